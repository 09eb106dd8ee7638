import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { confirmValues, unconfirmedNote } from '../store/confirm-value.ts';
import { splitPath } from '../store/operation.ts';
import { useDesk, useDeskStore, useFindingsAt } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describePlace } from './describe-place.ts';
import type { Place } from './field.ts';

interface RemarkProps extends Place {
  /** Shows only a note to confirm. */
  readonly isOnlyNote?: boolean;
}

/** The check's remarks on a value, and a note if the value is to be confirmed. */
export function Remark({ file, path, isOnlyNote = false }: RemarkProps) {
  const remark = useFindingsAt('warning', file, path);
  const note = useDesk(({ documents }) => unconfirmedNote(documents.get(file)?.value, path.join('.')));
  return (
    <>
      <Note key={`${file} ${path.join('.')}`} file={file} path={path} note={note} />
      {remark !== '' && !isOnlyNote && (
        <Text size="xs" mt={4}>
          <span aria-hidden>⚠ </span>
          {remark}
        </Text>
      )}
    </>
  );
}

/** A note to confirm. Once confirmed it stays in place, so that nothing moves under the pointer. */
function Note({ file, path, note }: Place & { readonly note: string | undefined }) {
  const { fields } = useWords();
  const [last, setLast] = useState(note);
  if (note !== undefined && note !== last) setLast(note);
  const shown = note ?? last;
  if (shown === undefined) return null;
  const isDone = note === undefined;
  return (
    <Group gap="xs" mt={4}>
      <Text size="xs">
        <span aria-hidden>{isDone ? '✓ ' : '⚠ '}</span>
        {isDone ? (
          <>
            {fields.isConfirmed} <s>{shown}</s>
          </>
        ) : (
          fields.unconfirmed(shown)
        )}
      </Text>
      <ConfirmButton file={file} place={path.join('.')} isDone={isDone} />
    </Group>
  );
}

interface ConfirmButtonProps {
  readonly file: string;
  /** Keys and positions with points between them. */
  readonly place: string;
  readonly isDone?: boolean;
}

/** A button that confirms a value. */
export function ConfirmButton({ file, place, isDone = false }: ConfirmButtonProps) {
  const words = useWords();
  const store = useDeskStore();
  const confirm = () => {
    const { documents } = store.getState();
    const operations = confirmValues(documents, [{ file, path: place }]);
    const where = describePlace(documents, { file, path: splitPath(place) }, words);
    store.edit({ operations, sentence: words.fields.confirmed(where) });
  };
  return (
    <Button variant="light" size="compact-sm" style={{ flexShrink: 0 }} disabled={isDone} onClick={confirm}>
      {isDone ? `✓ ${words.fields.confirm}` : words.fields.confirm}
    </Button>
  );
}
