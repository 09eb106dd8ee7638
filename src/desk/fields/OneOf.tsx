import { Input, Stack } from '@mantine/core';
import { useState } from 'react';
import { describePlace } from '../form/describe-place.ts';
import { FieldView } from '../form/FieldView.tsx';
import type { FieldProps, Place } from '../form/field.ts';
import { readSchema } from '../form/schema-node.ts';
import { startSeasonRows } from '../grid/season-rows.ts';
import type { Documents } from '../store/documents.ts';
import { isObject, type Json, type Operation } from '../store/operation.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { branchName } from '../words/branch-name.ts';
import { useWords } from '../words/words.ts';
import { FormChoice, WITH_CHOICE } from './FormChoice.tsx';
import { startingChoice } from './starting-value.ts';

/** The choice of none of the groups. */
const NONE = '';

/** Groups of fields that exclude each other: a choice of the group, and the fields of the chosen one. */
export function OneOf({ node, place, value }: Pick<FieldProps, 'node' | 'place' | 'value'>) {
  const words = useWords();
  const { fields, choosers } = words;
  const store = useDeskStore();
  const groups = node.meta?.oneOf ?? [];
  const shape = node.shape ?? {};
  const question = choosers[groups[0]?.[0] ?? ''];
  const own = isObject(value) ? value : {};
  const given = groups.findIndex((keys) => keys.some((key) => Object.hasOwn(own, key)));
  // A chosen group is shown even if it starts without a value.
  const [chosen, setChosen] = useState<number>();
  // Values of a group that is no longer chosen are remembered while the page is open, so that one can come back to it.
  const [left, setLeft] = useState<Readonly<Record<string, Json>>>({});
  const current = given === -1 ? (chosen ?? (node.meta?.needsOne ? 0 : undefined)) : given;
  const labels = groups.map((keys) =>
    keys.map((key) => branchName(words, place, key)).join(` ${fields.and} `),
  );
  const choose = (index: number | undefined): void => {
    const present = Object.entries(own).filter(([key]) => groups.flat().includes(key));
    setLeft({ ...left, ...Object.fromEntries(present) });
    setChosen(index);
    const next = index === undefined ? [] : (groups[index] ?? []);
    const [first] = next;
    const schema = first === undefined ? undefined : shape[first];
    const start = schema && startingChoice(readSchema(schema));
    const kept = next.filter((key) => Object.hasOwn(left, key)).map((key) => [key, left[key]] as const);
    const added =
      kept.length > 0 ? kept : first === undefined || start === undefined ? [] : [[first, start] as const];
    const at = (key: string) => ({ kind: 'set', file: place.file, path: [...place.path, key] }) as const;
    const operations: readonly Operation[] = [
      ...present.map(([key, before]) => ({ ...at(key), before })),
      ...added.flatMap(([key, after]) => (after === undefined ? [] : [{ ...at(key), after }])),
    ];
    const { documents } = store.getState();
    // The rows start with the season's current prices.
    const rows = first === 'rows' && kept.length === 0 ? startRows(documents, place) : undefined;
    const sentence = `${describePlace(documents, place, words)}: ${index === undefined ? fields.none : labels[index]}`;
    store.edit({ operations: rows ? [rows] : operations, sentence });
  };
  return (
    <Stack {...WITH_CHOICE} gap="md">
      <Input.Wrapper label={question} labelElement="div" withAsterisk={node.meta?.needsOne === true}>
        <FormChoice
          label={question}
          choices={[
            ...(node.meta?.needsOne ? [] : [{ value: NONE, label: fields.none }]),
            ...labels.map((label, index) => ({ value: String(index), label })),
          ]}
          value={current === undefined ? NONE : String(current)}
          onChoose={(position) => choose(position === NONE ? undefined : Number(position))}
        />
      </Input.Wrapper>
      {(current === undefined ? [] : (groups[current] ?? [])).map((key) => {
        const schema = shape[key];
        return (
          schema && <FieldView key={key} schema={schema} place={{ ...place, path: [...place.path, key] }} />
        );
      })}
    </Stack>
  );
}

/** Prices of its own for a season in a price list; undefined elsewhere. */
function startRows(documents: Documents, { file, path: [list, season] }: Place): Operation | undefined {
  return list === 'seasons' && typeof season === 'string'
    ? startSeasonRows(documents, file, season)
    : undefined;
}
