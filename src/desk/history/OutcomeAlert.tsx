import { Alert, List, Stack, Text } from '@mantine/core';
import { describePlace } from '../form/describe-place.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { Undoing } from './undo-changes.ts';

/** The number of places that were undone, and those that changed since and stay. */
export function OutcomeAlert({ outcome: { operations, left } }: { readonly outcome: Undoing }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const places = [...new Set(left.map((place) => describePlace(documents, place, words)))];
  return (
    <Alert color={operations.length > 0 ? 'teal' : 'orange'} role="status">
      <Stack gap="xs">
        <Text size="sm">
          {operations.length > 0 ? words.history.done(operations.length) : words.history.nothing}
        </Text>
        {places.length > 0 && (
          <>
            <Text size="sm">{words.history.left}</Text>
            <List size="sm">
              {places.map((place) => (
                <List.Item key={place}>{place}</List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Alert>
  );
}
