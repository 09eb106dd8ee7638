import { collections } from '../../../schema/collections.ts';
import { asciiDigits } from '../../../schema/digits.ts';
import { ageGroupSchema } from '../../../schema/groups.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { startingValue } from '../fields/starting-value.ts';
import { readSchema } from '../form/schema-node.ts';
import type { Documents } from '../store/documents.ts';
import { itemId, nameOperations } from '../store/list-entries.ts';
import { type Json, type Operation, valueAt } from '../store/operation.ts';
import { listItems } from './read-price-list.ts';

const SITE = 'site.json';
const GROUPS = 'ageGroups';

interface NewAgeGroup {
  readonly id: string;
  /** By languages. */
  readonly names: Readonly<Record<string, string>>;
  readonly from: number;
  readonly to: number;
  /** True if its travellers count towards the size of the group. */
  readonly counts: boolean;
}

/** The operations that add an age group of the site and give it a rate, still to be typed, in a price list. */
export function addAgeGroupOfList(
  documents: Documents,
  file: string,
  { id, names, from, to, counts }: NewAgeGroup,
): readonly Operation[] {
  const before = valueAt(documents.get(SITE)?.value, [GROUPS]);
  const items = listItems(before);
  const value: Json = { id, from, to, ...(!counts && { counts }) };
  const group: Operation =
    before === undefined
      ? { kind: 'set', file: SITE, path: [GROUPS], after: [value] }
      : { kind: 'insert', file: SITE, path: [GROUPS], index: items.length, length: items.length, value };
  const own = valueAt(documents.get(file)?.value, ['children']);
  const [schema] = schemasAt(collections.prices.data, ['children', id]);
  const start = schema ? startingValue(readSchema(schema)) : '';
  const rate: Operation =
    own === undefined
      ? { kind: 'set', file, path: ['children'], after: { [id]: start } }
      : { kind: 'set', file, path: ['children', id], after: start };
  return [group, ...nameOperations(documents, 'ageGroup', id, names), rate];
}

/** Reads ages in whole years; undefined if one is missing, or they are in the wrong order. */
export function readAges(
  from: string,
  to: string,
): { readonly from: number; readonly to: number } | undefined {
  if (from.trim() === '' || to.trim() === '') return undefined;
  const ages = { from: Number(asciiDigits(from)), to: Number(asciiDigits(to)) };
  return ageGroupSchema.safeParse({ id: 'new', ...ages }).success ? ages : undefined;
}

/** The id of an age group of the site that has some of these ages; undefined if none has. */
export function findSameAges(
  documents: Documents,
  { from, to }: { readonly from: number; readonly to: number },
): string | undefined {
  const others = listItems(valueAt(documents.get(SITE)?.value, [GROUPS]));
  const same = others.find((other) => {
    const ages = ageGroupSchema.safeParse(other);
    return ages.success && ages.data.from <= to && from <= ages.data.to;
  });
  return itemId(same);
}
