import { Alert, SegmentedControl, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { FieldHead } from '../form/FieldHead.tsx';
import type { Field, FieldProps, Place } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { type Json, showJson } from '../store/operation.ts';
import { branchName, findBranch } from '../words/branch-name.ts';
import { findHint } from '../words/labels.ts';
import { type DeskWords, useWords } from '../words/words.ts';

import { findField } from './registry.ts';
import { startingValue } from './starting-value.ts';

/** Counts an object's keys that a branch knows, less those that it does not; values of another kind fit worst. */
function matchScore(node: SchemaNode, value: Json | undefined): number {
  const isList = Array.isArray(value);
  if (node.type === 'array') return isList ? 10 : -10;
  if (node.type === 'literal') return node.values.includes(value ?? null) ? 10 : -10;
  if (node.type === 'object' || node.type === 'record') {
    if (typeof value !== 'object' || value === null || isList) return -10;
    if (node.type === 'record') return 0;
    const shape = node.shape ?? {};
    return Object.entries(value).reduce((sum, [key, own]) => {
      const schema = shape[key];
      if (!schema) return sum - 1;
      const child = readSchema(schema);
      return sum + (child.type === 'literal' && !child.values.includes(own) ? -5 : 1);
    }, 0);
  }
  return typeof value === (node.type === 'int' ? 'number' : node.type) ? 10 : -5;
}

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
  const branches = useMemo(() => mergeAmounts(node), [node]);
  const best = branches.reduce(
    (found, branch, index) =>
      matchScore(branch, value) > matchScore(branches[found] ?? branch, value) ? index : found,
    0,
  );
  // A branch that was left keeps its value until the page is left: one may look at another and come back.
  const [left, setLeft] = useState<Readonly<Record<number, Json | undefined>>>({});
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const current = value === undefined ? (chosen ?? best) : best;
  const branch = branches[current];
  const isNarrow = useIsNarrow();
  if (!branch) return null;
  const { Input } = findField(branch);
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} />
      <SegmentedControl
        aria-label={label}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        data={[
          ...(node.isOptional ? [{ value: '', label: words.fields.notSet }] : []),
          ...branches.map((one, index) => ({
            value: String(index),
            label: branchLabel(one, place, words),
          })),
        ]}
        value={value === undefined && node.isOptional ? '' : String(current)}
        onChange={(position) => {
          setLeft({ ...left, [current]: value });
          const index = position === '' ? undefined : Number(position);
          setChosen(index);
          const next = index === undefined ? undefined : branches[index];
          onChange(next && index !== undefined ? (left[index] ?? startingValue(next)) : undefined);
        }}
      />
      {value !== undefined && branch.type !== 'literal' && (
        <Input
          {...props}
          node={branch}
          label={branchLabel(branch, place, words)}
          hint={findHint(words, branch.description, label)}
        />
      )}
      {errors.length > 0 && <Alert color="red">{errors.join(' ')}</Alert>}
    </Stack>
  );
}

/** Tells if words side by side have no room. */
function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 48em)') ?? false;
}

/** The ways to write an amount are one branch. */
function mergeAmounts(node: SchemaNode): readonly SchemaNode[] {
  const branches = node.options
    .map(readSchema)
    .flatMap((option) => (option.type === 'union' ? mergeAmounts(option) : [option]));
  const [first, ...more] = branches.filter(({ meta }) => meta?.amount);
  if (!first || more.length === 0) return branches;
  return [first, ...branches.filter(({ meta, type }) => !meta?.amount && type !== 'literal')];
}

/** One of several forms of a value. */
export const unionField: Field = {
  kind: 'union',
  matches: ({ type }) => type === 'union',
  Input: UnionInput,
  summarize: (value, node, context) => {
    const branches = mergeAmounts(node);
    const best = branches.toSorted((one, other) => matchScore(other, value) - matchScore(one, value))[0];
    return best ? findField(best).summarize(value, best, context) : JSON.stringify(value);
  },
};
