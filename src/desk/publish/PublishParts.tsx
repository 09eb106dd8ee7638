import { Alert, Anchor, Button, Card, List, Radio, Stack, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeFile, describeValue } from '../form/describe-place.ts';
import { describeSpot } from '../history/describe-changes.ts';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskFinding } from '../store/api.ts';
import type { PublishConflict } from '../store/publish-api.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import type { Decision } from './publishing-store.ts';

/** Changes and findings that are shown at once. */
const MOST_SHOWN = 12;

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

/** Sentences on changes, the first of them at once. */
export function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  const { publishing } = useWords();
  const [isOpen, setOpen] = useState(false);
  const all = [...new Set(sentences)];
  const shown = isOpen ? all : all.slice(0, MOST_SHOWN);
  return (
    <>
      <List style={{ overflowWrap: 'anywhere' }}>
        {shown.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
      {shown.length < all.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => setOpen(true)}
        >
          {publishing.more(all.length - shown.length)}
        </Button>
      )}
    </>
  );
}

/** Findings that keep the site offline; each leads to its field. */
export function Blocking({ findings }: { readonly findings: readonly DeskFinding[] }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? findings : findings.slice(0, MOST_SHOWN);
  return (
    <Alert color="red" title={words.publishing.blocking(findings.length)}>
      <Stack gap="xs">
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
        {shown.length < findings.length && (
          <Button
            variant="default"
            size="compact-sm"
            style={{ alignSelf: 'start' }}
            onClick={() => setOpen(true)}
          >
            {words.publishing.more(findings.length - shown.length)}
          </Button>
        )}
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
  conflict: { file, path, mine, theirs, by },
  choice,
  onChoose,
}: ConflictCardProps) {
  const words = useWords();
  const { publishing } = words;
  const where = useDesk((state) => describeSpot(state.documents, { file, path }, words));
  const show = (value: PublishConflict['mine']): string =>
    path.length === 0 && value !== undefined ? publishing.whole : describeValue(value, words);
  return (
    <Card withBorder padding="sm">
      <Radio.Group
        label={publishing.conflict(where)}
        value={choice ?? ''}
        onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
      >
        <Stack gap="xs" pt="xs">
          <Radio value="mine" label={publishing.mine(show(mine))} />
          <Radio value="theirs" label={publishing.other(show(theirs), by ?? publishing.somebody)} />
        </Stack>
      </Radio.Group>
    </Card>
  );
}
