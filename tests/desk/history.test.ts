import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueLines } from '../../src/desk/form/describe-change.ts';
import { describeHistory, describeOperation } from '../../src/desk/history/describe-changes.ts';
import { differingWords } from '../../src/desk/history/differing-words.ts';
import { describeGroup, groupOperations } from '../../src/desk/history/group-operations.ts';
import { formatHistoryLine } from '../../src/desk/history/history-line.ts';
import { restoreBefore, type UndoResult, undoChanges } from '../../src/desk/history/undo-changes.ts';
import { compareTexts, compareValues } from '../../src/desk/store/compare-values.ts';
import { applyToDocuments, type Documents } from '../../src/desk/store/documents.ts';
import { mergeValues } from '../../src/desk/store/merge-values.ts';
import { applyToValue, isSame, type Json, type Operation } from '../../src/desk/store/operation.ts';
import { english } from '../../src/desk/words/en.ts';
import { indonesian } from '../../src/desk/words/id.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const file = 'prices/walks.json';
const jsonArb: fc.Arbitrary<Json> = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;

const carryOut = (value: Json, operations: readonly Operation[]): Json =>
  operations.reduce<Json>((before, operation) => applyToValue(before, operation) ?? null, value);

/** A value and others that were made of it, as edits make them. */
const editedArb = fc
  .array(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), price: fc.nat(9), tags: fc.array(fc.nat(3)) }),
    {
      maxLength: 5,
    },
  )
  .map((rows): Json => ({ rows }));

describe('compareValues', () => {
  it('gives the operations that lead from one value to another.', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(jsonArb, jsonArb), fc.tuple(editedArb, editedArb)), ([before, after]) => {
        expect(isSame(carryOut(before, compareValues(file, before, after)), after)).toBe(true);
      }),
    );
  });

  it('names the one field that was changed in an item after others were added and removed before it.', () => {
    const rows = (...items: readonly Json[]): Json => ({ rows: [...items] });
    const before = rows({ id: 'a' }, { id: 'b' }, { id: 'c', price: 1 });
    const after = rows({ id: 'x' }, { id: 'b' }, { id: 'c', price: 2 });
    expect(compareValues(file, before, after).at(-1)).toEqual({
      kind: 'set',
      file,
      path: ['rows', 2, 'price'],
      before: 1,
      after: 2,
    });
  });

  it('says of an item that stands elsewhere that it was moved.', () => {
    const operations = compareValues(file, { days: ['a', 'b', 'c'] }, { days: ['b', 'c', 'a'] });
    expect(operations).toEqual([{ kind: 'move', file, path: ['days'], from: 0, to: 2, length: 3 }]);
  });

  it('takes a file whose layout alone was changed as a whole.', () => {
    expect(compareTexts(file, '{"a":1}', '{ "a": 1 }')).toEqual([
      { kind: 'file', file, before: '{"a":1}', after: '{ "a": 1 }' },
    ]);
  });
});

describe('mergeValues', () => {
  const never = (): never => {
    throw new Error('Nothing is to be decided.');
  };

  it('gives the side that has changed where the other has not, whatever it is.', () => {
    fc.assert(
      fc.property(jsonArb, jsonArb, (base, changed) => {
        expect(isSame(mergeValues(base, changed, base, never), changed)).toBe(true);
        expect(isSame(mergeValues(base, base, changed, never), changed)).toBe(true);
        expect(isSame(mergeValues(base, changed, changed, never), changed)).toBe(true);
      }),
    );
  });

  it('joins items that both have added, and a field of an item before which others were added.', () => {
    const base = [{ id: 'a', price: 1 }];
    const mine: Json = [{ id: 'a', price: 2 }, { id: 'b' }];
    const theirs: Json = [{ id: 'x' }, { id: 'a', price: 1 }, { id: 'c' }];
    expect(mergeValues(base, mine, theirs, never)).toEqual([
      { id: 'x' },
      { id: 'a', price: 2 },
      { id: 'c' },
      { id: 'b' },
    ]);
  });

  it('lets changes follow texts that have another key on the other side, but takes no equal amount for them.', () => {
    const base: Json = { reef: { name: 'Reef' }, low: 1 };
    expect(
      mergeValues(base, { reef: { name: 'Bay' }, low: 1 }, { coral: { name: 'Reef' }, low: 1 }, never),
    ).toEqual({
      coral: { name: 'Bay' },
      low: 1,
    });
    const asked: unknown[] = [];
    mergeValues({ low: 1 }, { low: 2 }, { high: 1 }, ({ path }) => {
      asked.push(path);
      return 'mine';
    });
    expect(asked).toEqual([['low']]);
  });

  it('asks where one has removed what the other has changed, and where both have added the same id.', () => {
    const asked: unknown[] = [];
    const merged = mergeValues(
      [{ id: 'a', price: 1 }],
      [{ id: 'b', price: 1 }],
      [
        { id: 'a', price: 2 },
        { id: 'b', price: 2 },
      ],
      ({ path, mine, theirs }) => {
        asked.push([path, mine, theirs]);
        return 'theirs';
      },
    );
    expect(asked).toEqual([
      [[0], undefined, { id: 'a', price: 2 }],
      [[1, 'price'], 1, 2],
    ]);
    expect(merged).toEqual([
      { id: 'a', price: 2 },
      { id: 'b', price: 2 },
    ]);
  });
});

