import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoChanges } from '../../src/desk/history/undo-changes.ts';
import {
  confirmValues,
  countConfirmed,
  findNotedPath,
  needsOwnConfirmation,
  selectOpen,
  withNotes,
} from '../../src/desk/store/confirm-value.ts';
import {
  applySteps,
  applyToDocuments,
  type DeskDocument,
  readDocument,
} from '../../src/desk/store/documents.ts';
import {
  applyToValue,
  invert,
  type Json,
  mergeSets,
  type Operation,
  type Step,
  valueAt,
} from '../../src/desk/store/operation.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const file = 'site.json';

function edit(value: Json, ...operations: readonly Operation[]): Json | undefined {
  const documents = new Map([[file, readDocument({ path: file, text: JSON.stringify(value) })]]);
  return withNotes(documents, operations).reduce<Json | undefined>(applyToValue, value);
}

const site = {
  email: 'a@example.com',
  phones: [{ number: '+1' }, { number: '+2' }],
  office: { point: { latitude: 1, longitude: 2 } },
  unconfirmed: { email: 'The e-mail.', 'phones.1.number': 'The second phone.', office: 'The office.' },
};

function setEmail(before: string, after: string): Operation {
  return { kind: 'set', file, path: ['email'], before, after };
}

describe('The note on a value to confirm', () => {
  it('goes away with a change of the value, and other notes stay.', () => {
    expect(edit(site, setEmail('a@example.com', 'b@example.com'))).toEqual({
      ...site,
      email: 'b@example.com',
      unconfirmed: { 'phones.1.number': 'The second phone.', office: 'The office.' },
    });
  });

  it('takes the list of notes with it where it was the last.', () => {
    const value = { email: 'a', unconfirmed: { email: 'The e-mail.' } };
    expect(edit(value, setEmail('a', 'b'))).toEqual({ email: 'b' });
  });

  it('comes back with its value, and only with it, whichever change of the history is undone.', () => {
    const places = ['email', 'city', 'street'] as const;
    const edits = fc.array(fc.record({ place: fc.constantFrom(...places), after: fc.option(fc.nat(3)) }), {
      minLength: 1,
      maxLength: 6,
    });
    const start: Json = {
      email: '',
      city: '',
      street: '',
      unconfirmed: { email: 'a', city: 'b', street: 'c' },
    };
    fc.assert(
      fc.property(edits, fc.nat(5), (made, at) => {
        const documents = new Map([[file, readDocument({ path: file, text: JSON.stringify(start) })]]);
        const history = made.map(({ place, after }) => {
          const path = [place];
          const before = valueAt(documents.get(file)?.value, path) ?? null;
          const operations =
            after === null
              ? confirmValues(documents, [{ file, path: place }])
              : withNotes(documents, [{ kind: 'set', file, path, before, after: `${after}` }]);
          for (const operation of operations) applyToDocuments(documents, operation);
          return { place, operations, isConfirmed: after === null && operations.length > 0 };
        });
        const undone = history[at % history.length];
        const later = history.slice((at % history.length) + 1).flatMap(({ operations }) => operations);
        const { operations } = undoChanges(documents, undone?.operations ?? [], later);
        for (const operation of operations) applyToDocuments(documents, operation);
        const value = documents.get(file)?.value;
        const confirmed = new Set(
          history.flatMap((one) => (one.isConfirmed && one !== undone ? [one.place] : [])),
        );
        for (const place of places) {
          const isOpen = valueAt(value, [place]) === '' && !confirmed.has(place);
          expect(valueAt(value, ['unconfirmed', place]) !== undefined).toBe(isOpen);
        }
      }),
    );
  });

  it('stays where it is about several values of which one was changed.', () => {
    const path = ['office', 'point', 'latitude'];
    expect(valueAt(edit(site, { kind: 'set', file, path, before: 1, after: 9 }), ['unconfirmed'])).toEqual(
      site.unconfirmed,
    );
  });

  it('follows its value through any order of moved, added and removed items.', () => {
    const change = fc.record({
      kind: fc.constantFrom('insert', 'move', 'remove'),
      from: fc.nat(),
      to: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const first = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
        const unconfirmed = Object.fromEntries(first.map(({ name }, index) => [`list.${index}.name`, name]));
        let value: Json | undefined = { list: first, unconfirmed };
        for (const { kind, from, to } of changes) {
          const list = valueAt(value, ['list']);
          const length = Array.isArray(list) ? list.length : 0;
          const own = { file, path: ['list'], length };
          const item = valueAt(value, ['list', from % (length || 1)]);
          if (kind === 'insert')
            value = edit(value ?? {}, { kind, ...own, index: from % (length + 1), value: { name: 'new' } });
          else if (length > 0 && kind === 'move')
            value = edit(value ?? {}, { kind, ...own, from: from % length, to: to % length });
          else if (item !== undefined)
            value = edit(value ?? {}, { kind: 'remove', ...own, index: from % length, value: item });
        }
        const notes = Object.entries(valueAt(value, ['unconfirmed']) ?? {});
        for (const [place, name] of notes) {
          const [, index] = place.split('.');
          expect(valueAt(value, ['list', Number(index), 'name'])).toBe(name);
        }
        const list = valueAt(value, ['list']);
        const old = (Array.isArray(list) ? list : []).filter((item) => valueAt(item, ['name']) !== 'new');
        expect(notes).toHaveLength(old.length);
      }),
    );
  });

  it('goes away in the same step as a value that is typed key by key.', () => {
    const documents = new Map([[file, readDocument({ path: file, text: JSON.stringify(site) })]]);
    const first = withNotes(documents, [setEmail('a@example.com', 'b')]);
    const removal = { kind: 'set', file, path: ['unconfirmed', 'email'], before: 'The e-mail.' };
    expect(mergeSets(first, [setEmail('b', 'bc')])).toEqual([setEmail('a@example.com', 'bc'), removal]);
  });
});

