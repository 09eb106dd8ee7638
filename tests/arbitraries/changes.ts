import { basename, join } from 'node:path';
import * as fc from 'fast-check';
import type { JsonPath } from '../../schema/json-path.ts';
import { isRecord, type Json, setAt, type Workspace } from '../helpers/workspace.ts';
import { ODD_NAMES, ODD_NUMBERS, ODD_TEXTS, WRONG_VALUES } from './odd-values.ts';

interface Place {
  readonly path: JsonPath;
  readonly value: Json;
}

/** What to do to a place of a file; numbers choose among what is possible. */
type Change = (workspace: Workspace, file: string, place: Place, pick: number) => Workspace;

const deep = (wrap: (inner: Json) => Json): Json =>
  Array.from({ length: 150 }).reduce<Json>((inner) => wrap(inner), 'a');

const ODD_VALUES: readonly Json[] = [
  ...WRONG_VALUES,
  ...ODD_NUMBERS,
  ...ODD_TEXTS,
  deep((inner) => [inner]),
  deep((inner) => ({ a: inner })),
];

const CHANGES: readonly Change[] = [
  // The value of another place of that name, such as the id of another entry.
  (workspace, file, place, pick) => {
    const alike = workspace.paths
      .filter((path) => path.endsWith('.json'))
      .flatMap((path) => listPlaces(workspace.json(path)))
      .filter(({ path, value }) => path.at(-1) === place.path.at(-1) && typeof value === typeof place.value);
    return put(workspace, file, place.path, choose(alike, pick)?.value ?? null);
  },
  (workspace, file, { path }, pick) => put(workspace, file, path, choose(ODD_VALUES, pick) ?? null),
  (workspace, file, { path, value }, pick) => {
    const near: readonly Json[] =
      typeof value === 'number'
        ? [-value, value - 1, value + 1, value * 1000]
        : [`${String(value)}-x`, String(value).repeat(2), [value, value]];
    return put(workspace, file, path, choose(near, pick) ?? null);
  },
  (workspace, file, { path }) => put(workspace, file, path, undefined),
  (workspace, file, { path, value }, pick) =>
    put(
      put(workspace, file, path, undefined),
      file,
      [...path.slice(0, -1), choose(ODD_TEXTS, pick) ?? ''],
      value,
    ),
  (workspace, file, { path, value }) =>
    put(
      workspace,
      file,
      path,
      Array.isArray(value) ? Array.from({ length: 70 }, () => value).flat() : [value],
    ),
  (workspace, file, _place, pick) => {
    const name = choose([...ODD_NAMES, ...workspace.paths.map((path) => basename(path, '.json'))], pick);
    return workspace.without(file).withBytes(join(file, '..', `${name}.json`), workspace.bytes(file));
  },
];

/** A workspace with a few changes anywhere. */
export function changedArb(workspace: Workspace): fc.Arbitrary<Workspace> {
  const change = fc.tuple(fc.constantFrom(...CHANGES), fc.nat(), fc.nat(), fc.nat());
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((changed, [apply, fileNumber, placeNumber, pick]) => {
      const file =
        choose(
          changed.paths.filter((path) => path.endsWith('.json')),
          fileNumber,
        ) ?? '';
      const place = choose(listPlaces(changed.json(file)), placeNumber);
      return place ? apply(changed, file, place, pick) : changed.without(file);
    }, workspace),
  );
}

/** The values below a value, with their paths. */
function listPlaces(value: Json, path: JsonPath = []): readonly Place[] {
  const children = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return children.flatMap(([step, child]: readonly [string | number, Json]) =>
    step === '$schema'
      ? []
      : [{ path: [...path, step], value: child }, ...listPlaces(child, [...path, step])],
  );
}

function put(workspace: Workspace, file: string, path: JsonPath, value: Json | undefined): Workspace {
  return workspace.withFile(file, setAt(workspace.json(file), path, value));
}

function choose<Value>(values: readonly Value[], number: number): Value | undefined {
  return values[number % values.length];
}
