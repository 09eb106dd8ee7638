import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDataFolder, type SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import { Drafts } from '../../scripts/desk/drafts.ts';
import { PictureStore } from '../../scripts/desk/pictures/picture-store.ts';
import { type Documents, readDocument } from '../../src/desk/store/documents.ts';
import {
  applyToValue,
  effectiveSteps,
  invert,
  type Json,
  type Operation,
  OUTSIDE,
  type Step,
  valueAt,
} from '../../src/desk/store/operation.ts';
import { OwnSteps, undoStep } from '../../src/desk/store/own-steps.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const file = 'prices/walks.json';
const text = '{\n  "rows": [{ "paxCount": "2-3", "price": 100 }],\n  "per": "person"\n}\n';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

let logFile: string;
beforeEach(() => {
  logFile = join(temporaryFolder(), 'log.json');
});

function openDrafts(sources: readonly SourceFile[]): Drafts {
  return new Drafts(logFile, sources, new PictureStore(`${logFile}-pictures`, dirname(logFile)));
}

function source(path: string, content: string): SourceFile {
  return { path, bytes: encoder.encode(content) };
}

let count = 0;
function step(...operations: readonly Operation[]): Step {
  count += 1;
  return { id: `s${count}`, sentence: '', at: '2030-01-01T00:00:00Z', operations };
}

function undo(undone: Step): Step {
  return { ...step(...undone.operations.map(invert).toReversed()), undoes: undone.id };
}

function add(drafts: Drafts, ...steps: readonly Step[]): void {
  expect(drafts.add({ version: drafts.log.version, replaced: 0, steps })).toBe(true);
}

const price = (before: number, after: number): Operation => ({
  kind: 'set',
  file,
  path: ['rows', 0, 'price'],
  before,
  after,
});

function readDocuments(drafts: Drafts): Documents {
  const files = drafts.sources.map(({ path, bytes }) => ({ path, text: decoder.decode(bytes) }));
  return new Map(files.map((own) => [own.path, readDocument(own)]));
}

function saveAll(drafts: Drafts): void {
  drafts.noteSaved(drafts.sources);
}