it('Several values are confirmed in one edit, and their findings are gone at once.', () => {
  const value = { brand: 'A', unconfirmed: { brand: 'the name', email: 'the address', url: 'the site' } };
  const documents = new Map<string, DeskDocument>([[file, { path: file, value }]]);
  const finding = { code: 'placeholder.unconfirmed', severity: 'error', file, line: 1 } as const;
  const findings = ['brand', 'email', 'url'].map((path) => ({ ...finding, path, message: '', hint: '' }));
  const operations = confirmValues(documents, findings.slice(0, 2));
  applySteps(documents, [step('1', operations)]);
  expect(documents.get(file)?.value).toEqual({ brand: 'A', unconfirmed: { url: 'the site' } });
  expect(selectOpen(documents, findings)).toEqual(findings.slice(2));
});

function step(id: string, operations: readonly Operation[], undoes?: string): Step {
  return { id, sentence: '', at: '', operations: [...operations], ...(undoes && { undoes }) };
}

it('Values that were confirmed are counted, the last of a file and those that were undone too.', () => {
  const value = { brand: 'A', unconfirmed: { brand: 'the name', email: 'the address' } };
  const documents = new Map<string, DeskDocument>([[file, { path: file, value }]]);
  const confirm = (id: string, place: string): Step => {
    const made = step(id, confirmValues(documents, [{ file, path: place }]));
    applySteps(documents, [made]);
    return made;
  };
  const [first, last] = [confirm('1', 'brand'), confirm('2', 'email')];
  expect(documents.get(file)?.value).toEqual({ brand: 'A' });
  expect(countConfirmed([first, last])).toBe(2);
  const [operation] = last.operations;
  expect(countConfirmed([first, last, step('3', operation ? [invert(operation)] : [], '2')])).toBe(1);
});

it('A sample review and the unfinished text of a page are confirmed for themselves only, figures with others.', () => {
  const documents = deskDocuments({
    'testimonials.json': { items: [{ id: 'couple' }] },
    'about.json': { figures: [{ value: '500+' }] },
    'pages/imprint.json': { path: '/imprint' },
  });
  const alone = (kind: 'sample' | 'unconfirmed', of: string, path: string) =>
    needsOwnConfirmation(documents, {
      code: `placeholder.${kind}`,
      severity: 'warning',
      file: of,
      path,
      line: 1,
      message: '',
      hint: '',
    });
  expect(alone('sample', 'testimonials.json', 'items.0')).toBe(true);
  expect(alone('unconfirmed', 'pages/imprint.json', 'path')).toBe(true);
  expect(alone('sample', 'about.json', 'figures.0.value')).toBe(false);
});

it.each([
  ['placeholder.unconfirmed', 'pages/imprint.json', []],
  ['shape.address', 'pages/imprint.json', ['path']],
  ['placeholder.unconfirmed', 'site.json', ['path']],
])('A finding %s at the path of %s is about %j.', (code, of, path) => {
  expect(findNotedPath({ code, file: of, path: 'path' })).toEqual(path);
});
