import { Alert, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { FieldHead } from '../form/FieldHead.tsx';
import type { Field, FieldProps, Place } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { type Json, showJson } from '../store/operation.ts';
import { branchName, findBranch } from '../words/branch-name.ts';
import { findHint } from '../words/labels.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { FormChoice, WITH_CHOICE } from './FormChoice.tsx';
import { GroupFields } from './GroupField.tsx';
import { findField } from './registry.ts';
import { startingValue } from './starting-value.ts';
import { findBranchIndex, readBranches } from './union-branches.ts';

function branchLabel(node: SchemaNode, place: Place, words: DeskWords): string {
  const [key = ''] = Object.keys(node.shape ?? {}).filter((name) => name !== '$schema');
  const form = node.meta?.amount ? 'amount' : node.type;
  const named = findBranch(words, place, [key, form]);
  if (named !== undefined) return named;
  const literal = Object.values(node.shape ?? {})
    .map((schema) => readSchema(schema))
    .find(({ type }) => type === 'literal')?.values[0];
  if (literal !== undefined) return words.choices[showJson(literal)] ?? showJson(literal);
  if (key !== '') return branchName(words, place, key);
  if (node.meta?.amount) return words.fields.amount;
  return words.fields.kinds[node.type] ?? node.type;
}

function UnionInput(props: FieldProps) {
  const { node, place, value, label, hint, errors, onChange } = props;
  const words = useWords();
  const branches = useMemo(() => readBranches(node), [node]);
  // The value of a branch that is no longer chosen is remembered while the page is open, so that one can come back to it.
  const [left, setLeft] = useState<Readonly<Record<number, Json | undefined>>>({});
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const current =
    value === undefined && chosen !== undefined ? chosen : findBranchIndex(branches, value, chosen);
  const branch = branches[current];
  if (!branch) return null;
  const { Input } = findField(branch);
  const own = findHint(words, branch.description, label);
  const isObjectShown = value !== undefined && branch.type === 'object';
  const isInputShown = value !== undefined && branch.type !== 'literal' && !isObjectShown;
  return (
    <Stack {...WITH_CHOICE} gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} />
      <FormChoice
        label={label}
        choices={[
          ...(node.isOptional ? [{ value: '', label: words.fields.notSet }] : []),
          ...branches.map((one, index) => ({
            value: String(index),
            label: branchLabel(one, place, words),
          })),
        ]}
        value={value === undefined && node.isOptional ? '' : String(current)}
        onChoose={(position) => {
          setLeft({ ...left, [current]: value });
          const index = position === '' ? undefined : Number(position);
          setChosen(index);
          const next = index === undefined ? undefined : branches[index];
          onChange(next && index !== undefined ? (left[index] ?? startingValue(next)) : undefined);
        }}
      />
      {isObjectShown && (
        <>
          {own && (
            <Text size="sm" c="dimmed">
              {own}
            </Text>
          )}
          <GroupFields node={branch} place={place} value={value} />
        </>
      )}
      {isInputShown && (
        <Input {...props} node={branch} label={branchLabel(branch, place, words)} hint={own} />
      )}
      {!isInputShown && errors.length > 0 && <Alert color="red">{errors.join(' ')}</Alert>}
    </Stack>
  );
}

/** One of several forms of a value. */
export const unionField: Field = {
  kind: 'union',
  matches: ({ type }) => type === 'union',
  Input: UnionInput,
  summarize: (value, node, context) => {
    const branches = readBranches(node);
    const best = branches[findBranchIndex(branches, value)];
    return best ? findField(best).summarize(value, best, context) : JSON.stringify(value);
  },
};
