import { Failure } from '../../failure.ts';
import { decodeWestern } from '../../files/western-text.ts';

/** What a head says that names none: as templates have it; and the first letters of all encodings. */
const UNNAMED = new Set(['', 'charset', 'ascii', 'us-ascii', 'utf8']);

const CHARSET = /charset\s*=\s*([\w.:-]+)/i;

/**
 * The text of a PO file: in UTF-8, unless its head names another encoding.
 *
 * @throws Failure if the encoding is not known, or the bytes are none of its texts
 */
export function decodePo(bytes: Uint8Array): string {
  const named = (CHARSET.exec(headOf(bytes))?.[1] ?? '').toLowerCase();
  const charset = UNNAMED.has(named) ? 'utf-8' : named;
  const decoder = decoderOf(charset);
  const isUnicode = decoder.encoding.startsWith('utf-');
  const asUnicode = decodeOr(new TextDecoder('utf-8', { fatal: true }), bytes);
  // Letters of another encoding are hardly ever sound UTF-8 by chance.
  if (!isUnicode && asUnicode !== undefined && isForeign(asUnicode))
    throw new Failure(({ translations }) => translations.notInCharset(charset, lineOfForeign(asUnicode)));
  const text = decoder.encoding === 'windows-1252' ? decodeWestern(bytes) : decodeOr(decoder, bytes);
  if (text !== undefined) return text;
  throw new Failure(({ translations }) =>
    translations.notInCharset(charset, firstInvalidLine(charset, bytes)),
  );
}

/** The first entry of the file: letters beyond ASCII do not matter there. */
function headOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const [, second = text.length] = [...text.matchAll(/^\s*msgid\s/gm)].map(({ index }) => index);
  return text.slice(0, second);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw new Failure(({ translations }) => translations.unknownCharset(charset));
  }
}

function decodeOr(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether a text has letters that are not those of ASCII. */
function isForeign(text: string): boolean {
  return FOREIGN.test(text);
}

const FOREIGN = /[^\p{ASCII}]/u;

function lineOfForeign(text: string): number {
  return lineAt(text, text.search(FOREIGN));
}

function firstInvalidLine(charset: string, bytes: Uint8Array): number {
  const lenient = new TextDecoder(charset).decode(bytes);
  return lineAt(lenient, lenient.indexOf('\uFFFD'));
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(0, offset)).split('\n').length;
}
