import { Select } from '@mantine/core';
import { describeValue } from '../form/describe-place.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';

function ChoiceInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const { choices } = useWords();
  const known = node.values.map(showJson);
  const shown = value === undefined ? undefined : showJson(value);
  const all = shown === undefined || known.includes(shown) ? known : [...known, shown];
  return (
    <Select
      label={label}
      description={hint}
      withAsterisk={!node.isOptional}
      data={all.map((choice) => ({ value: choice, label: choices[choice] ?? choice }))}
      value={shown ?? null}
      placeholder={
        node.standard === undefined
          ? undefined
          : (choices[showJson(node.standard)] ?? showJson(node.standard))
      }
      clearable={node.isOptional}
      searchable={all.length > 8}
      onChange={(chosen) => onChange(node.values.find((one) => showJson(one) === chosen))}
      error={errors.join(' ') || undefined}
    />
  );
}

/** One of a few values. */
export const choiceField: Field = {
  kind: 'choice',
  matches: ({ type, values }) => type === 'enum' || (type === 'literal' && values.length > 0),
  Input: ChoiceInput,
  summarize: (value, _node, words) => words.choices[showJson(value)] ?? describeValue(value, words),
};
