import { Accordion, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type * as z from 'zod';
import { EntryActions, hasActions } from '../entries/EntryActions.tsx';
import { NewEntryButton } from '../entries/NewEntryButton.tsx';
import { FieldHead } from '../form/FieldHead.tsx';
import { FieldView } from '../form/FieldView.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { ItemButton, SortableList } from '../form/SortableList.tsx';
import { readSchema } from '../form/schema-node.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { restBelow, useWantedField } from '../shell/wanted-field.ts';
import { listedKind } from '../store/entries.ts';
import { type Json, type Operation, valueAt } from '../store/operation.ts';
import { useDeskJson, useFindingsBelow } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { emptyValue } from './empty-value.ts';
import { findField } from './registry.ts';

interface ListViewProps extends FieldProps {
  /** In place of the button that adds an empty item. */
  readonly adder?: ReactNode;
  /** In place of the items' summaries. */
  readonly renderSummary?: (item: Json) => ReactNode;
}

/** Items in their order, each unfolded by itself. */
export function ListView(props: ListViewProps) {
  const { node, place, value, label, hint, errors, adder, renderSummary } = props;
  const words = useWords();
  const { fields } = words;
  const element = node.element ?? node.schema;
  const items = Array.isArray(value) ? value : [];
  const itemNode = useMemo(() => readSchema(element), [element]);
  const wanted = useWantedField();
  const rest = restBelow(wanted, place.file, place.path);
  const wantedItem = rest ? (rest.split('.')[0] ?? null) : null;
  const [opened, setOpened] = useState<string | null>(wantedItem);
  const [visit, setVisit] = useState(wanted?.visit);
  // Every visit unfolds the item again.
  if (visit !== wanted?.visit) {
    setVisit(wanted?.visit);
    if (wantedItem !== null) setOpened(wantedItem);
  }
  const editAt = useEditAt(place);
  const edit = (operation: Operation, what: string) => editAt([operation], what);
  const summaries = useDeskJson(({ documents }) =>
    items.map((item) => findField(itemNode).summarize(item, itemNode, { words, documents })),
  );
  const at = { file: place.file, path: place.path, length: items.length };
  const add = () => {
    const fresh = emptyValue(itemNode);
    if (value === undefined)
      edit({ kind: 'set', file: place.file, path: place.path, after: [fresh] }, fields.added);
    else edit({ kind: 'insert', ...at, index: items.length, value: fresh }, fields.added);
    setOpened(String(items.length));
  };
  const remove = (index: number, item: Json) => {
    // An empty list says nothing that a missing one would not.
    if (items.length === 1 && node.isOptional)
      edit({ kind: 'set', file: place.file, path: place.path, before: items }, fields.removed);
    else edit({ kind: 'remove', ...at, index, value: item }, fields.removed);
  };
  const move = (from: number, to: number) => {
    edit({ kind: 'move', ...at, from, to }, fields.moved(from + 1, to + 1));
    if (opened !== null) setOpened(String(positionAfter(Number(opened), from, to)));
  };
  const kind = listedKind(place.file, place.path);
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} errors={errors} />
      <Accordion variant="separated" value={opened} onChange={setOpened} chevronPosition="left">
        <SortableList
          count={items.length}
          onMove={move}
          renderItem={(index, controls) => {
            const item = items[index] ?? null;
            const isOpen = opened === String(index);
            const summary = summaries[index] || fields.item(index + 1);
            return (
              <Accordion.Item value={String(index)} mb="xs">
                <Group wrap="nowrap" gap={0} pr="xs">
                  <Accordion.Control miw={0} style={{ overflowWrap: 'anywhere' }}>
                    {renderSummary?.(item) ?? summary}
                  </Accordion.Control>
                  {controls}
                  {kind && hasActions(kind) ? (
                    <EntryActions kind={kind} id={itemId(item)} name={summary} />
                  ) : (
                    <ItemButton
                      label={fields.removeItem(index + 1)}
                      sign="×"
                      onClick={() => remove(index, item)}
                    />
                  )}
                </Group>
                {!isOpen && <ItemFindings place={{ ...place, path: [...place.path, index] }} />}
                <Accordion.Panel>
                  {isOpen && <Item schema={element} {...{ place, index }} label={fields.item(index + 1)} />}
                </Accordion.Panel>
              </Accordion.Item>
            );
          }}
        />
      </Accordion>
      {adder}
      {adder === undefined && kind && words.entries.make[kind] && <NewEntryButton kind={kind} />}
      {adder === undefined && !(kind && words.entries.make[kind]) && (
        <Button variant="default" onClick={add} style={{ alignSelf: 'start' }}>
          {fields.add(label)}
        </Button>
      )}
    </Stack>
  );
}

/** The position of an item after another one, or itself, was moved. */
function positionAfter(position: number, from: number, to: number): number {
  if (position === from) return to;
  return position + Number(position >= to && position < from) - Number(position > from && position <= to);
}

function itemId(item: Json): string {
  const id = valueAt(item, ['id']) ?? valueAt(item, ['code']);
  return typeof id === 'string' ? id : '';
}

/** What the check says of a folded item. */
export function ItemFindings({ place: { file, path } }: Pick<FieldProps, 'place'>) {
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

interface ItemProps extends Pick<FieldProps, 'label' | 'place'> {
  readonly schema: z.ZodType;
  readonly index: number;
}

function Item({ schema, place, index, label }: ItemProps) {
  return <FieldView schema={schema} place={{ ...place, path: [...place.path, index] }} label={label} />;
}

/** A list whose items are edited one by one. */
export const listField: Field = {
  kind: 'list',
  matches: ({ type }) => type === 'array',
  Input: ListView,
  summarize: (value, node, context) => {
    const itemNode = readSchema(node.element ?? node.schema);
    const items = Array.isArray(value) ? value : [value];
    return items.map((item) => findField(itemNode).summarize(item, itemNode, context)).join(', ');
  },
};
