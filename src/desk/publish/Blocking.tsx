import { Anchor, Button, Card, Group, List, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { valueLines } from '../form/describe-change.ts';
import { describeFile, describePlace, describeWithin, shorten } from '../form/describe-place.ts';
import { ConfirmButton } from '../form/Remark.tsx';
import { SITE_FILE } from '../form/site-parts.ts';
import { LimitedList } from '../history/LimitedList.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskFinding } from '../store/api.ts';
import {
  confirmValues,
  findNotedPath,
  isConfirmable,
  needsOwnConfirmation,
  selectOpen,
} from '../store/confirm-value.ts';
import type { Documents } from '../store/documents.ts';
import { splitPath, valueAt } from '../store/operation.ts';
import type { BlockingAnswer } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { Part } from './PublishParts.tsx';

/** Limit of findings of one subject that are shown at once. */
const MAX_SHOWN = 20;

/** Findings that block publishing the folder as it would be saved; undefined until the server has answered. */
export function useBlocking(): readonly DeskFinding[] | undefined {
  const store = useDeskStore();
  const findings = useDesk((state) => state.findings);
  const documents = useDesk((state) => state.documents);
  const [found, setFound] = useState<{
    readonly after: unknown;
    readonly blocking: readonly DeskFinding[];
  }>();
  // After every check.
  useEffect(() => {
    let isStale = false;
    void store.tryAsk<BlockingAnswer>('/api/blocking').then((answer) => {
      if (!isStale && answer) setFound({ after: findings, blocking: withoutRefuted(answer.findings) });
    });
    return () => {
      isStale = true;
    };
  }, [store, findings]);
  return useMemo(() => found && selectOpen(documents, found.blocking), [documents, found]);
}

/** Drops the finding to confirm a value if another finding requires a different value. */
function withoutRefuted(found: readonly DeskFinding[]): readonly DeskFinding[] {
  const wrong = new Set(found.filter((finding) => !isConfirmable(finding)).map(placeKey));
  return found.filter((finding) => !(isConfirmable(finding) && wrong.has(placeKey(finding))));
}

function placeKey({ file, path }: DeskFinding): string {
  return `${file} ${path}`;
}

/**
 * Findings that keep the site offline, by subject, with links to their fields. Confirmed ones stay in place until the
 * screen is left or the list is refreshed, so that nothing moves under the pointer.
 */
export function Blocking({ findings }: { readonly findings: readonly DeskFinding[] }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const [seen, setSeen] = useState(findings);
  const known = new Set(seen.map(findingKey));
  const fresh = findings.filter((finding) => !known.has(findingKey(finding)));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const open = new Set(findings.map(findingKey));
  const groups = useMemo(() => groupFindings(documents, seen, words), [documents, seen, words]);
  if (seen.length === 0) return null;
  return (
    <Part title={words.publishing.blocking(findings.length)}>
      <Text size="sm">{words.publishing.blockingHint}</Text>
      {groups.map((group) => (
        <GroupCard key={group.title} group={group} open={open} />
      ))}
    </Part>
  );
}

function findingKey(finding: DeskFinding): string {
  return `${finding.code} ${placeKey(finding)} ${finding.message}`;
}

interface FindingGroup {
  readonly title: string;
  readonly lines: readonly {
    readonly finding: DeskFinding;
    readonly label: string;
    readonly note?: string;
  }[];
}

/** Groups findings with the same message, the others by file; those of the site's settings come first. */
function groupFindings(
  documents: Documents,
  findings: readonly DeskFinding[],
  words: DeskWords,
): readonly FindingGroup[] {
  const counts = new Map<string, number>();
  for (const { message } of findings) counts.set(message, (counts.get(message) ?? 0) + 1);
  const groups = new Map<string, FindingGroup['lines'][number][]>();
  const sorted = findings.toSorted(
    (left, right) => Number(right.file === SITE_FILE) - Number(left.file === SITE_FILE),
  );
  for (const finding of sorted) {
    const { file, message } = finding;
    const isShared = (counts.get(message) ?? 0) > 1;
    const title = isShared ? message : describeFile(documents, file, words);
    const describe = isShared ? describePlace : describeWithin;
    const label = describe(documents, { file, path: findNotedPath(finding) }, words) ?? words.shell.show;
    const line = { finding, label };
    groups.set(title, [...(groups.get(title) ?? []), isShared ? line : { ...line, note: message }]);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}

interface GroupCardProps {
  readonly group: FindingGroup;
  /** The findings that still apply. */
  readonly open: ReadonlySet<string>;
}

function GroupCard({ group: { title, lines }, open }: GroupCardProps) {
  const confirmable = lines.flatMap(({ finding }) => (isConfirmable(finding) ? finding : []));
  const isOneByOne = useDesk(
    ({ documents }) =>
      confirmable.length < 2 || confirmable.some((finding) => needsOwnConfirmation(documents, finding)),
  );
  return (
    <Card withBorder padding="sm" role="group" aria-label={title} style={{ overflowWrap: 'anywhere' }}>
      <Title order={3} size="h6" miw={0}>
        {title}
      </Title>
      <LimitedList items={lines} most={MAX_SHOWN}>
        {(shown) => (
          <>
            <List
              listStyleType="none"
              size="sm"
              mt="xs"
              spacing={4}
              styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
            >
              {shown.map((line) => (
                <FindingLine
                  key={findingKey(line.finding)}
                  line={line}
                  isDone={!open.has(findingKey(line.finding))}
                />
              ))}
            </List>
            {!isOneByOne && shown.length === lines.length && (
              <ConfirmAllButton
                count={confirmable.length}
                findings={confirmable.filter((finding) => open.has(findingKey(finding)))}
              />
            )}
          </>
        )}
      </LimitedList>
    </Card>
  );
}

interface FindingLineProps {
  readonly line: FindingGroup['lines'][number];
  readonly isDone: boolean;
}

function FindingLine({ line: { finding, label, note }, isDone }: FindingLineProps) {
  const words = useWords();
  const value = useDesk(({ documents }) => confirmedValue(documents, finding, words));
  return (
    <List.Item>
      <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
        <Text size="sm" miw={0}>
          {isDone && <span aria-hidden>✓ </span>}
          <Anchor component={Link} to={fieldAddress(finding.file, finding.path)} size="sm" underline="always">
            {label}
          </Anchor>
          {value !== '' && `: ${value}`}
          {note !== undefined && (
            <>
              {value === '' ? ': ' : ' · '}
              {isDone ? <s>{note}</s> : note}
            </>
          )}
        </Text>
        {isConfirmable(finding) && <ConfirmButton file={finding.file} place={finding.path} isDone={isDone} />}
      </Group>
    </List.Item>
  );
}

/** The value to confirm in words; empty for a value of several parts, which its field shows better. */
function confirmedValue(documents: Documents, finding: DeskFinding, words: DeskWords): string {
  const { file, path } = finding;
  const place = { file, path: splitPath(path) };
  const value = valueAt(documents.get(file)?.value, place.path);
  if (!isConfirmable(finding) || value === undefined || typeof value === 'object') return '';
  return shorten(valueLines(documents, place, value, words).join(' · '));
}

interface ConfirmAllButtonProps {
  /** Including those that are done. */
  readonly count: number;
  readonly findings: readonly DeskFinding[];
}

/** Confirms findings that are all visible. */
function ConfirmAllButton({ count, findings }: ConfirmAllButtonProps) {
  const words = useWords();
  const { publishing, fields, history } = words;
  const store = useDeskStore();
  const confirmAll = () => {
    const { documents } = store.getState();
    const [first = ''] = findings.map(({ file, path }) =>
      describePlace(documents, { file, path: splitPath(path) }, words),
    );
    store.edit({
      operations: confirmValues(documents, findings),
      sentence: fields.confirmed(history.andOthers(first, findings.length - 1)),
    });
  };
  return (
    <Button
      variant="light"
      size="compact-sm"
      mt="xs"
      style={{ alignSelf: 'end' }}
      disabled={findings.length === 0}
      onClick={confirmAll}
    >
      {findings.length > 0 ? publishing.confirmAll(findings.length) : `✓ ${publishing.confirmAll(count)}`}
    </Button>
  );
}
