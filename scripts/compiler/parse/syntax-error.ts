import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { finding, type Wording } from '../diagnostics/finding.ts';
import { findConflict } from './git-conflict.ts';
import { Places } from './parsed-file.ts';

const GROUPED_NUMBER = /(?<![\d."])\d{1,3}(?:[.,]\d{3})+(?![\d"])/g;
/** Strings are skipped, since brackets in them do not count. */
const TEXT_OR_BRACKET = /"(?:[^"\\\n]|\\.)*"?|[{}[\]]/g;
const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** A reason why a file is not JSON. */
function malformed<Values = void>(wording: Wording<Values>) {
  return finding('syntax.malformed', 'error', wording);
}

const unknown = malformed({
  en: ['The file cannot be read as JSON.', 'Compare it with the last version that worked.'],
  id: ['File ini tidak bisa dibaca sebagai JSON.', 'Bandingkan dengan versi terakhir yang masih benar.'],
});

const cutOff = malformed({
  en: ({ bracket, line }: { bracket: string; line: number }) => [
    `The file ends here, but the ${bracket} of line ${line} is not closed.`,
    'Restore the end of the file, with its closing brackets.',
  ],
  id: ({ bracket, line }) => [
    `File berakhir di sini, tetapi ${bracket} di baris ${line} belum ditutup.`,
    'Kembalikan bagian akhir file, lengkap dengan kurung penutupnya.',
  ],
});

const separatedNumber = malformed({
  en: ['Numbers are written without separators for thousands.', 'Write digits only, such as 3150000.'],
  id: ['Angka ditulis tanpa pemisah ribuan.', 'Tulis angka saja, misalnya 3150000.'],
});

const trailingComma = malformed({
  en: ['Nothing follows this comma.', 'Remove the comma before the closing bracket.'],
  id: ['Tidak ada apa-apa setelah koma ini.', 'Hapus koma sebelum kurung penutup.'],
});

const otherQuotes = malformed({
  en: [
    'Texts must be in straight double quotes.',
    'Replace the quotes with straight double ones: "like this".',
  ],
  id: [
    'Teks hanya boleh diapit tanda kutip ganda yang lurus.',
    'Ganti tanda kutipnya dengan yang lurus: "seperti ini".',
  ],
});

const notInJson = malformed({
  en: ['This word is not valid here.', 'Write a number, a text in double quotes, true, false or null.'],
  id: [
    'Kata ini tidak berlaku di sini.',
    'Tulis angka, teks di antara tanda kutip ganda, true, false, atau null.',
  ],
});

const besideText = malformed({
  en: [
    'This is outside the quotes of a text.',
    'Close the text before it with a double quote; a quote inside a text is written \\".',
  ],
  id: [
    'Ini tertulis di luar tanda kutip sebuah teks.',
    'Tutup teks sebelumnya dengan tanda kutip ganda; tanda kutip di dalam teks ditulis \\".',
  ],
});

const mismatched = malformed({
  en: ({ found, expected, line }: { found: string; expected: string; line: number }) => [
    `"${found}" does not match the bracket that was opened on line ${line}: that needs "${expected}".`,
    `Write "${expected}" here, or add what is missing before it.`,
  ],
  id: ({ found, expected, line }) => [
    `"${found}" tidak cocok dengan kurung yang dibuka di baris ${line}: seharusnya "${expected}".`,
    `Tulis "${expected}" di sini, atau tambahkan yang kurang sebelumnya.`,
  ],
});

const comment = malformed({
  en: ['Comments are not allowed.', 'Remove the comment.'],
  id: ['Komentar tidak diperbolehkan.', 'Hapus komentarnya.'],
});

