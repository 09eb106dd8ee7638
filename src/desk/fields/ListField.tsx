import { Accordion, ActionIcon, Button, Group, Stack, Tooltip } from '@mantine/core';
import { useMemo, useState } from 'react';
import type * as z from 'zod';
import { FieldHead } from '../form/FieldHead.tsx';
import { FieldView } from '../form/FieldView.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema } from '../form/schema-node.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { restBelow, useWantedField } from '../shell/wanted-field.ts';
import type { Json, Operation } from '../store/operation.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { emptyValue } from './empty-value.ts';
import { findField } from './registry.ts';

function ListInput({ node, place, value, label, hint, errors }: FieldProps) {
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
  const move = (from: number, to: number) =>
    edit({ kind: 'move', ...at, from, to }, fields.moved(from + 1, to + 1));
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} errors={errors} />
      <Accordion variant="separated" value={opened} onChange={setOpened} chevronPosition="left">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their position in the file.
          <Accordion.Item key={index} value={String(index)}>
            <Group wrap="nowrap" gap={4} pr="xs">
              <Accordion.Control miw={0} style={{ overflowWrap: 'anywhere' }}>
                {summaries[index] || fields.item(index + 1)}
              </Accordion.Control>
              <ItemButton
                label={fields.moveUp(index + 1)}
                sign="↑"
                isDisabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <ItemButton
                label={fields.moveDown(index + 1)}
                sign="↓"
                isDisabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <ItemButton
                label={fields.removeItem(index + 1)}
                sign="×"
                isDisabled={false}
                onClick={() => remove(index, item)}
              />
            </Group>
            <Accordion.Panel>
              {opened === String(index) && (
                <Item schema={element} {...{ place, index }} label={fields.item(index + 1)} />
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Button variant="default" onClick={add} style={{ alignSelf: 'start' }}>
        {fields.add(label)}
      </Button>
    </Stack>
  );
}

interface ItemProps extends Pick<FieldProps, 'label' | 'place'> {
  readonly schema: z.ZodType;
  readonly index: number;
}

function Item({ schema, place, index, label }: ItemProps) {
  return <FieldView schema={schema} place={{ ...place, path: [...place.path, index] }} label={label} />;
}

interface ItemButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function ItemButton({ label, sign, isDisabled, onClick }: ItemButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        disabled={isDisabled}
        onClick={onClick}
        style={{ flexShrink: 0 }}
      >
        {sign}
      </ActionIcon>
    </Tooltip>
  );
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
