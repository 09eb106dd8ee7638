import fc from 'fast-check';
import type { JsonPath } from '../../schema/json-path.ts';
import type { SourceFile } from '../../scripts/compiler/read/read-data-folder.ts';
import { isRecord, type Json, setAt, type Workspace } from '../helpers/workspace.ts';

/** One piece of damage to one file, and the workspace that holds it. */
export interface Damage {
  readonly kind: string;
  readonly file: string;
  /** What was done, for whoever reads a counterexample. */
  readonly what: string;
  /** The value that was damaged; absent if the text as a whole was. */
  readonly path?: JsonPath;
  readonly workspace: Workspace;
}

/** The files of a workspace in any order. */
export function shuffledArb(workspace: Workspace): fc.Arbitrary<readonly SourceFile[]> {
  const sources = [...workspace.sources];
  return fc.shuffledSubarray(sources, { minLength: sources.length, maxLength: sources.length });
}

/** A workspace with a single piece of damage to any one of its JSON files. */
export function damagedArb(workspace: Workspace): fc.Arbitrary<Damage> {
  const files = workspace.paths.filter((path) => path.endsWith('.json'));
  return fc.constantFrom(...files).chain((file) => {
    const text = workspace.text(file);
    const done = (kind: string, what: string, damaged: Workspace): Damage => ({
      kind,
      file,
      what: `${kind} ${what} in ${file}`,
      workspace: damaged,
    });
    return fc.oneof(
      ...valueDamages(workspace.json(file)).map((arb) =>
        arb.map(({ kind, path, value }) => ({
          ...done(kind, path.join('.'), workspace.withFile(file, value)),
          path,
        })),
      ),
      duplicateKeyArb(text).map(([what, damaged]) =>
        done('duplicate', what, workspace.withText(file, damaged)),
      ),
      fc
        .nat(text.length - 1)
        .map((length) =>
          done('truncate', `after ${length}`, workspace.withText(file, text.slice(0, length))),
        ),
      fc.tuple(fc.nat(workspace.bytes(file).length - 1), fc.nat(255)).map(([offset, byte]) => {
        const bytes = Uint8Array.from(workspace.bytes(file));
        bytes[offset] = byte;
        return done('byte', `${byte} at ${offset}`, workspace.withBytes(file, bytes));
      }),
    );
  });
}

interface DamagedValue {
  readonly kind: string;
  readonly path: JsonPath;
  readonly value: Json;
}

const otherValues: readonly Json[] = [null, true, 0, -1, 1.5, 'text', '', [], {}, ['text'], { text: 'text' }];
const emptyValues: readonly Json[] = ['', ' ', [], {}, null];

function valueDamages(root: Json): readonly fc.Arbitrary<DamagedValue>[] {
  const places = placesOf(root).filter((path) => path[0] !== '$schema');
  const keys = places.filter((path) => typeof path.at(-1) === 'string');
  const place = fc.constantFrom(...places);
  const damaged = (kind: string, path: JsonPath, value: Json): DamagedValue => ({
    kind,
    path,
    value,
  });
  return [
    place.map((path) => damaged('remove', path, setAt(root, path, undefined))),
    fc
      .tuple(fc.constantFrom(...keys), fc.constantFrom('x', '-', 'Alt'))
      .map(([path, suffix]) => damaged('rename', path, renameKey(root, path, suffix))),
    fc
      .tuple(place, fc.constantFrom(...otherValues))
      .map(([path, value]) => damaged('retype', path, setAt(root, path, value))),
    fc
      .tuple(place, fc.constantFrom(...emptyValues))
      .map(([path, value]) => damaged('empty', path, setAt(root, path, value))),
  ];
}

function renameKey(root: Json, path: JsonPath, suffix: string): Json {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const owner = parent.reduce<Json>(childOf, root);
  if (!isRecord(owner)) throw new Error(`There is no key at ${path.join('.')}.`);
  const entries = Object.entries(owner).map(([name, value]) => [name === key ? key + suffix : name, value]);
  return setAt(root, parent, Object.fromEntries(entries));
}

function childOf(value: Json, step: string | number): Json {
  if (Array.isArray(value)) return value[Number(step)] ?? null;
  return isRecord(value) ? (value[step] ?? null) : null;
}

function placesOf(value: Json): readonly JsonPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([step, child]) => [[step], ...placesOf(child).map((path) => [step, ...path])]);
}

/** A line that holds a whole property, written twice. */
function duplicateKeyArb(text: string): fc.Arbitrary<readonly [what: string, text: string]> {
  const lines = text.split('\n');
  const whole = [...lines.keys()].filter((index) => /^\s*"[^"]+": [^[{]*,$/.test(lines[index] ?? ''));
  return fc
    .constantFrom(...whole)
    .map((index) => [`line ${index + 1}`, lines.toSpliced(index, 0, lines[index] ?? '').join('\n')]);
}
