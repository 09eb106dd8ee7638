import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../shell/Dialog.tsx';
import { unconfirmedNote } from '../store/confirm-value.ts';
import { useDesk } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';
import { RemoveForm } from './RemoveForm.tsx';
import type { NamedEntry } from './use-plan.ts';

interface RemoveSampleProps extends NamedEntry {
  readonly file: string;
}

/** Removes an entry that is nothing but a placeholder: not even its picture is the operator's. Nothing for any other. */
export function RemoveSample({ file, ...entry }: RemoveSampleProps) {
  const { entries } = useWords();
  const isSample = useDesk(
    ({ documents }) => unconfirmedNote(documents.get(file)?.value, 'image') !== undefined,
  );
  const [isOpen, setOpen] = useState(false);
  if (!isSample) return null;
  const title = `${entries.remove}: ${isolate(entry.name)}`;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        color="red"
        style={{ alignSelf: 'start' }}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        {entries.remove}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <RemoveForm {...entry} file={file} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
