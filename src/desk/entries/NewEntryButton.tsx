import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { listEntries, listIds } from '../store/entries.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { NewEntryDialog } from './NewEntryDialog.tsx';

/** Asks about a new entry, makes it and opens it, or the translations of a new language; empty for kinds that cannot be made. */
export function NewEntryButton({ kind }: { readonly kind: EntryKind | undefined }) {
  const words = useWords();
  const { entries } = words;
  const store = useDeskStore();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const title = kind && entries.make[kind];
  if (kind === undefined || title === undefined) return null;
  return (
    <>
      <Button variant="light" onClick={() => setOpen(true)} style={{ alignSelf: 'start' }}>
        {title}
      </Button>
      <NewEntryDialog
        kind={kind}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onMade={async ({ files, opens }, name) => {
          const before = listIds(store.getState().documents, kind);
          await store.editFiles(files, entries.created(title, name));
          setOpen(false);
          const made = listEntries(store.getState().documents, kind, words).find(
            ({ id }) => !before.includes(id),
          );
          if (made && kind === 'language') await navigate(`/translations/${made.id}`);
          else
            await navigate(made ? fieldAddress(made.file, made.path.join('.')) : fieldAddress(opens ?? ''));
        }}
      />
    </>
  );
}