describe('Drafts', () => {
  it('make the file of a text in a language that has none of its kind.', () => {
    const texts = 'texts/nl/days.json';
    const drafts = openDrafts([source(file, text)]);
    add(drafts, step({ kind: 'set', file: texts, path: ['beach', 'title'], after: 'Strand' }));
    expect(drafts.log.conflicts).toEqual([]);
    const made = drafts.sources.find(({ path }) => path === texts);
    expect(JSON.parse(decoder.decode(made?.bytes))).toEqual({ beach: { title: 'Strand' } });
  });

  it('leave no file of records where History has taken back the first record.', () => {
    const records = { file: 'texts/nl/.translated.json', path: ['days.beach'] };
    const drafts = openDrafts([source(file, text)]);
    add(drafts, step({ kind: 'set', ...records, after: 'a1' }));
    saveAll(drafts);
    add(drafts, step({ kind: 'set', ...records, before: 'a1' }));
    expect([...drafts.changes()]).toEqual([[records.file, undefined]]);
    saveAll(drafts);
    add(drafts, step({ kind: 'set', ...records, after: 'b2' }));
    expect([...drafts.changes().keys()]).toEqual([records.file]);
  });

  it('change only the place that an operation names.', () => {
    const drafts = openDrafts([source(file, text)]);
    add(drafts, step(price(100, 120)));
    expect(drafts.changes()).toEqual(new Map([[file, text.replace('100', '120')]]));
  });

  it('are there again after a restart, and wait for a file that was changed beside them.', () => {
    add(openDrafts([source(file, text)]), step(price(100, 120)));
    const changedBeside = text.replace('"person"', '"group"');
    const drafts = openDrafts([source(file, changedBeside)]);
    expect(drafts.changes()).toEqual(new Map([[file, changedBeside.replace('100', '120')]]));
    expect(drafts.log.conflicts).toEqual([]);
  });

  it.each([
    ['ours', text.replace('100', '120')],
    ['theirs', text.replace('100', '110')],
  ] as const)('leave a place that both changed to a decision: %s.', (choice, expected) => {
    const drafts = openDrafts([source(file, text)]);
    add(drafts, step(price(100, 120)));
    expect(drafts.takeFiles([source(file, text.replace('100', '110'))])).toEqual([file]);
    expect(drafts.changes().size).toBe(0);
    const [conflict] = drafts.log.conflicts;
    expect(conflict).toEqual({ operation: price(100, 120), theirs: 110, at: expect.any(String) });
    if (conflict) drafts.decide(conflict, choice);
    expect(drafts.log.conflicts).toEqual([]);
    expect(decoder.decode(drafts.sources[0]?.bytes)).toBe(expected);
  });

  it('refuse steps that were made from an older state.', () => {
    const drafts = openDrafts([source(file, text)]);
    const { version } = drafts.log;
    add(drafts, step(price(100, 120)));
    expect(drafts.add({ version, replaced: 0, steps: [step(price(100, 130))] })).toBe(false);
  });

  it('give the first bytes again when saved steps are undone, removed items and keys included.', () => {
    const drafts = openDrafts([source(file, text)]);
    const steps = [
      step({
        kind: 'remove',
        file,
        path: ['rows'],
        index: 0,
        length: 1,
        value: { paxCount: '2-3', price: 100 },
      }),
      step({ kind: 'set', file, path: ['per'], before: 'person' }),
    ];
    add(drafts, ...steps);
    saveAll(drafts);
    expect(drafts.changes().size).toBe(0);
    add(drafts, ...steps.toReversed().map(undo));
    expect(drafts.changes()).toEqual(new Map([[file, text]]));
  });

  it('know that they were saved when they were killed before they noted it.', () => {
    const drafts = openDrafts([source(file, text)]);
    add(drafts, step(price(100, 120)));
    const restarted = openDrafts(drafts.sources);
    expect(restarted.log).toMatchObject({ saved: 1, conflicts: [] });
    expect(restarted.changes().size).toBe(0);
  });

  it('keep saved steps, and note changes of their files from outside as a step that no window can undo.', () => {
    const drafts = openDrafts([source(file, text), source('site.json', '{ "brand": "A" }')]);
    const brand: Operation = { kind: 'set', file: 'site.json', path: ['brand'], before: 'A', after: 'B' };
    const [first, second, unsaved] = [step(price(100, 120)), step(brand), step(price(120, 130))];
    add(drafts, first, second);
    saveAll(drafts);
    add(drafts, unsaved);
    const saved = text.replace('100', '120');
    const site = source('site.json', '{ "brand": "B" }');
    drafts.takeFiles([source(file, saved.replace('"2-3"', '"2-4"')), site]);
    const operation = { kind: 'set', file, path: ['rows', 0, 'paxCount'], before: '2-3', after: '2-4' };
    const outside = { window: OUTSIDE, operations: [operation] };
    expect(drafts.log).toMatchObject({ steps: [first, second, outside, unsaved], saved: 3, conflicts: [] });
    const price130 = saved.replace('120', '130').replace('"2-3"', '"2-4"');
    expect(drafts.changes()).toEqual(new Map([[file, price130]]));
    expect(undoStep(readDocuments(drafts), drafts.log.steps, second).operations).toEqual([invert(brand)]);
    const own = new OwnSteps('');
    own.adopt({ id: '', files: [], log: drafts.log, windows: [], folder: '' });
    expect(own.find(drafts.log.steps.slice(0, 3)).undo).toEqual(second);
  });

  it('can undo every saved step of a file that was broken outside and then repaired.', () => {
    const drafts = openDrafts([source(file, text)]);
    const steps = [step(price(100, 120)), step(price(120, 130))];
    add(drafts, ...steps);
    saveAll(drafts);
    const saved = text.replace('100', '130');
    drafts.takeFiles([source(file, saved.replace('{', '{{'))]);
    drafts.takeFiles([source(file, saved.replace('"person"', '"group"'))]);
    for (const own of steps.toReversed()) {
      const { operations, skipped } = undoStep(readDocuments(drafts), drafts.log.steps, own);
      expect(skipped).toEqual([]);
      add(drafts, { ...step(...operations), undoes: own.id });
    }
    expect(drafts.changes()).toEqual(new Map([[file, text.replace('"person"', '"group"')]]));
  });

  it('undo a price in its own row, after another program has put a row with the same price before it.', () => {
    const drafts = openDrafts([source(file, text)]);
    const raise = step(price(100, 120));
    add(drafts, raise);
    saveAll(drafts);
    const row = '{ "paxCount": "1", "price": 120 }, ';
    drafts.takeFiles([source(file, text.replace('100', '120').replace('[', `[${row}`))]);
    const { operations } = undoStep(readDocuments(drafts), drafts.log.steps, raise);
    expect(operations).toMatchObject([{ path: ['rows', 1, 'price'], before: 120, after: 100 }]);
  });

  it('do not take an undone step for one to undo, once the step that it took back is forgotten.', () => {
    const drafts = openDrafts([source(file, text)]);
    const first = step(price(100, 120));
    const others = Array.from({ length: 498 }, (_, index) => step(price(120 + index, 121 + index)));
    add(drafts, first, ...others, ...others.toReversed().map(undo), undo(first));
    saveAll(drafts);
    expect(effectiveSteps(drafts.log.steps).done).toEqual([]);
  });

  it('make the file of an area of texts with the first text, and take it away again when that is undone.', () => {
    const texts = 'texts/fr/testimonials.json';
    const drafts = openDrafts([source(file, text)]);
    const first = step({ kind: 'set', file: texts, path: ['couple', 'name'], after: 'Un couple' });
    add(drafts, first);
    expect(drafts.log.conflicts).toEqual([]);
    expect(parse(encoder.encode(drafts.changes().get(texts)))).toEqual({ couple: { name: 'Un couple' } });
    saveAll(drafts);
    add(drafts, undo(first));
    expect([...drafts.changes()]).toEqual([[texts, undefined]]);
  });

  it('put a damaged log aside and begin with an empty one.', () => {
    writeFileSync(logFile, '{"steps": [');
    expect(openDrafts([source(file, text)]).log.steps).toEqual([]);
    expect(existsSync(logFile)).toBe(false);
  });
});

