import { Button, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { EntryKind } from '../../../schema/collections.ts';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import { useDirection } from '../form/TextRow.tsx';
import { Dialog } from '../shell/Dialog.tsx';
import { fallbackLanguage } from '../store/entries.ts';
import { writeNewText } from '../store/new-text.ts';
import type { Operation } from '../store/operation.ts';
import { useDesk, useDeskStore, useSiteLanguages } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

interface NewTextProps {
  readonly kind: EntryKind;
  /** The name typed so far, in the language that texts are translated from. */
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
  const { entries } = useWords();
  const store = useDeskStore();
  const first = useDesk(({ documents }) => fallbackLanguage(documents));
  const languages = useSiteLanguages();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({ [first]: name });
  const create = (event: FormEvent): void => {
    event.preventDefault();
    const own = texts[first]?.trim() ?? '';
    const { id, operations } = writeNewText(store.getState().documents, kind, texts, own);
    onMade(id, operations, own);
  };
  return (
    <form onSubmit={create}>
      <Stack>
        {[first, ...languages.filter((code) => code !== first)].map((code, index) => (
          <LanguageInput
            key={code}
            code={code}
            isFirst={index === 0}
            value={texts[code] ?? ''}
            onChange={(text) => setTexts({ ...texts, [code]: text })}
          />
        ))}
        {children}
        <Button type="submit">{entries.create}</Button>
      </Stack>
    </form>
  );
}

interface LanguageInputProps {
  readonly code: string;
  readonly isFirst: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function LanguageInput({ code, isFirst, value, onChange }: LanguageInputProps) {
  const words = useWords();
  return (
    <GrowingTextarea
      label={languageName(code, words)}
      lang={code}
      dir={useDirection(code)}
      required={isFirst}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...(isFirst && { 'data-autofocus': true })}
    />
  );
}