/** The documents after operations. */
function carriedOut(documents: Documents, operations: readonly Operation[]): Documents {
  const changed = new Map(documents);
  for (const operation of operations) applyToDocuments(changed, operation);
  return changed;
}

const set = (path: readonly (string | number)[], before: Json, value: Json): Operation => ({
  kind: 'set',
  file,
  path: [...path],
  before,
  after: value,
});

describe('Undoing an entry of the history', () => {
  const first = deskDocuments({
    [file]: {
      rows: [
        { paxCount: '2-3', price: 1 },
        { paxCount: '4-5', price: 2 },
      ],
    },
  });
  const undone = [set(['rows', 1, 'price'], 2, 20)];
  const undo = (...later: readonly Operation[]): UndoResult & { readonly value: unknown } => {
    const now = carriedOut(carriedOut(first, undone), later);
    const result = undoChanges(now, undone, later);
    return { ...result, value: carriedOut(now, result.operations).get(file)?.value };
  };

  it('leaves what was changed since, and finds an item that has moved on.', () => {
    const row = { paxCount: '1', price: 9 };
    const later: Operation = { kind: 'insert', file, path: ['rows'], index: 0, length: 2, value: row };
    const { value, skipped } = undo(later, set(['rows', 1, 'price'], 1, 10));
    expect(skipped).toEqual([]);
    expect(value).toEqual({ rows: [row, { paxCount: '2-3', price: 10 }, { paxCount: '4-5', price: 2 }] });
  });

  it('says which place was changed again, and leaves it.', () => {
    const { operations, skipped } = undo(set(['rows', 1, 'price'], 20, 200));
    expect(operations).toEqual([]);
    expect(skipped).toEqual([{ file, path: ['rows', 1, 'price'] }]);
  });

  it('says so where somebody else has changed the place beside the desk.', () => {
    const now = carriedOut(first, [set(['rows', 1, 'price'], 2, 7)]);
    expect(undoChanges(now, undone, [])).toMatchObject({
      operations: [],
      skipped: [{ file, path: ['rows', 1, 'price'] }],
    });
  });

  it('brings back what was removed from a file in which somebody else has changed other places.', () => {
    const [reef, lake] = [{ name: 'Reef' }, { name: 'Lake' }];
    const write = (value: Json): string => JSON.stringify(value, undefined, 2);
    const removed: Operation = { kind: 'file', file, before: write({ reef, lake }), after: write({ lake }) };
    const now = deskDocuments({ [file]: { lake: { name: 'Blue lake' } } });
    const { operations, skipped } = undoChanges(now, [removed], []);
    expect(skipped).toEqual([]);
    expect(carriedOut(now, operations).get(file)?.value).toEqual({ reef, lake: { name: 'Blue lake' } });
  });

  it('removes a file that was added, with its picture, and brings back one that was removed.', () => {
    const added: Operation = { kind: 'file', file: 'images/reef.jpg', after: 'picture:0123' };
    const now = carriedOut(first, [added]);
    expect(undoChanges(now, [added], []).operations).toEqual([
      { kind: 'file', file: 'images/reef.jpg', before: 'picture:0123' },
    ]);
    const removed: Operation = { kind: 'file', file: 'days/reef.json', before: '{"a": 1}' };
    expect(undoChanges(first, [removed], []).operations).toEqual([
      { kind: 'file', file: 'days/reef.json', after: '{"a": 1}' },
    ]);
  });
});

