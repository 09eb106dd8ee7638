import { Alert, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type * as z from 'zod';
import { DeskLanguage } from '../shell/DeskLanguage.tsx';
import { type Connection, RequestFailure } from '../store/connection.ts';
import type { StartAnswer, StartedAnswer, startBody } from '../store/plan-api.ts';
import { useWords } from '../words/words.ts';
import { NewSiteForm, type TextByOption } from './NewSiteForm.tsx';

/** The action that made the folder ready. */
export type Started = z.infer<typeof startBody>['action'];

interface StartScreenProps {
  readonly ask: Connection['ask'];
  readonly onLanguage: (code: string) => void;
  /** Called once the folder can be opened; undefined if nothing had to be done. */
  readonly onReady: (started: Started | undefined) => void;
}

/** Makes the folder ready for the desk, by a new site or an upgrade; empty if neither is needed. */
export function StartScreen({ ask, onLanguage, onReady }: StartScreenProps) {
  const { code, start } = useWords();
  const [answer, setAnswer] = useState<StartAnswer>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(
    () =>
      ask<StartAnswer>(`/api/start?language=${code}`).then(
        (found) => setAnswer(found),
        (error: unknown) => setFailure(failureSentence(error)),
      ),
    [ask, code],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const isOpen = answer?.needs === 'nothing';
  useEffect(() => {
    // A failure is shown first, even if the folder is open.
    if (isOpen && failure === undefined) onReady(undefined);
  }, [isOpen, failure, onReady]);
  const prepare = async (body: z.infer<typeof startBody>): Promise<TextByOption> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { reasons } = await ask<StartedAnswer>('/api/start', body);
      if (Object.keys(reasons).length === 0) onReady(body.action);
      return reasons;
    } catch (error) {
      setFailure(failureSentence(error));
      await load();
      return {};
    } finally {
      setBusy(false);
    }
  };
  if (!answer && failure === undefined) return null;
  const retry = (): void => {
    setFailure(undefined);
    void load();
  };
  return (
    <Container component="main" size="sm" py="md">
      <Stack>
        <Group justify="end">
          <DeskLanguage onLanguage={onLanguage} />
        </Group>
        {failure !== undefined && (
          <Alert color="red" role="alert" title={start.notDone}>
            {failure}
          </Alert>
        )}
        {!answer || isOpen ? (
          <Button onClick={retry}>{isOpen ? start.open : start.again}</Button>
        ) : answer.needs === 'upgrade' ? (
          <Part title={start.older} hint={`${answer.sentence} ${start.olderHint(answer.folder)}`}>
            <Button loading={isBusy} onClick={() => void prepare({ action: 'upgrade' })}>
              {start.upgrade}
            </Button>
          </Part>
        ) : (
          <Part title={start.newSite} hint={start.newSiteHint(answer.folder)}>
            <NewSiteForm
              questions={answer.questions}
              withTexts={answer.withTexts}
              properNames={answer.properNames}
              isBusy={isBusy}
              onMake={(answers) => prepare({ action: 'site', answers })}
            />
          </Part>
        )}
        <Text size="sm" role="status">
          {isBusy && (answer?.needs === 'upgrade' ? start.upgrading : start.making)}
        </Text>
      </Stack>
    </Container>
  );
}

interface PartProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
  return (
    <>
      <Title order={1} size="h3">
        {title}
      </Title>
      <Text style={{ overflowWrap: 'anywhere' }}>{hint}</Text>
      {children}
    </>
  );
}

function failureSentence(error: unknown): string {
  if (error instanceof RequestFailure) return error.message;
  throw error;
}
