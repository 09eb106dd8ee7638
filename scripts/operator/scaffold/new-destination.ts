import { must } from '../../compiler/link/must.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Point } from './point-answer.ts';
import { entryFile, nextOrder, type Scaffold, withTexts } from './scaffold.ts';

/** What is known of a new destination. */
interface NewDestination {
  readonly id: string;
  readonly region: string;
  readonly category: string;
  readonly path: string;
  readonly image: string;
  readonly point: Point;
}

/** The files of a new destination. What cannot be known stands in it unconfirmed, so that the check asks for it. */
export function scaffoldDestination(
  files: ContentFiles,
  entry: NewDestination,
  { next, placeholders }: Messages['entries'],
): Scaffold {
  const { id, region, category, path, image, point } = entry;
  const prices = files.entries.destinations.map(({ value }) => value.priceFrom);
  const value = {
    order: nextOrder(files.entries.destinations),
    priceFrom: prices.length === 0 ? 1 : Math.min(...prices),
    image,
    category,
    path,
    region,
    point,
    unconfirmed: {
      priceFrom: placeholders.priceFrom,
      image: placeholders.image,
    },
  };
  return {
    changes: new Map([entryFile(files, 'destinations', id, value), ...withTexts(files, 'destination', id)]),
    hints: [next.seePage(path)],
  };
}

/** The address of a new destination, after the manner of the others: `/places/blue-reef` for blueReef. */
export function destinationPath(files: ContentFiles, id: string): string {
  const { pages } = must(files.single.site, 'site').value;
  const known = files.entries.destinations[0]?.value.path;
  const parent = known?.slice(0, known.lastIndexOf('/')) ?? pages.destinations;
  const name = id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  return `${parent === '/' ? '' : parent}/${name}`;
}
