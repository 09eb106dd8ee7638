import { Anchor, Button, Card, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { SeasonDates } from '../calendar/SeasonDates.tsx';
import { nameOfKey } from '../form/describe-place.ts';
import { FieldHead } from '../form/FieldHead.tsx';
import { FieldView } from '../form/FieldView.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema } from '../form/schema-node.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { fieldAddress } from '../shell/field-address.ts';
import type { Documents } from '../store/documents.ts';
import { itemId } from '../store/list-entries.ts';
import { isObject, type Json, showJson, valueAt } from '../store/operation.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { findLabel, findNoun } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { CopyToLists } from './CopyToLists.tsx';
import { findField } from './registry.ts';
import { startingValue } from './starting-value.ts';
import { useEntries } from './use-entries.ts';

function RecordInput({ node, place, value, label, hint, errors }: FieldProps) {
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const edit = useEditAt(place);
  const { file, path } = place;
  const keyKind = node.keyType ? readSchema(node.keyType).meta?.reference : undefined;
  const noun = findNoun(words, file, path, keyKind);
  const entries = useEntries(keyKind);
  const valueSchema = node.valueType ?? node.schema;
  const valueNode = useMemo(() => readSchema(valueSchema), [valueSchema]);
  const record = isObject(value) ? value : {};
  const keys = Object.keys(record).filter((key) => key !== '$schema');
  const keyName = (key: string) =>
    entries.find(({ id }) => id === key)?.name ?? nameOfKey(store.getState().documents, key, words) ?? key;
  const isOfEach = node.meta?.ofEach ?? false;
  const shown = isOfEach ? new Set([...entries.map(({ id }) => id), ...keys]) : keys;
  const free = isOfEach ? [] : entries.filter(({ id }) => !keys.includes(id));
  const add = (key: string) => {
    const season = keyKind === 'season' ? readSeasonChange(store.getState().documents, key) : undefined;
    const start = season ?? startingValue(valueNode);
    const added = { [key]: start };
    const operation =
      value === undefined
        ? ({ kind: 'set', file, path, after: added } as const)
        : ({ kind: 'set', file, path: [...path, key], after: start } as const);
    edit([operation], fields.addedNamed(keyName(key)));
  };
  const remove = (key: string) => {
    const before = store.valueAt(file, [...path, key]);
    const isLast = keys.length === 1 && node.isOptional;
    edit(
      [
        isLast
          ? { kind: 'set', file, path, before: record }
          : { kind: 'set', file, path: [...path, key], ...(before === undefined ? {} : { before }) },
      ],
      fields.removedNamed(keyName(key)),
    );
  };
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} errors={errors} />
      {[...shown].map((key) => {
        const own = { file, path: [...path, key] };
        const name = keyName(key);
        const field = <FieldView schema={valueSchema} place={own} label={name} />;
        if (isOfEach && entries.some(({ id }) => id === key)) return <div key={key}>{field}</div>;
        return (
          <Card key={key} withBorder padding="sm">
            {keyKind === 'season' && <SeasonDates id={key} name={name} />}
            {field}
            <CopyToLists place={own} name={name} isRead={valueSchema.safeParse(record[key]).success} />
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              mt="xs"
              onClick={() => remove(key)}
              style={{ alignSelf: 'start' }}
            >
              {fields.remove(name)}
            </Button>
          </Card>
        );
      })}
      {keyKind && free.length > 0 && (
        <Select
          aria-label={fields.add(noun)}
          placeholder={fields.add(noun)}
          searchable
          data={free.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(key) => key && add(key)}
        />
      )}
      {keyKind && entries.length === 0 && <NoEntries kind={keyKind} />}
      {!keyKind && <AddKey noun={noun} keys={keys} onAdd={add} />}
    </Stack>
  );
}

interface AddKeyProps {
  readonly noun: string;
  /** The keys that are taken. */
  readonly keys: readonly string[];
  readonly onAdd: (key: string) => void;
}

/** Asks for a new key of a record; without one, or with one that is taken, it says so. */
function AddKey({ noun, keys, onAdd }: AddKeyProps) {
  const { fields } = useWords();
  const [key, setKey] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isTaken = keys.includes(key);
  const add = () => {
    setMissing(key === '');
    if (key === '' || isTaken) {
      input.current?.focus();
      return;
    }
    onAdd(key);
    setKey('');
  };
  const label = fields.fresh(noun);
  return (
    <Group align="start">
      <TextInput
        ref={input}
        label={label}
        value={key}
        error={isTaken ? fields.isInList(key) : isMissing && key === '' && fields.missing(label)}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
      />
      <Button variant="default" mt={{ base: 0, xs: '1.55rem' }} onClick={add}>
        {fields.add(noun)}
      </Button>
    </Group>
  );
}

/** The change of a season in the calendar, which leaves its prices in a price list as they are. */
function readSeasonChange(documents: Documents, id: string): Json | undefined {
  const seasons = valueAt(documents.get('calendar.json')?.value, ['seasons']);
  const season = (Array.isArray(seasons) ? seasons : []).find((one) => itemId(one) === id);
  const change = ['percent', 'amount'].flatMap((key) => {
    const value = valueAt(season, [key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return change.length === 0 ? undefined : Object.fromEntries(change);
}

/** Links to where the entries that a record's keys name are made. */
function NoEntries({ kind }: { readonly kind: EntryKind }) {
  const words = useWords();
  const source = idSources.get(kind);
  if (source?.form !== 'part') return null;
  const { file, path } = source;
  return (
    <Text size="sm" c="dimmed">
      {words.fields.noneYet}{' '}
      <Anchor component={Link} underline="always" to={fieldAddress(file, path.join('.'))}>
        {words.entry.goThere(findLabel(words.labels, file, path))}
      </Anchor>
    </Text>
  );
}

/** Values by ids or keys. */
export const recordField: Field = {
  kind: 'record',
  matches: ({ type }) => type === 'record',
  Input: RecordInput,
  summarize: (value, node, context) => {
    if (typeof value !== 'object' || value === null) return showJson(value);
    const keyNode = node.keyType && readSchema(node.keyType);
    const names = Object.keys(value).map((key) =>
      keyNode ? findField(keyNode).summarize(key, keyNode, context) : key,
    );
    return names.join(', ');
  },
};
