import { Anchor, Button, Card, Group, List, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeFile, describePlace, describeWithin } from '../form/describe-place.ts';
import { ConfirmButton } from '../form/Remark.tsx';
import { SITE_FILE } from '../form/site-parts.ts';
import { FirstFew } from '../history/FirstFew.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskFinding } from '../store/api.ts';
import { confirmValues, isConfirmable, selectOpen } from '../store/confirm-value.ts';
import type { Documents } from '../store/documents.ts';
import { splitPath } from '../store/operation.ts';
import type { BlockingAnswer } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { Part } from './PublishParts.tsx';

/** Findings that are shown at once: of those that say the same, and of the others. */
const MOST_ALIKE = 5;
const MOST_SHOWN = 20;

/** What keeps the folder, as it would be saved, from being published; undefined until the server has answered. */
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

/** Without one of the two sentences on a value to confirm that must be another one. */
function withoutRefuted(found: readonly DeskFinding[]): readonly DeskFinding[] {
  const wrong = new Set(found.filter((finding) => !isConfirmable(finding)).map(placeKey));
  return found.filter((finding) => !(isConfirmable(finding) && wrong.has(placeKey(finding))));
}

function placeKey({ file, path }: DeskFinding): string {
  return `${file} ${path}`;
}

/** Findings that keep the site offline, by what they are about; each leads to its field. */
export function Blocking({ findings }: { readonly findings: readonly DeskFinding[] }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const groups = useMemo(() => groupFindings(documents, findings, words), [documents, findings, words]);
  if (findings.length === 0) return null;
  return (
    <Part title={words.publishing.blocking(findings.length)}>
      <Text size="sm">{words.publishing.blockingHint}</Text>
      {groups.map((group) => (
        <GroupCard key={group.title} group={group} />
      ))}
    </Part>
  );
}

interface FindingGroup {
  readonly title: string;
  readonly lines: readonly {
    readonly finding: DeskFinding;
    readonly label: string;
    readonly note?: string;
  }[];
}

/** Findings that say the same are a group, the others by their files; those of the site's settings come first. */
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
    const { file, path, message } = finding;
    const isShared = (counts.get(message) ?? 0) > 1;
    const title = isShared ? message : describeFile(documents, file, words);
    const steps = splitPath(path);
    const describe = isShared ? describePlace : describeWithin;
    const label = describe(documents, { file, path: steps }, words) ?? words.shell.show;
    const line = { finding, label };
    groups.set(title, [...(groups.get(title) ?? []), isShared ? line : { ...line, note: message }]);
  }
  return [...groups].map(([title, lines]) => ({ title, lines }));
}

function GroupCard({ group: { title, lines } }: { readonly group: FindingGroup }) {
  const words = useWords();
  const { publishing, fields } = words;
  const store = useDeskStore();
  const confirmable = lines.flatMap(({ finding }) => (isConfirmable(finding) ? finding : []));
  const confirmAll = () =>
    store.edit({
      operations: confirmValues(store.getState().documents, confirmable),
      sentence: fields.confirmed(title),
    });
  return (
    <Card withBorder padding="sm" role="group" aria-label={title} style={{ overflowWrap: 'anywhere' }}>
      <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
        <Title order={3} size="h6" miw={0}>
          {title}
        </Title>
        {confirmable.length > 1 && (
          <Button variant="light" size="compact-sm" style={{ flexShrink: 0 }} onClick={confirmAll}>
            {publishing.confirmAll(confirmable.length)}
          </Button>
        )}
      </Group>
      <FirstFew items={lines} most={lines.every(({ note }) => note === undefined) ? MOST_ALIKE : MOST_SHOWN}>
        {(shown) => (
          <List
            listStyleType="none"
            size="sm"
            mt="xs"
            spacing={4}
            styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}
          >
            {shown.map(({ finding, label, note }) => (
              <List.Item key={`${finding.code} ${placeKey(finding)} ${finding.message}`}>
                <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
                  <Text size="sm" miw={0}>
                    <Anchor
                      component={Link}
                      to={fieldAddress(finding.file, finding.path)}
                      size="sm"
                      underline="always"
                    >
                      {label}
                    </Anchor>
                    {note !== undefined && `: ${note}`}
                  </Text>
                  {isConfirmable(finding) && <ConfirmButton file={finding.file} place={finding.path} />}
                </Group>
              </List.Item>
            ))}
          </List>
        )}
      </FirstFew>
    </Card>
  );
}
