import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatAmount } from '../fields/format-amount.ts';
import { describeFile, describePlace } from '../form/describe-place.ts';
import { ConfirmButton } from '../form/Remark.tsx';
import { useBlocking } from '../publish/Blocking.tsx';
import type { DeskFinding, FileFix, FixesAnswer } from '../store/api.ts';
import { isConfirmable } from '../store/confirm-value.ts';
import type { Documents } from '../store/documents.ts';
import { splitPath } from '../store/operation.ts';
import { sortFindings } from '../store/sort-findings.ts';
import { shownSeverity, useDesk, useDeskStore } from '../store/use-desk.ts';
import { nameId } from '../words/replace-names.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { SidePanel } from './Dialog.tsx';
import { fieldAddress } from './field-address.ts';

/** Findings of a kind that are shown at once. */
const MAX_SHOWN = 200;

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Findings of the check in the folder as it would be saved; each leads to its field. */
export function FindingsPanel({ isOpen, onClose }: PanelProps) {
  const words = useWords();
  return (
    <SidePanel title={words.shell.findingsTitle} isOpen={isOpen} onClose={onClose}>
      <FindingList onFollow={onClose} />
    </SidePanel>
  );
}

/** Mistakes first, then remarks, then what prevents publishing. */
function FindingList({ onFollow }: { readonly onFollow: () => void }) {
  const words = useWords();
  const findings = useDesk((state) => state.findings);
  const isChecked = useDesk((state) => state.isChecked);
  const blocking = useBlocking();
  const fixes = useFixes();
  const [own, toPutRight] = useMemo(() => {
    const { mistakes, remarks } = sortFindings(findings);
    const known = new Set(mistakes.map(placeKey));
    const others = (blocking ?? []).filter((finding) => !known.has(placeKey(finding)));
    return [withKeys([...mistakes, ...remarks]), withKeys(others)];
  }, [findings, blocking]);
  const shown = useSeen(own);
  const shownToPutRight = useSeen(toPutRight);
  const list = (cards: typeof shown, isToPutRight = false) => (
    <>
      {cards.slice(0, MAX_SHOWN).map(({ key, finding, isDone }) => (
        <FindingCard
          key={key}
          finding={finding}
          isDone={isDone}
          isToPutRight={isToPutRight}
          fix={isDone ? undefined : findFix(finding, fixes)}
          onFollow={onFollow}
        />
      ))}
      {cards.length > MAX_SHOWN && <Text>{words.shell.moreFindings(cards.length - MAX_SHOWN)}</Text>}
    </>
  );
  return (
    <Stack aria-busy={!isChecked}>
      {shown.length + shownToPutRight.length === 0 && <Text>{words.shell.noFindings}</Text>}
      {list(shown)}
      {shownToPutRight.length > 0 && (
        <Title order={3} size="h6">
          {words.publishing.blocking(blocking?.length ?? 0)}
        </Title>
      )}
      {list(shownToPutRight, true)}
    </Stack>
  );
}

interface KeyedFinding {
  /** The same for the same finding of a later check, whatever its line or words. */
  readonly key: string;
  readonly finding: DeskFinding;
}

function withKeys(findings: readonly DeskFinding[]): readonly KeyedFinding[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const key = placeKey(finding);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { key: `${key} ${count}`, finding };
  });
}

function placeKey({ code, file, path }: DeskFinding): string {
  return `${code} ${file} ${path}`;
}

/** All findings since the panel was opened: those that are done stay, so that nothing moves under the pointer. */
function useSeen(
  findings: readonly KeyedFinding[],
): readonly (KeyedFinding & { readonly isDone: boolean })[] {
  const [seen, setSeen] = useState(findings);
  const known = new Set(seen.map(({ key }) => key));
  const fresh = findings.filter(({ key }) => !known.has(key));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const open = new Map(findings.map((one) => [one.key, one]));
  return seen.map((one) => ({ ...(open.get(one.key) ?? one), isDone: !open.has(one.key) }));
}

