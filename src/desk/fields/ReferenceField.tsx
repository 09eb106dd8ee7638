import { Anchor, Select, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Field, FieldProps } from '../form/field.ts';
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