/** By the names of the errors of the JSON parser. */
const readerErrors: Readonly<Record<string, (at: Location) => Diagnostic>> = {
  InvalidSymbol: malformed({
    en: [
      'This is neither a text, a number, true, false nor null.',
      'Put texts in double quotes: "like this".',
    ],
    id: [
      'Ini bukan teks, angka, true, false, atau null.',
      'Tulis teks di antara tanda kutip ganda: "seperti ini".',
    ],
  }),
  InvalidNumberFormat: malformed({
    en: ['This is not a valid number.', 'Write digits only, with a point for decimals: 4.8 or 3150000.'],
    id: [
      'Angka ini tidak ditulis dengan benar.',
      'Tulis angka saja, dengan titik untuk desimal: 4.8 atau 3150000.',
    ],
  }),
  PropertyNameExpected: malformed({
    en: [
      'A name in double quotes is expected here.',
      'Write the name in double quotes, then a colon and the value.',
    ],
    id: [
      'Di sini harus ada nama di antara tanda kutip ganda.',
      'Tulis namanya di antara tanda kutip ganda, lalu titik dua dan isinya.',
    ],
  }),
  ValueExpected: malformed({
    en: ['A value is expected here.', 'Write the value, or remove the name and the colon before it.'],
    id: ['Di sini harus ada isi.', 'Tulis isinya, atau hapus nama dan titik dua di depannya.'],
  }),
  ColonExpected: malformed({
    en: ['A colon is missing here.', 'Write a colon between the name and its value.'],
    id: ['Di sini kurang titik dua.', 'Tulis titik dua di antara nama dan isinya.'],
  }),
  CommaExpected: malformed({
    en: ['A comma is missing here.', 'Put a comma after this value.'],
    id: ['Di sini kurang koma.', 'Tulis koma setelah isi ini.'],
  }),
  CloseBraceExpected: malformed({
    en: ['A closing bracket } is missing.', 'Add } where the entry that was opened with { ends.'],
    id: ['Kurung penutup } kurang.', 'Tambahkan } di akhir isian yang dibuka dengan {.'],
  }),
  CloseBracketExpected: malformed({
    en: ['A closing bracket ] is missing.', 'Add ] where the list that was opened with [ ends.'],
    id: ['Kurung penutup ] kurang.', 'Tambahkan ] di akhir daftar yang dibuka dengan [.'],
  }),
  EndOfFileExpected: malformed({
    en: ['The content has already ended before this.', 'Remove everything after the last closing bracket.'],
    id: ['Isi file sudah berakhir sebelum ini.', 'Hapus yang tertulis setelah kurung penutup terakhir.'],
  }),
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  UnexpectedEndOfString: malformed({
    en: ['A text is not closed.', 'Put a double quote at the end of the text, on the same line.'],
    id: ['Teks ini belum ditutup.', 'Tulis tanda kutip ganda di akhir teks, di baris yang sama.'],
  }),
  UnexpectedEndOfNumber: malformed({
    en: ['The number breaks off.', 'Complete the number.'],
    id: ['Angka ini terputus.', 'Lengkapi angkanya.'],
  }),
  InvalidUnicode: malformed({
    en: ['The character after \\u is not complete.', 'Write four digits after \\u.'],
    id: ['Karakter setelah \\u tidak lengkap.', 'Tulis empat angka setelah \\u.'],
  }),
  InvalidEscapeCharacter: malformed({
    en: ['A backslash is only allowed before certain letters.', 'Remove the backslash, or write it twice.'],
    id: [
      'Garis miring terbalik (\\) hanya boleh ada di depan huruf tertentu.',
      'Hapus garis miring itu, atau tulis dua kali.',
    ],
  }),
  InvalidCharacter: malformed({
    en: [
      'There is an invisible control character here.',
      'Delete it and type the text again; a line break inside a text is written \\n.',
    ],
    id: [
      'Di sini ada karakter kendali yang tidak terlihat.',
      'Hapus dan ketik ulang teksnya; ganti baris di dalam teks ditulis \\n.',
    ],
  }),
};

/** A place in the text, and the finding about it. */
interface Explained {
  readonly offset: number;
  readonly length: number;
  readonly report: (at: Location) => Diagnostic;
}

