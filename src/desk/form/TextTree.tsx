import { Box, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import type * as z from 'zod';
import type { EntryKind, TextArea } from '../../../schema/collections.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import type { Names } from '../entries/NameFields.tsx';
import { AddEntry } from '../fields/AddEntry.tsx';
import { nameListItem } from '../fields/name-item.ts';
import { restBelow } from '../shell/wanted-field.ts';
import { fallbackLanguage, nameEntry } from '../store/entries.ts';
import { listTextIds, nameOperations } from '../store/list-entries.ts';
import { isSame, type Operation, type Path, valueAt } from '../store/operation.ts';
import { useDeskJson, useDeskStore, useSiteLanguages } from '../store/use-desk.ts';
import { findHint, findNoun, findTextLabel } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { Section } from './Section.tsx';
import { ItemButton, SortableList } from './SortableList.tsx';
import { readSchema } from './schema-node.ts';
import { TextRow } from './TextRow.tsx';
import { useEditAt } from './use-edit-at.ts';
import { WordLists } from './WordLists.tsx';

interface TextTreeProps {
  readonly area: TextArea;
  readonly schema: z.ZodType;
  readonly path: Path;
  readonly label?: string | undefined;
  /** True if a group of texts is folded until somebody opens it. */
  readonly isFolded?: boolean;
}

/** The most groups that an area shows unfolded: some areas have more than a thousand fields. */
const MAX_UNFOLDED = 3;

/** All texts below a place of an area, each in all languages. */
export function TextTree({ area, schema, path, label, isFolded = false }: TextTreeProps) {
  const words = useWords();
  const node = readSchema(schema);
  const shown = label ?? findTextLabel(words, `texts/x/${area}.json`, path);
  const hint = label === undefined ? findHint(words, node.description, shown) : undefined;
  if (node.type === 'string') {
    const names = node.meta?.arguments && Object.keys(node.meta.arguments);
    return <TextRow area={area} path={path} label={shown} hint={hint} arguments={names} />;
  }
  if (node.meta?.isOwnList)
    return (
      <WordLists area={area} path={path} label={shown} hint={hint} hasGroups={node.meta.hasGroups === true} />
    );
  if (node.type === 'array' && node.element)
    return <TextItems area={area} schema={node.element} path={path} label={shown} hint={hint} />;
  if (node.type === 'record' && node.valueType)
    return <TextRecord area={area} schema={node.valueType} path={path} label={shown} />;
  const parts = Object.entries(node.shape ?? {}).filter(([key]) => key !== '$schema');
  const children = parts.map(([key, child]) => (
    <TextTree
      key={key}
      area={area}
      schema={child}
      path={[...path, key]}
      isFolded={path.length === 0 && parts.length > MAX_UNFOLDED}
    />
  ));
  const isOpenEnded = node.catchall && readSchema(node.catchall).type !== 'never';
  const others = node.catchall && isOpenEnded && (
    <TextRecord
      area={area}
      schema={node.catchall}
      path={path}
      label={shown}
      except={Object.keys(node.shape ?? {})}
      canAdd
    />
  );
  const content = (
    <Stack>
      {children}
      {others}
    </Stack>
  );
  if (path.length === 0) return content;
  if (!isFolded) return <Fieldset legend={shown}>{content}</Fieldset>;
  return (
    <Section
      title={shown}
      isOpenAtFirst={false}
      holds={(wanted) =>
        wanted.file.startsWith('texts/') &&
        wanted.file.endsWith(`/${area}.json`) &&
        restBelow(wanted, wanted.file, path) !== undefined
      }
    >
      {content}
    </Section>
  );
}

/** A list of texts, of the same length in every language. */
function TextItems({
  area,
  schema,
  path,
  label,
  hint,
}: TextTreeProps & { readonly hint?: string | undefined }) {
  const words = useWords();
  const noun = findNoun(words, `texts/x/${area}.json`, path);
  const store = useDeskStore();
  const languages = useSiteLanguages();
  const lengths = useDeskJson(({ documents }) =>
    languages.map((language) => {
      const value = valueAt(documents.get(`texts/${language}/${area}.json`)?.value, path);
      return Array.isArray(value) ? value.length : 0;
    }),
  );
  const count = Math.max(0, ...lengths);
  const readLists = () =>
    languages.map((language) => {
      const file = `texts/${language}/${area}.json`;
      const value = store.valueAt(file, path);
      return { file, items: Array.isArray(value) ? value : [], isThere: value !== undefined };
    });
  const edit = useEditAt(
    { file: `texts/${languages[0]}/${area}.json`, path },
    { isOfAll: languages.length > 1 },
  );
  const describe = (index: number): string => {
    const lists = readLists();
    const { file, items } =
      lists.find((one) => one.file.startsWith(`texts/${words.code}/`)) ?? lists[0] ?? {};
    const { documents } = store.getState();
    return file ? nameListItem(items?.[index] ?? '', index, { file, path }, { documents, words }) : '';
  };
  const add = () =>
    edit(
      readLists().map(({ file, items, isThere }) =>
        isThere
          ? { kind: 'insert', file, path, index: items.length, length: items.length, value: '' }
          : { kind: 'set', file, path, after: [''] },
      ),
      words.fields.added(noun),
    );
  const remove = (index: number) =>
    edit(
      readLists().flatMap(({ file, items }): readonly Operation[] => {
        const value = items[index];
        return value === undefined
          ? []
          : [{ kind: 'remove', file, path, index, length: items.length, value }];
      }),
      words.fields.removedNamed(describe(index)),
    );
  const move = (from: number, to: number) =>
    edit(
      readLists().flatMap(({ file, items }): readonly Operation[] =>
        items.length > Math.max(from, to)
          ? [{ kind: 'move', file, path, from, to, length: items.length }]
          : [],
      ),
      words.fields.moved(describe(from), to + 1),
    );
  const names = Array.from({ length: count }, (_, index) => words.fields.numbered(noun, index + 1));
  return (
    <Fieldset legend={label}>
      <Stack>
        <Hint text={hint} />
        <SortableList
          names={names}
          onMove={move}
          renderItem={(index, controls) => (
            <Group gap={4} align="start" justify="end" pb="xs">
              <Box flex="1 1 24rem" miw={0}>
                <TextTree area={area} schema={schema} path={[...path, index]} label={names[index] ?? ''} />
              </Box>
              {controls}
              <ItemButton
                label={words.fields.remove(names[index] ?? '')}
                sign="×"
                onClick={() => remove(index)}
              />
            </Group>
          )}
        />
        <Button variant="default" onClick={add} style={{ alignSelf: 'start' }}>
          {words.fields.add(noun)}
        </Button>
      </Stack>
    </Fieldset>
  );
}

function Hint({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}

interface TextRecordProps extends TextTreeProps {
  /** Keys that have fields of their own. */
  readonly except?: readonly string[];
  /** True if texts with new keys can be added. */
  readonly canAdd?: boolean;
}

/** Texts by the ids of entries, or by keys of their own. */
function TextRecord({ area, schema, path, label, except = [], canAdd = false }: TextRecordProps) {
  const words = useWords();
  const kind = textPlaces.find(
    (place) => place.area === area && isSame(place.path.slice(), path.slice()),
  )?.kind;
  const ids = useDeskJson(({ documents }) => [...listTextIds(documents, area, path)]);
  // Texts that define their own keys can be added here.
  const isOwnSource = kind !== undefined && idSources.get(kind)?.form === 'texts';
  const isGroup = readSchema(schema).type === 'object';
  const names = useDeskJson(({ documents }) =>
    ids.map((id) => (kind && isGroup ? nameEntry(documents, kind, id, words) : id)),
  );
  return (
    <Stack>
      {path.length > 0 && <Text fw={650}>{label}</Text>}
      <Hint text={findHint(words, readSchema(schema).description, label)} />
      {ids.map((id, index) =>
        id === '$schema' || except.includes(id) ? null : (
          <TextTree
            key={id}
            area={area}
            schema={schema}
            path={[...path, id]}
            label={names[index] ?? id}
            isFolded={path.length === 0 && ids.length > MAX_UNFOLDED}
          />
        ),
      )}
      {(canAdd || isOwnSource) && <NewText area={area} path={path} known={ids} kind={kind} />}
    </Stack>
  );
}

interface NewTextProps extends Pick<TextTreeProps, 'area' | 'path'> {
  readonly known: readonly string[];
  readonly kind: EntryKind | undefined;
}

/** Adds a text; its key is made from its words. */
function NewText({ area, path, known, kind }: NewTextProps) {
  const words = useWords();
  const store = useDeskStore();
  const language = fallbackLanguage(store.getState().documents);
  const file = `texts/${language}/${area}.json`;
  const edit = useEditAt({ file, path });
  const add = (id: string, text: string, names: Names) => {
    const named = kind ? nameOperations(store.getState().documents, kind, id, names) : [];
    const plain = Object.entries<string>(names).flatMap(([code, after]): readonly Operation[] =>
      after === '' ? [] : [{ kind: 'set', file: `texts/${code}/${area}.json`, path: [...path, id], after }],
    );
    edit(named.length > 0 ? named : plain, words.fields.addedNamed(text));
  };
  return <AddEntry noun={findNoun(words, file, path)} taken={known} fallback={kind ?? 'text'} onAdd={add} />;
}
