import { Box, Button, Card, Group, List, Radio, Stack, Table, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatInstant } from '../form/date-format.ts';
import { describeFile, describePlace } from '../form/describe-place.ts';
import { LimitedList } from '../history/LimitedList.tsx';
import { describeSide, TwoValues } from '../history/TwoValues.tsx';
import type { Operation } from '../store/operation.ts';
import type { PriceComparison, PublishConflict } from '../store/publish-api.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { Decision } from './publishing-store.ts';

/** Longer lists show their first items only, until they are opened. */
const MAX_SHOWN = 12;

/** Texts with more characters are cut in the sentence on their change; the whole texts can be opened below it. */
const MAX_IN_SENTENCE = 40;

/** A section of the publish screen, with its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack component="section" gap="xs" aria-label={title}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

/** A change as a sentence. */
export interface ChangeLine {
  readonly id: string;
  readonly sentence: string;
  readonly operation?: Operation;
  readonly undo?: () => void;
}

/** A list of changes, each with a button that undoes it alone, if it can be undone. */
export function ChangeLines({ lines }: { readonly lines: readonly ChangeLine[] }) {
  const { publishing, shell } = useWords();
  return (
    <LimitedList items={lines} most={MAX_SHOWN}>
      {(shown) => (
        <List
          listStyleType="none"
          style={{ overflowWrap: 'anywhere' }}
          styles={{ itemWrapper: { width: '100%' } }}
        >
          {shown.map(({ id, sentence, operation, undo }) => (
            <List.Item key={id}>
              <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
                <Text size="sm" miw={0}>
                  {sentence}
                </Text>
                {undo && (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    style={{ flexShrink: 0 }}
                    aria-label={publishing.undoLine(sentence)}
                    onClick={undo}
                  >
                    {shell.undo}
                  </Button>
                )}
              </Group>
              {operation?.kind === 'set' && isLong(operation) && <LongChange operation={operation} />}
            </List.Item>
          ))}
        </List>
      )}
    </LimitedList>
  );
}

type SetOperation = Extract<Operation, { kind: 'set' }>;

/** True if the sentence on a change cuts its text. */
function isLong({ before, after }: SetOperation): boolean {
  return [before, after].some((value) => typeof value === 'string' && value.length > MAX_IN_SENTENCE);
}

function LongChange({ operation: { file, path, before, after } }: { readonly operation: SetOperation }) {
  const words = useWords();
  const { publishing } = words;
  const documents = useDesk((state) => state.documents);
  const describe = (value: SetOperation['after']) => describeSide(documents, { file, path }, value, words);
  return (
    <details>
      <Text component="summary" size="sm" c="dimmed">
        {publishing.wordByWord}
      </Text>
      <TwoValues
        first={{ label: publishing.before, text: describe(before) }}
        second={{ label: publishing.after, text: describe(after) }}
      />
    </details>
  );
}

interface ConflictCardProps {
  readonly conflict: PublishConflict;
  readonly choice: Decision['choice'] | undefined;
  readonly onChoose: (choice: Decision['choice']) => void;
}

/** A field that two people have changed: both values, and a choice between them. */
export function ConflictCard({
  conflict: { file, path, mine, theirs, by, at },
  choice,
  onChoose,
}: ConflictCardProps) {
  const words = useWords();
  const { publishing, shell, locale } = words;
  const documents = useDesk((state) => state.documents);
  const place = { file, path };
  const who = by ?? publishing.somebody;
  return (
    <Card withBorder padding="sm">
      <Radio.Group
        label={describePlace(documents, place, words)}
        value={choice ?? ''}
        onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      >
        <Box pt="xs">
          <TwoValues
            first={{
              label: publishing.mine,
              text: describeSide(documents, place, mine, words),
              action: <Radio value="mine" label={shell.keepOurs} />,
            }}
            second={{
              label: at === undefined ? who : `${who} · ${formatInstant(at, locale)}`,
              text: describeSide(documents, place, theirs, words),
              action: <Radio value="theirs" label={shell.takeTheirs} />,
            }}
          />
        </Box>
      </Radio.Group>
    </Card>
  );
}

/** Prices that change, as they were and as they will be. */
export function PriceChanges({ prices }: { readonly prices: PriceComparison }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const { heading, rows, others, largeNote } = prices;
  const nameList = (table = ''): string => {
    const file = `prices/${table}.json`;
    return documents.has(file) ? describeFile(documents, file, words) : table;
  };
  if (rows.length === 0 && others.length === 0) return null;
  return (
    <Part title={words.publishing.prices}>
      {rows.length > 0 && (
        <LimitedList items={rows} most={MAX_SHOWN}>
          {(shown) => (
            <Table.ScrollContainer minWidth={720} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    {heading.map((title) => (
                      <Table.Th key={title}>{title}</Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {shown.map(({ cells: [table, ...cells], isLarge }) => (
                    <Table.Tr key={`${table} ${cells.join(' ')}`} fw={isLarge ? 700 : undefined}>
                      <Table.Td>{`${isLarge ? '! ' : ''}${nameList(table)}`}</Table.Td>
                      {cells.map((cell, column) => (
                        <Table.Td key={heading[column + 1]} style={{ whiteSpace: 'nowrap' }}>
                          {cell}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          )}
        </LimitedList>
      )}
      {others.map(({ text, isLarge }) => (
        <Text key={text} size="sm" fw={isLarge ? 700 : undefined}>
          {isLarge ? `! ${text}` : text}
        </Text>
      ))}
      {[...rows, ...others].some(({ isLarge }) => isLarge) && (
        <Text size="sm" c="dimmed">
          {largeNote}
        </Text>
      )}
    </Part>
  );
}
