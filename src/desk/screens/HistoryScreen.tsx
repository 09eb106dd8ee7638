import { ActionIcon, Alert, Button, Divider, Group, Menu, Paper, Stack, Text, Title } from '@mantine/core';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { Consequences } from '../consequences/Consequences.tsx';
import { formatInstant } from '../form/date-format.ts';
import { describeFile } from '../form/describe-place.ts';
import { describeHistory, type HistoryItem } from '../history/describe-changes.ts';
import { formatHistoryLine } from '../history/history-line.ts';
import { LimitedList } from '../history/LimitedList.tsx';
import { OutcomeAlert } from '../history/OutcomeAlert.tsx';
import { restoreBefore, type UndoResult, undoChanges } from '../history/undo-changes.ts';
import { RequestFailure } from '../store/connection.ts';
import { actionOfUndo, effectiveSteps, type Operation, type Step } from '../store/operation.ts';
import type { HistoryAnswer, HistoryEntry } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** Changes of an entry that are shown at once. */
const MAX_SHOWN = 3;

/** Entries that are shown at once. */
const MAX_ENTRIES = 40;

/** Everything that was saved or published, in words; each entry can be undone as a new change. */
export function HistoryScreen() {
  const words = useWords();
  const { history } = words;
  const saved = useDesk((state) => state.saved);
  const documents = useDesk((state) => state.documents);
  const steps = useDesk((state) => state.steps);
  const { entries, failure } = useHistory(saved);
  const [count, setCount] = useState(MAX_ENTRIES);
  const unsaved = useMemo(() => listOperations(effectiveSteps(steps.slice(saved)).done), [steps, saved]);
  const items = useMemo(
    () => describeHistory(documents, unsaved, entries ?? [], words),
    [documents, unsaved, entries, words],
  );
  const { outcome, undo } = useUndo(entries);
  const days = Map.groupBy(items.slice(0, count), ({ entry }) => formatDay(entry.at, words.locale));
  return (
    <Stack maw={900}>
      <Title order={1} size="h3">
        {words.screens.history}
      </Title>
      <Text c="dimmed">{history.intro}</Text>
      {failure !== undefined && <Alert color="red">{failure}</Alert>}
      {outcome && <OutcomeAlert outcome={outcome} />}
      {outcome && outcome.operations.length > 0 && <Consequences />}
      {entries === undefined && failure === undefined && <Text>{history.reading}</Text>}
      {entries?.length === 0 && <Text>{history.empty}</Text>}
      {[...days].map(([day, ofDay]) => (
        <Stack key={day} component="section" aria-label={day} gap="sm">
          <Group justify="space-between" gap="xs">
            <Title order={2} size="h5">
              {day}
            </Title>
            {isKnown(after(entries ?? [], ofDay[0]?.entry)) && (
              <Button
                variant="subtle"
                size="compact-sm"
                onClick={() =>
                  void undo({ sentence: history.asOn(day) }, after(entries ?? [], ofDay[0]?.entry))
                }
              >
                {history.bringBackDay}
              </Button>
            )}
          </Group>
          <Paper withBorder>
            {ofDay.map((item, index) => (
              <Fragment key={item.entry.id}>
                {index > 0 && <Divider />}
                <EntryRow item={item} onUndo={undo} entries={entries ?? []} />
              </Fragment>
            ))}
          </Paper>
        </Stack>
      ))}
      {items.length > count && (
        <Button variant="default" onClick={() => setCount(count + MAX_ENTRIES)}>
          {history.more(items.length - count)}
        </Button>
      )}
      {items.some(({ entry }) => entry.by === undefined) && (
        <Text size="sm" c="dimmed">
          {history.limits}
        </Text>
      )}
    </Stack>
  );
}

/** Undoes entries, or one entry in the middle of others. */
type Undo = (
  line: { readonly sentence: string; readonly act?: Step['act'] },
  entries: readonly HistoryEntry[],
  only?: HistoryEntry,
) => Promise<void>;

interface EntryRowProps {
  readonly item: HistoryItem;
  readonly entries: readonly HistoryEntry[];
  readonly onUndo: Undo;
}

