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

/** Tells if something other than spaces is in a value that readers see nothing of. */
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

/** The rules for names, addresses, texts and choices in words. */
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
  'channel-address': {
    en: 'Expected an address that opens a channel, such as "https://t.me/+{phone}?text={text}" or "mailto:{email}?body={text}"',
    id: 'Seharusnya alamat yang membuka saluran chat, misalnya "https://t.me/+{phone}?text={text}" atau "mailto:{email}?body={text}"',
  },
  'channel-number': {
    en: [
      'Expected the number to call, such as "tel:+{phone}" or "sms:+{phone}?body={text}"',
      'Put {phone} where the number belongs.',
    ],
    id: [
      'Seharusnya ada nomor yang dihubungi, misalnya "tel:+{phone}" atau "sms:+{phone}?body={text}"',
      'Tulis {phone} di tempat nomornya.',
    ],
  },
  'channel-query': {
    en: [
      'Mail programs understand only subject, body, cc and bcc after the question mark',
      'Write the message as in "mailto:{email}?body={text}".',
    ],
    id: [
      'Program email hanya mengenal subject, body, cc, dan bcc setelah tanda tanya',
      'Tulis pesannya seperti "mailto:{email}?body={text}".',
    ],
  },
  'channel-recipient': {
    en: [
      'Expected an e-mail address after "mailto:"',
      'Write "mailto:{email}?body={text}": {email} becomes your address.',
    ],
    id: [
      'Seharusnya ada alamat email setelah "mailto:"',
      'Tulis "mailto:{email}?body={text}": {email} menjadi alamat Anda.',
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
  email: {
    en: 'Expected an e-mail address',
    id: 'Seharusnya alamat email',
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
  host: {
    en: 'Expected the name of a host such as "pictures.example"',
    id: 'Seharusnya nama host seperti "pictures.example"',
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
    en: ['Expected exactly one of page, destination, package, section', 'Keep one of them, or add one.'],
    id: [
      'Harus ada tepat satu dari page, destination, package, section',
      'Sisakan satu saja, atau tambahkan satu.',
    ],
  },
  'package-path': {
    en: 'Expected an address such as "/tours/{package}": small letters of any script, digits, single hyphens, {package} at the end',
    id: 'Seharusnya alamat seperti "/tours/{package}": huruf kecil dari aksara apa pun, angka, tanda hubung tunggal, dengan {package} di akhir',
  },
  path: {
    en: 'Expected an address such as "/about": small letters of any script, digits, single hyphens, no slash at the end',
    id: 'Seharusnya alamat seperti "/about": huruf kecil dari aksara apa pun, angka, tanda hubung tunggal, tanpa garis miring di akhir',
  },
  phone: {
    en: 'Expected an international number such as "+99 123-4567-8900"',
    id: 'Seharusnya nomor internasional seperti "+99 123-4567-8900"',
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
  'site-address': {
    en: 'Expected the address of a domain without a folder, such as "https://www.example.com"',
    id: 'Seharusnya alamat domain tanpa folder, seperti "https://www.example.com"',
  },
  slug: {
    en: 'Expected small letters of any script, digits and single hyphens, such as "old-harbours"',
    id: 'Seharusnya huruf kecil dari aksara apa pun, angka, dan tanda hubung tunggal, seperti "old-harbours"',
  },
  'text-length': {
    en: [`The text has more than ${MAX_TEXT_LENGTH} characters`, 'Shorten it, or split it into paragraphs.'],
    id: [
      `Teks ini lebih dari ${MAX_TEXT_LENGTH} karakter`,
      'Persingkat, atau bagi menjadi beberapa paragraf.',
    ],
  },
  typeface: {
    en: 'Expected the name of a Fontsource package such as "@fontsource-variable/noto-sans-arabic"',
    id: 'Seharusnya nama paket Fontsource, misalnya "@fontsource-variable/noto-sans-arabic"',
  },
  'web-address': {
    en: 'Expected a web address that starts with https://',
    id: 'Seharusnya alamat web yang diawali https://',
  },
  'web-host': {
    en: [
      'No website can have this name: between dots there are 1 to 63 letters, digits and hyphens, with no hyphen at either end',
      'Open the page in a browser and copy its address.',
    ],
    id: [
      'Tidak ada situs web yang bisa bernama begini: di antara titik ada 1 sampai 63 huruf, angka, dan tanda hubung, tanpa tanda hubung di ujungnya',
      'Buka halamannya di browser, lalu salin alamatnya.',
    ],
  },
  'web-login': {
    en: [
      'The address holds a user name or password, which every visitor could read',
      'Remove everything between "https://" and "@", and change the password.',
    ],
    id: [
      'Alamat ini memuat nama pengguna atau kata sandi, yang bisa dibaca setiap pengunjung',
      'Hapus semua di antara "https://" dan "@", lalu ganti kata sandinya.',
    ],
  },
  word: {
    en: 'Expected one word without digits, spaces and punctuation',
    id: 'Seharusnya satu kata tanpa angka, spasi, dan tanda baca',
  },
} satisfies { readonly [Name in RuleName]?: RuleWords };
