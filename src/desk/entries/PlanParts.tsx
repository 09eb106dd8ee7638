import { Alert, List, Stack, Text } from '@mantine/core';
import { describeFile } from '../form/describe-place.ts';
import { FixFirst } from '../shell/FixFirst.tsx';
import type { PlanAnswer } from '../store/plan-api.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** Most changed places that are named. */
const MAX_NAMED = 12;

interface ProblemsProps {
  readonly plan: Pick<PlanAnswer, 'isBlocked' | 'problems'>;
  /** Called when a link to a problem is followed. */
  readonly onFollow?: () => void;
}

/** The reasons why an action on an entry is impossible; empty if there are none. */
export function Problems({ plan: { problems, isBlocked }, onFollow }: ProblemsProps) {
  if (isBlocked) return <FixFirst onFollow={onFollow} />;
  if (problems.length === 0) return null;
  return (
    <Alert color="red" role="alert" ref={scrollTo}>
      <List size="sm">
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

/** Brings the notice into view, which is at the end of a long form. */
function scrollTo(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}

interface ConsequencesProps {
  readonly plan: PlanAnswer;
  /** Called when a link to a problem is followed. */
  readonly onFollow: () => void;
}

/** The places that are changed with an entry. */
export function Consequences({ plan, onFollow }: ConsequencesProps) {
  const { problems, notes, files } = plan;
  const words = useWords();
  const { entries, grid } = words;
  const places = useDeskJson(({ documents }) => [
    ...new Set(
      files.flatMap(({ file }) => (file.includes('/.') ? [] : [describeFile(documents, file, words)])),
    ),
  ]);
  if (problems.length > 0) return <Problems plan={plan} onFollow={onFollow} />;
  return (
    <Stack gap="xs" role="status">
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      <Text size="sm">{entries.files(places.length)}</Text>
      <List size="sm">
        {places.slice(0, MAX_NAMED).map((place) => (
          <List.Item key={place}>{place}</List.Item>
        ))}
      </List>
      {places.length > MAX_NAMED && <Text size="sm">{grid.more(places.length - MAX_NAMED)}</Text>}
      <Text size="sm" c="dimmed">
        {entries.undoable}
      </Text>
    </Stack>
  );
}
