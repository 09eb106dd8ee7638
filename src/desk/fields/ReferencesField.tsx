import { MultiSelect } from '@mantine/core';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { useEntries } from './use-entries.ts';

function itemKind({ type, element }: SchemaNode) {
  return type === 'array' && element ? readSchema(element).meta?.reference : undefined;
}

function ReferencesInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const entries = useEntries(itemKind(node));
  const chosen = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  const unknown = chosen.filter((id) => !entries.some((entry) => entry.id === id));
  return (
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
  );
}

/** Several other entries, in the order in which they were chosen. */
export const referencesField: Field = {
  kind: 'references',
  matches: (node) => itemKind(node) !== undefined,
  Input: ReferencesInput,
  summarize: (value) => (Array.isArray(value) ? value.map(String).join(', ') : String(value)),
};
