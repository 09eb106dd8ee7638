import { createHash } from 'node:crypto';
import { targetsOf } from '../link/link.ts';
import type { LinkedDay, LinkedPackage, LinkedVariant } from '../link/model.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import { relatedTours } from './related-packages.ts';
import { sectionOf } from './section-of.ts';
import type { Content } from './sound-content.ts';

/** Of these a package's page shows what is its own, or of the packages related to it; of all else anything. */
const FOLDERS = ['packages', 'itineraries', 'days', 'prices'];
const AREAS = ['packages', 'days'];

const isGeneral = (path: string): boolean =>
  !FOLDERS.some((folder) => path.startsWith(`${folder}/`)) &&
  !AREAS.some((area) => path.startsWith('texts/') && path.endsWith(`/${area}.json`));

/**
 * What the pages of packages follow from, in all languages, as hashes: while one is the same, so are the pages, and need
 * not be resolved. A large site has thousands of them, and a new price changes a few. Held together with the pages
 * themselves by a property: pages of one hash are the same.
 */
export class PackageInputs {
  readonly #content: Content;
  readonly #sources: readonly SourceFile[];
  readonly #own = new Map<LinkedPackage, string>();
  #general: string | undefined;
  #texts: ReadonlyMap<string, string> | undefined;

  constructor(content: Content, sources: readonly SourceFile[]) {
    this.#content = content;
    this.#sources = sources;
  }

  /** Of a package's page. */
  of(entry: LinkedPackage): string {
    const { packages, sections } = this.#content;
    this.#general ??= this.#hashGeneral();
    const related = [...relatedTours(entry, packages)].map(([other, reason]) => [reason, this.#ownOf(other)]);
    return hash([this.#general, this.#ownOf(entry), related, sectionOf(sections, entry)?.id]);
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

  #ownOf(entry: LinkedPackage): string {
    const own = this.#own.get(entry) ?? this.#hashOwn(entry);
    this.#own.set(entry, own);
    return own;
  }

  #hashOwn(entry: LinkedPackage): string {
    this.#texts ??= textsByEntry(this.#content);
    const days = entry.variants.flatMap((variant) => daysOf(variant));
    const keys = [`packages.${entry.id}`, ...new Set(days.map(({ id }) => `days.${id}`))];
    return hash([
      entry.id,
      entry.data,
      entry.duration,
      entry.itinerary?.data,
      days.map(({ id, data }) => [id, data]),
      entry.variants.flatMap(({ fittingTables }) => fittingTables.map(({ id, data }) => [id, data])),
      keys.map((key) => this.#texts?.get(key)),
    ]);
  }
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
