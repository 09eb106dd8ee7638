import { createHash } from 'node:crypto';
import { targetsOf } from '../link/link.ts';
import type {
  LinkedDay,
  LinkedDestination,
  LinkedPackage,
  LinkedSection,
  LinkedVariant,
  SectionListPage,
} from '../link/model.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import { remembered } from '../remembered.ts';
import { toursTo } from './destination-pages.ts';
import { relatedTours } from './related-packages.ts';
import { sectionOf } from './section-of.ts';
import type { Content } from './sound-content.ts';

/** Of these pages show what is of some packages; of all else anything. */
const FOLDERS = ['packages', 'itineraries', 'days', 'prices'];
const AREAS = ['packages', 'days'];

const isGeneral = (path: string): boolean =>
  !FOLDERS.some((folder) => path.startsWith(`${folder}/`)) &&
  !AREAS.some((area) => path.startsWith('texts/') && path.endsWith(`/${area}.json`));

/**
 * What pages follow from, in all languages, as hashes: while one is the same, so are the pages, and need not be resolved.
 * A large site has thousands of them, and a new price changes a few. Held together with the pages themselves by a
 * property: pages of one hash are the same.
 */
export class PageInputs {
  readonly #content: Content;
  readonly #sources: readonly SourceFile[];
  readonly #planOf = remembered((entry: LinkedPackage) => this.#hashPlan(entry));
  readonly #cardOf = remembered((entry: LinkedPackage) => this.#hashCard(entry));
  #general: string | undefined;
  #texts: ReadonlyMap<string, string> | undefined;

  constructor(content: Content, sources: readonly SourceFile[]) {
    this.#content = content;
    this.#sources = sources;
  }

  /** Of a package's page: its own, and the cards of packages related to it. */
  ofPackage(entry: LinkedPackage): string {
    const { packages, sections } = this.#content;
    const related = [...relatedTours(entry, packages)].map(([other, reason]) => [
      reason,
      this.#cardOf(other),
    ]);
    const tables = entry.variants.map(tablesOf);
    return hash([this.#ofAll(), this.#planOf(entry), tables, related, sectionOf(sections, entry)?.id]);
  }

  /** Of what the search of tours knows of packages. */
  ofTours(entries: readonly LinkedPackage[]): string {
    return hash([this.#ofAll(), entries.map(this.#cardOf)]);
  }

  /** Of pages that show no prices of packages. */
  ofPlans(): string {
    return hash([this.#ofAll(), this.#content.packages.map((entry) => this.#planOf(entry))]);
  }

  /** Of a destination's page: the cards of packages that go there, and who lists the others. */
  ofDestination(destination: LinkedDestination): string {
    const { shown, listedIn } = toursTo(this.#content, destination);
    return hash([this.#ofAll(), shown.map(this.#cardOf), listedIn.map(({ id }) => id)]);
  }

  /** Of a page that lists packages of a section: their cards, and how many the section has. */
  ofSection({ groups }: LinkedSection, { groups: shown }: SectionListPage): string {
    const cards = shown.flatMap(({ packages }) => packages.map(this.#cardOf));
    return hash([this.#ofAll(), cards, groups.map(({ packages }) => packages.length)]);
  }

  #ofAll(): string {
    this.#general ??= this.#hashGeneral();
    return this.#general;
  }

  /** What any page may show. */
  #hashGeneral(): string {
    const { site, today, images, entries } = this.#content;
    const files = this.#sources
      .filter(({ path }) => isGeneral(path))
      .map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex')]);
    // The map shows the stops of every day.
    const stops = entries.days.map(({ value }) => value.stops);
    return hash([files, site.url, today, [...images], stops]);
  }

  /** What a card shows: prices of the first option, and of which age groups there are any. */
  #hashCard(entry: LinkedPackage): string {
    const [first, ...others] = entry.variants;
    const ages = others.map(({ table }) => table?.children.map(({ ageGroup }) => ageGroup.id));
    return hash([this.#planOf(entry), tablesOf(first), ages]);
  }

  /** All of a package but its prices. */
  #hashPlan(entry: LinkedPackage): string {
    this.#texts ??= textsByEntry(this.#content);
    const days = entry.variants.flatMap((variant) => daysOf(variant));
    const keys = [`packages.${entry.id}`, ...new Set(days.map(({ id }) => `days.${id}`))];
    return hash([
      entry.id,
      entry.data,
      entry.duration,
      entry.itinerary?.data,
      days.map(({ id, data }) => [id, data]),
      keys.map((key) => this.#texts?.get(key)),
    ]);
  }
}

function tablesOf(variant: LinkedVariant | undefined): unknown {
  return variant?.fittingTables.map(({ id, data }) => [id, data]);
}

function daysOf({ itinerary }: LinkedVariant): readonly LinkedDay[] {
  if (itinerary.source === 'generic') return [];
  return itinerary.days.flatMap(({ choices }) => targetsOf(choices));
}

/** All texts of each package and day, in all languages, in a row. */
function textsByEntry({ dictionaries }: Content): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  for (const [language, dictionary] of dictionaries) {
    for (const [key, text] of dictionary) {
      const [area = '', id = ''] = key.split('.', 2);
      if (!AREAS.includes(area)) continue;
      const entry = `${area}.${id}`;
      rows.set(entry, `${rows.get(entry) ?? ''}${JSON.stringify([language, key, text])}`);
    }
  }
  return rows;
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
