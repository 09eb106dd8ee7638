import {
  Alert,
  Anchor,
  Box,
  Button,
  Card,
  Group,
  List,
  Radio,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatInstant } from '../form/date-format.ts';
import { describeFile } from '../form/describe-place.ts';
import { describeSpot } from '../history/describe-changes.ts';
import { FirstFew } from '../history/FirstFew.tsx';
import { describeSide, TwoValues } from '../history/TwoValues.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskFinding } from '../store/api.ts';
import type { Operation } from '../store/operation.ts';
import type { PriceComparison, PublishConflict } from '../store/publish-api.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { Decision } from './publishing-store.ts';

/** Changes and findings that are shown at once. */
const MOST_SHOWN = 12;

/** Characters of a text from which on a sentence does not show all of it. */
const LONG = 40;

/** A part of the screen under a heading. */
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

/** A change in words. */
export interface ChangeLine {
  readonly id: string;
  readonly sentence: string;
  readonly operation?: Operation;
  readonly undo?: () => void;
}

/** Changes in words, the first of them at once; each can be undone alone. */
export function ChangeLines({ lines }: { readonly lines: readonly ChangeLine[] }) {
  const { publishing, shell } = useWords();
  return (
    <FirstFew items={lines} most={MOST_SHOWN}>
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
    </FirstFew>
  );
}

type SetOperation = Extract<Operation, { kind: 'set' }>;

/** Tells if a sentence shows only the beginning of a change. */
function isLong({ before, after }: SetOperation): boolean {
  return [before, after].some((value) => typeof value === 'string' && value.length > LONG);
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

/** Findings that keep the site offline; each leads to its field. */
export function Blocking({ findings }: { readonly findings: readonly DeskFinding[] }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  return (
    <Alert color="red" title={words.publishing.blocking(findings.length)}>
      <Stack gap="xs">
        <FirstFew items={findings} most={MOST_SHOWN}>
          {(shown) => (
            <List size="sm">
              {shown.map(({ code, file, path, line, message }) => (
                <List.Item key={`${code} ${file} ${line} ${path} ${message}`}>
                  <Anchor
                    component={Link}
                    to={fieldAddress(file, path)}
                    size="sm"
                    c="var(--mantine-color-text)"
                    td="underline"
                  >
                    {describeFile(documents, file, words)}
                  </Anchor>
                  {`: ${message}`}
                </List.Item>
              ))}
            </List>
          )}
        </FirstFew>
      </Stack>
    </Alert>
  );
}

interface ConflictCardProps {
  readonly conflict: PublishConflict;
  readonly choice: Decision['choice'] | undefined;
  readonly onChoose: (choice: Decision['choice']) => void;
}

/** A place that two people have changed: both values, and a choice. */
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
        label={describeSpot(documents, place, words)}
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
        <FirstFew items={rows} most={MOST_SHOWN}>
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
        </FirstFew>
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