describe('Bringing back an earlier state', () => {
  it('gives the values of then, whatever was changed since.', () => {
    fc.assert(
      fc.property(fc.array(editedArb, { minLength: 2, maxLength: 6 }), (states) => {
        const changes = states.slice(1).flatMap((state, index) => compareValues(file, states[index], state));
        const now = deskDocuments({ [file]: states.at(-1) ?? null });
        const { operations, skipped } = restoreBefore(now, changes);
        expect(skipped).toEqual([]);
        expect(isSame(carriedOut(now, operations).get(file)?.value, states[0])).toBe(true);
      }),
    );
  });
});

describe('A file that was no JSON for a while', () => {
  const texts = ['{ "price": 1 }', '{ "price": 2 }', '{{ "price": 2 }', '{{ "price": 2', '{ "price": 3 }'];
  const changes = texts.slice(1).flatMap((after, index) => compareTexts(file, texts[index], after));
  const now = carriedOut(deskDocuments({ [file]: { price: 1 } }), changes);
  const bringBack = (since: number): UndoResult => restoreBefore(now, changes.slice(since));

  it('is brought back as it was once it was repaired, and is named.', () => {
    const later = set(['price'], 3, 4);
    const edited = carriedOut(now, [later]);
    for (const since of [2, 3])
      expect(restoreBefore(edited, [...changes.slice(since), later])).toEqual({
        operations: [set(['price'], 4, 3)],
        skipped: [],
        unreadable: [],
        repaired: [file],
      });
  });

  it('is brought back as it was before.', () => {
    const nothing = { skipped: [], unreadable: [], repaired: [] };
    expect(bringBack(1)).toEqual({ operations: [set(['price'], 3, 2)], ...nothing });
    expect(bringBack(0)).toEqual({ operations: [set(['price'], 3, 1)], ...nothing });
  });

  it('is brought back as far as it can be where nothing tells of its break.', () => {
    const repaired = compareTexts(file, '{{ "price": 2 }', '{ "price": 2 }');
    const known = [set(['price'], 1, 2), ...repaired, set(['price'], 2, 5)];
    expect(restoreBefore(deskDocuments({ [file]: { price: 5 } }), known)).toEqual({
      operations: [set(['price'], 5, 1)],
      skipped: [],
      unreadable: [],
      repaired: [],
    });
  });

  it('is not made unreadable again by undoing its repair, nor changed by undoing its break.', () => {
    const [, broke = [], , repaired = []] = changes.map((change) => [change]);
    expect(undoChanges(now, repaired, [])).toEqual({ operations: [], skipped: [], unreadable: [file] });
    expect(undoChanges(now, broke, changes.slice(2))).toMatchObject({ operations: [], unreadable: [file] });
  });

  it('is named as long as it is no JSON, but brought back by undoing what broke it.', () => {
    const edit = set(['price'], 1, 2);
    const before = '{ "price": 2 }';
    const broke: Operation = { kind: 'file', file, before, after: '{{' };
    const broken = carriedOut(deskDocuments({}), [broke]);
    expect(undoChanges(broken, [edit], [broke])).toEqual({
      operations: [],
      skipped: [],
      unreadable: [file],
    });
    expect(undoChanges(broken, [broke], [])).toEqual({
      operations: [{ kind: 'file', file, before: '{{', after: before }],
      skipped: [],
      unreadable: [],
    });
  });

  it('is undone as before by a change beside it, and named where it is no JSON now.', () => {
    expect(undoChanges(now, changes.slice(0, 1), changes.slice(1)).skipped).toEqual([
      { file, path: ['price'] },
    ]);
    const broken = carriedOut(now, compareTexts(file, texts[4], '{{'));
    expect(undoChanges(broken, [set(['price'], 2, 3)], [])).toMatchObject({ unreadable: [file] });
    expect(restoreBefore(broken, [set(['price'], 2, 3)])).toMatchObject({ unreadable: [file] });
  });
});

describe('differingWords', () => {
  it('marks the words that the other text does not have.', () => {
    expect(differingWords('By boat to the reef', 'By fast boat to the bay')).toEqual([
      [
        { text: 'By boat to the ', isMarked: false },
        { text: 'reef', isMarked: true },
      ],
      [
        { text: 'By ', isMarked: false },
        { text: 'fast ', isMarked: true },
        { text: 'boat to the ', isMarked: false },
        { text: 'bay', isMarked: true },
      ],
    ]);
  });
});

