import { Anchor, Group, Mark, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { valueLines } from '../form/describe-change.ts';
import type { Place } from '../form/field.ts';
import { parseJson } from '../store/compare-values.ts';
import type { Documents } from '../store/documents.ts';
import type { Json } from '../store/operation.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { differingWords, type MarkedWords } from './differing-words.ts';

/** Limits of a value's lines and characters that are shown at once. */
const MAX_LINES = 8;
const MAX_LENGTH = 300;

interface Side {
  readonly text: string;
  /** The author and time of the value. */
  readonly label: ReactNode;
  readonly action?: ReactNode;
}

/** Two values of one place beside each other, with the words in which they differ marked. */
export function TwoValues({ first, second }: { readonly first: Side; readonly second: Side }) {
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
              <Value words={words} />
            </Stack>
            {action !== undefined && <Group gap="xs">{action}</Group>}
          </Stack>
        </Paper>
      ))}
    </SimpleGrid>
  );
}

/** The beginning of a value, which can be expanded. */
function Value({ words }: { readonly words: readonly MarkedWords[] }) {
  const { history } = useWords();
  const [isWhole, setWhole] = useState(false);
  const all = words.map(({ text }) => text).join('');
  const isLong = all.length > MAX_LENGTH || all.split('\n').length > MAX_LINES;
  return (
    <>
      <Text
        size="sm"
        style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
        {...(isLong && !isWhole && { lineClamp: MAX_LINES })}
      >
        <MarkedText words={words} />
      </Text>
      {isLong && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? history.showLess : history.showAll}
        </Anchor>
      )}
    </>
  );
}

/** Words, with those marked that another text does not have. */
export function MarkedText({ words }: { readonly words: readonly MarkedWords[] }) {
  return words.map(({ text, isMarked }, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words repeat, and never move
    <Fragment key={position}>{isMarked ? <Mark>{text}</Mark> : text}</Fragment>
  ));
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
