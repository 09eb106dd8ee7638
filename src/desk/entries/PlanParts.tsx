import { Alert, List, Stack, Text } from '@mantine/core';
import { describeFile } from '../form/describe-place.ts';
import type { PlanAnswer } from '../store/plan-api.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** Most changed places that are named. */
const MOST_NAMED = 12;

/** Why something cannot be done with an entry. */
export function Problems({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert color="red" role="alert">
      <List size="sm">
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** The places that are changed with an entry. */
export function Consequences({ plan: { problems, notes, files } }: { readonly plan: PlanAnswer }) {
  const words = useWords();
  const { entries, grid } = words;
  const places = useDeskJson(({ documents }) => [
    ...new Set(
      files.flatMap(({ file }) => (file.includes('/.') ? [] : [describeFile(documents, file, words)])),
    ),
  ]);
  if (problems.length > 0) return <Problems problems={problems} />;
  return (
    <Stack gap="xs" role="status">
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      <Text size="sm">{entries.files(places.length)}</Text>
      <List size="sm">
        {places.slice(0, MOST_NAMED).map((place) => (
          <List.Item key={place}>{place}</List.Item>
        ))}
      </List>
      {places.length > MOST_NAMED && <Text size="sm">{grid.more(places.length - MOST_NAMED)}</Text>}
      <Text size="sm" c="dimmed">
        {entries.undoable}
      </Text>
    </Stack>
  );
}
