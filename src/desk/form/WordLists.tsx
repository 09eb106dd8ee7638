import { SimpleGrid, Stack, TagsInput, Text } from '@mantine/core';
import type { TextArea } from '../../../schema/collections.ts';
import type { Path } from '../store/operation.ts';
import { useDeskStore, useFindingsAt, useSiteLanguages, useValue } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';
import { describeChange } from './describe-change.ts';
import { Remark } from './Remark.tsx';
import { useDirection } from './TextRow.tsx';

/** Commas of all scripts. */
const COMMAS = [',', '،', '、', '，'];

interface WordListsProps {
  readonly area: TextArea;
  readonly path: Path;
  readonly label: string;
  readonly hint: string | undefined;
  /** The items are groups of words with commas between them. */
  readonly hasGroups: boolean;
}

/** Lists of words, one per language, side by side. */
export function WordLists({ area, path, label, hint, hasGroups }: WordListsProps) {
  const languages = useSiteLanguages();
  return (
    <Stack gap={4} role="group" aria-label={label}>
      <Text fw={500}>{label}</Text>
      {hint !== undefined && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
        {languages.map((language) => (
          <WordList
            key={language}
            file={`texts/${language}/${area}.json`}
            {...{ path, label, language, hasGroups }}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface WordListProps extends Pick<WordListsProps, 'hasGroups' | 'label' | 'path'> {
  readonly file: string;
  readonly language: string;
}

function WordList({ file, path, label, language, hasGroups }: WordListProps) {
  const words = useWords();
  const store = useDeskStore();
  const name = languageName(language, words);
  const direction = useDirection(language);
  const value = useValue(file, path);
  const error = useFindingsAt('error', file, path);
  const change = (typed: string[]) => {
    const before = store.valueAt(file, path);
    const after = typed.length === 0 ? undefined : typed;
    store.edit({
      operations: [
        {
          kind: 'set',
          file,
          path,
          ...(before === undefined ? {} : { before }),
          ...(after === undefined ? {} : { after }),
        },
      ],
      sentence: describeChange(store.getState().documents, { file, path }, before, after, words),
    });
  };
  return (
    <div>
      <TagsInput
        lang={language}
        data-file={file}
        data-field={path.join('.')}
        label={name}
        labelProps={{ fw: 400, size: 'xs', c: 'dimmed' }}
        aria-label={`${label} (${name})`}
        styles={{ input: { direction } }}
        splitChars={hasGroups ? [] : COMMAS}
        placeholder={value === undefined && !hasGroups ? words.fields.wordsWithCommas : undefined}
        acceptValueOnBlur
        value={Array.isArray(value) ? value.map(String) : []}
        error={error || undefined}
        onChange={change}
      />
      <Remark file={file} path={path} />
    </div>
  );
}
