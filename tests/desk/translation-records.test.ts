import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sourceHash as recordedHash } from '../../scripts/operator/translations/translations.ts';
import { groupOperations } from '../../src/desk/history/group-operations.ts';
import type { OpenText } from '../../src/desk/store/api.ts';
import { applySteps, type DeskDocument, readDocument } from '../../src/desk/store/documents.ts';
import { selectUntranslated, withRecords } from '../../src/desk/store/open-texts.ts';
import { mergeSets, type Operation, valueAt } from '../../src/desk/store/operation.ts';
import { sourceHash } from '../../src/desk/store/source-hash.ts';

const site = {
  defaultLanguage: 'en',
  fallbackLanguage: 'en',
  languages: [{ code: 'en' }, { code: 'de' }, { code: 'fr' }],
};

function open(): Map<string, DeskDocument> {
  const files = {
    'site.json': site,
    'texts/en/days.json': { reef: 'Reef' },
    'texts/de/days.json': { reef: 'Riff' },
    'texts/fr/days.json': { reef: 'Récif' },
    'texts/de/.translated.json': { 'days.reef': recordedHash('An older reef') },
    'texts/fr/.translated.json': { 'days.reef': recordedHash('Reef') },
  };
  return new Map(
    Object.entries(files).map(([path, value]) => [path, readDocument({ path, text: JSON.stringify(value) })]),
  );
}

function write(language: string, before: string, after: string): Operation {
  return { kind: 'set', file: `texts/${language}/days.json`, path: ['reef'], before, after };
}

/** Makes edits one after the other, none of them saved. */
function edit(...edits: readonly Operation[]) {
  const documents = open();
  const unsaved: Operation[] = [];
  for (const operation of edits) {
    const operations = withRecords(documents, unsaved, [operation]);
    unsaved.push(...operations);
    applySteps(documents, [{ id: '1', sentence: '', at: '', operations: [...operations] }]);
  }
  return (language: string) =>
    valueAt(documents.get(`texts/${language}/.translated.json`)?.value, ['days.reef']);
}

it('The desk hashes an original as the records of translations do.', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(sourceHash(text)).toBe(recordedHash(text));
    }),
  );
});

it('A translation that is edited is up to date with its original.', () => {
  expect(edit(write('de', 'Riff', 'Ein Riff'))('de')).toBe(recordedHash('Reef'));
});

it('A translation that was written since the last save stays up to date when its original is polished.', () => {
  const recorded = edit(write('de', 'Riff', 'Ein Riff'), write('en', 'Reef', 'A reef'));
  expect(recorded('de')).toBe(recordedHash('A reef'));
});

it('A translation that nobody has touched is out of date once its original is edited.', () => {
  expect(edit(write('en', 'Reef', 'A reef'))('fr')).toBe(recordedHash('Reef'));
});

it('A translation without a record is out of date once its original is edited.', () => {
  const documents = open();
  documents.delete('texts/fr/.translated.json');
  const typed = [write('en', 'Reef', 'A reef'), write('en', 'A reef', 'A coral reef')];
  const records = typed.map((operation) => {
    const operations = [...withRecords(documents, [], [operation])];
    applySteps(documents, [{ id: '1', sentence: '', at: '', operations }]);
    return operations.flatMap((one) => (one.kind === 'set' && one.file.includes('/fr/') ? one.after : []));
  });
  expect(records).toEqual([[recordedHash('Reef')], []]);
});

it('A translation is no longer open once it is written, whatever the last check found of its original.', () => {
  const [de, fr] = (['de', 'fr'] as const).map(
    (language): OpenText => ({
      language,
      file: `texts/${language}/days.json`,
      area: 'days',
      path: ['reef'],
      state: 'stale',
      key: 'days.reef',
      hash: recordedHash('Reef, before the check'),
    }),
  );
  const openTexts = [de, fr].flatMap((text) => text ?? []);
  const documents = open();
  const edits = [write('en', 'Reef', 'A reef'), write('de', 'Riff', 'Ein Riff')];
  const left = () => selectUntranslated({ documents, openTexts }).map(({ language }) => language);
  const read = edits.map((operation) => {
    const operations = [...withRecords(documents, [], [operation])];
    applySteps(documents, [{ id: '1', sentence: '', at: '', operations }]);
    return left();
  });
  expect(read).toEqual([['de', 'fr'], ['fr']]);
});

it('A field that is emptied and typed again is one change from its first value.', () => {
  const emptied: Operation = { kind: 'set', file: 'texts/de/days.json', path: ['reef'], before: 'Riff' };
  const { before: _, ...typed } = write('de', '', 'Ein Riff') as Extract<Operation, { kind: 'set' }>;
  const documents = open();
  applySteps(documents, [{ id: '1', sentence: '', at: '', operations: [emptied] }]);
  const merged = mergeSets([emptied], withRecords(documents, [emptied], [typed]));
  expect(merged).toEqual([
    write('de', 'Riff', 'Ein Riff'),
    expect.objectContaining({ file: 'texts/de/.translated.json', after: recordedHash('Reef') }),
  ]);
});

it('The record of a translation is one change with its text, and records alone are one of their language.', () => {
  const record = (language: string, key: string): Operation => ({
    kind: 'set',
    file: `texts/${language}/.translated.json`,
    path: [key],
    after: '1',
  });
  const text = write('de', 'Riff', 'Ein Riff');
  const [first, second, third] = [
    record('de', 'days.reef'),
    record('fr', 'days.reef'),
    record('fr', 'days.sea'),
  ];
  expect(groupOperations([first, text, second, third])).toEqual([
    [text, first],
    [second, third],
  ]);
});

it('A translation that is out of date now is told with its original.', () => {
  const record: Operation = {
    kind: 'set',
    file: 'texts/fr/.translated.json',
    path: ['days.reef'],
    after: '1',
  };
  const original = write('en', 'Reef', 'A reef');
  expect(groupOperations([original, record])).toEqual([[original, record]]);
});

it('A file that only has another name is one change.', () => {
  const added: Operation = { kind: 'file', file: 'packages/coral.json', after: '{}' };
  const removed: Operation = { kind: 'file', file: 'packages/reef.json', before: '{}' };
  const other: Operation = { kind: 'file', file: 'packages/sea.json', before: '{"a":1}' };
  expect(groupOperations([removed, added, other])).toEqual([[added, removed], [other]]);
});
