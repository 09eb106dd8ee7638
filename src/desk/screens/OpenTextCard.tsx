import { Button, Card, Group, SimpleGrid, Text } from '@mantine/core';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { describePlace } from '../form/describe-place.ts';
import { GlossaryTerms } from '../form/GlossaryTerms.tsx';
import { LanguageText, useDirection } from '../form/TextRow.tsx';
import { differingWords } from '../history/differing-words.ts';
import { MarkedText } from '../history/TwoValues.tsx';
import type { OpenText } from '../store/api.ts';
import { findEarlierOriginal } from '../store/earlier-original.ts';
import { recordedHash } from '../store/open-texts.ts';
import type { Operation } from '../store/operation.ts';
import { useDesk, useDeskStore, useValue } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

interface OpenTextCardProps {
  readonly text: OpenText;
  readonly from: string;
  /** All changes, newest first. */
  readonly operations: readonly Operation[];
  readonly isDone: boolean;
  readonly onFinish: () => void;
}

/** An original and its translation beside it. */
export function OpenTextCard({ text, from, operations, isDone, onFinish }: OpenTextCardProps) {
  const words = useWords();
  const { translations } = words;
  const store = useDeskStore();
  const { area } = text;
  const original = useValue(`texts/${from}/${area}.json`, text.path);
  const direction = useDirection(from);
  // The record changes while translating, but the original that it was made from should stay visible.
  const [recorded] = useState(() => recordedHash(store.getState().documents, text));
  const earlier = useMemo(
    () => (text.state === 'stale' ? findEarlierOriginal(operations, from, text, recorded) : undefined),
    [operations, from, text, recorded],
  );
  const shown = typeof original === 'string' ? original : (text.original ?? '');
  const [before, now] = differingWords(earlier ?? shown, shown);
  const name = useDesk(({ documents }) => describePlace(documents, text, words));
  const finishByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onFinish();
  };
  return (
    <Card withBorder padding="sm" role="group" aria-label={name} onKeyDown={finishByKey}>
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text size="sm" c="dimmed">
          {name}
        </Text>
        {isDone ? (
          <Text size="sm" fw={650} style={{ flexShrink: 0 }}>
            <span aria-hidden>✓ </span>
            {translations.done}
          </Text>
        ) : (
          <GlossaryTerms area={area} path={text.path} from={from} />
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <div>
          <Text lang={from} dir={direction} style={{ whiteSpace: 'pre-wrap' }}>
            <MarkedText words={now} />
          </Text>
          {earlier !== undefined && (
            <Text size="sm" mt={4}>
              <Text span size="sm" c="dimmed">
                {translations.before}
              </Text>{' '}
              <span lang={from} dir={direction}>
                <MarkedText words={before} />
              </span>
            </Text>
          )}
        </div>
        <LanguageText area={area} path={text.path} language={text.language} from={from} hidesState />
      </SimpleGrid>
      <Group justify="space-between" mt="xs">
        <Text size="xs" c="dimmed">
          {!isDone &&
            (text.state === 'stale'
              ? words.fields.stale
              : words.fields.untranslated(languageName(from, words)))}
        </Text>
        <Button size="compact-sm" variant="light" ml="auto" onClick={onFinish}>
          {translations.next}
        </Button>
      </Group>
    </Card>
  );
}
