import { Accordion, Box, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { RESERVED_TIER_IDS } from '../../../schema/groups.ts';
import { EntryActions, hasActions } from '../entries/EntryActions.tsx';
import type { Names } from '../entries/NameFields.tsx';
import { NewEntryButton } from '../entries/NewEntryButton.tsx';
import { shorten } from '../form/describe-place.ts';
import { FieldHead } from '../form/FieldHead.tsx';
import { FieldView } from '../form/FieldView.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { ItemButton, SortableList } from '../form/SortableList.tsx';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { restBelow, useWantedField } from '../shell/wanted-field.ts';
import { listedKind } from '../store/entries.ts';
import {
  dropTexts,
  hasTexts,
  isNameOptional,
  itemId,
  nameOperations,
  proposeId,
} from '../store/list-entries.ts';
import { isObject, type Json, type Operation } from '../store/operation.ts';
import { useDeskJson, useDeskStore, useFindingsBelow } from '../store/use-desk.ts';
import { findNoun } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { AddEntry } from './AddEntry.tsx';
import { EntryItem } from './EntryItem.tsx';
import { nameItem, summarizeItem } from './name-item.ts';
import { isPeriod } from './period.ts';
import { startingValue } from './starting-value.ts';

interface ListViewProps extends FieldProps {
  /** Replaces the button that adds an item at the end; `showAdded` unfolds the new item. */
  readonly renderAdder?: (showAdded: (index: number) => void) => ReactNode;
  /** In place of the items' names. */
  readonly renderSummary?: (item: Json) => ReactNode;
}

/** The items of a list, each of which can be unfolded. */
export function ListView(props: ListViewProps) {
  const { node, place, value, label, hint, errors, renderAdder, renderSummary } = props;
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const itemNode = useMemo(() => readSchema(node.element ?? node.schema), [node]);
  const items = Array.isArray(value) ? value : [];
  const noun = findNoun(words, place.file, place.path);
  const kind = hasShortNames(itemNode) ? node.meta?.entries : undefined;
  const { opened, setOpened } = useOpened(place);
  const [fresh, setFresh] = useState<{ readonly index: number; readonly ref: typeof showItem }>();
  const editAt = useEditAt(place);
  const names = useDeskJson(({ documents }) =>
    items.map((item, index) =>
      nameItem(item, index, { node: itemNode, kind: node.meta?.entries, noun, words, documents }),
    ),
  );
  const at = { file: place.file, path: place.path, length: items.length };
  const insert = (item: Json): Operation =>
    value === undefined
      ? { kind: 'set', file: place.file, path: place.path, after: [item] }
      : { kind: 'insert', ...at, index: items.length, value: item };
  const show = (index: number) => {
    setOpened(String(index));
    // A new function each time, so that a second item at the same index is shown, too.
    setFresh({ index, ref: (item) => showItem(item) });
  };
  const add = () => {
    editAt([insert(startingValue(itemNode))], fields.added(noun));
    show(items.length);
  };
  const addEntry = (id: string, name: string, given: Names) => {
    const start = startingValue(itemNode);
    const item = isObject(start) ? { id, ...start } : id;
    const texts = kind ? nameOperations(store.getState().documents, kind, id, given) : [];
    editAt([insert(item), ...texts], fields.addedNamed(name || id));
    show(items.length);
  };
  const remove = (index: number, item: Json) => {
    const id = itemId(item);
    const texts = kind && id ? dropTexts(store.getState().documents, kind, id) : [];
    // An empty list says nothing that a missing one would not.
    const isLast = items.length === 1 && node.isOptional;
    const operation: Operation = isLast
      ? { kind: 'set', file: place.file, path: place.path, before: items }
      : { kind: 'remove', ...at, index, value: item };
    editAt([operation, ...texts], fields.removedNamed(shorten(names[index] ?? '')));
  };
  const move = (from: number, to: number) => {
    editAt([{ kind: 'move', ...at, from, to }], fields.moved(shorten(names[from] ?? ''), to + 1));
    if (opened !== null) setOpened(String(positionAfter(Number(opened), from, to)));
  };
  const reserved = kind === 'tier' ? RESERVED_TIER_IDS : [];
  const taken = [...reserved, ...items.flatMap((item) => itemId(item) ?? [])];
  const listed = listedKind(place.file, place.path);
  const itemPlace = (index: number) => ({ ...place, path: [...place.path, index] });
  const removal = (index: number) => (
    <ItemButton
      label={fields.remove(names[index] ?? '')}
      sign="×"
      onClick={() => remove(index, items[index] ?? null)}
    />
  );
  const renderShort = (index: number, controls: ReactNode) => (
    <Group gap={4} align="start" justify="end" pb="xs">
      <Box flex="1 1 14rem" miw={0}>
        <FieldView
          schema={itemNode.schema}
          place={itemPlace(index)}
          label={fields.numbered(noun, index + 1)}
        />
      </Box>
      {controls}
      {removal(index)}
    </Group>
  );
  const renderFolded = (index: number, controls: ReactNode) => {
    const item = items[index] ?? null;
    const id = itemId(item);
    const name = names[index] ?? '';
    const isOpen = opened === String(index);
    return (
      <Accordion.Item
        value={String(index)}
        mb="xs"
        ref={index === fresh?.index ? fresh.ref : undefined}
        style={{ scrollMarginTop: '5rem' }}
      >
        <Group gap={0} pr="xs" justify="end">
          <Accordion.Control flex="1 1 14rem" w="auto" miw={0} style={{ overflowWrap: 'anywhere' }}>
            {renderSummary?.(item) ?? name}
          </Accordion.Control>
          {controls}
          {listed && id !== undefined && hasActions(listed) ? (
            <EntryActions kind={listed} id={id} name={name} />
          ) : (
            removal(index)
          )}
        </Group>
        {!isOpen && <ItemFindings place={itemPlace(index)} />}
        <Accordion.Panel>
          {isOpen && (
            <Item {...{ kind, taken }} node={itemNode} place={itemPlace(index)} value={item} label={name} />
          )}
        </Accordion.Panel>
      </Accordion.Item>
    );
  };
  const sortable = (renderItem: (index: number, controls: ReactNode) => ReactNode) => (
    <SortableList names={names} onMove={move} renderItem={renderItem} />
  );
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} errors={errors} />
      {kind === undefined && isShort(itemNode) ? (
        sortable(renderShort)
      ) : (
        <Accordion variant="separated" value={opened} onChange={setOpened} chevronPosition="left">
          {sortable(renderFolded)}
        </Accordion>
      )}
      {renderAdder?.(show) ?? <Adder {...{ listed, kind, noun, taken }} onAdd={add} onAddEntry={addEntry} />}
    </Stack>
  );
}

