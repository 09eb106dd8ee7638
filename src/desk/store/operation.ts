import * as z from 'zod';

/** A value as JSON files hold it. */
export type Json = z.infer<ReturnType<typeof z.json>>;

/** Keys and indices that lead to a value inside a document. */
export type Path = readonly (string | number)[];

/** The path of a place that a finding or a note names: keys and positions with points between them. */
export function splitPath(place: string): Path {
  return place === '' ? [] : place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * Relative to the data folder, with forward slashes; hidden files and other folders are none of the desk's, but for the
 * records of translations.
 */
const file = z.string().regex(/^(?:texts\/[a-z]+\/\.translated\.json|(?!\.)[^/\\:]+(?:\/(?!\.)[^/\\:]+)*)$/);
const path = z.array(z.union([z.string(), z.int().nonnegative()])).readonly();
const index = z.int().nonnegative();
/** Items that a list has before the change; other people may have changed it meanwhile. */
const length = z.int().nonnegative();

/** A change of one place in one file of the data folder. */
export const operationSchema = z.discriminatedUnion('kind', [
  /** A value; without `before` the key is added, without `after` it is removed. */
  z.strictObject({
    kind: z.literal('set'),
    file,
    path,
    before: z.json().optional(),
    after: z.json().optional(),
  }),
  z.strictObject({ kind: z.literal('insert'), file, path, index, length, value: z.json() }),
  z.strictObject({ kind: z.literal('remove'), file, path, index, length, value: z.json() }),
  z.strictObject({ kind: z.literal('move'), file, path, from: index, to: index, length }),
  /** The text of a whole file; without `before` it is new, without `after` it is deleted. */
  z.strictObject({
    kind: z.literal('file'),
    file,
    before: z.string().optional(),
    after: z.string().optional(),
  }),
]);

export type Operation = z.infer<typeof operationSchema>;

/** Operations that are done and undone together, and one sentence on them. */
export const stepSchema = z.strictObject({
  id: z.string().min(1),
  sentence: z.string(),
  /** Instant in ISO 8601. */
  at: z.string(),
  operations: z.array(operationSchema).min(1).readonly(),
  /** The id of the step that this one undoes. */
  undoes: z.string().optional(),
  /** True if the step redoes one that was undone. */
  isRedo: z.boolean().optional(),
  /** Set if the sentence describes a change that this step undoes or redoes; `undone` by default where it has `undoes`. */
  act: z.enum(['undone', 'redone']).optional(),
  /** The window of the desk in which it was made. */
  window: z.string().optional(),
});

export type Step = z.infer<typeof stepSchema>;

/** The window of steps that no desk has made: other programs have changed files of the folder. */
export const OUTSIDE = 'outside';

/** True if a step does the change that its sentence describes, undoes it, or redoes it. */
export function stepAct({ act, undoes }: Pick<Step, 'act' | 'undoes'>): 'done' | 'redone' | 'undone' {
  return act ?? (undoes === undefined ? 'done' : 'undone');
}

/** The act of a step that undoes another one. */
export function actionOfUndo(act: Step['act'] | 'done'): 'redone' | 'undone' {
  return act === 'undone' ? 'redone' : 'undone';
}

/** The operation that undoes another one. */
export function invert(operation: Operation): Operation {
  switch (operation.kind) {
    case 'set':
    case 'file': {
      const { before, after, ...place } = operation;
      return {
        ...place,
        ...(after === undefined ? {} : { before: after }),
        ...(before === undefined ? {} : { after: before }),
      } as Operation;
    }
    case 'insert':
      return { ...operation, kind: 'remove', length: operation.length + 1 };
    case 'remove':
      return { ...operation, kind: 'insert', length: operation.length - 1 };
    case 'move':
      return { ...operation, from: operation.to, to: operation.from };
  }
}

/**
 * The steps that hold after those that were undone again are left out, and the steps that can be redone, oldest first. One
 * that was undone after others had changed the same files holds, and so does the step that took it back.
 */
export function effectiveSteps(steps: readonly Step[]): {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
} {
  const done: Step[] = [];
  let undone: Step[] = [];
  for (const step of steps) {
    const place = step.undoes === undefined ? -1 : done.findLastIndex(({ id }) => id === step.undoes);
    const taken = done[place];
    if (taken && !isTouchedBy(taken, done.slice(place + 1))) {
      done.splice(place, 1);
      undone.push(taken);
      continue;
    }
    done.push(step);
    undone = step.isRedo ? undone.slice(0, -1) : [];
  }
  return { done, undone };
}

/** True if later steps change a file that a step changes. */
export function isTouchedBy(step: Step, later: readonly Step[]): boolean {
  const files = new Set(step.operations.map((operation) => operation.file));
  return later.some(({ operations }) => operations.some((operation) => files.has(operation.file)));
}

/** The value at a path; undefined if there is none. */
export function valueAt(document: Json | undefined, steps: Path): Json | undefined {
  return steps.reduce<Json | undefined>((value, step) => childValue(value, step), document);
}

function childValue(value: Json | undefined, step: string | number): Json | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return value[step];
}

