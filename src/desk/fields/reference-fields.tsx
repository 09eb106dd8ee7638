import { Anchor, Group, MultiSelect, Select, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { nameEntry } from '../store/entries.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { useEntries } from './use-entries.ts';

function ReferenceInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const entries = useEntries(node.meta?.reference);
  const id = typeof value === 'string' ? value : undefined;
  const chosen = entries.find((entry) => entry.id === id);
  const { entry: words } = useWords();
  const isKnown = id === undefined || chosen !== undefined;
  return (
    <Stack gap={2}>
      <Select
        label={label}
        description={hint}
        withAsterisk={!node.isOptional}
        searchable
        clearable={node.isOptional}
        limit={60}
        data={[
          ...entries.map((entry) => ({ value: entry.id, label: entry.name })),
          ...(isKnown ? [] : [{ value: id, label: id }]),
        ]}
        value={id ?? null}
        onChange={(next) => onChange(next ?? undefined)}
        error={errors.join(' ') || undefined}
      />
      {chosen && (
        <Anchor
          component={Link}
          to={fieldAddress(chosen.file, chosen.path.join('.'))}
          size="sm"
          style={{ alignSelf: 'start' }}
        >
          {words.goThere(chosen.name)}
        </Anchor>
      )}
    </Stack>
  );
}

/** The id of another entry, chosen by its name. */
export const referenceField: Field = {
  kind: 'reference',
  matches: ({ meta, type }) => type === 'string' && meta?.reference !== undefined,
  Input: ReferenceInput,
  summarize: (value, { meta }, { words, documents }) =>
    meta?.reference ? nameEntry(documents, meta.reference, showJson(value), words) : showJson(value),
};

function itemKind({ type, element }: SchemaNode) {
  return type === 'array' && element ? readSchema(element).meta?.reference : undefined;
}

function ReferencesInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const entries = useEntries(itemKind(node));
  const chosen = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  const { entry: words } = useWords();
  const unknown = chosen.filter((id) => !entries.some((entry) => entry.id === id));
  return (
    <Stack gap={2}>
      <MultiSelect
        label={label}
        description={hint}
        withAsterisk={!node.isOptional}
        searchable
        hidePickedOptions
        data={[
          ...entries.map((entry) => ({ value: entry.id, label: entry.name })),
          ...unknown.map((id) => ({ value: id, label: id })),
        ]}
        value={[...new Set(chosen)]}
        onChange={(ids) => onChange(ids.length === 0 && node.isOptional ? undefined : ids)}
        error={errors.join(' ') || undefined}
      />
      <Group gap="xs">
        {[...new Set(chosen)].flatMap((id) => {
          const entry = entries.find((one) => one.id === id);
          return entry ? (
            <Anchor key={id} component={Link} to={fieldAddress(entry.file, entry.path.join('.'))} size="sm">
              {words.goThere(entry.name)}
            </Anchor>
          ) : (
            []
          );
        })}
      </Group>
    </Stack>
  );
}

/** Several other entries, in the order in which they were chosen. */
export const referencesField: Field = {
  kind: 'references',
  matches: (node) => itemKind(node) !== undefined,
  Input: ReferencesInput,
  summarize: (value, node, { words, documents }) => {
    const kind = itemKind(node);
    const ids = Array.isArray(value) ? value.map(showJson) : [showJson(value)];
    return ids.map((id) => (kind ? nameEntry(documents, kind, id, words) : id)).join(', ');
  },
};
