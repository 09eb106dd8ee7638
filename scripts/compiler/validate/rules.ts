import { readingsOf } from '../../../schema/amount.ts';
import { MOST_DAYS } from '../../../schema/duration.ts';
import type { RuleName } from '../../../schema/rules.ts';
import type { ByLanguage } from '../../messages/by-language.ts';
import { finding } from '../diagnostics/finding.ts';
import { nameFound, written } from './describe.ts';

/** The demand of a rule, without full stop, and a hint where the demand does not say what to do. */
type Asked = string | readonly [asks: string, hint: string | undefined];

type RuleWords = ByLanguage<Asked | ((found: string) => Asked)>;

interface AmountHints {
  readonly digits: string;
  readonly readings: (thousands: number, decimal: number) => string;
  readonly percent: (percent: string) => string;
}

const amountHints: ByLanguage<AmountHints> = {
  en: {
    digits:
      'Write a number without quotes and without separators for thousands, with a point for decimals: 3150000 or 24.5.',
    readings: (thousands, decimal) =>
      `Write a number without quotes: ${thousands}, or ${decimal} if the last three digits are decimals.`,
    percent: (percent) =>
      `Write { "percent": ${percent} } for an age group, and "percent": ${percent} in place of "amount" in seasons and offers; anything else is an amount.`,
  },
  id: {
    digits:
      'Tulis angka tanpa tanda kutip dan tanpa pemisah ribuan, desimal di belakang titik: 3150000 atau 24.5.',
    readings: (thousands, decimal) =>
      `Tulis angka tanpa tanda kutip: ${thousands}, atau ${decimal} jika tiga angka terakhir adalah desimal.`,
    percent: (percent) =>
      `Untuk kelompok umur tulis { "percent": ${percent} }, untuk musim dan penawaran tulis "percent": ${percent} sebagai ganti "amount"; selain itu tulis jumlah uang.`,
  },
};

/** The hint for a text that is not read as an amount: "3.150", "75%", or anything else. */
function hintForAmount(found: string, hints: AmountHints): string {
  const text = found.replace(/^"|"$/g, '');
  const readings = readingsOf(text);
  if (readings) return hints.readings(readings.thousands, readings.decimal);
  const [, percent] = /^\s*\+?(-?\d+(?:[.,]\d+)?)\s*%\s*$/.exec(text) ?? [];
  return percent === undefined ? hints.digits : hints.percent(percent.replace(',', '.'));
}

const exportAsJpeg = {
  en: 'Open the picture and export it as JPEG. On an iPhone, Settings → Camera → Formats → “Most Compatible” takes new pictures as JPEG.',
  id: 'Buka gambarnya, lalu ekspor sebagai JPEG. Di iPhone, Pengaturan → Kamera → Format → “Paling Kompatibel” membuat foto baru berupa JPEG.',
};

/** Tells if a picture has the format in which some phones take pictures. */
function isHeic(found: string): boolean {
  return /\.hei[cf]"$/i.test(found);
}

