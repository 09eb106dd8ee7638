import { Anchor, Button, Group, NavLink, Select, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'react-router-dom';
import { describePlace } from '../form/describe-place.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { useIsTouched } from '../shell/use-is-touched.ts';
import type { OpenText } from '../store/api.ts';
import { fallbackLanguage, listEntries } from '../store/entries.ts';
import {
  countByLanguage,
  hasTranslation,
  isTranslated,
  isUpToDate,
  recordTranslation,
  selectUntranslated,
} from '../store/open-texts.ts';
import type { Operation } from '../store/operation.ts';
import type { HistoryAnswer } from '../store/publish-api.ts';
import { countParts, sortByPart, textPart } from '../store/text-parts.ts';
import { useDesk, useDeskJson, useDeskStore, useSiteLanguages } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';
import { NotHere } from './NotHere.tsx';
import { OpenTextCard } from './OpenTextCard.tsx';
import { TranslatorFiles } from './TranslatorFiles.tsx';

/** Texts that are shown at once. */
const PORTION = 30;

/** The texts to translate: a list of languages, or the texts of one. */
export function TranslationsScreen() {
  const words = useWords();
  const languages = useSiteLanguages();
  const from = useDesk(({ documents }) => fallbackLanguage(documents));
  const open = useDeskJson((state) => countByLanguage(selectUntranslated(state)));
  const { '*': language = '' } = useParams();
  const targets = languages.filter((code) => code !== from);
  if (targets.includes(language)) return <LanguageWork key={language} language={language} from={from} />;
  if (language !== '') return <NotHere screen="translations" />;
  return (
    <Stack>
      <Title order={1} size="h3">
        {words.screens.translations}
      </Title>
      {targets.length === 0 && <Text>{words.translations.oneLanguage}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={4}>
        {targets.map((code) => (
          <NavLink
            key={code}
            component={Link}
            to={`/translations/${code}`}
            label={languageName(code, words)}
            description={words.translations.open(open[code] ?? 0)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** Leads to the form with the code and the name of a language. */
function LanguageLink({ language }: { readonly language: string }) {
  const words = useWords();
  const address = useDesk(({ documents }) => {
    const own = listEntries(documents, 'language', words).find(({ id }) => id === language);
    return own && fieldAddress(own.file, own.path.join('.'));
  });
  return (
    address !== undefined && (
      <Anchor component={Link} to={address} size="sm" style={{ alignSelf: 'start' }}>
        {words.translations.form}
      </Anchor>
    )
  );
}

/** The open texts of a language. Those that are done stay in place, so that nothing moves under the pointer. */
function LanguageWork({ language, from }: { readonly language: string; readonly from: string }) {
  const words = useWords();
  const { translations } = words;
  const store = useDeskStore();
  const isTouched = useIsTouched();
  const list = useRef<HTMLDivElement>(null);
  const isChecked = useDesk((state) => state.isChecked);
  const openTexts = useDesk((state) => state.openTexts);
  const operations = useChanges();
  const [shown, setShown] = useState(PORTION);
  const [work, setWork] = useState<{ seen: readonly OpenText[] | undefined; texts: readonly OpenText[] }>({
    seen: undefined,
    texts: [],
  });
  if (work.seen !== openTexts) setWork({ seen: openTexts, texts: extend(work.texts, openTexts, language) });
  const parts = countParts(work.texts);
  const [part, setPart] = useState<string | null>(null);
  const texts = part === null ? work.texts : work.texts.filter((text) => textPart(text) === part);
  const isDone = useDesk(({ documents }) => texts.map((text) => isTranslated(documents, text)).join());
  const done = isDone.split(',').map((answer) => answer === 'true');
  const left = texts.filter((_, index) => !done[index]).length;
  // Texts of the software come last, since the pages have a fallback for them.
  const folded = part === null ? (parts.get('software') ?? 0) : 0;
  const unfolded = folded < texts.length ? texts.length - folded : texts.length;

  const choosePart = (chosen: string | null): void => {
    setPart(chosen);
    setShown(PORTION);
  };
  const finish = (text: OpenText): void => {
    const { documents } = store.getState();
    if (hasTranslation(documents, text) && !isUpToDate(documents, text))
      store.edit({
        operations: [recordTranslation(documents, text)],
        sentence: words.fields.translationAccepted(describePlace(documents, text, words)),
      });
    const position = texts.indexOf(text);
    const isOpen = (_: OpenText, index: number): boolean =>
      index > position && index < unfolded && !done[index];
    const next = texts.findIndex(isOpen);
    if (next >= shown) flushSync(() => setShown(next + PORTION));
    const fields = list.current?.querySelectorAll<HTMLTextAreaElement>('textarea');
    fields?.[next === -1 ? position : next]?.focus();
  };
  return (
    <Stack maw={1100}>
      <Group justify="space-between">
        <Title order={1} size="h3">
          {words.screens.translations}: {languageName(language, words)}
        </Title>
        <TranslatorFiles language={language} />
      </Group>
      <LanguageLink language={language} />
      <Text role="status">
        {isChecked || texts.length > 0 ? translations.open(left) : translations.looking}
      </Text>
      {left > 0 && (
        <Text size="sm" c="dimmed">
          {isTouched ? translations.touchKeys : translations.keys}
        </Text>
      )}
      {parts.size > 1 && (
        <Select
          label={translations.part}
          placeholder={translations.wholeSite(work.texts.length)}
          data={[...parts].map(([value, count]) => ({
            value,
            label: translations.partOf(
              value === 'software' ? translations.softwareWords : (words.areas[value] ?? value),
              count,
            ),
          }))}
          value={part}
          onChange={choosePart}
          clearable
          maw={420}
        />
      )}
      <Stack ref={list}>
        {texts.slice(0, Math.min(shown, unfolded)).map((text, index) => (
          <OpenTextCard
            key={text.key}
            text={text}
            from={from}
            operations={operations}
            isDone={done[index] ?? false}
            onFinish={() => finish(text)}
          />
        ))}
      </Stack>
      {unfolded > shown && (
        <Button variant="default" style={{ alignSelf: 'start' }} onClick={() => setShown(shown + PORTION)}>
          {translations.showMore(unfolded - shown)}
        </Button>
      )}
      {unfolded < texts.length && (
        <Button
          variant="subtle"
          h="auto"
          py={6}
          styles={{ label: { whiteSpace: 'normal', textAlign: 'start' } }}
          style={{ alignSelf: 'start' }}
          onClick={() => choosePart('software')}
        >
          {translations.openSoftware(folded, languageName(from, words))}
        </Button>
      )}
    </Stack>
  );
}

/** All changes, newest first, in which earlier originals are found. */
function useChanges(): readonly Operation[] {
  const store = useDeskStore();
  // Originals do not change while their translations are written.
  const [steps] = useState(() => store.getState().steps);
  const [saved, setSaved] = useState<readonly Operation[]>([]);
  useEffect(() => {
    let isStale = false;
    void store.tryAsk<HistoryAnswer>('/api/history').then((answer) => {
      if (!isStale && answer)
        setSaved(answer.entries.flatMap(({ changes }) => changes.flatMap(({ operations }) => operations)));
    });
    return () => {
      isStale = true;
    };
  }, [store]);
  return useMemo(
    () => [...steps.toReversed().flatMap(({ operations }) => operations), ...saved],
    [steps, saved],
  );
}

function extend(
  texts: readonly OpenText[],
  open: readonly OpenText[],
  language: string,
): readonly OpenText[] {
  const now = new Map(open.filter((text) => text.language === language).map((text) => [text.key, text]));
  const known = new Set(texts.map(({ key }) => key));
  const added = [...now.values()].filter(({ key }) => !known.has(key));
  return [...texts.map((text) => now.get(text.key) ?? text), ...sortByPart(added)];
}
