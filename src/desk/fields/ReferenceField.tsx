import { Select } from '@mantine/core';
import type { Field, FieldProps } from '../form/field.ts';
import { useEntries } from './use-entries.ts';

function ReferenceInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const entries = useEntries(node.meta?.reference);
  const id = typeof value === 'string' ? value : undefined;
  const isKnown = id === undefined || entries.some((entry) => entry.id === id);
  return (
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
      onChange={(chosen) => onChange(chosen ?? undefined)}
      error={errors.join(' ') || undefined}
    />
  );
}

/** The id of another entry, chosen by its name. */
export const referenceField: Field = {
  kind: 'reference',
  matches: ({ meta, type }) => type === 'string' && meta?.reference !== undefined,
  Input: ReferenceInput,
  summarize: (value) => String(value),
};
