import { Alert, Box, Button, Fieldset, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { idSchema } from '../../../schema/primitives.ts';
import { formatRange } from '../form/date-format.ts';
import { FieldView } from '../form/FieldView.tsx';
import type { Field, FieldProps, SummaryContext } from '../form/field.ts';
import { Remark } from '../form/Remark.tsx';
import { HIDDEN_KEYS, readSchema, type SchemaNode } from '../form/schema-node.ts';
import { isObject, type Json, showJson } from '../store/operation.ts';
import { findLabel } from '../words/labels.ts';
import { useWords } from '../words/words.ts';
import { isIcon } from './choice-label.ts';
import { describeChangeField } from './describe-price-change.ts';
import { OneOf } from './OneOf.tsx';
import { isPeriod } from './period.ts';
import { findField } from './registry.ts';
import { startingValue } from './starting-value.ts';

function GroupInput({ node, place, value, label, hint, errors, onChange }: FieldProps) {
  const { fields } = useWords();
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
        <Button
          variant="default"
          aria-label={fields.fillInWhat(label)}
          onClick={() => onChange(startingValue(node))}
          style={{ flexShrink: 0 }}
        >
          {fields.fillIn}
        </Button>
      </Group>
    );
  }
  const isWholeFile = place.path.length === 0;
  const content = (
    <Stack gap="md">
      {hint && !isWholeFile && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
      <GroupFields node={node} place={place} value={value} />
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
  if (isWholeFile) return content;
  // An item of a list has its name above it already.
  const isItem = typeof place.path.at(-1) === 'number' && !isPeriod(node);
  return isItem ? (
    <Box role="group" aria-label={label}>
      {content}
    </Box>
  ) : (
    <Fieldset legend={label}>{content}</Fieldset>
  );
}

interface GroupFieldsProps extends Pick<FieldProps, 'node' | 'place' | 'value'> {
  /** A key to leave out. */
  readonly except?: string;
}

/** The fields of an object, without a frame. */
export function GroupFields({ node, place, value, except }: GroupFieldsProps) {
  const { fields, labels } = useWords();
  const shape = node.shape ?? {};
  const others = isObject(value)
    ? Object.keys(value).filter((key) => !Object.hasOwn(shape, key) && !HIDDEN_KEYS.has(key))
    : [];
  const choices = node.meta?.oneOf?.flat() ?? [];
  const keys = Object.keys(shape).filter((key) => key !== except && !HIDDEN_KEYS.has(key));
  const at = (key: string) => ({ ...place, path: [...place.path, key] });
  const content = keys.map((key) => {
    const schema = shape[key];
    if (key === choices[0]) return <OneOf key={key} node={node} place={place} value={value} />;
    if (!schema || choices.includes(key)) return null;
    // Of a field that can have only one value, only remarks of the check are shown.
    if (isSettled(readSchema(schema), isObject(value) ? value[key] : undefined))
      return (
        <Box key={key} data-file={place.file} data-field={at(key).path.join('.')}>
          <Remark {...at(key)} />
        </Box>
      );
    return <FieldView key={key} schema={schema} place={at(key)} />;
  });
  return (
    <>
      {isPeriod(node) ? <SimpleGrid cols={{ base: 1, xs: 2 }}>{content}</SimpleGrid> : content}
      {node.catchall
        ? others.map((key) => (
            <FieldView
              key={key}
              schema={node.catchall ?? node.schema}
              place={at(key)}
              label={findLabel(labels, place.file, [...place.path, key])}
            />
          ))
        : others.length > 0 && <Alert color="gray">{fields.leftAlone(others)}</Alert>}
    </>
  );
}

/** True if a field has the only possible value. */
function isSettled({ type, values, isOptional }: SchemaNode, value: Json | undefined): boolean {
  return type === 'literal' && values.length === 1 && !isOptional && values[0] === value;
}

/** The first texts and numbers of an object in a short line; the two ends of a range are one of them. */
function summarize(value: Json, node: SchemaNode, context: SummaryContext): string {
  if (!isObject(value)) return JSON.stringify(value);
  if (isPeriod(node))
    return formatRange(showJson(value.from ?? ''), showJson(value.to ?? ''), context.words.locale);
  const parts = Object.entries(value).flatMap(([key, own]) => {
    const schema = node.shape?.[key];
    if (HIDDEN_KEYS.has(key) || !schema) return [];
    const child = readSchema(schema);
    if (isIcon(child)) return [];
    const isOfPeriods = child.element !== undefined && isPeriod(readSchema(child.element));
    if (typeof own === 'object' && !isOfPeriods) return [];
    const change = describeChangeField(own, key, child, context.words);
    if (change !== undefined) return [{ key, text: change }];
    if (child.schema === idSchema && value.name) return [];
    // A day alone could be any.
    const isDay = child.meta?.format === 'date' || child.meta?.format === 'day';
    const isNamed = isDay || (!isOfPeriods && child.type !== 'string' && child.type !== 'enum');
    const label = isNamed ? `${findLabel(context.words.labels, '', [key])} ` : '';
    return [{ key, text: label + findField(child).summarize(own, child, context) }];
  });
  const joined = parts.flatMap(({ key, text }, index) => {
    const [last, next] = [parts[index - 1], parts[index + 1]];
    if (last && ENDS[last.key] === key) return [];
    return next && ENDS[key] === next.key ? `${text} – ${next.text}` : text;
  });
  return joined.slice(0, 4).join(' · ');
}

/** The keys of a range's start and end. */
const ENDS: Readonly<Record<string, string>> = { from: 'to', opens: 'closes' };

/** An object: its fields in the order of the schema. */
export const groupField: Field = {
  kind: 'group',
  matches: ({ type }) => type === 'object',
  Input: GroupInput,
  summarize,
};
