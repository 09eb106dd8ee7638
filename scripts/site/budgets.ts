import { mustGet } from '../compiler/link/must.ts';
import type { Localized } from '../messages/messages.ts';

/** The most that a page may weigh, in bytes as they are sent. Code is ours; data grows with what a page tells. */
export const BUDGETS = {
  scripts: 114_000,
  data: 8_000,
  pictures: 60_000,
  documents: 14_000,
  search: 15_000,
} as const;

/** What a page weighs, in bytes as they are sent: after brotli, or as they are if it does nothing for them. */
interface PageWeight {
  readonly address: string;
  readonly scripts: number;
  /** Data of the page and of what surrounds it, as modules. */
  readonly data: number;
  /** Pictures of the first screen on a phone. */
  readonly pictures: number;
  readonly document: number;
}

/** What a page is made of. */
export interface PageParts {
  readonly address: string;
  /** Its document. Files are paths below the site's folder. */
  readonly file: string;
  readonly scripts: readonly string[];
  readonly data: readonly string[];
  /** Pictures of the first screen on a phone. */
  readonly pictures: readonly string[];
}

/**
 * The weight of every page: its document, and the scripts and pictures of its first load.
 *
 * @param sizes bytes of the site's files as they are sent
 */
export function weighPages(
  pages: readonly PageParts[],
  sizes: ReadonlyMap<string, number>,
): readonly PageWeight[] {
  const sizeOf = (path: string): number => mustGet(sizes, path);
  const sum = (paths: readonly string[]): number => paths.reduce((total, path) => total + sizeOf(path), 0);
  return pages.map(({ address, file, scripts, data, pictures }) => ({
    address,
    scripts: sum(scripts),
    data: sum(data),
    pictures: sum(pictures),
    document: sizeOf(file),
  }));
}

/** The pages that weigh more than they may. */
export function overweightPages(weights: readonly PageWeight[]): readonly PageWeight[] {
  return weights.filter(
    ({ scripts, data, pictures, document }) =>
      scripts > BUDGETS.scripts ||
      data > BUDGETS.data ||
      pictures > BUDGETS.pictures ||
      document > BUDGETS.documents,
  );
}

/** "scripts 108.2 of 114 kB, data 5.1 of 8 kB, first pictures 31.0 of 60 kB, documents 12.1 of 14 kB". */
export function describeWeights(weights: readonly PageWeight[]): Localized {
  const most = (pick: (weight: PageWeight) => number): number => Math.max(0, ...weights.map(pick)) / 1000;
  const scripts = { most: most((weight) => weight.scripts), limit: BUDGETS.scripts / 1000 };
  const data = { most: most((weight) => weight.data), limit: BUDGETS.data / 1000 };
  const pictures = { most: most((weight) => weight.pictures), limit: BUDGETS.pictures / 1000 };
  const documents = { most: most((weight) => weight.document), limit: BUDGETS.documents / 1000 };
  return ({ build }) => build.weights({ scripts, data, pictures, documents });
}

/** What searching for tours loads in a language, in bytes as they are sent: its code and a part of the tours. */
interface SearchWeight {
  /** The largest part of the tours. */
  readonly file: string;
  readonly bytes: number;
}

/**
 * The weight of the search where it is heaviest.
 *
 * @param scripts files of its code
 * @param parts files with the tours, of all languages
 */
export function weighSearch(
  scripts: readonly string[],
  parts: readonly string[],
  sizes: ReadonlyMap<string, number>,
): SearchWeight {
  const code = scripts.reduce((total, path) => total + mustGet(sizes, path), 0);
  const [largest = { file: '', size: 0 }] = parts
    .map((file) => ({ file, size: mustGet(sizes, file) }))
    .toSorted((left, right) => right.size - left.size);
  return { file: largest.file, bytes: code + largest.size };
}

/** "search 9.8 of 15 kB". */
export function describeSearch({ bytes }: SearchWeight): Localized {
  const weight = { most: bytes / 1000, limit: BUDGETS.search / 1000 };
  return ({ build }) => build.searchWeight(weight);
}
