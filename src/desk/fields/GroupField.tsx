import { Alert, Button, Fieldset, Group, Stack, Text } from '@mantine/core';
import { FieldView } from '../form/FieldView.tsx';
import type { Field, FieldProps, SummaryContext } from '../form/field.ts';
import { HIDDEN_KEYS, readSchema, type SchemaNode } from '../form/schema-node.ts';
import { isObject, type Json } from '../store/operation.ts';
import { findLabel } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { findField } from './registry.ts';

function GroupInput({ node, place, value, label, hint, errors, onChange }: FieldProps) {
  const { fields, labels } = useWords();
  const isAbsent = value === undefined;
  if (isAbsent && node.isOptional) {
    return (
      <Group justify="space-between" wrap="nowrap">
        <div>
          <Text fw={500}>{label}</Text>
          {hint && (
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
        <Button variant="default" onClick={() => onChange({})}>
          {fields.add(label)}
        </Button>
      </Group>
    );
  }
  const shape = node.shape ?? {};
  const others = isObject(value)
    ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key) && !HIDDEN_KEYS.has(key))
    : [];
  const isWhole = place.path.length === 0;
  const content = (
    <Stack gap="md">
      {hint && !isWhole && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      {Object.entries(shape).map(([key, schema]) =>
        HIDDEN_KEYS.has(key) ? null : (
          <FieldView key={key} schema={schema} place={{ ...place, path: [...place.path, key] }} />
        ),
      )}
      {node.catchall
        ? others.map((key) => (
            <FieldView
              key={key}
              schema={node.catchall ?? node.schema}
              place={{ ...place, path: [...place.path, key] }}
              label={findLabel(labels, place.file, [...place.path, key])}
            />
          ))
        : others.length > 0 && <Alert color="gray">{fields.leftAlone(others)}</Alert>}
      {errors.length > 0 && <Alert color="red">{errors.join(' ')}</Alert>}
      {node.isOptional && (
        <Button
          variant="subtle"
          color="red"
          onClick={() => onChange(undefined)}
          style={{ alignSelf: 'start' }}
        >
          {fields.remove(label)}
        </Button>
      )}
    </Stack>
  );
  return isWhole ? content : <Fieldset legend={label}>{content}</Fieldset>;
}

/** The first texts and numbers of an object, as they would be said of it. */
function summarize(value: Json, node: SchemaNode, context: SummaryContext): string {
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).flatMap(([key, own]) => {
    const schema = node.shape?.[key];
    if (HIDDEN_KEYS.has(key) || typeof own === 'object' || !schema) return [];
    const child = readSchema(schema);
    const isNamed = child.type !== 'string' && child.type !== 'enum';
    const label = isNamed ? `${findLabel(context.words.labels, '', [key])} ` : '';
    return [label + findField(child).summarize(own, child, context)];
  });
  return parts.slice(0, 4).join(' · ');
}

/** An object: its fields in the order of the schema. */
export const groupField: Field = {
  kind: 'group',
  matches: ({ type }) => type === 'object',
  Input: GroupInput,
  summarize,
};
