import { parseAmount } from '../../../../schema/amount.ts';
import { valueAtPath } from '../../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../../compiler/read/read-data-folder.ts';
import type { DataChanges } from '../../data-folder/changes.ts';
import { setValues } from '../../json-edit/edit-json.ts';
import { type Figure, figureFile } from '../figures/figure.ts';

/** The files whose figures changed, with nothing but these changed in them; both lists are in the same order. */
export function editFiles(
  sources: readonly SourceFile[],
  before: readonly Figure[],
  after: readonly Figure[],
): DataChanges {
  const decoder = new TextDecoder();
  const changed = after.filter(({ value }, index) => value !== before[index]?.value);
  const edited = sources.flatMap(({ path: file, bytes }) => {
    const edits = changed.filter(({ address }) => figureFile(address) === file);
    if (edits.length === 0) return [];
    const text = decoder.decode(bytes);
    const written: unknown = JSON.parse(text);
    const values = edits.map(({ path, value }) => ({
      path,
      value: typeof value === 'number' ? writtenLike(valueAtPath(written, path), value) : value,
    }));
    return [[file, setValues(text, values)] as const];
  });
  return new Map(edited);
}

/** Writes a new amount like the old one: as a text with the same marks, if that text reads as the amount. */
function writtenLike(old: unknown, amount: number): number | string {
  if (typeof old !== 'string') return amount;
  const [number = ''] = /\d(?:.*\d)?/.exec(old) ?? [];
  const [, group = ''] = /^\d{1,3}([.,'’ ])\d{3}/.exec(number) ?? [];
  const [, point = group === '.' ? ',' : '.', parts = ''] = /([.,])(\d{1,2})$/.exec(number) ?? [];
  const [whole = '', fraction = ''] = String(amount).split('.');
  const decimals = fraction === '' ? '' : `${point}${fraction.padEnd(parts.length, '0')}`;
  const texts = [whole.replace(/\B(?=(?:\d{3})+$)/g, group), whole].map((digits) =>
    old.replace(number, `${digits}${decimals}`),
  );
  const isRead = (text: string): boolean => {
    const parsed = parseAmount(text);
    return parsed.ok && parsed.amount === amount;
  };
  return texts.find(isRead) ?? amount;
}