describe('Random steps over every file of a site', () => {
  const sources = readDataFolder('tests/fixtures/first-operator').filter(({ path }) =>
    path.endsWith('.json'),
  );

  it('change the texts as they change the values, and undone one by one leave the first bytes.', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        rmSync(logFile, { force: true });
        const next = (most: number): number => Number(numbers.next().value) % most;
        const drafts = openDrafts(sources);
        const documents = new Map(sources.map(({ path, bytes }) => [path, parse(bytes)]));
        for (let round = 0; round < 20; round += 1) {
          const path = sources[next(sources.length)]?.path ?? '';
          const operation = randomOperation(path, documents.get(path), next);
          documents.set(path, applyToValue(documents.get(path), operation) ?? null);
          add(drafts, step(operation));
          if (round === 9) saveAll(drafts);
        }
        for (const { path, bytes } of drafts.sources) expect(parse(bytes)).toEqual(documents.get(path));
        for (;;) {
          const last = effectiveSteps(drafts.log.steps).done.at(-1);
          if (!last) break;
          add(drafts, undo(last));
        }
        expect(drafts.sources.map(({ path, bytes }) => [path, decoder.decode(bytes)])).toEqual(
          sources.map(({ path, bytes }) => [path, decoder.decode(bytes)]),
        );
      }),
      { numRuns: 12 },
    );
  });
});

function parse(bytes: Uint8Array): Json {
  return JSON.parse(decoder.decode(bytes)) as Json;
}

/** A change somewhere in a document: deeper with every other number. */
function randomOperation(
  path: string,
  document: Json | undefined,
  next: (most: number) => number,
): Operation {
  let at: readonly (string | number)[] = [];
  for (;;) {
    const value = valueAt(document, at);
    const isList = Array.isArray(value);
    const keys = isList
      ? [...value.keys()]
      : typeof value === 'object' && value !== null
        ? Object.keys(value)
        : [];
    const key = keys[next(Math.max(1, keys.length))];
    if (key !== undefined && (at.length === 0 || next(4) > 0)) {
      at = [...at, key];
      continue;
    }
    if (!isList || next(4) === 0) {
      const after = [next(100), 'text "quoted"', { a: [1, { b: 2 }] }, [], true][next(5)] ?? null;
      return { kind: 'set', file: path, path: at, ...(value === undefined ? {} : { before: value }), after };
    }
    const index = next(value.length + 1);
    const place = { file: path, path: at, length: value.length } as const;
    const item = value[index];
    if (item === undefined) return { kind: 'insert', ...place, index, value: { id: next(100) } };
    return next(2) === 0
      ? { kind: 'remove', ...place, index, value: item }
      : { kind: 'move', ...place, from: index, to: next(value.length) };
  }
}
