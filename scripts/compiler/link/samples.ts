import type { JsonPath } from '../../../schema/json-path.ts';

/** What pages can do without: what of it is listed as not confirmed is a sample, and not a placeholder to be replaced. */
const SAMPLES: readonly { readonly files: RegExp; readonly field: string }[] = [
  { files: /^testimonials\.json$/, field: 'testimonials' },
  { files: /^(?:home|about)\.json$/, field: 'statistics' },
  { files: /^destinations\//, field: 'rating' },
];

/** Whether an unconfirmed value is a sample: pages leave it out once the site has an address of its own. */
export function isSamplePath(file: string, path: JsonPath): boolean {
  return SAMPLES.some(({ files, field }) => files.test(file) && path[0] === field);
}

/** Data whose unconfirmed values are listed in it, by their paths. */
interface Unconfirmed {
  readonly unconfirmed?: Readonly<Record<string, string>> | undefined;
}

/** Whether something, or a part of it, or what it is a part of is listed as not confirmed. */
export function isUnconfirmed({ unconfirmed = {} }: Unconfirmed, path: JsonPath): boolean {
  const own = `${path.join('.')}.`;
  return Object.keys(unconfirmed).some((listed) => own.startsWith(`${listed}.`) || listed.startsWith(own));
}

/** The entries of a list of data, which stands in one of its fields, without those that are not confirmed. */
export function confirmedEntries<Item>(data: Unconfirmed, field: string, list: readonly Item[]): Item[] {
  return list.filter((_, index) => !isUnconfirmed(data, [field, index]));
}
