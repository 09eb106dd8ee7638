import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../src/shared/page-data/page.ts';
import type { TourPart } from '../../src/shared/page-data/tour-part.ts';
import { getEntry } from '../compiler/link/invariant.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { readModule } from './pages/page-data.ts';
import type { SiteFolder } from './site-folder.ts';

/** Weights that are slow on a phone, in bytes as they are sent. A page with 53 kB of texts is as quick as others. */
const SLOW = { texts: 60_000, picture: 100_000, search: 40_000 } as const;
const WARNINGS_LISTED = 5;

/** The files that a page loads first, as paths below the site's folder. */
export interface PageParts {
  readonly address: string;
  /** Path of the page, the same in every language. */
  readonly path: string;
  readonly document: string;
  /** Data of what surrounds the page, then its own. */
  readonly data: readonly string[];
  /** Pictures of the first screen on a phone. */
  readonly pictures: readonly string[];
}

type Cause = keyof Messages['build']['slow']['texts'];

/**
 * Warns of what is slow on a phone: pages with the cause and a remedy, photographs, and the search of tours.
 *
 * @param searchParts files with the tours that are searched
 * @param sources paths in the data folder of the pictures at each address
 */
export function warnOfWeights(
  pages: readonly PageParts[],
  searchParts: readonly string[],
  sources: ReadonlyMap<string, string>,
  { folder, sizes }: Pick<SiteFolder, 'folder' | 'sizes'>,
): readonly Localized[] {
  const texts = slowPages(pages, sizes).map(({ page, bytes }): Localized => {
    const { cause, share } = findCause(readData(folder, page.data.at(-1) ?? '') as Page);
    return ({ build }) => build.slow.texts[cause](page.address, bytes / 1000, share);
  });
  const addresses = new Map(
    pages
      .flatMap(({ address, pictures }) => pictures.map((file): [string, string] => [file, address]))
      .toReversed(),
  );
  const pictures = sortBySize([...addresses.keys()], sizes)
    .filter((file) => getEntry(sizes, file) > SLOW.picture)
    .map((file): Localized => {
      const source = sources.get(`/${file}`) ?? file;
      return ({ build }) =>
        build.slow.picture(source, getEntry(sizes, file) / 1000, addresses.get(file) ?? '');
    });
  const searches = sortBySize(searchParts, sizes)
    .filter((file) => getEntry(sizes, file) > SLOW.search)
    .map((file): Localized => {
      const { tours } = readData(folder, file) as TourPart;
      const names = tours.map(({ name }) => name).join(', ');
      return ({ build }) => build.slow.search(names, getEntry(sizes, file) / 1000);
    });
  return [texts, pictures, searches].flatMap(shorten);
}

/** The first warnings, and the number of the others. */
function shorten(warnings: readonly Localized[]): readonly Localized[] {
  const others = warnings.length - WARNINGS_LISTED;
  const more: readonly Localized[] = others > 0 ? [({ build }) => build.slow.more(others)] : [];
  return [...warnings.slice(0, WARNINGS_LISTED), ...more];
}

/** Pages with slow texts, each in its heaviest language only, from the heaviest on. */
function slowPages(pages: readonly PageParts[], sizes: ReadonlyMap<string, number>) {
  const weights = pages
    .map((page) => ({ page, bytes: sum([page.document, ...page.data], sizes) }))
    .filter(({ bytes }) => bytes > SLOW.texts)
    .toSorted((one, other) => one.bytes - other.bytes);
  return [...new Map(weights.map((weight) => [weight.page.path, weight])).values()].toReversed();
}

/** Finds the largest part of a page's texts, and its share in per cent. */
function findCause(page: Page): { readonly cause: Cause; readonly share: number } {
  const jsonLength = (value: unknown): number => JSON.stringify(value).length;
  const variants = page.kind === 'package' ? page.variants : [];
  const whole = jsonLength(page);
  const days = jsonLength(variants.map((variant) => variant.days));
  const prices = jsonLength(variants.map((variant) => variant.prices));
  const questions = 'questions' in page ? jsonLength(page.questions) : 0;
  const causes = { days, prices, questions, others: whole - days - prices - questions };
  const [cause = 'others'] = (['days', 'prices', 'questions', 'others'] as const).toSorted(
    (one, other) => causes[other] - causes[one],
  );
  return { cause, share: Math.round((100 * causes[cause]) / whole) };
}

function sortBySize(files: readonly string[], sizes: ReadonlyMap<string, number>): readonly string[] {
  return files.toSorted((one, other) => getEntry(sizes, other) - getEntry(sizes, one));
}

function sum(files: readonly string[], sizes: ReadonlyMap<string, number>): number {
  return files.reduce((bytes, file) => bytes + getEntry(sizes, file), 0);
}

function readData(folder: string, file: string): unknown {
  return readModule(readFileSync(join(folder, file), 'utf8'));
}
