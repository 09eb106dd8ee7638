import { Alert, Anchor, Button, Code, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { formatInstant } from '../form/date-format.ts';
import { describeOperation } from '../history/describe-changes.ts';
import { OutcomeAlert } from '../history/OutcomeAlert.tsx';
import { Blocking, useBlocking } from '../publish/Blocking.tsx';
import { nameVersion } from '../publish/name-version.ts';
import { type ChangeLine, ChangeLines, ConflictCard, Part } from '../publish/PublishParts.tsx';
import { isSameConflict, publishingStore, usePublishing } from '../publish/publishing-store.ts';
import { useChangeLines } from '../publish/use-change-lines.ts';
import { VisitorChanges } from '../publish/VisitorChanges.tsx';
import type { PublishChange, PublishingAnswer } from '../store/publish-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';

/** Unpublished changes, findings that prevent publishing, changes of others, and the button to publish. */
export function PublishScreen() {
  const words = useWords();
  const { publishing } = words;
  const store = publishingStore(useDeskStore());
  const { answer, isLooking, isPublishing, failure } = usePublishing();
  useEffect(() => void store.look(), [store]);
  return (
    <Stack maw={900}>
      <Title order={1} size="h3">
        {words.screens.publish}
      </Title>
      {failure !== undefined && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      {answer ? (
        <Place answer={answer} isLooking={isLooking || isPublishing} />
      ) : (
        <Text>{publishing.looking}</Text>
      )}
      {answer && <Comparison answer={answer} />}
    </Stack>
  );
}

function DoneAlert({ answer: { way, place } }: { readonly answer: PublishingAnswer }) {
  const { publishing } = useWords();
  if (way === 'internet')
    return (
      <Alert color="teal" role="status">
        {publishing.done}
      </Alert>
    );
  return (
    <Alert color="teal" role="status">
      <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm">{publishing.made(place)}</Text>
        <Text size="sm">{publishing.upload}</Text>
      </Stack>
    </Alert>
  );
}

interface PlaceProps {
  readonly answer: PublishingAnswer;
  readonly isLooking: boolean;
}

function Place({ answer: { way, place, publishedHere, unreachable, obstacle }, isLooking }: PlaceProps) {
  const { publishing, locale } = useWords();
  const store = publishingStore(useDeskStore());
  const when = publishedHere && formatInstant(publishedHere, locale);
  return (
    <Stack gap="xs" style={{ overflowWrap: 'anywhere' }}>
      {way === 'folder' && <Text>{publishing.folderIntro}</Text>}
      <Text c="dimmed">
        {way === 'internet' ? publishing.to(place) : <Code>{place}</Code>}
        {' · '}
        {when ? publishing.at(when) : publishing.never}
      </Text>
      {way === 'folder' && when && (
        <Anchor href="/api/site.zip" download>
          {publishing.download}
        </Anchor>
      )}
      {way === 'internet' && (
        <Group gap="xs">
          <Button
            variant="default"
            size="compact-sm"
            disabled={isLooking}
            loading={isLooking}
            onClick={() => void store.look()}
          >
            {publishing.again}
          </Button>
        </Group>
      )}
      {[unreachable, obstacle].map(
        (sentence) =>
          sentence !== undefined && (
            <Alert key={sentence} color="orange" role="alert">
              {sentence}
            </Alert>
          ),
      )}
    </Stack>
  );
}

function Comparison({ answer }: { readonly answer: PublishingAnswer }) {
  const words = useWords();
  const { publishing } = words;
  const { isPublishing, isLooking, isDone, looks, decisions } = usePublishing();
  const progress = useDesk((state) => state.progress);
  const documents = useDesk((state) => state.documents);
  const store = publishingStore(useDeskStore());
  const { fresh, own, outcome } = useChangeLines(answer);
  const { way, theirs, conflicts, published, obstacle } = answer;
  const blocking = useBlocking();
  const chosen = conflicts.map((conflict) => decisions.find((one) => isSameConflict(one, conflict)));
  const isUndecided = chosen.some((decision) => decision === undefined);
  const sentences = [...fresh, ...own].map(({ sentence }) => sentence);
  const isFolder = way === 'folder';
  const isNeeded = sentences.length > 0 || theirs.length > 0 || published === undefined;
  const reason = findReason();
  return (
    <Stack>
      {conflicts.length > 0 && (
        <Part title={publishing.conflicts}>
          {conflicts.map((conflict) => (
            <ConflictCard
              key={JSON.stringify([conflict.file, conflict.path])}
              conflict={conflict}
              choice={decisions.find((one) => isSameConflict(one, conflict))?.choice}
              onChoose={(choice) => store.decide({ ...conflict, choice })}
            />
          ))}
        </Part>
      )}
      {blocking && <Blocking key={looks} findings={blocking} />}
      {outcome && <OutcomeAlert outcome={outcome} />}
      {fresh.length > 0 && (
        <Part title={publishing.unsaved}>
          <ChangeLines lines={fresh} />
        </Part>
      )}
      {own.length > 0 && (
        <Part title={isFolder ? publishing.waitingFolder : publishing.waiting}>
          <ChangeLines lines={own} />
        </Part>
      )}
      {theirs.length > 0 && (
        <Part title={publishing.theirs}>
          <ChangeLines lines={theirs.map((change, index) => describeTheirs(change, index))} />
        </Part>
      )}
      {sentences.length > 0 && <VisitorChanges answer={answer} />}
      <Stack
        pos="sticky"
        bottom="var(--app-shell-footer-offset, 0rem)"
        bg="var(--mantine-color-body)"
        py="xs"
        gap="xs"
      >
        {isDone && <DoneAlert answer={answer} />}
        <Group>
          <Button
            size="md"
            loading={isPublishing}
            disabled={reason !== undefined || isLooking}
            onClick={() =>
              void store.publish(
                nameVersion(sentences, words),
                sentences,
                chosen.filter((decision) => decision !== undefined),
              )
            }
          >
            {chooseLabel(answer, fresh.length > 0, words)}
          </Button>
          {reason !== undefined && !isLooking && !isPublishing && <Text size="sm">{reason}</Text>}
          {isPublishing && (
            <Text role="status">{isFolder && progress !== undefined ? progress : publishing.working}</Text>
          )}
          {isLooking && (
            <Group gap="xs">
              <Loader size="xs" />
              <Text c="dimmed">{publishing.looking}</Text>
            </Group>
          )}
        </Group>
      </Stack>
    </Stack>
  );

  /** A sentence on why it cannot be published now. */
  function findReason(): string | undefined {
    if (!isFolder && obstacle !== undefined) return obstacle;
    if (!blocking) return publishing.looking;
    if (blocking.length > 0) return publishing.rightFirst(blocking.length);
    if (isUndecided) return publishing.decideFirst;
    if (!isNeeded) return isFolder ? publishing.allMade : publishing.nothing;
    return undefined;
  }

  function describeTheirs({ operation, by }: PublishChange, index: number): ChangeLine {
    const sentence = describeOperation(documents, operation, words);
    return { id: String(index), sentence: by === undefined ? sentence : `${by}: ${sentence}`, operation };
  }
}

function chooseLabel(
  { way, waiting, theirs }: PublishingAnswer,
  isUnsaved: boolean,
  { publishing }: DeskWords,
): string {
  if (way === 'folder') return isUnsaved ? publishing.saveAndMake : publishing.make;
  if (isUnsaved) return publishing.saveAndPublish;
  return waiting.length === 0 && theirs.length > 0 ? publishing.bring : publishing.publish;
}
