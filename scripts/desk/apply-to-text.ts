import type { Conflict } from '../../src/desk/store/api.ts';
import { isRecord } from '../../src/desk/store/open-texts.ts';
import { isApplicable, isSame, type Json, type Operation, valueAt } from '../../src/desk/store/operation.ts';
import { insertItem, keyOrder, moveItem, removeValue, setValues } from '../operator/json-edit/edit-json.ts';

/** The text of a file after operations, and the operations that were left out because they do not fit it. */
export interface AppliedText {
  /** Undefined if there is no such file. */
  readonly text: string | undefined;
  readonly conflicts: readonly Conflict[];
}

const EMPTY_FILE = '{}\n';

/** Applies operations to the text of a file. Places that no operation names keep their bytes. */
export function applyToText(base: string | undefined, operations: readonly Operation[]): AppliedText {
  let text = base;
  const conflicts: Conflict[] = [];
  for (const operation of operations) {
    if (operation.kind === 'file') {
      if (operation.before === text) text = operation.after;
      else conflicts.push({ operation, theirs: text });
      continue;
    }
    // A language that is new has no files of texts yet.
    if (text === undefined && operation.kind === 'set' && operation.file.startsWith('texts/'))
      text = EMPTY_FILE;
    const document = parse(text);
    // Somebody else has made the same change.
    if (operation.kind === 'set' && isSame(valueAt(document, operation.path), operation.after)) continue;
    const start = text ?? newFile(operation.file);
    if (isApplicable(document, operation) && isJson(start))
      text = withoutEmptyRecords(change(start, operation), operation);
    else conflicts.push({ operation, theirs: valueAt(document, operation.path) });
  }
  return { text, conflicts };
}

/** A language may have no file of an area yet: its first text makes it. Undefined for other files. */
function newFile(file: string): string | undefined {
  return file.startsWith('texts/') ? '{}\n' : undefined;
}

/** The first record of a language makes the file: without records there is none. */
function withoutEmptyRecords(text: string, operation: Operation): string | undefined {
  return isRecord(operation) && isSame(parse(text), {}) ? undefined : text;
}

function isJson(text: string | undefined): text is string {
  return parse(text) !== undefined;
}

/** Undefined if a text is no JSON. */
function parse(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}

function change(text: string, operation: Exclude<Operation, { kind: 'file' }>): string {
  const { file, path } = operation;
  const order = keyOrder(file);
  switch (operation.kind) {
    case 'set':
      return operation.after === undefined
        ? removeValue(text, path)
        : setValues(text, [{ path, value: operation.after }], order);
    case 'insert':
      return insertItem(text, path, operation.value, { index: operation.index, order });
    case 'remove':
      return removeValue(text, [...path, operation.index]);
    case 'move':
      return moveItem(text, path, operation.from, operation.to);
  }
}
