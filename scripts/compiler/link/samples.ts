import type { JsonPath } from '../../../schema/json-path.ts';

/** Optional parts of pages: unconfirmed values in them are samples rather than placeholders to be replaced. */
const SAMPLES: readonly { readonly files: RegExp; readonly field: string }[] = [
  { files: /^testimonials\.json$/, field: 'testimonials' },
  { files: /^(?:home|about)\.json$/, field: 'statistics' },
  { files: /^destinations\//, field: 'rating' },
];

/** True if an unconfirmed value is a sample, which pages omit once the site has an address of its own. */
export function isSamplePath(file: string, path: JsonPath): boolean {
  return SAMPLES.some(({ files, field }) => files.test(file) && path[0] === field);
}

/** Data whose unconfirmed values are listed in it, by their paths. */
interface Unconfirmed {
  readonly unconfirmed?: Readonly<Record<string, string>> | undefined;
}

/** True if a value, a part of it, or a value around it is listed as not confirmed. */
export function isUnconfirmed({ unconfirmed = {} }: Unconfirmed, path: JsonPath): boolean {
  const own = `${path.join('.')}.`;
  return Object.keys(unconfirmed).some((listed) => own.startsWith(`${listed}.`) || listed.startsWith(own));
}

/** The entries of a field's list without those that are not confirmed. */
export function confirmedEntries<Item>(data: Unconfirmed, field: string, list: readonly Item[]): Item[] {
  return list.filter((_, index) => !isUnconfirmed(data, [field, index]));
}
