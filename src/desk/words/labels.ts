import type { Path } from '../store/operation.ts';

/** Labels by the keys of schemas: `stars`, or `tiers.stars` where the key alone means several things. */
export type Labels = Readonly<Record<string, string>>;

/**
 * The label of a place in a file: that of the longest end of its path, without positions and ids, that has one; the key
 * itself where none has.
 */
export function findLabel(labels: Labels, file: string, path: Path): string {
  const collection = file.split('/').length > 1 ? (file.split('/')[0] ?? '') : file.replace(/\.json$/, '');
  const keys = [collection, ...path.filter((step) => typeof step === 'string')];
  for (let start = 0; start < keys.length; start += 1) {
    const label = labels[keys.slice(start).join('.')];
    if (label !== undefined) return label;
  }
  return keys.at(-1) ?? '';
}