/**
 * A document after an operation; parts that do not change are the same objects.
 *
 * @returns undefined if the file is deleted
 * @throws SyntaxError if the new text of a file is no JSON
 */
export function applyToValue(document: Json | undefined, operation: Operation): Json | undefined {
  if (operation.kind === 'file')
    return operation.after === undefined ? undefined : (JSON.parse(operation.after) as Json);
  return replaceAt(document, operation.path, (value) => {
    if (operation.kind === 'set') return operation.after;
    const items = Array.isArray(value) ? value : [];
    switch (operation.kind) {
      case 'insert':
        return items.toSpliced(operation.index, 0, operation.value);
      case 'remove':
        return items.toSpliced(operation.index, 1);
      case 'move':
        return items
          .toSpliced(operation.from, 1)
          .toSpliced(operation.to, 0, ...items.slice(operation.from, operation.from + 1));
    }
  });
}

function replaceAt(
  document: Json | undefined,
  [step, ...rest]: Path,
  change: (value: Json | undefined) => Json | undefined,
): Json | undefined {
  if (step === undefined) return change(document);
  const child = replaceAt(childValue(document, step), rest, change);
  if (typeof step === 'number') {
    const items = Array.isArray(document) ? document : [];
    return child === undefined ? items.toSpliced(step, 1) : items.toSpliced(step, 1, child);
  }
  const { [step]: _, ...others } = isObject(document) ? document : {};
  if (child === undefined) return others;
  return isObject(document) && Object.hasOwn(document, step)
    ? { ...document, [step]: child }
    : { ...others, [step]: child };
}

/** True if a value is an object with keys. */
export function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True if two values are the same JSON, whatever the order of their keys. */
export function isSame(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, position) => isSame(item, right[position]));
  if (!isObject(left) || !isObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}

/** True if a document is as an operation expects it: nobody else has changed the place meanwhile. */
export function isApplicable(
  document: Json | undefined,
  operation: Exclude<Operation, { kind: 'file' }>,
): boolean {
  const value = valueAt(document, operation.path);
  if (operation.kind === 'set') return isSame(value, operation.before);
  if (operation.kind === 'insert' && operation.length === 0 && value === undefined) return true;
  if (!Array.isArray(value) || value.length !== operation.length) return false;
  return operation.kind !== 'remove' || isSame(value[operation.index], operation.value);
}

/** True if JSON cannot hold a number of a value, or the value says nothing in a place: neither belongs into a file. */
export function isEmptyValue(value: Json | undefined): boolean {
  if (value === null) return true;
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'object' && Object.values(value).some(isEmptyValue);
}

/** A value as a field shows it: a text as it is, anything else as it is in the file. */
export function showJson(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The operations of two edits of the same value as one; undefined if the later one is of others. Either may change
 * more with it, such as the note on a value that is not confirmed yet, or the record of a translation.
 */
export function mergeSets(
  before: readonly Operation[],
  after: readonly Operation[],
): readonly Operation[] | undefined {
  const areOfOnePlace = (old: Operation, fresh: Operation): boolean =>
    old.kind === 'set' &&
    fresh.kind === 'set' &&
    old.file === fresh.file &&
    isSame([...old.path], [...fresh.path]);
  const added = after.filter((fresh) => !before.some((old) => areOfOnePlace(old, fresh)));
  if (added.length === after.length || added.some(({ kind }) => kind !== 'set')) return undefined;
  const merged = before.map((old) => {
    const fresh = after.find((operation) => areOfOnePlace(old, operation));
    if (old.kind !== 'set' || fresh?.kind !== 'set') return old;
    const { before: _, ...rest } = fresh;
    return old.before === undefined ? rest : { ...rest, before: old.before };
  });
  return [...merged, ...added];
}
