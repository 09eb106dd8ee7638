import { Button, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ConsequencesAnswer, PageChanges, ShownChange } from '../store/api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';
import classes from './Consequences.module.css';

/** Changes of a page, and pages, that are shown before the others are asked for. */
const FEW = 4;
const FEW_PAGES = 12;

/** The changes that visitors will see once everything is saved, page by page, with old and new. */
export function Consequences() {
  const { consequences } = useWords();
  const store = useDeskStore();
  const steps = useDesk((state) => state.steps);
  const [found, setFound] = useState<{ readonly steps: unknown; readonly answer: ConsequencesAnswer }>();
  useEffect(() => {
    let isStale = false;
    const ask = async (): Promise<void> => {
      const answer = (await store.tryAsk<ConsequencesAnswer>('/api/consequences')) ?? {};
      if (isStale) return;
      setFound({ steps, answer });
      if (answer.isComplete === false) await ask();
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, [store, steps]);
  const answer = found?.steps === steps ? found.answer : undefined;
  const isLooking = answer === undefined || answer.isComplete === false;
  return (
    <Stack gap="sm" aria-live="polite" aria-busy={isLooking}>
      <Title order={2} size="h5">
        {consequences.title}
      </Title>
      {answer && <PagesOfChanges answer={answer} />}
      {isLooking && (
        <Group gap="xs">
          <Loader size="sm" />
          <Text size="sm">{answer?.pages?.length ? consequences.lookingOn : consequences.loading}</Text>
        </Group>
      )}
    </Stack>
  );
}

/** Changes as visitors see them, page by page. */
export function PagesOfChanges({ answer: { pages, isComplete } }: { readonly answer: ConsequencesAnswer }) {
  const { consequences } = useWords();
  const [isWhole, setWhole] = useState(false);
  if (!pages) return <Text>{consequences.unknown}</Text>;
  if (pages.length === 0) return isComplete && <Text>{consequences.none}</Text>;
  const shown = isWhole ? pages : pages.slice(0, FEW_PAGES);
  const names = pages.map(({ name }) => name);
  return (
    <>
      {isComplete && <Text>{consequences.count(pages.filter(({ path }) => path !== undefined).length)}</Text>}
      {shown.map((page) => (
        <PageOfChanges
          key={page.path ?? ''}
          page={page}
          isAlike={names.indexOf(page.name) !== names.lastIndexOf(page.name)}
        />
      ))}
      {shown.length < pages.length && (
        <Button variant="default" size="compact-sm" onClick={() => setWhole(true)}>
          {consequences.morePages(pages.length - shown.length)}
        </Button>
      )}
    </>
  );
}

interface PageOfChangesProps {
  readonly page: PageChanges;
  /** Another page has the same name: their addresses tell them apart. */
  readonly isAlike: boolean;
}

function PageOfChanges({ page: { path, name, kind, changes, hasMore }, isAlike }: PageOfChangesProps) {
  const { consequences } = useWords();
  const [first, ...others] = [changes.slice(0, FEW), changes.slice(FEW)];
  const rest = others.flat();
  return (
    <section className={classes.page}>
      <Title order={3} size="sm">
        {path === undefined ? consequences.everywhere : name}
      </Title>
      {isAlike && (
        <Text size="xs" c="dimmed">
          {path}
        </Text>
      )}
      {kind !== 'changed' && <Text size="sm">{consequences[kind]}</Text>}
      <ChangeList changes={first} />
      {hasMore && <Text size="sm">{consequences.details}</Text>}
      {rest.length > 0 && (
        <details>
          <summary>{consequences.more(rest.length)}</summary>
          <ChangeList changes={rest} />
        </details>
      )}
    </section>
  );
}

function ChangeList({ changes }: { readonly changes: readonly ShownChange[] }) {
  const words = useWords();
  const { consequences } = words;
  return changes.map(({ languages, where, before, after, isPicture }) => (
    <div key={`${languages.join(' ')} ${where} ${before} ${after}`} className={classes.change}>
      <Text size="xs" c="dimmed">
        {[languages.map((code) => languageName(code, words)).join(', '), where].filter(Boolean).join(' · ')}
      </Text>
      {isPicture ? (
        <Text size="sm">{consequences.picture}</Text>
      ) : (
        <Text size="sm">
          {before !== undefined && <del>{before}</del>}
          {before !== undefined && after !== undefined && ' → '}
          {after !== undefined && <ins>{after}</ins>}
        </Text>
      )}
    </div>
  ));
}
