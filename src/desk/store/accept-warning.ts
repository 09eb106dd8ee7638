import { findSchema } from '../form/find-schema.ts';
import { readSchema } from '../form/schema-node.ts';
import type { DeskFinding } from './api.ts';
import type { DeskDocument } from './documents.ts';
import { type Json, type Operation, valueAt } from './operation.ts';

const LIST = ['acknowledged'];

/** Notes that a warning is right, in its own file; in the site's settings where that file holds no such notes. */
export function acceptWarning(
  documents: ReadonlyMap<string, DeskDocument>,
  { file, path, code }: DeskFinding,
  reason: string,
  until: string,
): Operation {
  const schema = findSchema(file);
  const isOwn = Boolean(schema && readSchema(schema).shape?.acknowledged) && !file.startsWith('texts/');
  const holder = isOwn ? file : 'site.json';
  const note: Json = {
    ...(path === '' ? {} : { path }),
    ...(isOwn ? {} : { file }),
    code,
    reason,
    until,
  };
  const list = valueAt(documents.get(holder)?.value, LIST);
  if (!Array.isArray(list)) return { kind: 'set', file: holder, path: LIST, after: [note] };
  return { kind: 'insert', file: holder, path: LIST, index: list.length, length: list.length, value: note };
}
