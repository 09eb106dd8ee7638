import { MOST_DAYS } from '../../../schema/duration.ts';
import type { Messages } from '../messages.ts';

const writeDigits =
  'Tulis angka tanpa tanda kutip dan tanpa pemisah ribuan, desimal di belakang titik: 3150000 atau 24.5.';

export const rules: Messages['rules'] = {
  asks: {
    'age-order': 'Umur termuda lebih besar daripada umur tertua',
    'amount-ambiguous': (found) => `Jumlah uang ${found} bisa dibaca lebih dari satu cara`,
    'amount-digits': (found) => `Jumlah uang ${found} punya lebih banyak angka daripada yang bisa dihitung`,
    'amount-none': (found) => `${found} bukan jumlah uang`,
    'band-order': 'Rombongan terkecil lebih besar daripada rombongan terbesar',
    blank: 'Di sini harus ada teks, tetapi isinya hanya spasi',
    'channel-address':
      'Seharusnya alamat yang membuka saluran chat, misalnya "https://t.me/+{phone}?text={text}" atau "mailto:{email}?body={text}"',
    'clock-time': 'Seharusnya jam seperti "09:00"',
    'country-code': 'Seharusnya negara dalam dua huruf besar, misalnya "NZ"',
    'currency-code': 'Seharusnya kode mata uang seperti "USD"',
    date: 'Seharusnya tanggal seperti "2030-12-31": tahun, bulan, hari',
    'day-or-date':
      'Seharusnya hari setiap tahun seperti "07-01", atau tanggal seperti "2030-07-01", yang ada di kalender',
    'days-or-hours': 'Seharusnya days atau hours, tetapi tertulis keduanya',
    departures: 'Harus ada salah satu: hari yang tetap, atau hari dalam minggu dan tanggal',
    email: 'Seharusnya alamat email',
    'file-name':
      'Seharusnya nama file dari huruf kecil, angka, dan tanda hubung yang berakhiran svg, png, jpg, webp atau avif',
    'half-hours': 'Seharusnya jam penuh atau setengah jam, seperti 4 atau 1.5',
    'hidden-field':
      'Seharusnya nama kolom tersembunyi tanpa spasi yang bukan milik formulir: bukan name, email, subject, message, language',
    host: 'Seharusnya nama host seperti "pictures.example"',
    id: 'Nama harus terdiri dari huruf, angka, dan tanda hubung tunggal',
    language: 'Seharusnya kode sebuah bahasa, seperti "ja"',
    'language-code': 'Seharusnya kode bahasa dari dua atau tiga huruf kecil',
    letter: 'Seharusnya satu huruf besar',
    locale: 'Seharusnya kode bahasa dan negara seperti "en-GB"',
    'one-change': 'Harus ada tepat satu dari percent, amount, rows',
    'nights-of-days': 'Jumlah malam tidak boleh lebih dari jumlah hari',
    'note-of-effort': 'Catatan ini memerlukan "effort" di sampingnya',
    'one-mark': 'Seharusnya satu tanda saja',
    'one-target': 'Harus ada tepat satu dari page, destination, package, section',
    'package-path':
      'Seharusnya alamat seperti "/tours/{package}": huruf aksara apa pun tanpa huruf besar, angka, tanda hubung tunggal, dengan {package} di akhir',
    path: 'Seharusnya alamat seperti "/about": huruf aksara apa pun tanpa huruf besar, angka, tanda hubung tunggal, tanpa garis miring di akhir',
    'percent-or-amount': 'Harus ada salah satu: percent atau amount',
    phone: 'Seharusnya nomor internasional seperti "+99 123-4567-8900"',
    'plan-day': `Hari dalam rencana bernama day1 sampai day${MOST_DAYS}, pilihan kedua untuk suatu hari day1_alt`,
    'plan-empty': 'Rencana ini belum berisi hari',
    'plan-or-options': 'Harus ada salah satu: plan atau options',
    'quote-pair': 'Seharusnya tanda buka dan tanda tutup, seperti "“”"',
    'spaced-mark': 'Seharusnya salah satu dari ; : ! ?',
    'style-name': 'Seharusnya nama dari huruf, angka, dan tanda hubung, paling panjang 30',
    'style-phrase':
      'Seharusnya kata-kata seperti "perhaps", "unforgettabl*" (boleh bersambung), atau "not only … but" (dengan kata sela)',
    'range-form': 'Satu ujung memakai tahun, ujung lainnya tidak',
    'range-order': 'Hari terakhir lebih awal daripada hari pertama',
    slug: 'Seharusnya huruf aksara apa pun tanpa huruf besar, angka, dan tanda hubung tunggal, seperti "pulau-karang"',
    'site-address': 'Seharusnya alamat depan sebuah host, seperti "https://www.example.com"',
    'time-or-text': 'Seharusnya time atau timeText, tetapi tertulis keduanya',
    'time-range': 'Seharusnya jam seperti "10:00" atau rentang seperti "10:00-11:00", selalu dua angka',
    'time-zone': 'Seharusnya zona waktu seperti "Europe/Rome"',
    'web-address': 'Seharusnya alamat web yang diawali https://',
    'whole-number': 'Seharusnya bilangan bulat, seperti 12',
    word: 'Seharusnya satu kata tanpa angka, spasi, dan tanda baca',
  },
  readings: (thousands, small) =>
    `Tulis angka tanpa tanda kutip: ${thousands}, atau ${small} jika tiga angka terakhir adalah desimal.`,
  unnamed: 'Isi ini tidak ditulis sebagaimana mestinya',
  hints: {
    'age-order': 'Tukar kedua angkanya.',
    'amount-ambiguous': writeDigits,
    'amount-digits': 'Bulatkan sesuai jumlah desimal mata uangnya.',
    'amount-none': writeDigits,
    'band-order': 'Tukar kedua angkanya.',
    blank: 'Tulis teksnya.',
    'day-or-date': 'Tulis bulan dan hari, atau tahun, bulan, dan hari, masing-masing dua angka.',
    'days-or-hours': 'Hapus salah satunya.',
    departures: 'Sisakan "fixed" saja, atau "weekdays" dan "dates".',
    'one-change': 'Sisakan satu saja, atau tambahkan satu.',
    'one-target': 'Sisakan satu saja, atau tambahkan satu.',
    'note-of-effort': 'Tambahkan "effort": "easy", "moderate", atau "demanding".',
    'percent-or-amount': 'Sisakan satu saja, atau tambahkan satu.',
    'plan-empty': 'Tambahkan "day1", atau hapus rencananya.',
    'plan-or-options': 'Tulis hari-harinya di salah satunya.',
    'range-form': 'Tulis kedua ujung dengan tahun, atau keduanya tanpa tahun.',
    'range-order': 'Tukar kedua harinya.',
    'time-or-text': 'Hapus salah satunya.',
  },
};
