import type * as z from 'zod';
import { collections } from '../../schema/collections.ts';
import { classify } from '../compiler/parse/classify.ts';
import { definitionOf, knownKeys, schemasAt } from '../compiler/validate/schema-walk.ts';
import type { Damage } from './damages.ts';

/** Why a file may do without something. */
export type Tolerance =
  | 'a field that may be left out'
  | 'an entry of a list'
  | 'an entry under a name of the operator’s own'
  | 'a list or group that may be empty'
  | 'pieces that are whole';

/**
 * Whether the rules of a file allow that something is not there, and why. Texts may do without nothing: whatever
 * the site shows has to be written in every language.
 */
export function toleranceOf(file: string, { path, kind, text }: Damage): Tolerance | undefined {
  const schema = schemaOf(file);
  if (!schema?.safeParse(JSON.parse(text)).success) return undefined;
  if (kind === 'piece lost') return 'pieces that are whole';
  if (kind === 'emptied') return 'a list or group that may be empty';
  const key = path.at(-1) ?? '';
  const parents = schemasAt(schema, path.slice(0, -1));
  if (parents.some((parent) => definitionOf(parent).type === 'array')) return 'an entry of a list';
  const isKnown = knownKeys(parents).includes(key);
  return isKnown ? 'a field that may be left out' : 'an entry under a name of the operator’s own';
}

function schemaOf(file: string): z.ZodType | undefined {
  const role = classify(file);
  if (role.role === 'single') return collections[role.name].data;
  return role.role === 'entry' ? collections[role.folder].data : undefined;
}
