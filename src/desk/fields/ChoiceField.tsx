import { Chip, Group, Input, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { isIconName } from '../../../schema/icon-shapes.ts';
import { NamedIcon } from '../../ui/icons/Icon.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { choiceLabel, isIcon } from './choice-label.ts';

function ChoiceInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const words = useWords();
  const values = node.values.length > 0 ? node.values : node.suggestions;
  const known = values.map(showJson);
  const shown = value === undefined ? undefined : showJson(value);
  const all = shown === undefined || known.includes(shown) ? known : [...known, shown];
  const draw = (choice = ''): ReactNode =>
    isIcon(node) && isIconName(choice) ? <NamedIcon name={choice} /> : undefined;
  return (
    <Select
      label={label}
      description={hint}
      withAsterisk={!node.isOptional}
      data={all.map((choice) => ({ value: choice, label: choiceLabel(choice, words) }))}
      value={shown ?? null}
      placeholder={node.standard === undefined ? undefined : choiceLabel(node.standard, words)}
      clearable={node.isOptional}
      searchable={all.length > 8}
      leftSection={draw(shown)}
      renderOption={({ option }) => (
        <Group gap="xs">
          {draw(option.value)}
          {option.label}
        </Group>
      )}
      onChange={(chosen) => onChange(values.find((one) => showJson(one) === chosen))}
      error={errors.join(' ') || undefined}
    />
  );
}

/** One of a few values; an icon is shown beside its name. */
export const choiceField: Field = {
  kind: 'choice',
  matches: (node) =>
    node.type === 'enum' || (node.type === 'literal' && node.values.length > 0) || isIcon(node),
  Input: ChoiceInput,
  summarize: (value, _node, { words }) => choiceLabel(value, words),
};

function itemNode({ type, element }: SchemaNode): SchemaNode | undefined {
  const item = type === 'array' && element ? readSchema(element) : undefined;
  return item?.type === 'enum' ? item : undefined;
}

function ChoicesInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const words = useWords();
  const known = itemNode(node)?.values.map(showJson) ?? [];
  const chosen = Array.isArray(value) ? value.map(showJson) : [];
  const all = [...known, ...chosen.filter((one) => !known.includes(one))];
  return (
    <Input.Wrapper
      label={label}
      description={hint}
      withAsterisk={!node.isOptional}
      error={errors.join(' ') || undefined}
      labelElement="div"
    >
      <Chip.Group
        multiple
        value={chosen}
        onChange={(next) => {
          const ordered = all.filter((one) => next.includes(one));
          onChange(ordered.length === 0 && node.isOptional ? undefined : ordered);
        }}
      >
        <Group gap={6} mt={4} role="group" aria-label={label}>
          {all.map((choice) => (
            <Chip key={choice} value={choice} size="sm">
              {choiceLabel(choice, words)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** Several of a few values, in the order of the schema. */
export const choicesField: Field = {
  kind: 'choices',
  matches: (node) => itemNode(node) !== undefined,
  Input: ChoicesInput,
  summarize: (value, _node, { words }) =>
    (Array.isArray(value) ? value : [value]).map((one) => choiceLabel(one, words)).join(', '),
};
