import { Alert, Anchor, List, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { folderCollections } from '../../../schema/collections.ts';
import { describePlace } from '../form/describe-place.ts';
import { fieldAddress } from '../shell/field-address.ts';
import type { Documents } from '../store/documents.ts';
import { fileFolder, fileId } from '../store/entries.ts';
import { findUses, type Use } from '../store/find-uses.ts';
import type { Operation } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { UndoResult } from './undo-changes.ts';

/** The number of undone places, those that were changed later and stay, and references to removed entries. */
export function OutcomeAlert({ outcome: { operations, skipped } }: { readonly outcome: UndoResult }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const lost = useMemo(() => findLost(documents, operations), [documents, operations]);
  const places = [...new Set(skipped.map((place) => describePlace(documents, place, words)))];
  return (
    <Alert color={operations.length > 0 ? 'teal' : 'orange'} role="status">
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
        {lost.length > 0 && (
          <>
            <Text size="sm">{words.history.lost}</Text>
            <List size="sm">
              {lost.map(({ file, path }) => (
                <List.Item key={`${file} ${path.join('.')}`}>
                  <Anchor component={Link} inherit underline="always" to={fieldAddress(file, path.join('.'))}>
                    {describePlace(documents, { file, path }, words)}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Alert>
  );
}

/** Places that still refer to entries whose files are gone. */
function findLost(documents: Documents, operations: readonly Operation[]): readonly Use[] {
  return operations.flatMap(({ file, ...operation }) => {
    const folder = operation.kind === 'file' && operation.after === undefined ? fileFolder(file) : undefined;
    const kind = folder && folderCollections.get(folder)?.kind;
    return kind && !documents.has(file) ? findUses(documents, kind, fileId(file)) : [];
  });
}
