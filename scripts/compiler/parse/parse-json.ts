import { type JSONVisitor, visit } from 'jsonc-parser';
import { type Diagnostic, type Location, wholeFile } from '../diagnostics/diagnostic.ts';
import {
  byteOrderMark,
  duplicateKey,
  emptyFile,
  fileTooLarge,
  halfCharacter,
  hugeNumber,
  invalidEncoding,
  nestedTooDeeply,
} from '../diagnostics/syntax.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import { type JsonPath, ParsedFile } from './parsed-file.ts';
import { HALF_CHARACTER, isInexact, isPlain } from './plain-json.ts';
import { Places } from './position.ts';
import { explainSyntaxError } from './syntax-error.ts';

/** Larger files are not read: nothing an operator writes comes near. */
export const MAX_BYTES = 8_000_000;

/** More brackets in brackets than any content has. */
const MAX_DEPTH = 100;
/** Digits of a number that a message shows. */
const MAX_SHOWN = 30;

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
    const diagnostics = isPlain(text, value, MAX_DEPTH) ? [] : findOddities(path, text);
    // A value that is not kept as it is written, such as a huge number, would be checked as another one.
    const isExact = diagnostics.every(({ code }) => code === 'syntax.duplicate-key');
    return { file: isExact ? new ParsedFile(path, text, value) : undefined, diagnostics };
  } catch (error) {
    const tooDeep = error instanceof TooDeep ? error : findDepth(text);
    if (tooDeep) return failed(nestedTooDeeply(new Places(path, text).at(tooDeep.offset, 1)));
    return failed(explainSyntaxError(path, text));
  }
}

/** Brackets in brackets beyond what any content needs; reading on could exhaust the memory. */
class TooDeep extends Error {
  constructor(readonly offset: number) {
    super();
  }
}

type DepthGuard = Required<
  Pick<JSONVisitor, 'onObjectBegin' | 'onArrayBegin' | 'onObjectEnd' | 'onArrayEnd'>
>;

function findDepth(text: string): TooDeep | undefined {
  try {
    visit(text, depthGuard());
    return undefined;
  } catch (error) {
    if (error instanceof TooDeep) return error;
    throw error;
  }
}

/** Counts brackets, and throws `TooDeep` at the first one beyond the limit. */
function depthGuard(): DepthGuard {
  let depth = 0;
  const enter = (offset: number): void => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new TooDeep(offset);
  };
  const leave = (): void => {
    depth -= 1;
  };
  return { onObjectBegin: enter, onArrayBegin: enter, onObjectEnd: leave, onArrayEnd: leave };
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
function invalidByte(source: SourceFile): Location {
  const lenient = new TextDecoder('utf-8').decode(source.bytes);
  return new Places(source.path, lenient).at(lenient.indexOf('\uFFFD'), 1);
}

/** What JSON allows and content does not: keys given twice, numbers beyond exactness, halves of characters. */
function findOddities(path: string, text: string): readonly Diagnostic[] {
  const places = new Places(path, text);
  const found: Diagnostic[] = [];
  const open: Map<string, number>[] = [];
  const depth = depthGuard();
  const mayHoldHalves = HALF_CHARACTER.test(text);
  const report = (
    [offset, length, steps]: readonly [offset: number, length: number, steps: JsonPath],
    tell: (at: Location) => Diagnostic,
  ): void => {
    found.push(tell(places.at(offset, length, steps)));
  };
  visit(text, {
    ...depth,
    onObjectBegin: (offset, ...rest) => {
      open.push(new Map());
      return depth.onObjectBegin(offset, ...rest);
    },
    onObjectEnd: (...place) => {
      open.pop();
      depth.onObjectEnd(...place);
    },
    onObjectProperty: (key, offset, length, line, _column, pathSupplier) => {
      const keys = open.at(-1);
      const first = keys?.get(key);
      if (first === undefined) keys?.set(key, line + 1);
      else report([offset, length, [...pathSupplier(), key]], (at) => duplicateKey(at, key, first));
      if (mayHoldHalves && !key.isWellFormed())
        report([offset, length, [...pathSupplier(), key]], halfCharacter);
    },
    onLiteralValue: (value: unknown, offset, length, _line, _column, pathSupplier) => {
      if (typeof value === 'number' && isInexact(value)) {
        const written = text.slice(offset, offset + Math.min(length, MAX_SHOWN));
        report([offset, length, pathSupplier()], (at) => hugeNumber(at, written));
      }
      if (mayHoldHalves && typeof value === 'string' && !value.isWellFormed()) {
        report([offset, length, pathSupplier()], halfCharacter);
      }
    },
  });
  return found;
}
