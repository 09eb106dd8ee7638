import type { TourPackage } from '../../../schema/package.ts';
import { must } from '../../compiler/link/must.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { entryFile, nextOrder, type Scaffold, withTexts } from './scaffold.ts';

/** What is known of a new package. */
interface NewPackage {
  readonly id: string;
  readonly region: string;
  readonly category: string;
  readonly destinations: readonly string[];
  /** The days of its plan, in order; none: it is planned later. */
  readonly days: readonly string[];
  readonly image: string;
  /** Undefined: as long as its plan is. */
  readonly duration: TourPackage['duration'];
}

/** The files of a new package: entry, texts, and a plan where there are days. */
export function scaffoldPackage(
  files: ContentFiles,
  entry: NewPackage,
  { next }: Messages['entries'],
): Scaffold {
  const { id, region, category, destinations, days, image, duration } = entry;
  const order = nextOrder(files.entries.packages);
  const value = { order, region, category, image, ...(duration && { duration }), destinations };
  const plan = Object.fromEntries(days.map((day, index) => [`day${index + 1}`, day]));
  const hasOptions = must(files.single.categories, 'categories').value.categories.some(
    (known) => known.id === category && known.options,
  );
  const paths = pagesListing(files, region, category);
  const plans = Object.fromEntries(files.entries.options.map((option) => [option.id, plan]));
  return {
    changes: new Map([
      entryFile(files, 'packages', id, value),
      ...withTexts(files, 'package', id),
      ...(days.length === 0
        ? []
        : [entryFile(files, 'itineraries', id, hasOptions ? { options: plans } : { plan })]),
    ]),
    hints: [
      paths.length > 0 ? next.listedOn(paths) : next.listedNowhere,
      ...(days.length === 0 ? [next.addDays(id)] : []),
    ],
  };
}

/** Section pages list their packages by themselves; a package that none lists can only be found by its address. */
function pagesListing(files: ContentFiles, region: string, category: string): readonly string[] {
  return files.entries.sections
    .filter(({ value }) =>
      value.groups.some((group) => group.region === region && group.category === category),
    )
    .map(({ value }) => value.path);
}
