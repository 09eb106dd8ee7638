import { visit } from 'jsonc-parser';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import {
  byteOrderMark,
  duplicateKey,
  emptyFile,
  fileTooLarge,
  invalidEncoding,
  nestedTooDeeply,
} from '../diagnostics/syntax.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import { ParsedFile } from './parsed-file.ts';
import { locationOf } from './position.ts';
import { explainSyntaxError } from './syntax-error.ts';

/** Larger files are not read: nothing an operator writes comes near. */
export const MAX_BYTES = 8_000_000;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A file as strict JSON, or what is wrong with it. */
export type ParseResult =
  | { readonly file: ParsedFile; readonly diagnostics: readonly Diagnostic[] }
  | { readonly file: undefined; readonly diagnostics: readonly Diagnostic[] };

/** Reads a file as strict JSON: UTF-8 without mark, no comments, no trailing commas, no key twice. */
export function parseJson(source: SourceFile): ParseResult {
  const at = wholeFile(source.path);
  if (source.bytes.length > MAX_BYTES) return failed(fileTooLarge(at, source.bytes.length, MAX_BYTES));
  const text = decode(source.bytes);
  if (text === undefined) return failed(invalidEncoding(invalidByte(source)));
  if (text.startsWith('\uFEFF')) return failed(byteOrderMark(at));
  if (text.trim() === '') return failed(emptyFile(at));
  return parseText(source.path, text);
}

function parseText(path: string, text: string): ParseResult {
  try {
    const value: unknown = JSON.parse(text);
    return { file: new ParsedFile(path, text, value), diagnostics: findDuplicateKeys(path, text) };
  } catch (error) {
    if (error instanceof RangeError) return failed(nestedTooDeeply(wholeFile(path)));
    return failed(explainSyntaxError(path, text));
  }
}

function failed(diagnostic: Diagnostic): ParseResult {
  return { file: undefined, diagnostics: [diagnostic] };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line of the first byte that is no UTF-8: the longest sound start ends there. */
function invalidByte(source: SourceFile): ReturnType<typeof locationOf> {
  const lenient = new TextDecoder('utf-8').decode(source.bytes);
  return locationOf(source.path, lenient, lenient.indexOf('\uFFFD'), 1);
}

function findDuplicateKeys(path: string, text: string): readonly Diagnostic[] {
  const found: Diagnostic[] = [];
  const open: Map<string, number>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (key, offset, length, line, _column, pathSupplier) => {
      const keys = open.at(-1);
      const first = keys?.get(key);
      if (first === undefined) keys?.set(key, line + 1);
      else
        found.push(
          duplicateKey(locationOf(path, text, offset, length, [...pathSupplier(), key]), key, first),
        );
    },
  });
  return found;
}
