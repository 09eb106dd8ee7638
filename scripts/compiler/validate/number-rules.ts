import { readBothWays } from '../../../schema/amount.ts';
import { MAX_PERIOD_YEARS } from '../../../schema/limits.ts';
import type { RuleName } from '../../../schema/rules.ts';
import type { ByLanguage } from '../../messages/messages.ts';
import type { RuleWords } from './rules.ts';

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

/** An empty text, as findings quote it. */
const EMPTY = '""';

/** The hint for a text that is not read as an amount: "3.150", "75%", or anything else. */
function hintForAmount(found: string, hints: AmountHints): string {
  const text = found.replace(/^"|"$/g, '');
  const readings = readBothWays(text);
  if (readings) return hints.readings(readings.thousands, readings.decimal);
  const [, percent] = /^\+?(-?\d+(?:[.,]\d+)?)\s*%$/.exec(text.trim()) ?? [];
  return percent === undefined ? hints.digits : hints.percent(percent.replace(',', '.'));
}

/** The rules for amounts, numbers, dates and times in words. */
export const numberRules = {
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
      `Jumlah uang ${found} punya terlalu banyak angka`,
      'Bulatkan sesuai jumlah desimal mata uangnya.',
    ],
  },
  'amount-none': {
    en: (found) => [
      found === EMPTY ? 'The amount is missing' : `${found} is not an amount of money`,
      hintForAmount(found, amountHints.en),
    ],
    id: (found) => [
      found === EMPTY ? 'Jumlah uangnya belum diisi' : `${found} bukan jumlah uang`,
      hintForAmount(found, amountHints.id),
    ],
  },
  'band-order': {
    en: ['The smallest group is larger than the largest', 'Swap the two numbers.'],
    id: ['Rombongan terkecil lebih besar daripada rombongan terbesar', 'Tukar kedua angkanya.'],
  },
  'clock-time': {
    en: 'Expected a clock time such as "09:00"',
    id: 'Seharusnya jam seperti "09:00"',
  },
  'currency-code': {
    en: 'Expected a currency code such as "USD"',
    id: 'Seharusnya kode mata uang seperti "USD"',
  },
  'currency-none': {
    en: ['This code means “no currency”', 'Write the code of the currency of your prices, such as "USD".'],
    id: ['Kode ini berarti “tanpa mata uang”', 'Tulis kode mata uang harga Anda, misalnya "USD".'],
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
      'Expected either fixed dates, or weekdays and periods',
      'Keep "fixed" alone, or "weekdays" and "dates".',
    ],
    id: [
      'Pilih salah satu: tanggal tetap, atau hari dalam seminggu dan periode',
      'Sisakan "fixed" saja, atau "weekdays" dan "dates".',
    ],
  },
  'exchange-rate': {
    en: [
      'No currency is worth so much more or less than another',
      'Write the price of one unit of the other currency in your own, such as 18900 or 0.053.',
    ],
    id: [
      'Tidak ada mata uang yang nilainya sejauh itu dari mata uang lain',
      'Tulis harga satu satuan mata uang itu dalam mata uang Anda, misalnya 18900 atau 0.053.',
    ],
  },
  'half-hours': {
    en: 'Expected whole or half hours, such as 4 or 1.5',
    id: 'Seharusnya jam penuh atau setengah jam, seperti 4 atau 1.5',
  },
  'hours-order': {
    en: [
      'The office closes before it opens, or at the same time',
      'Correct one of the two times. If it is open past midnight, close at 23:59, and add the rest to the next day.',
    ],
    id: [
      'Kantor tutup sebelum buka, atau pada jam yang sama',
      'Perbaiki salah satu jamnya. Kalau buka sampai lewat tengah malam, tutup pukul 23:59, lalu tambahkan sisanya di hari berikutnya.',
    ],
  },
  'nights-of-days': {
    en: 'Expected at most as many nights as days',
    id: 'Jumlah malam tidak boleh lebih dari jumlah hari',
  },
  'one-change': {
    en: ['Expected exactly one of percent, amount, rows', 'Keep one of them, or add one.'],
    id: ['Harus ada tepat satu dari percent, amount, rows', 'Sisakan satu saja, atau tambahkan satu.'],
  },
  'percent-or-amount': {
    en: ['Expected either percent or amount', 'Keep one of them, or add one.'],
    id: ['Harus ada salah satu: percent atau amount', 'Sisakan satu saja, atau tambahkan satu.'],
  },
  'range-form': {
    en: ['One end has a year, the other has none', 'Write both ends with a year, or both without.'],
    id: [
      'Satu ujung memakai tahun, ujung lainnya tidak',
      'Tulis kedua ujung dengan tahun, atau keduanya tanpa tahun.',
    ],
  },
  'range-length': {
    en: [
      `The period is longer than ${MAX_PERIOD_YEARS} years`,
      'Correct the year; a period of every year is written without years.',
    ],
    id: [
      `Periode ini lebih dari ${MAX_PERIOD_YEARS} tahun`,
      'Perbaiki tahunnya; periode setiap tahun ditulis tanpa tahun.',
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
  'whole-number': {
    en: 'Expected a whole number, such as 12',
    id: 'Seharusnya bilangan bulat, seperti 12',
  },
} satisfies { readonly [Name in RuleName]?: RuleWords };
