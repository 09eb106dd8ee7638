import type * as z from 'zod';
import { collections } from '../../schema/collections.ts';
import { classify } from '../compiler/parse/classify.ts';
import { definitionOf, knownKeys, schemasAt } from '../compiler/validate/schema-walk.ts';
import type { Messages } from '../messages/messages.ts';
import type { Damage } from './damages.ts';

/** Why a file may do without something. */
export type Tolerance = keyof Messages['damage']['tolerances'];

/**
 * Whether the rules of a file allow that something is not there, and why. Texts may do without nothing: whatever
 * the site shows has to be written in every language.
 */
export function toleranceOf(file: string, { path, kind, text }: Damage): Tolerance | undefined {
  const schema = schemaOf(file);
  if (!schema?.safeParse(JSON.parse(text)).success) return undefined;
  if (kind === 'piece lost') return 'wholePieces';
  if (kind === 'emptied') return 'mayBeEmpty';
  const key = path.at(-1) ?? '';
  const parents = schemasAt(schema, path.slice(0, -1));
  if (parents.some((parent) => definitionOf(parent).type === 'array')) return 'entry';
  const isKnown = knownKeys(parents).includes(key);
  return isKnown ? 'field' : 'ownEntry';
}

function schemaOf(file: string): z.ZodType | undefined {
  const role = classify(file);
  if (role.role === 'single') return collections[role.name].data;
  return role.role === 'entry' ? collections[role.folder].data : undefined;
}
