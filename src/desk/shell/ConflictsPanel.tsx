import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { describeValue } from '../form/describe-place.ts';
import { describeSpot } from '../history/describe-changes.ts';
import type { Conflict } from '../store/api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** Places that somebody else has changed, too: both values, and a choice. */
export function ConflictsPanel() {
  const { shell } = useWords();
  const conflicts = useDesk((state) => state.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <Alert color="orange" title={shell.conflicts} role="alert">
      <Stack gap="sm">
        {conflicts.map((conflict) => (
          <ConflictRow key={JSON.stringify(conflict.operation)} conflict={conflict} />
        ))}
      </Stack>
    </Alert>
  );
}

function ConflictRow({ conflict }: { readonly conflict: Conflict }) {
  const words = useWords();
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const { operation, theirs } = conflict;
  const place = { file: operation.file, path: operation.kind === 'file' ? [] : operation.path };
  const ours = operation.kind === 'set' || operation.kind === 'file' ? operation.after : undefined;
  return (
    <Group justify="space-between">
      <Text size="sm">
        {words.shell.conflict(
          describeSpot(documents, place, words),
          describeValue(ours, words),
          describeValue(theirs, words),
        )}
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" onClick={() => void store.decide(conflict, 'ours')}>
          {words.shell.keepOurs}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void store.decide(conflict, 'theirs')}>
          {words.shell.takeTheirs}
        </Button>
      </Group>
    </Group>
  );
}
