import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { describeFile } from '../form/describe-place.ts';
import { LimitedList } from '../history/LimitedList.tsx';
import { FixFirst } from '../shell/FixFirst.tsx';
import type { FileChange } from '../store/api.ts';
import type { Documents } from '../store/documents.ts';
import type { PlanAnswer } from '../store/plan-api.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { type DeskWords, languageName, useWords } from '../words/words.ts';

/** Parts that are shown at once. */
const MAX_NAMED = 6;

/** Files of one kind that are named one by one. */
const MAX_OF_KIND = 3;

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
  const { entries } = words;
  const parts = useDeskJson(({ documents }) => [...describeParts(documents, files, words)]);
  if (problems.length > 0) return <Problems plan={plan} onFollow={onFollow} />;
  return (
    <Stack gap="xs" role="status">
      {notes.map((note) => (
        <Text key={note} size="sm">
          {note}
        </Text>
      ))}
      <Text size="sm">{entries.changed}</Text>
      <LimitedList items={parts} most={MAX_NAMED}>
        {(shown) => (
          <List size="sm">
            {shown.map((part) => (
              <List.Item key={part}>{part}</List.Item>
            ))}
          </List>
        )}
      </LimitedList>
      <Text size="sm" c="dimmed">
        {entries.undoable}
      </Text>
    </Stack>
  );
}

interface RemoveOrCancelProps {
  readonly onCancel: () => void;
  /** Undefined while removing is impossible. */
  readonly onRemove: (() => void) | undefined;
}

/** The buttons of a dialog that removes something; the harmless one has the focus at first. */
export function RemoveOrCancel({ onCancel, onRemove }: RemoveOrCancelProps) {
  const { entries, shell } = useWords();
  return (
    <Group justify="end">
      <Button variant="default" onClick={onCancel} data-autofocus>
        {shell.cancel}
      </Button>
      {onRemove && (
        <Button color="red" onClick={onRemove}>
          {entries.remove}
        </Button>
      )}
    </Group>
  );
}

/** Changed files in few words: names of a few, numbers of many, and the languages whose texts change. */
function describeParts(
  documents: Documents,
  files: readonly FileChange[],
  words: DeskWords,
): readonly string[] {
  const kinds = Map.groupBy(
    files.filter(({ file }) => !file.includes('/.')),
    ({ file }) => file.split('/')[0] ?? '',
  );
  return [...kinds].flatMap(([folder, all]): readonly string[] => {
    if (folder === 'texts') {
      const languages = new Set(all.map(({ file }) => file.split('/')[1] ?? ''));
      return [words.entries.textsIn([...languages].map((code) => languageName(code, words)).join(', '))];
    }
    // A file with another name is removed and made anew.
    const hasRemoved = all.some(({ after }) => after === undefined);
    const own = all.filter(({ before }) => !hasRemoved || before !== undefined);
    const names = [...new Set(own.map(({ file }) => describeFile(documents, file, words)))];
    return names.length > MAX_OF_KIND ? [`${words.labels[folder] ?? folder}: ${names.length}`] : names;
  });
}
