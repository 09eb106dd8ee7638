import { findForbidden } from '../../../schema/characters.ts';
import { MAX_TEXT_LENGTH, MAX_TOUR_DAYS } from '../../../schema/limits.ts';
import type { RuleName } from '../../../schema/rules.ts';
import type { RuleWords } from './rules.ts';

/** Hint for pictures in a phone's own format, which browsers do not show. */
export const exportAsJpeg = {
  en: 'Open the picture and export it as JPEG. On an iPhone, Settings → Camera → Formats → “Most Compatible” takes new pictures as JPEG.',
  id: 'Buka gambarnya, lalu ekspor sebagai JPEG. Di iPhone, Pengaturan → Kamera → Format → “Paling Kompatibel” membuat foto baru berupa JPEG.',
};

/** True if a picture has the format in which some phones take pictures. */
function isHeic(found: string): boolean {
  return /\.hei[cf]"$/i.test(found);
}

/** True if something other than spaces is in a value that readers see nothing of. */
function hasInvisible(found: string): boolean {
  return (
    unquoted(found)
      .replaceAll(/\\[nrt]/g, '')
      .trim() !== ''
  );
}

function unquoted(found: string): string {
  return found.replace(/^"|"$/g, '');
}

/** A character that no text may hold, the text before it, and its effect. */
function readForbidden(found: string) {
  const text = unquoted(found);
  const { name = '', index = 0, isDirection = false } = findForbidden(text) ?? {};
  return { name, isDirection, before: Array.from(text.slice(0, index)).slice(-MAX_BEFORE).join('') };
}

function forbiddenInEnglish(found: string): string {
  const { name, before, isDirection } = readForbidden(found);
  const place = before === '' ? 'at its start' : `after “${before}”`;
  return `${name} (${place}), which ${isDirection ? 'turns the direction of writing' : 'is a control character'}`;
}

function forbiddenInIndonesian(found: string): string {
  const { name, before, isDirection } = readForbidden(found);
  const place = before === '' ? 'di awalnya' : `setelah “${before}”`;
  return `${name} (${place}), yang ${isDirection ? 'membalik arah tulisan' : 'adalah karakter kendali'}`;
}

/** Characters of the text before a forbidden one that a message shows. */
const MAX_BEFORE = 20;

