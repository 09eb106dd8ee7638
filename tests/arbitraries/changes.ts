import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import type { JsonPath } from '../../schema/json-path.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { isRecord, type Json, setAt, type Workspace } from '../helpers/workspace.ts';
import { ODD_NAMES, ODD_NUMBERS, ODD_TEXTS, WRONG_VALUES } from './odd-values.ts';

/** The parts of a JSON Schema that values are made by. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly Json[];
  readonly examples?: readonly Json[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A value of a file, by its path, and what its schema says of it. */
interface Place {
  readonly path: JsonPath;
  readonly value: Json;
  readonly schema: Schema;
}

/** One change: what to do, and numbers that choose a file, a place in it, and a value. */
interface Change {
  readonly kind: keyof typeof CHANGES;
  readonly file: number;
  readonly place: number;
  readonly pick: number;
}

/** A workspace with a few changes anywhere, each of them by the schema of its place or against it. */
export function changedArb(workspace: Workspace): fc.Arbitrary<Workspace> {
  const kinds = Object.keys(CHANGES) as readonly (keyof typeof CHANGES)[];
  const change: fc.Arbitrary<Change> = fc.record({
    kind: fc.oneof(fc.constantFrom('madeBySchema', 'moved', 'added'), fc.constantFrom(...kinds)),
    file: fc.nat(),
    place: fc.nat(),
    pick: fc.nat(),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce(applyChange, workspace));
}

function applyChange(
  workspace: Workspace,
  { kind, file: fileNumber, place: number, pick }: Change,
): Workspace {
  const files = workspace.paths.filter((path) => path.endsWith('.json'));
  const file = choose(files, fileNumber) ?? '';
  const root = workspace.json(file);
  const places = listPlaces({ path: [], value: root, schema: schemaFor(root) });
  const place = choose(places, number);
  return place ? CHANGES[kind](workspace, file, place, pick) : workspace.without(file);
}

const put = (workspace: Workspace, file: string, { path }: Place, value: Json | undefined): Workspace =>
  path.length === 0 ? workspace : workspace.withFile(file, setAt(workspace.json(file), path, value));

const CHANGES = {
  odd: (workspace, file, place, pick) => put(workspace, file, place, oddValue(place.value, pick)),
  madeBySchema: (workspace, file, place, pick) => put(workspace, file, place, make(place.schema, pick)),
  added: (workspace, file, place, pick) => {
    if (!isRecord(place.value)) return put(workspace, file, place, make(place.schema, pick));
    const { value, schema } = place;
    const absent = Object.keys(schema.properties ?? {}).filter((key) => !(key in value));
    const key = choose(absent, pick) ?? choose(ODD_TEXTS, pick) ?? '';
    const added = make(schema.properties?.[key] ?? itemSchema(schema, key), pick);
    return put(workspace, file, { ...place, path: [...place.path, key] }, added);
  },
  removed: (workspace, file, place) => put(workspace, file, place, undefined),
  /** The value of another place of that name in any file, such as the id of another entry. */
  moved: (workspace, file, place, pick) => {
    const files = workspace.paths.filter((path) => path.endsWith('.json'));
    const places = files
      .flatMap((path) => listPlaces({ path: [], value: workspace.json(path), schema: ANY }))
      .filter(({ path, value }) => typeof value === typeof place.value && path.at(-1) === place.path.at(-1));
    return put(workspace, file, place, choose(places, pick)?.value ?? place.value);
  },
  renamedKey: (workspace, file, { path, value }, pick) => {
    const key = path.at(-1);
    if (typeof key !== 'string') return workspace;
    const renamed = setAt(workspace.json(file), path, undefined);
    const name = choose(ODD_TEXTS, pick) ?? '';
    return workspace.withFile(file, setAt(renamed, [...path.slice(0, -1), name], value));
  },
  repeated: (workspace, file, place, pick) => {
    const { value } = place;
    if (!Array.isArray(value)) return put(workspace, file, place, oddValue(value, pick));
    const times = choose([2, 3, 70, 400], pick) ?? 2;
    return put(workspace, file, place, Array.from({ length: times }, (): readonly Json[] => value).flat());
  },
  nested: (workspace, file, place, pick) => {
    const depth = choose([1, 3, 40, 150], pick) ?? 1;
    const wrap = (inner: Json): Json => (pick % 2 === 0 ? [inner] : { a: inner });
    let value = place.value;
    for (let level = 0; level < depth; level++) value = wrap(value);
    return put(workspace, file, place, value);
  },
  otherFileName: (workspace, file, _place, pick) => {
    const name = choose([...ODD_NAMES, ...workspace.paths.map((path) => basename(path, '.json'))], pick);
    return workspace.without(file).withBytes(join(file, '..', `${name}.json`), workspace.bytes(file));
  },
} satisfies Readonly<
  Record<string, (workspace: Workspace, file: string, place: Place, pick: number) => Workspace>
>;

/** The values of a tree, with their paths and schemas; links to schemas are left alone. */
function listPlaces(place: Place): readonly Place[] {
  const { path, value, schema } = place;
  const children: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value).filter(([key]) => key !== '$schema')
      : [];
  return [
    place,
    ...children.flatMap(([step, child]) =>
      listPlaces({ path: [...path, step], value: child, schema: itemSchema(schema, step) }),
    ),
  ];
}

