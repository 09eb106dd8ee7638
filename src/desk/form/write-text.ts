import { type Json, type Operation, valueAt } from '../store/operation.ts';
import type { Place } from './field.ts';

/** The operations that write a text. An emptied item of a list keeps its place, and a list that is too short grows. */
export function writeText(
  document: Json | undefined,
  { file, path }: Place,
  typed: string,
): readonly Operation[] {
  const before = valueAt(document, path);
  const index = path.at(-1);
  const old = before === undefined ? {} : { before };
  if (typeof index !== 'number')
    return [{ kind: 'set', file, path, ...old, ...(typed === '' ? {} : { after: typed }) }];
  const ofList = path.slice(0, -1);
  const list = valueAt(document, ofList);
  if (!Array.isArray(list))
    return [{ kind: 'set', file, path: ofList, after: [...Array<string>(index).fill(''), typed] }];
  const { length } = list;
  if (index < length) return [{ kind: 'set', file, path, ...old, after: typed }];
  return [...Array<string>(index - length).fill(''), typed].map((value, more) => ({
    kind: 'insert',
    file,
    path: ofList,
    index: length + more,
    length: length + more,
    value,
  }));
}
