import { type FiledKind, filedKinds } from '../../../schema/collections.ts';
import { canBeHeldBack } from '../../../schema/held-back.ts';
import type { Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import { keyOrder, setValues } from '../json-edit/edit-json.ts';
import { entryFolder, isOneOf, type NewKind } from './kinds.ts';

/** The text of an entry's file that is held back, if entries of its kind can be. */
export function heldBack(kind: FiledKind, path: string, text: string): string {
  return canBeHeldBack(entryFolder(kind))
    ? setValues(text, [{ path: ['draft'], value: true }], keyOrder(path))
    : text;
}

/** A plan whose new entry is held back until it is finished, if entries of its kind can be. */
export function holdNewBack(kind: NewKind, { changes, notes }: ChangePlan): ChangePlan {
  if (!isOneOf(filedKinds, kind) || !canBeHeldBack(entryFolder(kind))) return { changes, notes };
  const folder = entryFolder(kind);
  const isOwn = (path: string) => path.startsWith(`${folder}/`);
  const held = [...changes].map(
    ([path, text]) => [path, text !== undefined && isOwn(path) ? heldBack(kind, path, text) : text] as const,
  );
  const files = [...changes.keys()].filter(isOwn);
  return {
    changes: new Map(held),
    notes: [
      ...notes,
      ...files.map(
        (file) =>
          ({ entries }: Messages) =>
            entries.next.heldBack(file),
      ),
    ],
  };
}