function itemSchema(schema: Schema, step: string | number): Schema {
  const { properties = {}, additionalProperties, items, anyOf = [] } = schema;
  if (typeof step === 'number' && items) return items;
  const own = properties[String(step)];
  if (own) return own;
  if (typeof additionalProperties === 'object') return additionalProperties;
  for (const one of anyOf) {
    const found = itemSchema(one, step);
    if (found !== ANY) return found;
  }
  return ANY;
}

const ANY: Schema = {};

function schemaFor(root: Json): Schema {
  const link = isRecord(root) ? root.$schema : undefined;
  if (typeof link !== 'string') return ANY;
  return JSON.parse(readFileSync(join(projectFolder, 'schema/json', basename(link)), 'utf8')) as Schema;
}

/** A value that a schema allows, or nearly; numbers choose among the possible ones. */
function make(schema: Schema, pick: number): Json {
  const { type, anyOf, properties = {}, required = [], items = ANY, examples = [] } = schema;
  const next = scramble(pick);
  const alternative = choose(anyOf ?? [], pick);
  if (alternative) return make(alternative, next);
  const listed = choose(schema.enum ?? [], pick);
  if (listed !== undefined) return listed;
  const example = choose(examples, pick);
  if (example !== undefined && pick % 3 === 0) return example;
  switch (type) {
    case 'object': {
      const keys = Object.keys(properties).filter(
        (key, index) => required.includes(key) || scramble(pick + index) % 3 === 0,
      );
      const made = keys.map((key, index) => [key, make(properties[key] ?? ANY, scramble(next + index))]);
      return Object.fromEntries(made);
    }
    case 'array':
      return Array.from({ length: pick % 3 }, (_, index) => make(items, scramble(next + index)));
    case 'string':
      return example ?? oddValue('', next);
    case 'number':
    case 'integer': {
      const { minimum = -1, maximum = 1e9 } = schema;
      return choose([minimum, maximum, minimum - 1, maximum + 1, 1, 2, minimum + 0.5], next) ?? 0;
    }
    case 'boolean':
      return pick % 2 === 0;
    default:
      return choose(WRONG_VALUES, next) ?? null;
  }
}

/** Another value: mostly of the same kind, sometimes of the wrong one. */
function oddValue(value: Json, pick: number): Json {
  const next = scramble(pick);
  if (pick % 16 === 0) return choose(WRONG_VALUES, next) ?? null;
  if (typeof value === 'number') {
    return choose([0, -0, -1, value - 1, value + 1, -value, value * 1000, 0.1, ...ODD_NUMBERS], next) ?? 0;
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return choose(WRONG_VALUES, next) ?? null;
  return choose([`${value}${value}`, `${value}-x`, value.toUpperCase(), ...ODD_TEXTS], next) ?? '';
}

function choose<Value>(values: readonly Value[], number: number): Value | undefined {
  return values[number % values.length];
}

/** Another number from a number; the same one each time. */
function scramble(number: number): number {
  return Number((BigInt(number) * 2_654_435_761n + 40_503n) % 2_147_483_647n);
}
