import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../src/desk/form/write-text.ts';
import { applyToValue, invert, type Json, type Operation } from '../../src/desk/store/operation.ts';
import { planEdit } from '../../src/desk/store/plan-edit.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const file = 'texts/en/options.json';
const apply = (value: Json, operations: readonly Operation[]): Json | undefined =>
  operations.reduce<Json | undefined>(applyToValue, value);
const write = (value: Json, path: readonly (string | number)[], typed: string): Json | undefined =>
  apply(value, writeText(value, { file, path }, typed));

describe('A text that is written', () => {
  it('loses its key when it is emptied; one in a list keeps its place.', () => {
    expect(write({ name: 'A', short: 'B' }, ['name'], '')).toEqual({ short: 'B' });
    expect(write({ list: ['A', 'B'] }, ['list', 0], '')).toEqual({ list: ['', 'B'] });
  });

  it('stands where it was typed in a list that has fewer texts, or is not there.', () => {
    expect(write({ list: ['A'] }, ['list', 2], 'C')).toEqual({ list: ['A', '', 'C'] });
    expect(write({}, ['list', 1], 'B')).toEqual({ list: ['', 'B'] });
  });

  it('is undone to the list as it was, also where an item is removed or appended by its value.', () => {
    const value = fc.oneof(fc.string(), fc.constant(undefined));
    fc.assert(
      fc.property(fc.array(fc.string()), fc.nat(6), value, (list, index, after) => {
        const before = list[index];
        const set: Operation = {
          kind: 'set',
          file,
          path: ['list', index],
          ...(before !== undefined && { before }),
          ...(after !== undefined && { after }),
        };
        const own = after === undefined ? [set] : writeText({ list }, { file, path: ['list', index] }, after);
        const state = { documents: deskDocuments({ [file]: { list } }), steps: [], saved: 0 };
        for (const operations of [[set], own]) {
          const planned = planEdit(state, { operations, sentence: '' }, undefined).operations;
          const changed = apply({ list }, planned) ?? null;
          expect(apply(changed, planned.map(invert).toReversed())).toEqual({ list });
        }
      }),
    );
  });
});
