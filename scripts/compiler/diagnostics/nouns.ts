import type { EntryKind } from '../../../schema/collections.ts';
import type { Localized } from '../../messages/messages.ts';

/** How a kind of entry is called in messages. */
export function nounOf(kind: EntryKind): Localized {
  return ({ nouns, anyEntry }) => {
    const named: { readonly [Kind in EntryKind]?: string } = nouns;
    return named[kind] ?? anyEntry;
  };
}

export const IMAGE_FILE: Localized = ({ imageFile }) => imageFile;
