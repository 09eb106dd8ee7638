import { Alert, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { describeFile, describePlace } from '../form/describe-place.ts';
import { FixFirst } from '../shell/FixFirst.tsx';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { UndoResult } from './undo-changes.ts';

/** The number of undone places, those that stay as they are and why, and the mistakes, if there were none before. */
export function OutcomeAlert({ outcome }: { readonly outcome: UndoResult }) {
  const { operations, skipped, unreadable, repaired = [] } = outcome;
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const hasMistakes = useDesk(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  // The check of the undone data is still to come.
  const [hadMistakes] = useState(hasMistakes);
  const hasNewMistakes = hasMistakes && !hadMistakes;
  const places = [...new Set(skipped.map((place) => describePlace(documents, place, words)))];
  const describe = (file: string): string => describeFile(documents, file, words);
  const isNothing = operations.length + places.length + unreadable.length + repaired.length === 0;
  const isWhole = operations.length > 0 && unreadable.length + repaired.length === 0 && !hasNewMistakes;
  return (
    <>
      <Alert color={isWhole ? 'teal' : 'orange'} role="status">
        <Stack gap="xs">
          {operations.length > 0 && <Text size="sm">{words.history.done(operations.length)}</Text>}
          {isNothing && <Text size="sm">{words.history.nothing}</Text>}
          <NamedList title={words.history.skipped} names={places} />
          <NamedList title={words.history.unreadable} names={unreadable.map(describe)} />
          <NamedList title={words.history.repaired} names={repaired.map(describe)} />
        </Stack>
      </Alert>
      {operations.length > 0 && hasNewMistakes && <FixFirst title={words.history.mistakes} />}
    </>
  );
}

function NamedList({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <Text size="sm">{title}</Text>
      <List size="sm">
        {names.map((name) => (
          <List.Item key={name}>{name}</List.Item>
        ))}
      </List>
    </>
  );
}
