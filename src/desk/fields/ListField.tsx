import { Accordion, Box, Button, Group, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { EntryKind } from '../../../schema/collections.ts';
import { FieldHead } from '../form/FieldHead.tsx';
import { FieldView } from '../form/FieldView.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { restBelow, useWantedField } from '../shell/wanted-field.ts';
import {
  dropTexts,
  hasTexts,
  isNameOptional,
  itemId,
  nameOperations,
  proposeId,
} from '../store/list-entries.ts';
import { isObject, type Json, type Operation } from '../store/operation.ts';
import { useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { findNoun } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { AddEntry } from './AddEntry.tsx';
import { EntryItem } from './EntryItem.tsx';
import { ItemButtons } from './ItemButtons.tsx';
import { nameItem } from './name-item.ts';
import { isPeriod } from './period.ts';
import { findField } from './registry.ts';
import { startingValue } from './starting-value.ts';

function ListInput({ node, place, value, label, hint, errors }: FieldProps) {
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const itemNode = useMemo(() => readSchema(node.element ?? node.schema), [node]);
  const items = Array.isArray(value) ? value : [];
  const noun = findNoun(words, place.file, place.path);
  const kind = hasShortNames(itemNode) ? node.meta?.entries : undefined;
  const { opened, setOpened } = useOpened(place);
  const [fresh, setFresh] = useState<number>();
  const editAt = useEditAt(place);
  const names = useDeskJson(({ documents }) =>
    items.map((item, index) => nameItem(item, index, { node: itemNode, kind, noun, words, documents })),
  );
  const at = { file: place.file, path: place.path, length: items.length };
  const insert = (fresh: Json): Operation =>
    value === undefined
      ? { kind: 'set', file: place.file, path: place.path, after: [fresh] }
      : { kind: 'insert', ...at, index: items.length, value: fresh };
  const show = () => {
    setOpened(String(items.length));
    setFresh(items.length);
  };
  const add = () => {
    editAt([insert(startingValue(itemNode))], fields.added(noun));
    show();
  };
  const addEntry = (id: string, name: string) => {
    const start = startingValue(itemNode);
    const fresh = isObject(start) ? { id, ...start } : id;
    const texts = kind ? nameOperations(store.getState().documents, kind, id, name) : [];
    editAt([insert(fresh), ...texts], fields.addedNamed(name || id));
    show();
  };
  const remove = (index: number, item: Json) => {
    const id = itemId(item);
    const texts = kind && id ? dropTexts(store.getState().documents, kind, id) : [];
    // An empty list says nothing that a missing one would not.
    const isLast = items.length === 1 && node.isOptional;
    const operation: Operation = isLast
      ? { kind: 'set', file: place.file, path: place.path, before: items }
      : { kind: 'remove', ...at, index, value: item };
    editAt([operation, ...texts], fields.removedNamed(names[index] ?? ''));
  };
  const move = (from: number, to: number) =>
    editAt([{ kind: 'move', ...at, from, to }], fields.moved(from + 1, to + 1));
  const buttons = (index: number, item: Json) => (
    <ItemButtons
      name={names[index] ?? ''}
      index={index}
      count={items.length}
      onMove={(to) => move(index, to)}
      onRemove={() => remove(index, item)}
    />
  );
  const taken = items.flatMap((item) => itemId(item) ?? []);
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} errors={errors} />
      {kind === undefined && isShort(itemNode) ? (
        items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their position in the file.
          <Group key={index} wrap="nowrap" gap={4} align="start">
            <Box flex={1} miw={0}>
              <FieldView
                schema={itemNode.schema}
                place={{ ...place, path: [...place.path, index] }}
                label={fields.numbered(noun, index + 1)}
              />
            </Box>
            {buttons(index, item)}
          </Group>
        ))
      ) : (
        <Accordion variant="separated" value={opened} onChange={setOpened} chevronPosition="left">
          {items.map((item, index) => (
            <Accordion.Item
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their position in the file.
              key={index}
              value={String(index)}
              ref={index === fresh ? scrollTo : undefined}
              style={{ scrollMarginTop: '5rem' }}
            >
              <Group wrap="nowrap" gap={4} pr="xs">
                <Accordion.Control miw={0} style={{ overflowWrap: 'anywhere' }}>
                  {names[index]}
                </Accordion.Control>
                {buttons(index, item)}
              </Group>
              <Accordion.Panel>
                {opened === String(index) && (
                  <Item
                    {...{ kind, taken }}
                    node={itemNode}
                    place={{ ...place, path: [...place.path, index] }}
                    value={item}
                    label={names[index] ?? ''}
                  />
                )}
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
      {kind && hasTexts(kind) ? (
        <AddEntry
          noun={noun}
          taken={taken}
          needsName={!isNameOptional(kind)}
          fallback={kind}
          onAdd={addEntry}
        />
      ) : (
        <Button
          variant="default"
          onClick={() => (kind ? addEntry(proposeId('', taken, kind), '') : add())}
          style={{ alignSelf: 'start' }}
        >
          {fields.add(noun)}
        </Button>
      )}
    </Stack>
  );
}

/** Brings a new item into sight, which is below what was seen before. */
function scrollTo(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'start' });
}

/** The item that is unfolded: each visit of an address unfolds the one that it names. */
function useOpened({ file, path }: FieldProps['place']) {
  const wanted = useWantedField();
  const rest = restBelow(wanted, file, path);
  const wantedItem = rest ? (rest.split('.')[0] ?? null) : null;
  const [opened, setOpened] = useState<string | null>(wantedItem);
  const [visit, setVisit] = useState(wanted?.visit);
  if (visit !== wanted?.visit) {
    setVisit(wanted?.visit);
    if (wantedItem !== null) setOpened(wantedItem);
  }
  return { opened, setOpened };
}

interface ItemProps extends Pick<FieldProps, 'label' | 'node' | 'place' | 'value'> {
  readonly kind: EntryKind | undefined;
  readonly taken: readonly string[];
}

function Item({ kind, taken, node, place, value, label }: ItemProps) {
  return kind ? (
    <EntryItem {...{ node, place, value, kind, taken }} />
  ) : (
    <FieldView schema={node.schema} place={place} label={label} />
  );
}

/** Tells if the items of a list are short names, or have one of their own. */
function hasShortNames({ type, shape = {} }: SchemaNode): boolean {
  return type === 'string' || Object.hasOwn(shape, 'id');
}

/** Tells if items are shown one below the other, without being unfolded first. */
function isShort(node: SchemaNode): boolean {
  return isPeriod(node) || !['object', 'union', 'record', 'array'].includes(node.type);
}

/** A list whose items are edited one by one. */
export const listField: Field = {
  kind: 'list',
  matches: ({ type }) => type === 'array',
  Input: ListInput,
  summarize: (value, node, context) => {
    const itemNode = readSchema(node.element ?? node.schema);
    const items = Array.isArray(value) ? value : [value];
    return items.map((item) => findField(itemNode).summarize(item, itemNode, context)).join(', ');
  },
};
