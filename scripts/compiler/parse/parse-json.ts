import { visit } from 'jsonc-parser';
import { MAX_FILE_BYTES, MAX_JSON_DEPTH } from '../../../schema/limits.ts';
import { type Diagnostic, type Location, wholeFile } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { SourceFile } from '../read/read-data-folder.ts';
import { depthGuard, findOddities, TooDeep } from './oddities.ts';
import { ParsedFile, Places } from './parsed-file.ts';
import { explainSyntaxError } from './syntax-error.ts';
import { fileTooLarge } from './unread-file.ts';

const invalidEncoding = finding('syntax.encoding', 'error', {
  en: ['The file is not valid UTF-8 text.', 'Save the file again with the encoding UTF-8.'],
  id: ['File ini bukan teks UTF-8 yang benar.', 'Simpan ulang file ini dengan encoding UTF-8.'],
});

const byteOrderMark = finding('syntax.byte-order-mark', 'error', {
  en: [
    'The file starts with an invisible character (BOM).',
    'Save the file as "UTF-8" rather than "UTF-8 with BOM".',
  ],
  id: [
    'Di awal file ada karakter yang tidak terlihat (BOM).',
    'Simpan file sebagai "UTF-8", bukan "UTF-8 with BOM".',
  ],
});

const emptyFile = finding('syntax.empty', 'error', {
  en: ['The file is empty.', 'Restore its content, or delete the file.'],
  id: ['File ini kosong.', 'Kembalikan isinya, atau hapus file ini.'],
});

const nestedTooDeeply = finding('syntax.depth', 'error', {
  en: [`Brackets are nested more than ${MAX_JSON_DEPTH} deep here.`, 'Remove the extra brackets.'],
  id: [`Di sini kurung bersarang lebih dari ${MAX_JSON_DEPTH} tingkat.`, 'Hapus kurung yang berlebih.'],
});

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A file as strict JSON, or what is wrong with it. */
export interface ParseResult {
  readonly file: ParsedFile | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a file as strict JSON: UTF-8 without mark, no comments, no trailing commas, no key twice. */
export function parseJson(source: SourceFile): ParseResult {
  const at = wholeFile(source.path);
  if (source.bytes.length > MAX_FILE_BYTES)
    return failed(fileTooLarge(at, { bytes: source.bytes.length, limit: MAX_FILE_BYTES }));
  const text = decode(source.bytes);
  if (text === undefined) return failed(invalidEncoding(invalidByte(source)));
  if (text.startsWith('\uFEFF')) return failed(byteOrderMark(at));
  if (text.trim() === '') return failed(emptyFile(at));
  return parseText(source.path, text);
}

function parseText(path: string, text: string): ParseResult {
  try {
    const value: unknown = JSON.parse(text);
    const diagnostics = findOddities(path, text);
    // A value that differs from its text, such as a huge number, would be checked as another one.
    const isExact = diagnostics.every(({ code }) => EXACT_ODDITIES.has(code));
    return { file: isExact ? new ParsedFile(path, text, value) : undefined, diagnostics };
  } catch (error) {
    const tooDeep = error instanceof TooDeep ? error : findDepth(text);
    if (tooDeep) return failed(nestedTooDeeply(new Places(path, text).at(tooDeep.offset, 1)));
    return failed(explainSyntaxError(path, text));
  }
}

/** Codes of oddities that leave the value of a file exact. */
export const EXACT_ODDITIES: ReadonlySet<string> = new Set(['syntax.duplicate-key', 'syntax.lost-character']);

function findDepth(text: string): TooDeep | undefined {
  try {
    visit(text, depthGuard());
    return undefined;
  } catch (error) {
    if (error instanceof TooDeep) return error;
    throw error;
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

/** The line of the first byte that is no UTF-8: the longest valid start ends there. */
function invalidByte(source: SourceFile): Location {
  const lenient = new TextDecoder('utf-8').decode(source.bytes);
  return new Places(source.path, lenient).at(lenient.indexOf('\uFFFD'), 1);
}
