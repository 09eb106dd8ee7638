import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { EntryKind } from '../../../schema/collections.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { fallbackLanguage, shownLanguage } from '../store/entries.ts';
import { writeNewText } from '../store/new-text.ts';
import type { Operation } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { NameFields, type Names } from './NameFields.tsx';

interface NewTextProps {
  readonly kind: EntryKind;
  /** The name typed so far, in the language in which entries are named. */
  readonly name: string;
  /** Further fields. */
  readonly children?: ReactNode;
  /** @param operations write the texts of the new entry; nothing is changed yet */
  readonly onMade: (id: string, operations: readonly Operation[], name: string) => void;
}

interface NewTextDialogProps extends NewTextProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for a new text in the languages of the site. */
export function NewTextDialog({ title, isOpen, onClose, ...text }: NewTextDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <NewTextForm {...text} />
    </Dialog>
  );
}

function NewTextForm({ kind, name, children, onMade }: NewTextProps) {
  const { code, entries } = useWords();
  const store = useDeskStore();
  const first = useDesk(({ documents }) => fallbackLanguage(documents));
  const [texts, setTexts] = useState<Names>(() => ({
    [shownLanguage(store.getState().documents, code)]: name,
  }));
  const create = (event: FormEvent): void => {
    event.preventDefault();
    const own = texts[first]?.trim() ?? '';
    const { id, operations } = writeNewText(store.getState().documents, kind, texts, own);
    onMade(id, operations, own);
  };
  return (
    <form onSubmit={create}>
      <Stack>
        <NameFields names={texts} onChange={setTexts} isLong />
        {children}
        <Button type="submit">{entries.create}</Button>
      </Stack>
    </form>
  );
}