/** The rules of the schemas in words. */
const rules: Readonly<Record<RuleName, RuleWords>> = {
  'age-order': {
    en: ['The youngest age is above the oldest', 'Swap the two numbers.'],
    id: ['Umur termuda lebih besar daripada umur tertua', 'Tukar kedua angkanya.'],
  },
  'amount-ambiguous': {
    en: (found) => [
      `The amount ${found} can be read in more than one way`,
      hintForAmount(found, amountHints.en),
    ],
    id: (found) => [
      `Jumlah uang ${found} bisa dibaca lebih dari satu cara`,
      hintForAmount(found, amountHints.id),
    ],
  },
  'amount-digits': {
    en: (found) => [`The amount ${found} has too many digits`, 'Round it to the decimals of the currency.'],
    id: (found) => [
      `Jumlah uang ${found} punya lebih banyak angka daripada yang bisa dihitung`,
      'Bulatkan sesuai jumlah desimal mata uangnya.',
    ],
  },
  'amount-none': {
    en: (found) => [`${found} is not an amount of money`, hintForAmount(found, amountHints.en)],
    id: (found) => [`${found} bukan jumlah uang`, hintForAmount(found, amountHints.id)],
  },
  'band-order': {
    en: ['The smallest group is larger than the largest', 'Swap the two numbers.'],
    id: ['Rombongan terkecil lebih besar daripada rombongan terbesar', 'Tukar kedua angkanya.'],
  },
  blank: {
    en: ['Expected some text, found only spaces', 'Write the text.'],
    id: ['Di sini harus ada teks, tetapi isinya hanya spasi', 'Tulis teksnya.'],
  },
  'channel-address': {
    en: 'Expected an address that opens a channel, such as "https://t.me/+{phone}?text={text}" or "mailto:{email}?body={text}"',
    id: 'Seharusnya alamat yang membuka saluran chat, misalnya "https://t.me/+{phone}?text={text}" atau "mailto:{email}?body={text}"',
  },
  'clock-time': {
    en: 'Expected a clock time such as "09:00"',
    id: 'Seharusnya jam seperti "09:00"',
  },
  'country-code': {
    en: 'Expected a country in two capital letters, such as "NZ"',
    id: 'Seharusnya negara dalam dua huruf besar, misalnya "NZ"',
  },
  'currency-code': {
    en: 'Expected a currency code such as "USD"',
    id: 'Seharusnya kode mata uang seperti "USD"',
  },
  date: {
    en: 'Expected a date such as "2030-12-31": year, month, day',
    id: 'Seharusnya tanggal seperti "2030-12-31": tahun, bulan, hari',
  },
  'day-or-date': {
    en: [
      'Expected a day of every year such as "07-01", or a date such as "2030-07-01", which the calendar has',
      'Write month and day, or year, month and day, each with two digits.',
    ],
    id: [
      'Seharusnya hari setiap tahun seperti "07-01", atau tanggal seperti "2030-07-01", yang ada di kalender',
      'Tulis bulan dan hari, atau tahun, bulan, dan hari, masing-masing dua angka.',
    ],
  },
  'days-or-hours': {
    en: ['Expected either days or hours, found both', 'Remove one of the two.'],
    id: ['Seharusnya days atau hours, tetapi tertulis keduanya', 'Hapus salah satunya.'],
  },
  departures: {
    en: [
      'Expected either fixed days, or weekdays and dates',
      'Keep "fixed" alone, or "weekdays" and "dates".',
    ],
    id: [
      'Harus ada salah satu: hari yang tetap, atau hari dalam minggu dan tanggal',
      'Sisakan "fixed" saja, atau "weekdays" dan "dates".',
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
  'half-hours': {
    en: 'Expected whole or half hours, such as 4 or 1.5',
    id: 'Seharusnya jam penuh atau setengah jam, seperti 4 atau 1.5',
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
  'one-change': {
    en: ['Expected exactly one of percent, amount, rows', 'Keep one of them, or add one.'],
    id: ['Harus ada tepat satu dari percent, amount, rows', 'Sisakan satu saja, atau tambahkan satu.'],
  },
  'nights-of-days': {
    en: 'Expected at most as many nights as days',
    id: 'Jumlah malam tidak boleh lebih dari jumlah hari',
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
    id: 'Seharusnya alamat seperti "/tours/{package}": huruf aksara apa pun tanpa huruf besar, angka, tanda hubung tunggal, dengan {package} di akhir',
  },
  path: {
    en: 'Expected an address such as "/about": small letters of any script, digits, single hyphens, no slash at the end',
    id: 'Seharusnya alamat seperti "/about": huruf aksara apa pun tanpa huruf besar, angka, tanda hubung tunggal, tanpa garis miring di akhir',
  },
  'percent-or-amount': {
    en: ['Expected either percent or amount', 'Keep one of them, or add one.'],
    id: ['Harus ada salah satu: percent atau amount', 'Sisakan satu saja, atau tambahkan satu.'],
  },
  typeface: {
    en: 'Expected the name of a Fontsource package such as "@fontsource-variable/noto-sans-arabic"',
    id: 'Seharusnya nama paket Fontsource, misalnya "@fontsource-variable/noto-sans-arabic"',
  },
  phone: {
    en: 'Expected an international number such as "+99 123-4567-8900"',
    id: 'Seharusnya nomor internasional seperti "+99 123-4567-8900"',
  },
  'plan-day': {
    en: `The days of a plan are called day1 to day${MOST_DAYS}, further choices for a day day1_alt, day1_alt2, day1_alt3 and so on`,
    id: `Hari dalam rencana bernama day1 sampai day${MOST_DAYS}, pilihan lain untuk suatu hari day1_alt, day1_alt2, day1_alt3, dan seterusnya`,
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
  'range-form': {
    en: ['One end has a year, the other has none', 'Write both ends with a year, or both without.'],
    id: [
      'Satu ujung memakai tahun, ujung lainnya tidak',
      'Tulis kedua ujung dengan tahun, atau keduanya tanpa tahun.',
    ],
  },
  'range-order': {
    en: ['The last day is before the first', 'Swap the two days.'],
    id: ['Hari terakhir lebih awal daripada hari pertama', 'Tukar kedua harinya.'],
  },
  rating: {
    en: ['Expected a rating from 1 to 5', 'Correct it, or remove "rating": no star is shown then.'],
    id: ['Nilai harus dari 1 sampai 5', 'Perbaiki, atau hapus "rating": bintang tidak ditampilkan.'],
  },
  slug: {
    en: 'Expected small letters of any script, digits and single hyphens, such as "old-harbours"',
    id: 'Seharusnya huruf aksara apa pun tanpa huruf besar, angka, dan tanda hubung tunggal, seperti "old-harbours"',
  },
  'site-address': {
    en: 'Expected the address of a domain without a folder, such as "https://www.example.com"',
    id: 'Seharusnya alamat depan sebuah host, seperti "https://www.example.com"',
  },
  'time-or-text': {
    en: ['Expected either time or timeText, found both', 'Remove one of the two.'],
    id: ['Seharusnya time atau timeText, tetapi tertulis keduanya', 'Hapus salah satunya.'],
  },
  'time-range': {
    en: 'Expected a time such as "10:00" or a range such as "10:00-11:00", 24 hours',
    id: 'Seharusnya jam seperti "10:00" atau rentang seperti "10:00-11:00", dalam 24 jam',
  },
  'time-zone': {
    en: 'Expected a time zone such as "Europe/Rome"',
    id: 'Seharusnya zona waktu seperti "Europe/Rome"',
  },
  'web-address': {
    en: 'Expected a web address that starts with https://',
    id: 'Seharusnya alamat web yang diawali https://',
  },
  'whole-number': {
    en: 'Expected a whole number, such as 12',
    id: 'Seharusnya bilangan bulat, seperti 12',
  },
  word: {
    en: 'Expected one word without digits, spaces and punctuation',
    id: 'Seharusnya satu kata tanpa angka, spasi, dan tanda baca',
  },
};

/** A rule that a version of zod names and this table does not. */
const unnamed: RuleWords = {
  en: 'This value has the wrong form here',
  id: 'Isi ini tidak ditulis sebagaimana mestinya',
};

interface ExplainedRule {
  readonly asks: string;
  readonly hint?: string | undefined;
}

/**
 * A broken rule in words.
 *
 * @param found the value as it is written
 */
export function explainRule(name: string, found: string): ByLanguage<ExplainedRule> {
  const { en, id } = isRule(name) ? rules[name] : unnamed;
  const explain = (words: Asked | ((value: string) => Asked)): ExplainedRule => {
    const said = typeof words === 'function' ? words(found) : words;
    return typeof said === 'string' ? { asks: said } : { asks: said[0], hint: said[1] };
  };
  return { en: explain(en), id: explain(id) };
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

/** A value that is not written as its place wants it. */
export const invalidValue = finding('shape.invalid', 'error', {
  en: ({ rule, value }: { rule: string; value: unknown }, words) => {
    const { asks, hint = 'Write it as in the example.' } = explainRule(rule, written(value)).en;
    return [`${asks}; found ${nameFound(value, words)}.`, hint];
  },
  id: ({ rule, value }, words) => {
    const { asks, hint = 'Tulis seperti pada contoh.' } = explainRule(rule, written(value)).id;
    return [`${asks}; yang tertulis ${nameFound(value, words)}.`, hint];
  },
});

/** A value that breaks a rule which holds for several values together. */
export const brokenRule = finding('shape.rule', 'error', {
  en: ({ rule, found }: { rule: string; found: string }) => {
    const { asks, hint = 'Correct the value.' } = explainRule(rule, found).en;
    return [`${asks}.`, hint];
  },
  id: ({ rule, found }) => {
    const { asks, hint = 'Perbaiki isinya.' } = explainRule(rule, found).id;
    return [`${asks}.`, hint];
  },
});
