import { Group, Mark, Paper, SimpleGrid, Spoiler, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { valueLines } from '../form/describe-change.ts';
import type { Place } from '../form/field.ts';
import { parseJson } from '../store/compare-values.ts';
import type { Documents } from '../store/documents.ts';
import type { Json } from '../store/operation.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { differingWords } from './differing-words.ts';

/** Pixels of a value that are shown before the rest is asked for. */
const MOST_HEIGHT = 180;

interface Side {
  readonly text: string;
  /** Whose value it is, and when it was written. */
  readonly label: ReactNode;
  readonly action?: ReactNode;
}

/** Two values of one place beside each other, with the words in which they differ marked. */
export function TwoValues({ first, second }: { readonly first: Side; readonly second: Side }) {
  const { history } = useWords();
  const [left, right] = differingWords(first.text, second.text);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
      {[
        { ...first, words: left },
        { ...second, words: right },
      ].map(({ label, action, words }, index) => (
        <Paper key={index === 0 ? 'first' : 'second'} withBorder p="xs">
          <Stack gap="xs" h="100%" justify="space-between">
            <Stack gap={4}>
              <Text size="sm" c="dimmed" component="div">
                {label}
              </Text>
              <Spoiler maxHeight={MOST_HEIGHT} showLabel={history.showAll} hideLabel={history.showLess}>
                <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {words.map(({ text, isMarked }, position) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and never move
                    <Fragment key={position}>{isMarked ? <Mark>{text}</Mark> : text}</Fragment>
                  ))}
                </Text>
              </Spoiler>
            </Stack>
            {action !== undefined && <Group gap="xs">{action}</Group>}
          </Stack>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

/** A value as people read it; that of a whole file by its fields. */
export function describeSide(
  documents: Documents,
  place: Place,
  value: Json | undefined,
  words: DeskWords,
): string {
  const isWhole = place.path.length === 0 && typeof value === 'string';
  if (isWhole && !/\.(?:json|md)$/.test(place.file)) return words.history.otherPicture;
  const content = isWhole ? (parseJson(place.file, value) ?? value) : value;
  return valueLines(documents, place, content, words).join('\n');
}
