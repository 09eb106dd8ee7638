import { Badge, Box, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { withoutForbidden } from '../../../schema/characters.ts';
import type { TextArea } from '../../../schema/collections.ts';
import { META_LENGTHS } from '../../../schema/limits.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import { fallbackLanguage } from '../store/entries.ts';
import { findOpenText, isUpToDate, recordTranslation } from '../store/open-texts.ts';
import { type Json, type Path, valueAt } from '../store/operation.ts';
import { useDesk, useDeskStore, useFindingsAt, useSiteLanguages, useValue } from '../store/use-desk.ts';
import { findTextLabel } from '../words/labels.ts';
import { languageName, useWords } from '../words/words.ts';
import { describeChange } from './describe-change.ts';
import { describePlace } from './describe-place.ts';
import type { Place } from './field.ts';
import { GlossaryTerms } from './GlossaryTerms.tsx';
import { GrowingTextarea } from './GrowingTextarea.tsx';
import { Remark } from './Remark.tsx';
import { writeText } from './write-text.ts';

interface TextRowProps {
  readonly area: TextArea;
  readonly path: Path;
  readonly label?: string | undefined;
  readonly hint?: string | undefined;
  /** Values that the text takes. */
  readonly arguments?: readonly string[] | undefined;
}

/** One text in all languages of the site, side by side. */
export function TextRow({ area, path, label, hint, arguments: names }: TextRowProps) {
  const words = useWords();
  const languages = useSiteLanguages();
  const from = useDesk(({ documents }) => fallbackLanguage(documents));
  return (
    <Stack gap={4} role="group" aria-label={label}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text fw={500}>{label ?? findTextLabel(words, `texts/x/${area}.json`, path)}</Text>
        <GlossaryTerms area={area} path={path} from={from} />
      </Group>
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {names && names.length > 0 && (
        <Text size="sm" c="dimmed" component="div">
          {words.fields.values}{' '}
          {names.map((name) => (
            <Badge key={name} variant="light" tt="none" mr={4}>{`{${name}}`}</Badge>
          ))}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {languages.map((language) => (
          <LanguageText key={language} {...{ area, path, label, language, from }} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface LanguageTextProps extends Pick<TextRowProps, 'area' | 'label' | 'path'> {
  readonly language: string;
  /** The language that replaces a missing text. */
  readonly from: string;
  /** True if the parent says that the translation is missing or out of date. */
  readonly hidesState?: boolean;
}

/** A text in one language, with its findings and the state of its translation. */
export function LanguageText({ area, path, label, language, from, hidesState = false }: LanguageTextProps) {
  const words = useWords();
  const store = useDeskStore();
  const file = `texts/${language}/${area}.json`;
  const name = languageName(language, words);
  const found = useValue(file, path);
  const isUnwritten = typeof found === 'string' && isTodo(found);
  const value = isUnwritten ? undefined : found;
  const original = useValue(`texts/${from}/${area}.json`, path);
  const fallback = typeof original === 'string' && !isTodo(original) ? original : undefined;
  const id = useId();
  const own = useOwnText(language, area, path);
  const most = mostCharacters(path);
  const length = typeof value === 'string' ? value.length : 0;
  const direction = useDirection(language);
  const dotted = path.join('.');
  const error = useFindingsAt('error', file, path);
  return (
    <Box>
      {/* The state comes and goes while somebody types, and must not move the fields. */}
      <Group gap="xs" justify="space-between" wrap="nowrap" mih={22}>
        <Text component="label" htmlFor={id} size="xs" c="dimmed" truncate title={name}>
          {name}
        </Text>
        {!hidesState && (
          <TextState
            file={file}
            path={path}
            missing={found === undefined && own === undefined && fallback !== undefined ? from : undefined}
          />
        )}
      </Group>
      <GrowingTextarea
        id={id}
        lang={language}
        dir={direction}
        data-file={file}
        data-field={dotted}
        aria-label={`${label ?? findTextLabel(words, file, path)} (${name})`}
        placeholder={own ?? fallback}
        description={most !== undefined && length > 0 ? words.fields.length(length, most) : undefined}
        inputWrapperOrder={['input', 'description', 'error']}
        value={typeof value === 'string' ? value : ''}
        error={error || undefined}
        onBlur={() => store.endStep()}
        onChange={({ currentTarget }) => {
          const typed = withoutForbidden(currentTarget.value);
          store.edit({
            operations: writeText(store.getState().documents.get(file)?.value, { file, path }, typed),
            sentence: (first, documents) =>
              describeChange(documents, { file, path }, first, typed || undefined, words),
            mergeKey: JSON.stringify([file, path]),
          });
        }}
      />
      {isUnwritten ? (
        <Text size="xs" mt={4}>
          <span aria-hidden>⚠ </span>
          {words.todo.unwritten}
        </Text>
      ) : (
        <Remark file={file} path={path} />
      )}
    </Box>
  );
}

/** Characters of a title or description that search engines show; undefined for other texts. */
function mostCharacters(path: Path): number | undefined {
  const [group, key] = path.slice(-2);
  return group === 'meta' && (key === 'title' || key === 'description') ? META_LENGTHS[key] : undefined;
}

/** The direction in which a language of the site is written. */
export function useDirection(language: string): 'ltr' | 'rtl' {
  return useDesk(({ documents }) => findDirection(documents.get('site.json')?.value, language));
}

function findDirection(site: Parameters<typeof valueAt>[0], language: string): 'ltr' | 'rtl' {
  const languages = valueAt(site, ['languages']);
  const own = Array.isArray(languages)
    ? languages.find((one) => valueAt(one, ['code']) === language)
    : undefined;
  return valueAt(own, ['direction']) === 'rtl' ? 'rtl' : 'ltr';
}

interface TextStateProps extends Place {
  /** The language whose text replaces a missing one; undefined if the text is not missing. */
  readonly missing: string | undefined;
}

/** A note beside the label of a translation that is missing, or older than its original. */
function TextState({ file, path, missing }: TextStateProps) {
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const stale = useDesk((state) => {
    const found = findOpenText(state, file, path);
    return found?.state === 'stale' && !isUpToDate(state.documents, found) ? found : undefined;
  });
  if (missing !== undefined)
    return (
      <Text size="xs" c="dimmed" truncate title={fields.untranslated(languageName(missing, words))}>
        {fields.untranslatedShort}
      </Text>
    );
  if (!stale) return null;
  const accept = () => {
    const { documents } = store.getState();
    store.edit({
      operations: [recordTranslation(documents, stale)],
      sentence: fields.translationAccepted(describePlace(documents, { file, path }, words)),
    });
  };
  return (
    <Button
      variant="light"
      size="compact-sm"
      style={{ flexShrink: 0 }}
      title={fields.staleHint}
      onClick={accept}
    >
      <span aria-hidden>⚠&nbsp;</span>
      {fields.acceptTranslation}
    </Button>
  );
}

const loaders = import.meta.glob<{ readonly default: Json }>('../../shared/i18n/dictionaries/*.json');

const loaded = new Map<string, Json>();

/** The software's text that replaces a missing one in a language; undefined if there is none. */
function useOwnText(language: string, area: string, path: Path): string | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    const load = loaders[`../../shared/i18n/dictionaries/${language}.json`];
    if (!load || loaded.has(language)) return;
    void load().then(({ default: dictionary }) => {
      loaded.set(language, dictionary);
      setCount((count) => count + 1);
    });
  }, [language]);
  const text = valueAt(loaded.get(language), [area, ...path]);
  return typeof text === 'string' ? text : undefined;
}
