import type { Told } from './diagnostic.ts';
import { inEach, type Localized } from './language.ts';

type Sentences = readonly [message: string, hint: string];

function explanation(en: Sentences, id: Sentences): Localized<Told> {
  return inEach({ en, id }, ([message, hint]) => ({ message, hint }));
}

const COMMENT = explanation(
  ['Comments are not allowed.', 'Remove the comment.'],
  ['Komentar tidak diperbolehkan.', 'Hapus komentarnya.'],
);

const BACKSLASH = explanation(
  ['A backslash may only stand before certain letters.', 'Remove the backslash, or write it twice.'],
  [
    'Garis miring terbalik (\\) hanya boleh ada di depan huruf tertentu.',
    'Hapus garis miring itu, atau tulis dua kali.',
  ],
);

/** What the JSON reader's findings mean to people, by its own names for them. */
export const READER_FINDINGS: Readonly<Record<string, Localized<Told>>> = {
  InvalidSymbol: explanation(
    [
      'This is neither a text, a number, true, false nor null.',
      'Put texts between double quotes: "like this".',
    ],
    [
      'Ini bukan teks, angka, true, false, atau null.',
      'Tulis teks di antara tanda kutip ganda: "seperti ini".',
    ],
  ),
  InvalidNumberFormat: explanation(
    [
      'This number is not written as JSON wants it.',
      'Write digits only, with a point for decimals: 4.8 or 3150000.',
    ],
    [
      'Angka ini tidak ditulis dengan benar.',
      'Tulis angka saja, dengan titik untuk desimal: 4.8 atau 3150000.',
    ],
  ),
  PropertyNameExpected: explanation(
    [
      'A name in double quotes is expected here.',
      'Write the name between double quotes, then a colon and the value.',
    ],
    [
      'Di sini harus ada nama di antara tanda kutip ganda.',
      'Tulis namanya di antara tanda kutip ganda, lalu titik dua dan isinya.',
    ],
  ),
  ValueExpected: explanation(
    ['A value is expected here.', 'Write the value, or remove the name and the colon before it.'],
    ['Di sini harus ada isi.', 'Tulis isinya, atau hapus nama dan titik dua di depannya.'],
  ),
  ColonExpected: explanation(
    ['A colon is missing here.', 'Write a colon between the name and its value.'],
    ['Di sini kurang titik dua.', 'Tulis titik dua di antara nama dan isinya.'],
  ),
  CommaExpected: explanation(
    ['A comma is missing here.', 'Put a comma after this value.'],
    ['Di sini kurang koma.', 'Tulis koma setelah isi ini.'],
  ),
  CloseBraceExpected: explanation(
    ['A closing bracket } is missing.', 'Add } where the entry that was opened with { ends.'],
    ['Kurung penutup } kurang.', 'Tambahkan } di akhir isian yang dibuka dengan {.'],
  ),
  CloseBracketExpected: explanation(
    ['A closing bracket ] is missing.', 'Add ] where the list that was opened with [ ends.'],
    ['Kurung penutup ] kurang.', 'Tambahkan ] di akhir daftar yang dibuka dengan [.'],
  ),
  EndOfFileExpected: explanation(
    ['The content has already ended before this.', 'Remove what stands after the last closing bracket.'],
    ['Isi file sudah berakhir sebelum ini.', 'Hapus yang tertulis setelah kurung penutup terakhir.'],
  ),
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
  UnexpectedEndOfString: explanation(
    ['A text is not closed.', 'Put a double quote at the end of the text, on the same line.'],
    ['Teks ini belum ditutup.', 'Tulis tanda kutip ganda di akhir teks, di baris yang sama.'],
  ),
  UnexpectedEndOfNumber: explanation(
    ['The number breaks off.', 'Complete the number.'],
    ['Angka ini terputus.', 'Lengkapi angkanya.'],
  ),
  InvalidUnicode: explanation(
    ['The character after \\u is not complete.', 'Write four digits after \\u.'],
    ['Karakter setelah \\u tidak lengkap.', 'Tulis empat angka setelah \\u.'],
  ),
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: explanation(
    [
      'An invisible control character stands here.',
      'Delete it and type the text again; a line break inside a text is written \\n.',
    ],
    [
      'Di sini ada karakter kendali yang tidak terlihat.',
      'Hapus dan ketik ulang teksnya; ganti baris di dalam teks ditulis \\n.',
    ],
  ),
};

export const UNKNOWN = explanation(
  ['The file cannot be read as JSON.', 'Compare it with the last version that worked.'],
  ['File ini tidak bisa dibaca sebagai JSON.', 'Bandingkan dengan versi terakhir yang masih benar.'],
);

/** @param line where the bracket stands that is never closed */
export const cutOff = (bracket: string, line: number): Localized<Told> =>
  explanation(
    [
      `The file ends here, but the ${bracket} of line ${line} is not closed.`,
      'Restore the end of the file, with its closing brackets.',
    ],
    [
      `File berakhir di sini, tetapi ${bracket} di baris ${line} belum ditutup.`,
      'Kembalikan bagian akhir file, lengkap dengan kurung penutupnya.',
    ],
  );

export const BREAKS_OFF = explanation(
  [
    'The file breaks off here: something that was opened is not closed.',
    'Restore the end of the file, with its closing brackets.',
  ],
  [
    'File terputus di sini: ada yang dibuka tetapi belum ditutup.',
    'Kembalikan bagian akhir file, lengkap dengan kurung penutupnya.',
  ],
);

export const SEPARATED_NUMBER = explanation(
  ['Numbers are written without separators for thousands.', 'Write digits only, such as 3150000.'],
  ['Angka ditulis tanpa pemisah ribuan.', 'Tulis angka saja, misalnya 3150000.'],
);

export const TRAILING_COMMA = explanation(
  ['Nothing follows this comma.', 'Remove the comma before the closing bracket.'],
  ['Tidak ada apa-apa setelah koma ini.', 'Hapus koma sebelum kurung penutup.'],
);

export const OTHER_QUOTES = explanation(
  [
    'Only straight double quotes may stand around a text.',
    'Replace the quotes by straight double ones: "like this".',
  ],
  [
    'Teks hanya boleh diapit tanda kutip ganda yang lurus.',
    'Ganti tanda kutipnya dengan yang lurus: "seperti ini".',
  ],
);

export const NOT_IN_JSON = explanation(
  ['This word has no meaning here.', 'Write a number, a text in double quotes, true, false or null.'],
  [
    'Kata ini tidak punya arti di sini.',
    'Tulis angka, teks di antara tanda kutip ganda, true, false, atau null.',
  ],
);

export const BESIDE_TEXT = explanation(
  [
    'This stands outside the quotes of a text.',
    'Close the text before it with a double quote; a quote inside a text is written \\".',
  ],
  [
    'Ini tertulis di luar tanda kutip sebuah teks.',
    'Tutup teks sebelumnya dengan tanda kutip ganda; tanda kutip di dalam teks ditulis \\".',
  ],
);

export const mismatched = (found: string, expected: string, line: number): Localized<Told> =>
  explanation(
    [
      `"${found}" closes what was opened otherwise: line ${line} asks for "${expected}".`,
      `Write "${expected}" here, or add what is missing before it.`,
    ],
    [
      `"${found}" menutup sesuatu yang dibuka dengan kurung lain: baris ${line} meminta "${expected}".`,
      `Tulis "${expected}" di sini, atau tambahkan yang kurang sebelumnya.`,
    ],
  );
