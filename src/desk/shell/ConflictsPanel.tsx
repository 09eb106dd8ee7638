import { Alert, Button, Stack, Text } from '@mantine/core';
import { formatInstant } from '../form/date-format.ts';
import { describePlace } from '../form/describe-place.ts';
import { describeOperation } from '../history/describe-changes.ts';
import { describeSide, TwoValues } from '../history/TwoValues.tsx';
import type { Conflict } from '../store/api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';

export const CONFLICTS_ID = 'conflicts';

/** Places that somebody else has changed as well: both values, and a choice. */
export function ConflictsPanel() {
  const { shell } = useWords();
  const conflicts = useDesk((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Alert id={CONFLICTS_ID} tabIndex={-1} color="orange" title={shell.conflicts} role="alert">
      <Stack gap="md" mah="60vh" style={{ overflowY: 'auto' }}>
        {conflicts.map((conflict) => (
          <ConflictRow key={JSON.stringify(conflict.operation)} conflict={conflict} />
        ))}
      </Stack>
    </Alert>
  );
}

function ConflictRow({ conflict }: { readonly conflict: Conflict }) {
  const { operation, theirs, at } = conflict;
  const words = useWords();
  const { shell, locale } = words;
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const own = JSON.stringify(operation);
  const step = useDesk((state) =>
    state.steps.findLast(({ operations }) => operations.some((one) => JSON.stringify(one) === own)),
  );
  const place = { file: operation.file, path: operation.kind === 'file' ? [] : operation.path };
  const isValue = operation.kind === 'set' || operation.kind === 'file';
  const withTime = (name: string, instant: string | undefined) =>
    instant === undefined ? name : `${isolate(name)} · ${formatInstant(instant, locale)}`;
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        {describePlace(documents, place, words)}
      </Text>
      <TwoValues
        first={{
          label: withTime(shell.yours, step?.at),
          text: isValue
            ? describeSide(documents, place, operation.after, words)
            : describeOperation(documents, operation, words),
          action: (
            <Button size="compact-sm" onClick={() => void store.decide(conflict, 'ours')}>
              {shell.keepOurs}
            </Button>
          ),
        }}
        second={{
          label: withTime(shell.theirs, at),
          text: describeSide(documents, place, theirs, words),
          action: (
            <Button size="compact-sm" variant="default" onClick={() => void store.decide(conflict, 'theirs')}>
              {shell.takeTheirs}
            </Button>
          ),
        }}
      />
    </Stack>
  );
}
