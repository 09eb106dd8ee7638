import type { TourPackage } from '../../../schema/package.ts';
import { TODO_MARK } from '../../../schema/texts/text.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import { insertItem } from '../json-edit/edit-json.ts';
import { namedTexts } from './name-questions.ts';
import type { Answers, Point } from './questions.ts';
import { entryFile, nextOrder, withTexts } from './scaffold.ts';

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
export function scaffoldPackage(files: ContentFiles, entry: NewPackage): ChangePlan {
  const { id, region, category, destinations, days, image, duration } = entry;
  const order = nextOrder(files.entries.packages);
  const value = { order, region, category, image, ...(duration && { duration }), destinations };
  const plan = Object.fromEntries(days.map((day, index) => [`day${index + 1}`, day]));
  const hasOptions = invariant(files.single.categories, 'categories').value.categories.some(
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
    notes: [
      ({ entries: { next } }) => (paths.length > 0 ? next.listedOn(paths) : next.listedNowhere),
      ...(days.length === 0 ? [({ entries: { next } }: Messages) => next.addDays(id)] : []),
    ],
  };
}

/** The section pages that list a package; without one visitors find it only by its address. */
function pagesListing(files: ContentFiles, region: string, category: string): readonly string[] {
  return files.entries.sections
    .filter(({ value }) =>
      value.groups.some((group) => group.region === region && group.category === category),
    )
    .map(({ value }) => value.path);
}

interface NewDestination {
  readonly id: string;
  readonly region: string;
  readonly category: string;
  readonly path: string;
  readonly image: string;
  readonly point: Point;
}

/** The files of a new destination; unknown values are unconfirmed, so that the check asks for them. */
export function scaffoldDestination(
  files: ContentFiles,
  entry: NewDestination,
  { placeholders }: Messages['entries'],
): ChangePlan {
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
    notes: [({ entries: { next } }) => next.seePage(path)],
  };
}

/** The address of a new destination, after the manner of the others: `/places/blue-reef` for blueReef. */
export function destinationPath(files: ContentFiles, id: string): string {
  const { pages } = invariant(files.single.site, 'site').value;
  const known = files.entries.destinations[0]?.value.path;
  const parent = known?.slice(0, known.lastIndexOf('/')) ?? pages.destinations;
  const name = id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  return `${parent === '/' ? '' : parent}/${name}`;
}

/** The files of a new day, with one activity to start from. */
export function scaffoldDay(
  files: ContentFiles,
  id: string,
  destinations: readonly string[],
  { placeholders }: Messages['entries'],
): ChangePlan {
  const key = freeActivityKey(files, id);
  const value = { destinations, activities: [{ icon: 'MapPin', text: key }] };
  return {
    changes: new Map([
      entryFile(files, 'days', id, value),
      ...withTexts(files, 'day', id),
      ...withTexts(files, 'activity', key, `${TODO_MARK} ${placeholders.firstActivity}`),
    ]),
    notes: [({ entries: { next } }) => next.addActivities(id)],
  };
}

function freeActivityKey(files: ContentFiles, id: string): string {
  const taken = new Set(
    files.texts.flatMap(({ area, file }) => (area === 'activities' ? Object.keys(Object(file.value)) : [])),
  );
  let key = `${id}-start`;
  while (taken.has(key)) key += '-new';
  return key;
}

/** The files of a new page of the operator's own. */
export function scaffoldOwnPage(files: ContentFiles, id: string, answers: Answers): ChangePlan {
  const { path = '' } = answers;
  const value = { order: nextOrder(files.entries.pages), path };
  return {
    changes: new Map([
      entryFile(files, 'pages', id, value),
      ...withTexts(files, 'ownPage', id, undefined, (code) => namedTexts('ownPage', answers, code)),
    ]),
    notes: [({ entries: { next } }) => next.seeOwnPage(path)],
  };
}

/** The address of a new page: `/good-manners` for goodManners. */
export function ownPagePath(id: string): string {
  return `/${id.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`;
}

interface NewLanguage {
  readonly code: string;
  readonly locale: string;
  readonly name: string;
  readonly direction: string;
}

/**
 * Adds a language to the site, with a glossary and no texts: visitors see those of the fallback language, which is better
 * than unwritten ones. It is in progress until the operator publishes it.
 */
export function scaffoldLanguage(files: ContentFiles, language: NewLanguage): ChangePlan {
  const { file } = invariant(files.single.site, 'site');
  const { code } = language;
  return {
    changes: new Map([
      ['site.json', insertItem(file.text, ['languages'], { ...language, published: false })],
      entryFile(files, 'glossary', code, { terms: {} }),
    ]),
    notes: [({ entries: { next } }) => next.translate(code)],
  };
}

/** Scripts that are written from right to left, by ISO 15924. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** A language's usual locale, its own name and its direction, from CLDR. */
export function describeLanguage(code: string): Omit<NewLanguage, 'code'> {
  const { region, script = '' } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return {
    locale: region === undefined ? code : `${code}-${region}`,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
  };
}