/** The rules for names, texts and choices in words. */
export const textRules = {
  keyword: {
    en: [
      'This is too long for a search word',
      'Write up to 60 characters, and further words as entries of their own.',
    ],
    id: [
      'Ini terlalu panjang untuk kata pencarian',
      'Tulis paling banyak 60 huruf; kata lain menjadi butir sendiri.',
    ],
  },
  synonyms: {
    en: ['This group of words is too long', 'Write up to 200 characters, with commas between the words.'],
    id: ['Kelompok kata ini terlalu panjang', 'Tulis paling banyak 200 huruf, dengan koma di antara kata.'],
  },
  blank: {
    en: (found) => [
      `Expected some text, found only ${hasInvisible(found) ? 'invisible characters' : 'spaces'}`,
      'Write the text.',
    ],
    id: (found) => [
      `Di sini harus ada teks, tetapi isinya hanya ${hasInvisible(found) ? 'karakter yang tidak terlihat' : 'spasi'}`,
      'Tulis teksnya.',
    ],
  },
  character: {
    en: (found) => [
      `This text may not hold ${forbiddenInEnglish(found)}`,
      'Delete it, or type the text again: it cannot be seen, but harms the page around it.',
    ],
    id: (found) => [
      `Teks ini tidak boleh memuat ${forbiddenInIndonesian(found)}`,
      'Hapus, atau ketik ulang teksnya: karakter ini tidak terlihat, tetapi mengacaukan halaman di sekitarnya.',
    ],
  },
  'country-code': {
    en: 'Expected a country in two capital letters, such as "NZ"',
    id: 'Seharusnya negara dalam dua huruf besar, misalnya "NZ"',
  },
  'device-name': {
    en: ['Windows keeps this name for a device', 'Choose another name: no file or folder can have it there.'],
    id: [
      'Windows memakai nama ini untuk perangkat',
      'Pilih nama lain: di sana tidak ada file atau folder yang bisa bernama begini.',
    ],
  },
  'file-name': {
    en: (found) => [
      'Expected the name of a picture in the folder images, ending with svg, png, jpg, webp or avif',
      isHeic(found) ? exportAsJpeg.en : undefined,
    ],
    id: (found) => [
      'Seharusnya nama gambar di folder images yang berakhiran svg, png, jpg, webp atau avif',
      isHeic(found) ? exportAsJpeg.id : undefined,
    ],
  },
  'hidden-field': {
    en: 'Expected the name of a hidden field without spaces, other than the form’s own: name, email, subject, message, language',
    id: 'Seharusnya nama kolom tersembunyi tanpa spasi yang bukan milik formulir: bukan name, email, subject, message, language',
  },
  id: {
    en: 'Expected an id of letters, digits and single hyphens',
    id: 'Nama harus terdiri dari huruf, angka, dan tanda hubung tunggal',
  },
  language: {
    en: 'Expected the code of a language, such as "ja"',
    id: 'Seharusnya kode sebuah bahasa, seperti "ja"',
  },
  'language-code': {
    en: 'Expected a language code of two or three small letters',
    id: 'Seharusnya kode bahasa dari dua atau tiga huruf kecil',
  },
  letter: {
    en: 'Expected one capital letter',
    id: 'Seharusnya satu huruf besar',
  },
  locale: {
    en: 'Expected a locale such as "en-GB"',
    id: 'Seharusnya kode bahasa dan negara seperti "en-GB"',
  },
  'locale-digits': {
    en: [
      'Computers cannot write numbers or dates in the way that follows "-u-"',
      'Leave out "-u-" and all behind it, or use another system of numbers, such as "-u-nu-latn".',
    ],
    id: [
      'Komputer tidak bisa menulis angka atau tanggal dengan cara yang tertulis setelah "-u-"',
      'Hapus "-u-" dan semua di belakangnya, atau pakai sistem angka lain, misalnya "-u-nu-latn".',
    ],
  },
  'locale-unknown': {
    en: [
      'Computers do not know this language or country: they would write numbers and dates as in another one',
      'Correct it; for a language that they do not know, take the locale of a similar one.',
    ],
    id: [
      'Komputer tidak mengenal bahasa atau negara ini: angka dan tanggal akan ditulis seperti dalam bahasa lain',
      'Perbaiki; untuk bahasa yang tidak dikenal, pakai kode dari bahasa yang mirip.',
    ],
  },
  'note-of-effort': {
    en: ['Expected "effort" beside its note', 'Add "effort": "easy", "moderate" or "demanding".'],
    id: [
      'Catatan ini memerlukan "effort" di sampingnya',
      'Tambahkan "effort": "easy", "moderate", atau "demanding".',
    ],
  },
  'one-target': {
    en: [
      'Expected exactly one of page, destination, package, section, ownPage',
      'Keep one of them, or add one.',
    ],
    id: [
      'Harus ada tepat satu dari page, destination, package, section, ownPage',
      'Sisakan satu saja, atau tambahkan satu.',
    ],
  },
  'plan-day': {
    en: `The days of a plan are called day1 to day${MAX_TOUR_DAYS}, further choices for a day day1_alt, day1_alt2, day1_alt3 and so on`,
    id: `Hari dalam rencana bernama day1 sampai day${MAX_TOUR_DAYS}, pilihan lain untuk suatu hari day1_alt, day1_alt2, day1_alt3, dan seterusnya`,
  },
  'plan-empty': {
    en: ['The plan has no days', 'Add "day1", or remove the plan.'],
    id: ['Rencana ini belum berisi hari', 'Tambahkan "day1", atau hapus rencananya.'],
  },
  'plan-or-options': {
    en: ['Expected either plan or options', 'Give the days under one of the two.'],
    id: ['Harus ada salah satu: plan atau options', 'Tulis hari-harinya di salah satunya.'],
  },
  'question-destinations': {
    en: [
      'Destinations are named, but "pages" does not have "destination"',
      'Add "destination" to "pages", or remove "destinations".',
    ],
    id: [
      'Destinasi disebutkan, tetapi "pages" tidak memuat "destination"',
      'Tambahkan "destination" pada "pages", atau hapus "destinations".',
    ],
  },
  'question-packages': {
    en: [
      'Packages or categories are named, but "pages" does not have "package"',
      'Add "package" to "pages", or remove "packages" and "categories".',
    ],
    id: [
      'Paket atau kategori disebutkan, tetapi "pages" tidak memuat "package"',
      'Tambahkan "package" pada "pages", atau hapus "packages" dan "categories".',
    ],
  },
  'question-sections': {
    en: [
      'Sections are named, but "pages" does not have "section"',
      'Add "section" to "pages", or remove "sections".',
    ],
    id: [
      'Bagian disebutkan, tetapi "pages" tidak memuat "section"',
      'Tambahkan "section" pada "pages", atau hapus "sections".',
    ],
  },
  restriction: {
    en: [
      'The list is empty: this would hold for nothing at all',
      'Add what it holds for, or remove the list: then it holds for everything.',
    ],
    id: [
      'Daftar ini kosong: isian ini tidak akan berlaku untuk apa pun',
      'Tambahkan yang dimaksud, atau hapus daftarnya: isian ini lalu berlaku untuk semua.',
    ],
  },
  'text-length': {
    en: [`The text has more than ${MAX_TEXT_LENGTH} characters`, 'Shorten it, or split it into paragraphs.'],
    id: [
      `Teks ini lebih dari ${MAX_TEXT_LENGTH} karakter`,
      'Persingkat, atau bagi menjadi beberapa paragraf.',
    ],
  },
  'tier-id': {
    en: (found) => [
      `An accommodation class cannot have the id ${found}: price tables use this word for something else`,
      'Choose another id.',
    ],
    id: (found) => [
      `Kelas akomodasi tidak bisa memakai id ${found}: tabel harga memakai kata ini untuk hal lain`,
      'Pilih id lain.',
    ],
  },
  typeface: {
    en: 'Expected the name of a Fontsource package such as "@fontsource-variable/noto-sans-arabic"',
    id: 'Seharusnya nama paket Fontsource, misalnya "@fontsource-variable/noto-sans-arabic"',
  },
  word: {
    en: 'Expected one word without digits, spaces and punctuation',
    id: 'Seharusnya satu kata tanpa angka, spasi, dan tanda baca',
  },
} satisfies { readonly [Name in RuleName]?: RuleWords };