/** The first thing that keeps a text from being JSON, where it is and how to fix it. */
export function explainSyntaxError(path: string, text: string): Diagnostic {
  const conflict = findConflict(path, text);
  if (conflict) return conflict;
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const { offset, length, report } = first ? explain(text, first) : { offset: 0, length: 1, report: unknown };
  return report(new Places(path, text).at(offset, length));
}

function explain(text: string, error: ParseError): Explained {
  return (
    findSeparatedNumber(text, error.offset) ??
    findCutOff(text, error.offset) ??
    findTrailingComma(text, error.offset) ??
    findWrongBracket(text, error.offset) ??
    findStrangeWord(text, error) ??
    explainAsRead(text, error)
  );
}

function explainAsRead(text: string, { error, offset, length }: ParseError): Explained {
  const code = printParseErrorCode(error);
  // A missing comma is missing behind the value before, not where the next one starts.
  return {
    offset: code === 'CommaExpected' ? lastBefore(text, offset) : offset,
    length,
    report: readerErrors[code] ?? unknown,
  };
}

/** A number with separators such as 3.150.000 or 3,150,000 that an offset lies in. */
function findSeparatedNumber(text: string, offset: number): Explained | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  for (const match of text.slice(start).matchAll(GROUPED_NUMBER)) {
    const from = start + match.index;
    const { length } = match[0];
    if (from <= offset && offset <= from + length) return { offset: from, length, report: separatedNumber };
  }
  return undefined;
}

/** The file ends although something is open. */
function findCutOff(text: string, offset: number): Explained | undefined {
  const end = text.trimEnd().length;
  if (offset < end) return undefined;
  const open = openBracket(text, end);
  return open && { offset: end - 1, length: 1, report: (at) => cutOff(at, open) };
}

function findTrailingComma(text: string, offset: number): Explained | undefined {
  const last = lastBefore(text, offset);
  const isClosing = text[offset] === '}' || text[offset] === ']';
  return isClosing && text[last] === ',' ? { offset: last, length: 1, report: trailingComma } : undefined;
}

/** A `]` where `}` is asked for, or the other way round. */
function findWrongBracket(text: string, offset: number): Explained | undefined {
  const found = text[offset];
  if (found !== '}' && found !== ']') return undefined;
  const open = openBracket(text, offset);
  const expected = open && CLOSING[open.bracket];
  if (!open || expected === undefined || expected === found) return undefined;
  return { offset, length: 1, report: (at) => mismatched(at, { found, expected, line: open.line }) };
}

/** Words and quotes that JSON does not allow. */
function findStrangeWord(text: string, { offset, length }: ParseError): Explained | undefined {
  const found = text.slice(offset, offset + length);
  if (/^['‘’“”„`]/.test(found) || /['‘’“”„`]$/.test(found)) return { offset, length, report: otherQuotes };
  if (/^[-+]?(?:NaN|Infinity|undefined|None|True|False|TRUE|FALSE|NULL|nil|yes|no)$/.test(found)) {
    return { offset, length, report: notInJson };
  }
  const isBesideText = text[lastBefore(text, offset)] === '"';
  return isBesideText && /^[\p{L}\d]/u.test(found) ? { offset, length, report: besideText } : undefined;
}

/** The innermost bracket that is open at an offset, and its line. */
function openBracket(
  text: string,
  end: number,
): { readonly bracket: string; readonly line: number } | undefined {
  const open: { readonly bracket: string; readonly offset: number }[] = [];
  for (const { 0: token, index } of text.slice(0, end).matchAll(TEXT_OR_BRACKET)) {
    if (token === '{' || token === '[') open.push({ bracket: token, offset: index });
    else if (token === '}' || token === ']') open.pop();
  }
  const last = open.at(-1);
  return last && { bracket: last.bracket, line: new Places('', text).at(last.offset, 1).line };
}

function lastBefore(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}