describe('A value in words', () => {
  const documents = deskDocuments({
    'site.json': { currency: 'IDR', tiers: [{ id: 'hotel4Star' }] },
    'texts/en/labels.json': { tiers: { hotel4Star: '4-star' } },
  });

  it('has labels, amounts with their currency, days and yes or no in place of what files hold.', () => {
    const row = { paxCount: '2-3', hotel4Star: 2_950_000 };
    expect(valueLines(documents, { file, path: ['rows'] }, [row], english)).toEqual([
      '• Group size: 2-3 · 4-star: Rp\u00a02,950,000',
    ]);
    const day = { file: 'packages/reef.json', path: ['soldOut', 0] };
    expect(valueLines(documents, day, '2031-02-01', indonesian)).toEqual(['1 Feb 2031']);
    expect(valueLines(documents, { file: 'site.json', path: ['offline'] }, true, english)).toEqual(['yes']);
  });
});

describe('A change in words', () => {
  const documents = deskDocuments({
    'site.json': { defaultLanguage: 'en', languages: [{ code: 'en' }], tiers: [{ id: 'hotel4Star' }] },
    'texts/en/labels.json': { tiers: { hotel4Star: '4-star' } },
    'texts/en/packages.json': { reef: { name: 'Pink Beach' } },
    [file]: { serves: { package: 'reef' }, rows: [{ paxCount: '6-10', hotel4Star: 2_950_000 }] },
  });

  it('names a price by its list, class and group size.', () => {
    const operation = set(['rows', 0, 'hotel4Star'], 2_850_000, 2_950_000);
    expect(describeOperation(documents, operation, english)).toBe(
      'Prices of Pink Beach · 6-10, 4-star: 2,850,000 → 2,950,000',
    );
    expect(describeOperation(documents, operation, indonesian)).toContain('2.850.000 → 2.950.000');
  });

  it('says in the language of the desk what was recorded in another one.', () => {
    const operations = [set(['rows', 0, 'hotel4Star'], 2_850_000, 2_950_000)];
    const entry = { id: '1', at: '', language: 'en', changes: [{ sentence: 'A price', operations }] };
    const firstSentence = (words: typeof english) =>
      describeHistory(documents, [], [entry], words)[0]?.changes[0];
    expect(firstSentence(english)?.sentence).toBe('A price');
    expect(firstSentence(indonesian)?.sentence).toMatch(/^Harga Pink Beach · 6-10, 4-star: /);
  });

  it('says once what was done to a list of texts in every language.', () => {
    const removal = (language: string, value: string): Operation => ({
      kind: 'remove',
      file: `texts/${language}/packages.json`,
      path: ['reef', 'special'],
      index: 0,
      length: 2,
      value,
    });
    const both = [removal('en', 'Snorkelling'), removal('de', 'Schnorcheln')];
    const [together, ...others] = groupOperations(both);
    expect(others).toEqual([]);
    expect(together && describeGroup(documents, together, english)).toBe(
      'Pink Beach · What is special: “Snorkelling” removed',
    );
    expect(describeGroup(documents, [removal('de', 'Schnorcheln')], english)).toMatch(/special \(German\): /);
  });

  it('says of an undo what it took back.', () => {
    const changes = [{ sentence: 'A price', act: 'undone' as const, operations: [set(['rows'], 1, 2)] }];
    const [item] = describeHistory(documents, [], [{ id: '1', at: '', language: 'en', changes }], english);
    expect(item && formatHistoryLine(item.changes[0] ?? { sentence: '' }, english)).toBe('Undone: A price');
  });

  it.each([
    [{ kind: 'file', file: 'images/reef.jpg', after: '' }, 'Picture “reef.jpg”: added'],
    [{ kind: 'file', file: 'images/reef.jpg', before: '', after: '' }, 'Picture “reef.jpg”: replaced'],
    [{ kind: 'file', file: 'packages/reef.json', before: '' }, 'Pink Beach: removed'],
    [{ kind: 'file', file: 'packages/reef.json', before: '{{', after: '{}' }, 'Pink Beach: replaced'],
    [
      { kind: 'file', file: 'packages/reef.json', before: '{}', after: '{ }' },
      'Pink Beach: only the layout of the file',
    ],
    [
      { kind: 'set', file, path: ['unconfirmed', 'rows.0.hotel4Star'], before: 'A guess.' },
      'Prices of Pink Beach · 6-10, 4-star: confirmed',
    ],
    [
      { kind: 'set', file, path: ['unconfirmed'], before: { from: 'A guess.', to: 'A guess.' } },
      'Prices of Pink Beach: confirmed',
    ],
    [
      { kind: 'set', file: 'texts/de/.translated.json', path: ['x'], after: '1' },
      'Translations (German): marked as up to date',
    ],
  ] as const)('says of %j: %s', (operation, sentence) => {
    expect(describeOperation(documents, operation, english)).toBe(sentence);
  });
});