interface FindingCardProps {
  readonly finding: DeskFinding;
  readonly isDone: boolean;
  /** True if it is a mistake only once the site is published. */
  readonly isToPutRight: boolean;
  readonly fix: FileFix | undefined;
  readonly onFollow: () => void;
}

function FindingCard({ finding, isDone, isToPutRight, fix, onFollow }: FindingCardProps) {
  const words = useWords();
  const { severity, file, path, message, hint } = finding;
  const shown = shownSeverity(finding);
  const name = useDesk((state) => describePlace(state.documents, { file, path: splitPath(path) }, words));
  const [isAccepting, setAccepting] = useState(false);
  return (
    <Card withBorder padding="sm" data-finding={finding.code}>
      <Group gap="xs" wrap="nowrap" align="start">
        {(isDone || !isToPutRight) && (
          <Badge
            color={shown === 'error' && !isDone ? 'red' : 'gray'}
            variant="outline"
            style={{ flexShrink: 0 }}
          >
            {isDone ? `✓ ${words.translations.done}` : words.shell[shown]}
          </Badge>
        )}
        <Anchor component={Link} to={fieldAddress(file, path)} onClick={onFollow} fw={500}>
          {name}
        </Anchor>
      </Group>
      <Text size="sm">{message}</Text>
      {isConfirmable(finding) ? (
        <ConfirmButton file={file} place={path} isDone={isDone} />
      ) : (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {fix && <FixButton fix={fix} />}
      {severity === 'warning' &&
        !isDone &&
        !isConfirmable(finding) &&
        (isAccepting ? (
          <AcceptForm finding={finding} onDone={() => setAccepting(false)} />
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            style={{ alignSelf: 'start' }}
            onClick={() => setAccepting(true)}
          >
            {words.shell.accept}
          </Button>
        ))}
    </Card>
  );
}

const NONE: readonly FileFix[] = [];

/** The fixes that need no decision, for the current documents. */
function useFixes(): readonly FileFix[] {
  const store = useDeskStore();
  const findings = useDesk((state) => state.findings);
  const [found, setFound] = useState({ findings, fixes: NONE });
  useEffect(() => {
    if (findings.length === 0) return undefined;
    let isStale = false;
    void store.tryAsk<FixesAnswer>('/api/fixes').then((answer) => {
      if (!isStale) setFound({ findings, fixes: answer?.fixes ?? NONE });
    });
    return () => {
      isStale = true;
    };
  }, [store, findings]);
  // Fixes of earlier findings may be about texts that were changed since.
  return found.findings === findings ? found.fixes : NONE;
}

/** The fix of a finding; undefined if it needs a decision. */
function findFix(finding: DeskFinding, fixes: readonly FileFix[]): FileFix | undefined {
  return fixes.find(
    ({ file, changes }) => file === finding.file && changes.some(({ line }) => line === finding.line),
  );
}

/** A button that makes all fixes of a file. */
function FixButton({ fix }: { readonly fix: FileFix }) {
  const words = useWords();
  const store = useDeskStore();
  const { file, before, after, changes } = fix;
  const documents = useDesk((state) => state.documents);
  const what = [...new Set(changes.map((change) => describeFix(documents, change, words)))].join('; ');
  const apply = () => {
    const name = describeFile(store.getState().documents, file, words);
    store.edit({ operations: [{ kind: 'file', file, before, after }], sentence: `${name}: ${what}` });
  };
  return (
    <Button size="compact-sm" variant="light" style={{ alignSelf: 'start' }} onClick={apply}>
      {what}
    </Button>
  );
}

/** A fix in words, with the new value as the screens show it. */
function describeFix(
  documents: Documents,
  { kind, after }: FileFix['changes'][number],
  words: DeskWords,
): string {
  const { fixes } = words.shell;
  if (kind === 'amount') return fixes.amount(formatAmount(Number(after), words.locale));
  if (kind === 'order') return fixes.order(after);
  if (kind === 'apostrophe' || kind === 'writing') return fixes[kind];
  const value = after.replace(/^"|"$/g, '');
  return fixes[kind](nameId(documents, value, words) ?? value);
}
