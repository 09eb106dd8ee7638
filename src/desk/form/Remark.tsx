import { Button, Group, Text } from '@mantine/core';
import { confirmValues, splitPlace, unconfirmedNote } from '../store/confirm-value.ts';
import { useDesk, useDeskStore, useFindingsAt } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describePlace } from './describe-place.ts';
import type { Place } from './field.ts';

interface RemarkProps extends Place {
  /** Shows only a note to confirm: the rest is elsewhere. */
  readonly isOnlyNote?: boolean;
}

/** The check's remarks on a value, which may be right all the same, and the note on one that is to be confirmed. */
export function Remark({ file, path, isOnlyNote = false }: RemarkProps) {
  const remark = useFindingsAt('warning', file, path);
  const note = useDesk(({ documents }) => unconfirmedNote(documents.get(file)?.value, path.join('.')));
  return (
    <>
      {note !== undefined && <Unconfirmed file={file} path={path} note={note} />}
      {remark !== '' && !isOnlyNote && (
        <Text size="xs" mt={4}>
          <span aria-hidden>⚠ </span>
          {remark}
        </Text>
      )}
    </>
  );
}

function Unconfirmed({ file, path, note }: Place & { readonly note: string }) {
  const { fields } = useWords();
  return (
    <Group gap="xs" mt={4}>
      <Text size="xs">
        <span aria-hidden>⚠ </span>
        {fields.unconfirmed(note)}
      </Text>
      <ConfirmButton file={file} place={path.join('.')} />
    </Group>
  );
}

interface ConfirmButtonProps {
  readonly file: string;
  /** Keys and positions with points between them. */
  readonly place: string;
}

/** Notes that a value is as it should be. */
export function ConfirmButton({ file, place }: ConfirmButtonProps) {
  const words = useWords();
  const store = useDeskStore();
  const confirm = () => {
    const { documents } = store.getState();
    const operations = confirmValues(documents, [{ file, path: place }]);
    const path = splitPlace(place);
    const where = describePlace(documents, { file, path }, words);
    store.edit({ operations, sentence: words.fields.confirmed(where) });
  };
  return (
    <Button variant="light" size="compact-xs" style={{ flexShrink: 0 }} onClick={confirm}>
      {words.fields.confirm}
    </Button>
  );
}