function EntryRow({ item: { entry, changes }, entries, onUndo }: EntryRowProps) {
  const words = useWords();
  const { history, locale } = words;
  const time = new Date(entry.at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  const newer = after(entries, entry);
  const [first] = changes;
  return (
    <Group component="article" gap="xs" px="sm" py="xs" align="start">
      <Text size="sm" c="dimmed" w="3rem">
        {time}
      </Text>
      <Stack gap={4} flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {entry.by !== undefined && (
          <Text size="sm" c="dimmed">
            {history.by(entry.by)}
          </Text>
        )}
        {entry.files === undefined ? (
          <LimitedList items={changes} most={MAX_SHOWN}>
            {(shown) =>
              shown.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: sentences repeat, and never move
                <Text key={index} size="sm">
                  {formatHistoryLine(change, words)}
                </Text>
              ))
            }
          </LimitedList>
        ) : (
          <Text size="sm">{history.tooMany(entry.files)}</Text>
        )}
      </Stack>
      <Group gap={4} ms="auto">
        {entry.files === undefined && first && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() =>
              void onUndo(
                {
                  sentence: history.andOthers(first.sentence, changes.length - 1),
                  act: actionOfUndo(first.act),
                },
                newer,
                entry,
              )
            }
          >
            {history.undoAll}
          </Button>
        )}
        {isKnown(newer) && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" aria-label={history.further(time)}>
                ⋯
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                onClick={() =>
                  void onUndo({ sentence: history.asOn(formatInstant(entry.at, locale)) }, newer)
                }
              >
                {history.bringBack}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
    </Group>
  );
}

/** The answer of the server for a number of saved steps. */
interface Read {
  readonly saved: number;
  readonly entries?: readonly HistoryEntry[];
  readonly failure?: string;
}

/** The entries, read again after every save. */
function useHistory(saved: number): Partial<Read> {
  const store = useDeskStore();
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let isGone = false;
    const take = (answer: Omit<Read, 'saved'>): void => {
      if (!isGone) setRead({ saved, ...answer });
    };
    store
      .ask<HistoryAnswer>('/api/history')
      .then(take)
      .catch((error: unknown) => {
        if (!(error instanceof RequestFailure)) throw error;
        take({ failure: error.message });
      });
    return () => {
      isGone = true;
    };
  }, [store, saved]);
  return read ?? {};
}

function useUndo(entries: readonly HistoryEntry[] | undefined): {
  readonly outcome: UndoResult | undefined;
  readonly undo: Undo;
} {
  const words = useWords();
  const store = useDeskStore();
  const [last, setLast] = useState<{ readonly of: typeof entries; readonly outcome: UndoResult }>();
  const undo: Undo = async (line, newer, only) => {
    await store.readAgain();
    const { documents, steps, saved } = store.getState();
    const unsaved = effectiveSteps(steps.slice(saved)).done;
    const since = listOperations([...newer.toReversed().flatMap(({ changes }) => changes), ...unsaved]);
    const outcome = only
      ? undoChanges(documents, listOperations(only.changes), since)
      : restoreBefore(documents, since);
    const { unreadable, repaired = [], skipped } = outcome;
    const left = new Set([...unreadable, ...repaired, ...skipped.map(({ file }) => file)]);
    const names = [...left].map((file) => describeFile(documents, file, words)).join(', ');
    const sentence = only || names === '' ? line.sentence : words.history.exceptFor(line.sentence, names);
    store.endStep();
    store.edit({ operations: outcome.operations, ...line, sentence });
    setLast({ of: entries, outcome });
    window.scrollTo({ top: 0 });
  };
  // The outcome applies only to the history that it was made from.
  return { outcome: last?.of === entries ? last?.outcome : undefined, undo };
}

function listOperations(
  changes: readonly { readonly operations: readonly Operation[] }[],
): readonly Operation[] {
  return changes.flatMap(({ operations }) => operations);
}

/** True if all changes of the entries are listed, so that they can be undone. */
function isKnown(newer: readonly HistoryEntry[]): boolean {
  return newer.length > 0 && newer.every(({ files }) => files === undefined);
}

/** The entries that are newer than one. */
function after(entries: readonly HistoryEntry[], entry: HistoryEntry | undefined): readonly HistoryEntry[] {
  return entries.slice(
    0,
    Math.max(
      0,
      entries.findIndex(({ id }) => id === entry?.id),
    ),
  );
}

function formatDay(at: string, locale: string): string {
  return new Date(at).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
