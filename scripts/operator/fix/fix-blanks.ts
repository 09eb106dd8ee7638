import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { collections } from '../../../schema/collections.ts';
import { classify } from '../../../schema/file-roles.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import type { KnownIds } from '../../compiler/link/known-ids.ts';
import { type ProposedFix, replacement } from './fix.ts';

/** Blanks around ids that name an entry without them. */
export function fixBlanks(
  file: string,
  text: string,
  tree: Node,
  value: unknown,
  known: KnownIds,
): readonly ProposedFix[] {
  const role = classify(file);
  if (role.role !== 'single' && role.role !== 'entry') return [];
  const { data } = collections[role.role === 'single' ? role.name : role.folder];
  return findReferences(data, value).flatMap(({ kind, id, path, isKey }) => {
    const meant = id.trim();
    const ids = known[kind] ?? [];
    const node = isKey ? undefined : findNodeAtLocation(tree, [...path]);
    if (!node || meant === id || ids.includes(id) || !ids.includes(meant)) return [];
    const edit = { offset: node.offset, length: node.length, content: JSON.stringify(meant) };
    return [replacement(file, text, edit)];
  });
}