interface AdderProps {
  /** The kind of the entries that the list makes, if it is one of entries. */
  readonly listed: EntryKind | undefined;
  readonly kind: EntryKind | undefined;
  readonly noun: string;
  readonly taken: readonly string[];
  readonly onAdd: () => void;
  readonly onAddEntry: (id: string, name: string, names: Names) => void;
}

function Adder({ listed, kind, noun, taken, onAdd, onAddEntry }: AdderProps) {
  const { entries, fields, newAges } = useWords();
  if (listed && entries.make[listed])
    return (
      <Group>
        <NewEntryButton kind={listed} />
        {listed === 'ageGroup' && <Link to="/prices">{newAges.amounts}</Link>}
      </Group>
    );
  if (kind && hasTexts(kind))
    return (
      <AddEntry
        noun={noun}
        taken={taken}
        needsName={!isNameOptional(kind) || taken.length > 0}
        fallback={kind}
        onAdd={onAddEntry}
      />
    );
  return (
    <Button
      variant="default"
      onClick={() => (kind ? onAddEntry(proposeId('', taken, kind), '', {}) : onAdd())}
      style={{ alignSelf: 'start' }}
    >
      {fields.add(noun)}
    </Button>
  );
}

/** The position of an item after one of the list, perhaps itself, was moved. */
function positionAfter(position: number, from: number, to: number): number {
  if (position === from) return to;
  return position + Number(position >= to && position < from) - Number(position > from && position <= to);
}

/** The findings within a folded item. */
function ItemFindings({ place: { file, path } }: Pick<FieldProps, 'place'>) {
  const errors = useFindingsBelow('error', file, path);
  const remarks = useFindingsBelow('warning', file, path);
  return [errors, remarks].map(
    (text) =>
      text !== '' && (
        <Text
          key={text}
          size="xs"
          px="md"
          pb="xs"
          {...(text === errors && { c: 'var(--mantine-color-error)' })}
        >
          <span aria-hidden>⚠ </span>
          {text}
        </Text>
      ),
  );
}

/** The unfolded item. Each visit of an address unfolds the item that it names. */
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

/** True if the items of a list are short names, or have one of their own. */
function hasShortNames({ type, shape = {} }: SchemaNode): boolean {
  return type === 'string' || Object.hasOwn(shape, 'id');
}

/** True if items are shown one below the other, without being unfolded first. */
function isShort(node: SchemaNode): boolean {
  return isPeriod(node) || !['object', 'union', 'record', 'array'].includes(node.type);
}

/** A list whose items are edited one by one. */
export const listField: Field = {
  kind: 'list',
  matches: ({ type }) => type === 'array',
  Input: ListView,
  summarize: (value, node, context) => {
    const itemNode = readSchema(node.element ?? node.schema);
    const items = Array.isArray(value) ? value : [value];
    return items.map((item) => summarizeItem(item, itemNode, node.meta?.entries, context)).join(', ');
  },
};

/** Scrolls a new item into view, and focuses its first field as soon as it is unfolded enough to take the focus. */
function showItem(item: HTMLElement | null): (() => void) | undefined {
  if (!item) return undefined;
  item.scrollIntoView({ block: 'start' });
  // The height changes as the item unfolds.
  const observer = new ResizeObserver(() => {
    const field = item.querySelector<HTMLElement>(TYPED);
    field?.focus();
    if (field && document.activeElement === field) observer.disconnect();
  });
  observer.observe(item);
  return () => observer.disconnect();
}

/** Fields that one types in. */
const TYPED = 'input:is([type="text"], [type="tel"], :not([type])), textarea';
