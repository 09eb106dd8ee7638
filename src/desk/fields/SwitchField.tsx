import { Switch } from '@mantine/core';
import type { Field, FieldProps } from '../form/field.ts';

function SwitchInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const standard = node.standard === true;
  return (
    <Switch
      label={label}
      description={hint}
      checked={value === undefined ? standard : value === true}
      onChange={({ currentTarget: { checked } }) =>
        onChange(node.isOptional && checked === standard ? undefined : checked)
      }
      error={errors.join(' ') || undefined}
    />
  );
}

/** Yes or no; the default value of the schema is not written. */
export const switchField: Field = {
  kind: 'switch',
  matches: ({ type }) => type === 'boolean',
  Input: SwitchInput,
  summarize: (value, _node, { words: { fields } }) => (value === true ? fields.on : fields.off),
};
