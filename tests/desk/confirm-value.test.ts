import { expect, it } from 'vitest';
import { confirmValue, countConfirmed } from '../../src/desk/store/confirm-value.ts';
import { applySteps, type DeskDocument } from '../../src/desk/store/documents.ts';
import { invert, type Operation, type Step } from '../../src/desk/store/operation.ts';

const file = 'site.json';

function step(id: string, operation: Operation | undefined, undoes?: string): Step {
  const operations = operation ? [operation] : [];
  return { id, sentence: '', at: '', operations, ...(undoes === undefined ? {} : { undoes }) };
}

it('Values that were confirmed are counted, the last of a file and those that were undone too.', () => {
  const value = { brand: 'A', unconfirmed: { brand: 'the name', email: 'the address' } };
  const documents = new Map<string, DeskDocument>([[file, { path: file, value }]]);
  const confirm = (id: string, place: string): Step => {
    const made = step(id, confirmValue(documents, file, place));
    applySteps(documents, [made]);
    return made;
  };
  const [first, last] = [confirm('1', 'brand'), confirm('2', 'email')];
  expect(countConfirmed([first, last])).toBe(2);
  const [operation] = last.operations;
  expect(countConfirmed([first, last, step('3', operation && invert(operation), '2')])).toBe(1);
});
