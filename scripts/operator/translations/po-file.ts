import { type GetTextTranslation, po } from 'gettext-parser';
import { Failure } from '../../failure.ts';
import { decodeWestern } from '../../files/western-text.ts';

/** An entry of a PO file: a text, its translation so far, and what helps to translate it. */
export interface PoEntry {
  readonly key: string;
  readonly source: string;
  /** Empty if there is no translation. */
  readonly translation: string;
  /** The translation has to be reviewed. */
  readonly isFuzzy: boolean;
  /** Lines for the translator. */
  readonly remarks: readonly string[];
  /** File and line of the source. */
  readonly place: string;
}

/** An entry as it came back from a translator. */
export interface ReturnedEntry extends Pick<PoEntry, 'key' | 'source' | 'translation' | 'isFuzzy'> {
  /** The line of the file on which the entry begins. */
  readonly line: number;
  readonly hasPlural: boolean;
}

/** Entries as a PO file, in the order given. Same entries, same bytes. */
export function renderPo(language: string, entries: readonly PoEntry[]): string {
  // The writer uses the order, not the names, so positions identify texts.
  const blocks = entries.map((entry, index): [string, GetTextTranslation] => [
    String(index),
    {
      msgctxt: entry.key,
      msgid: entry.source,
      msgstr: [entry.translation],
      comments: {
        extracted: entry.remarks.join('\n'),
        reference: entry.place,
        ...(entry.isFuzzy ? { flag: 'fuzzy' } : {}),
      },
    },
  ]);
  const headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const table = { charset: 'utf-8', headers, translations: { texts: Object.fromEntries(blocks) } };
  return po.compile(table).toString('utf8');
}

/**
 * Reads the entries of a PO file, and its language, which is empty if the header names none. An entry that is cut off
 * before its translation is left out.
 *
 * @throws Failure if it is none, or entries have no key
 */
export function parsePo(text: string) {
  const entries: ReturnedEntry[] = [];
  let language: string | undefined;
  for (const { line, content } of splitEntries(text.split(/\r?\n/))) {
    const { headers, translations } = po.parse(content);
    const [entry] = Object.values(translations).flatMap((byText) => Object.values(byText));
    language ??= headers?.Language;
    if (!entry || headers) continue;
    entries.push({
      line,
      key: entry.msgctxt ?? '',
      source: entry.msgid,
      translation: entry.msgstr[0] ?? '',
      isFuzzy: /(?:^|[\s,])fuzzy(?:$|[\s,])/.test(entry.comments?.flag ?? ''),
      hasPlural: entry.msgid_plural !== undefined,
    });
  }
  const keyless = entries.filter(({ key }) => key === '');
  const [first] = keyless;
  if (first) throw new Failure(({ translations }) => translations.noKeys(keyless.length, first.line));
  return { language: language ?? '', entries };
}

/** A line of a PO file: blank, a comment, or a text between double quotes, behind its keyword. */
const LINE = /^\s*(?:#.*|(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[\d+\])?\s+)?"(?:[^"\\]|\\.)*"\s*)?$/s;

/** The keywords that each keyword may follow. */
const BEFORE = new Map([
  ['msgctxt', ['', 'msgstr']],
  ['msgid', ['', 'msgctxt', 'msgstr']],
  ['msgid_plural', ['msgid']],
  ['msgstr', ['msgid', 'msgid_plural', 'msgstr']],
]);

/**
 * Splits a PO file into its entries, so that each is read with its line and none replaces another.
 *
 * @throws Failure if a line is damaged or out of place
 */
function* splitEntries(lines: readonly string[]): Generator<{ line: number; content: string }> {
  let start = 0;
  let line = 0;
  let before = '';
  for (const [index, text] of lines.entries()) {
    const match = LINE.exec(text);
    const keyword = match?.[1];
    if (!match || (keyword && !BEFORE.get(keyword)?.includes(before)))
      throw new Failure(({ translations }) => translations.invalid(index + 1));
    const isNew = keyword === 'msgctxt' || (keyword === 'msgid' && before !== 'msgctxt');
    if (before === 'msgstr' && (isNew || /^\s*#/.test(text))) {
      yield { line, content: lines.slice(start, index).join('\n') };
      start = index;
      before = '';
    }
    if (isNew) line = index + 1;
    before = keyword ?? before;
  }
  if (before === 'msgstr') yield { line, content: lines.slice(start).join('\n') };
}

/** Names of encodings in headers to ignore: that of templates, and ASCII, which all encodings include. */
const UNNAMED = new Set(['', 'charset', 'ascii', 'us-ascii', 'utf8']);

/** Turns bytes written as numbers, as `msgcat --escape` does (`\303\250` for `è`), into bytes: the parser knows none. */
function unescapeBytes(file: Uint8Array): Uint8Array {
  const text = Buffer.from(file).toString('latin1');
  const unescaped = text.replace(
    /\\(?:([23][0-7]{2})|x([89a-f][\da-f])|[\s\S])/gi,
    (whole, octal?: string, hex?: string) =>
      octal || hex ? String.fromCharCode(octal ? Number.parseInt(octal, 8) : Number(`0x${hex}`)) : whole,
  );
  return Buffer.from(unescaped, 'latin1');
}

/**
 * The text of a PO file: in the encoding that its header names, unless its letters are UTF-8.
 *
 * @throws Failure if the encoding is not known, or the bytes are no text in it
 */
export function decodePo(file: Uint8Array): string {
  const bytes = unescapeBytes(file);
  const unicode = tryDecode('utf-8', bytes);
  // Letters of another encoding are hardly ever valid UTF-8 by chance.
  if (unicode !== undefined && /[^\p{ASCII}]/u.test(unicode)) return unicode;
  const charset = namedCharset(bytes);
  const text = tryDecode(charset, bytes);
  if (text === undefined) {
    const [validPart = ''] = new TextDecoder(charset).decode(bytes).split('\uFFFD', 1);
    throw new Failure(({ translations }) => translations.notInCharset(charset, validPart.split('\n').length));
  }
  return new TextDecoder(charset).encoding === 'windows-1252' ? decodeWestern(bytes) : text;
}

function namedCharset(bytes: Uint8Array): string {
  const [start = '', header = ''] = Buffer.from(bytes)
    .toString('latin1')
    .split(/^\s*msgid\s/m, 2);
  const [, named = ''] = /charset\s*=\s*([\w.:-]+)/i.exec(start + header) ?? [];
  return UNNAMED.has(named.toLowerCase()) ? 'utf-8' : named.toLowerCase();
}

/** The text of bytes in an encoding; undefined if they are invalid. */
function tryDecode(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof RangeError)) return undefined;
    throw new Failure(({ translations }) => translations.unknownCharset(charset));
  }
}
