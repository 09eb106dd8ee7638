import type { CompressedSizes } from './compress.ts';
import type { PrerenderedPage } from './prerender.ts';

/** The most that a page may weigh, in bytes after brotli. */
export const BUDGETS = { scripts: 115_000 } as const;

/** What a page weighs, in bytes after brotli. */
export interface PageWeight {
  readonly address: string;
  readonly scripts: number;
  readonly document: number;
}

/** The weight of every page: its document, and the scripts of its first load. */
export function weighPages(pages: readonly PrerenderedPage[], sizes: CompressedSizes): readonly PageWeight[] {
  return pages.map(({ address, file, chunks }) => ({
    address,
    scripts: chunks.scripts.reduce((sum, script) => sum + sizeOf(sizes, script), 0),
    document: sizeOf(sizes, file),
  }));
}

/** The pages that weigh more than they may. */
export function overweightPages(weights: readonly PageWeight[]): readonly PageWeight[] {
  return weights.filter(({ scripts }) => scripts > BUDGETS.scripts);
}

/** "scripts 108.2 of 115 kB, documents 12.1 kB". */
export function describeWeights(weights: readonly PageWeight[]): string {
  const most = (pick: (weight: PageWeight) => number): string =>
    (Math.max(0, ...weights.map(pick)) / 1000).toFixed(1);
  const scripts = `scripts ${most((weight) => weight.scripts)} of ${BUDGETS.scripts / 1000} kB`;
  return `${scripts}, documents ${most((weight) => weight.document)} kB (brotli, heaviest page)`;
}

function sizeOf(sizes: CompressedSizes, path: string): number {
  const size = sizes.get(path);
  if (size === undefined) throw new Error(`"${path}" was not compressed.`);
  return size;
}
