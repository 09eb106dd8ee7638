import { Alert, List, Stack, Text } from '@mantine/core';
import { describePlace } from '../form/describe-place.ts';
import { FixFirst } from '../shell/FixFirst.tsx';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { UndoResult } from './undo-changes.ts';

/** The number of undone places, those that were changed later and stay, and the mistakes that there are now. */
export function OutcomeAlert({ outcome: { operations, skipped } }: { readonly outcome: UndoResult }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const hasMistakes = useDesk(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  const places = [...new Set(skipped.map((place) => describePlace(documents, place, words)))];
  return (
    <>
      <Alert color={operations.length > 0 && !hasMistakes ? 'teal' : 'orange'} role="status">
        <Stack gap="xs">
          {operations.length > 0 && <Text size="sm">{words.history.done(operations.length)}</Text>}
          {operations.length === 0 && places.length === 0 && <Text size="sm">{words.history.nothing}</Text>}
          {places.length > 0 && (
            <>
              <Text size="sm">{words.history.skipped}</Text>
              <List size="sm">
                {places.map((place) => (
                  <List.Item key={place}>{place}</List.Item>
                ))}
              </List>
            </>
          )}
        </Stack>
      </Alert>
      {operations.length > 0 && hasMistakes && <FixFirst title={words.history.mistakes} />}
    </>
  );
}
