import { MOST_DAYS } from '../../schema/duration.ts';
import type { Messages } from './messages.ts';
import { braced, capital, decimalsWith, figuresWith, quoted, shortened } from './writing.ts';

const figure = figuresWith('.', ',');
const decimal = decimalsWith(',');

type Kind = Parameters<Messages['entries']['nameId']>[0];
type Length = Parameters<Messages['itineraries']['missingAndGuessed']>[1];
type Space = Parameters<Messages['doubts']['spaceBefore']>[1];
type Weight = Parameters<Messages['build']['weights']>[0]['data'];

const nouns: Messages['nouns'] = {
  activity: 'teks kegiatan',
  ageGroup: 'kelompok umur',
  band: 'ukuran rombongan',
  category: 'kategori',
  closure: 'masa tutup',
  day: 'hari',
  destination: 'destinasi',
  destinationCategory: 'jenis destinasi',
  destinationTab: 'wilayah atau jenis destinasi',
  effortNote: 'catatan tingkat kesulitan',
  image: 'gambar',
  inclusion: 'fasilitas yang termasuk',
  language: 'bahasa',
  menuText: 'teks menu',
  offer: 'penawaran khusus',
  option: 'pilihan',
  package: 'paket',
  ownPage: 'halaman sendiri',
  page: 'halaman',
  region: 'wilayah',
  season: 'musim',
  section: 'bagian',
  tier: 'kelas hotel',
  timeText: 'teks waktu',
  exclusion: 'hal yang tidak termasuk',
  popularPlace: 'tempat populer',
  homeStatistic: 'angka',
  aboutStatistic: 'angka',
  teamMember: 'anggota tim',
  value: 'nilai',
  featuredTour: 'tur unggulan',
  testimonial: 'testimoni',
  question: 'pertanyaan',
};

const spaces: Readonly<Record<Space, string>> = {
  none: 'tanpa spasi',
  narrow: 'spasi sempit tanpa putus',
  'no-break': 'spasi tanpa putus',
};

const length = (found: Length): string => {
  if ('hours' in found) return `${String(found.hours).replace('.', ',')} jam`;
  return found.nights ? `${found.days} hari ${found.nights} malam` : `${found.days} hari`;
};

/** The words of the command line, each with what it means. */
const explained = (kinds: readonly Kind[]): string =>
  kinds.map((kind) => `${kind} (${nouns[kind]})`).join(', ');

const weight = ({ most, limit }: Weight): string => `${decimal(most)} dari ${limit} kB`;
const writeDigits =
  'Tulis angka tanpa tanda kutip dan tanpa pemisah ribuan, desimal di belakang titik: 3150000 atau 24.5.';
const correctTimes = 'Perbaiki salah satu jamnya.';
const otherStart = 'Pilih alamat dengan awalan lain.';
const givePage = 'Tulis alamat sebuah halaman.';
const compareRows = 'Bandingkan baris ini dengan baris lainnya.';
const ifRight = (language: string): string =>
  `Perbaiki; kalau sudah benar, cantumkan namanya di "accepted" dalam "glossary/${language}.json".`;

const dataOption = { value: 'FOLDER', help: 'Folder data yang lain.' };
const outOption = { value: 'FOLDER', help: 'Folder lain untuk situs (biasanya dist).' };
const siteUrlOption = { value: 'URL', help: 'Alamat situs yang terbit, sebagai ganti yang di site.json.' };

export const indonesian: Messages = {
  languageName: 'Bahasa Indonesia',

  nouns,
  anyEntry: 'isian',
  imageFile: 'file di folder images',

  suggestions: {
    meant: (name) => `Maksudnya "${name}"?`,
    known: (names) => `Yang dikenal: ${quoted(names)}.`,
  },

  report: {
    severity: { error: 'kesalahan', warning: 'peringatan' },
    help: 'saran',
    reason: 'alasan',
    acknowledged: 'sudah dicatat',
    until: (date) => `sampai ${date}`,
    counts: (errors, warnings, acknowledged) =>
      [
        `${errors} kesalahan`,
        `${warnings} peringatan`,
        ...(acknowledged > 0 ? [`${acknowledged} sudah dicatat`] : []),
      ].join(', '),
    more: (count, code) => `… dan ${count} lagi yang sejenis [${code}]`,
    moreFiles: (count, files, code) => `… dan ${count} lagi yang sejenis di ${files} file lain [${code}]`,
    showAll: '"npm run check -- --all" menampilkan semuanya.',
    moreInSummary: (count) => `${count} temuan lagi ada di ringkasan proses ini.`,
    columns: { place: 'Tempat', what: 'Temuan', whatToDo: 'Saran', code: 'Kode' },
    cutOff: 'Daftar dipotong di sini: terlalu panjang untuk ditampilkan.',
  },

  syntax: {
    encoding: {
      message: 'File ini bukan teks UTF-8 yang benar.',
      hint: 'Simpan ulang file ini dengan encoding UTF-8.',
    },
    byteOrderMark: {
      message: 'Di awal file ada tanda yang tidak terlihat (BOM).',
      hint: 'Simpan file sebagai "UTF-8", bukan "UTF-8 with BOM".',
    },
    tooLarge: (bytes, limit) => ({
      message: `File ini berisi ${figure(bytes)} byte; lebih dari ${figure(limit)} tidak dibaca.`,
      hint: 'Bagi file ini, atau hapus isi yang tidak perlu.',
    }),
    empty: { message: 'File ini kosong.', hint: 'Kembalikan isinya, atau hapus file ini.' },
    depth: {
      message: 'Kurung di dalam kurung terlalu banyak tingkatnya sehingga tidak bisa dibaca.',
      hint: 'Hapus kurung yang berlebih.',
    },
    duplicateKey: (key, firstLine) => ({
      message: `"${key}" tertulis dua kali di tempat yang sama; yang pertama ada di baris ${firstLine}.`,
      hint: 'Simpan salah satu saja.',
    }),
    halfCharacter: {
      message: 'Di sini hanya ada separuh karakter: \\ud800 sampai \\udfff harus berpasangan.',
      hint: 'Hapus, lalu ketik langsung karakternya.',
    },
    lostCharacter: {
      message:
        'Satu huruf hilang di sini (U+FFFD): file ini pernah dibaca atau disimpan dengan pengodean lain.',
      hint: 'Ketik lagi huruf itu; kalau banyak yang hilang, kembalikan file seperti semula dan simpan sebagai UTF-8.',
    },
    reservedKey: (key) => ({
      message: `"${key}" tidak bisa dipakai sebagai kunci: program mengartikannya lain.`,
      hint: 'Pilih nama lain.',
    }),
    hugeNumber: (written) => ({
      message: `Angka ${written} terlalu besar untuk disimpan dengan tepat.`,
      hint: 'Periksa jumlah angkanya.',
    }),

    unknown: {
      message: 'File ini tidak bisa dibaca sebagai JSON.',
      hint: 'Bandingkan dengan versi terakhir yang masih benar.',
    },
    cutOff: (bracket, line) => ({
      message: `File berakhir di sini, tetapi ${bracket} di baris ${line} belum ditutup.`,
      hint: 'Kembalikan bagian akhir file, lengkap dengan kurung penutupnya.',
    }),
    breaksOff: {
      message: 'File terputus di sini: ada yang dibuka tetapi belum ditutup.',
      hint: 'Kembalikan bagian akhir file, lengkap dengan kurung penutupnya.',
    },
    separatedNumber: {
      message: 'Angka ditulis tanpa pemisah ribuan.',
      hint: 'Tulis angka saja, misalnya 3150000.',
    },
    trailingComma: {
      message: 'Tidak ada apa-apa setelah koma ini.',
      hint: 'Hapus koma sebelum kurung penutup.',
    },
    otherQuotes: {
      message: 'Teks hanya boleh diapit tanda kutip ganda yang lurus.',
      hint: 'Ganti tanda kutipnya dengan yang lurus: "seperti ini".',
    },
    notInJson: {
      message: 'Kata ini tidak punya arti di sini.',
      hint: 'Tulis angka, teks di antara tanda kutip ganda, true, false, atau null.',
    },
    besideText: {
      message: 'Ini tertulis di luar tanda kutip sebuah teks.',
      hint: 'Tutup teks sebelumnya dengan tanda kutip ganda; tanda kutip di dalam teks ditulis \\".',
    },
    mismatched: (found, expected, line) => ({
      message: `"${found}" menutup sesuatu yang dibuka dengan kurung lain: baris ${line} meminta "${expected}".`,
      hint: `Tulis "${expected}" di sini, atau tambahkan yang kurang sebelumnya.`,
    }),
    reader: {
      InvalidSymbol: {
        message: 'Ini bukan teks, angka, true, false, atau null.',
        hint: 'Tulis teks di antara tanda kutip ganda: "seperti ini".',
      },
      InvalidNumberFormat: {
        message: 'Angka ini tidak ditulis dengan benar.',
        hint: 'Tulis angka saja, dengan titik untuk desimal: 4.8 atau 3150000.',
      },
      PropertyNameExpected: {
        message: 'Di sini harus ada nama di antara tanda kutip ganda.',
        hint: 'Tulis namanya di antara tanda kutip ganda, lalu titik dua dan isinya.',
      },
      ValueExpected: {
        message: 'Di sini harus ada isi.',
        hint: 'Tulis isinya, atau hapus nama dan titik dua di depannya.',
      },
      ColonExpected: {
        message: 'Di sini kurang titik dua.',
        hint: 'Tulis titik dua di antara nama dan isinya.',
      },
      CommaExpected: { message: 'Di sini kurang koma.', hint: 'Tulis koma setelah isi ini.' },
      CloseBraceExpected: {
        message: 'Kurung penutup } kurang.',
        hint: 'Tambahkan } di akhir isian yang dibuka dengan {.',
      },
      CloseBracketExpected: {
        message: 'Kurung penutup ] kurang.',
        hint: 'Tambahkan ] di akhir daftar yang dibuka dengan [.',
      },
      EndOfFileExpected: {
        message: 'Isi file sudah berakhir sebelum ini.',
        hint: 'Hapus yang tertulis setelah kurung penutup terakhir.',
      },
      InvalidCommentToken: { message: 'Komentar tidak diperbolehkan.', hint: 'Hapus komentarnya.' },
      UnexpectedEndOfComment: { message: 'Komentar tidak diperbolehkan.', hint: 'Hapus komentarnya.' },
      UnexpectedEndOfString: {
        message: 'Teks ini belum ditutup.',
        hint: 'Tulis tanda kutip ganda di akhir teks, di baris yang sama.',
      },
      UnexpectedEndOfNumber: { message: 'Angka ini terputus.', hint: 'Lengkapi angkanya.' },
      InvalidUnicode: {
        message: 'Karakter setelah \\u tidak lengkap.',
        hint: 'Tulis empat angka setelah \\u.',
      },
      InvalidEscapeCharacter: {
        message: 'Garis miring terbalik (\\) hanya boleh ada di depan huruf tertentu.',
        hint: 'Hapus garis miring itu, atau tulis dua kali.',
      },
      InvalidCharacter: {
        message: 'Di sini ada karakter kendali yang tidak terlihat.',
        hint: 'Hapus dan ketik ulang teksnya; ganti baris di dalam teks ditulis \\n.',
      },
    },
  },

  files: {
    missing: (file) => ({ message: `File "${file}" tidak ada.`, hint: 'Kembalikan file itu.' }),
    unknown: (suggestion) => ({
      message: 'File ini tidak punya tempat di folder data.',
      hint: suggestion ?? 'Pindahkan ke luar folder data.',
    }),
    invalidName: {
      message: 'Nama file dipakai sebagai nama isian: hanya boleh huruf, angka, dan tanda hubung tunggal.',
      hint: 'Ganti nama file, misalnya menjadi "my-entry.json".',
    },
    notRegular: {
      link: {
        message: 'Ini tautan ke tempat lain, bukan file; tautan tidak diikuti.',
        hint: 'Taruh filenya sendiri di sini, atau hapus tautan itu.',
      },
      pipe: { message: 'Ini pipa antarprogram, bukan file.', hint: 'Hapus.' },
      socket: { message: 'Ini soket sebuah program, bukan file.', hint: 'Hapus.' },
      device: { message: 'Ini perangkat sistem, bukan file.', hint: 'Hapus.' },
    },
    nameClash: (other) => ({
      message: `Di sebagian komputer nama ini sama dengan "${other}": bedanya hanya huruf besar, atau cara aksen disimpan.`,
      hint: 'Beri salah satunya nama lain.',
    }),
  },

  values: {
    kinds: {
      amount: 'jumlah uang seperti 24.5',
      string: 'teks di antara tanda kutip ganda',
      number: 'angka',
      int: 'bilangan bulat',
      boolean: 'true atau false',
      array: 'daftar dalam [ ]',
      object: 'isian dalam { }',
      record: 'isian dalam { }',
      null: 'null',
    },
    oneOf: 'salah satu isi yang diperbolehkan',
    anything: 'sebuah isi',
    alternatives: (expected) => expected.join(' atau '),
    nothing: 'tidak ada apa-apa',
    list: 'daftar',
    entry: 'isian dalam { }',
  },

  shape: {
    unknownKey: (key, suggestion) => ({
      message: `"${key}" tidak dikenal di sini.`,
      hint: suggestion ?? 'Hapus saja.',
    }),
    missingField: (field, expected) => ({
      message: `"${field}" belum ada.`,
      hint: `Tambahkan "${field}": ${expected}.`,
    }),
    wrongType: (expected, found) => ({
      message: `Seharusnya ${expected}, tetapi tertulis ${found}.`,
      hint: `Tulis ${expected} di sini.`,
    }),
    notOneOf: (found, suggestion) => ({
      message: `${found} bukan salah satu isi yang diperbolehkan.`,
      hint: suggestion ?? 'Perbaiki isinya.',
    }),
    tooFewOrMany: ({ isLeast, value }) => ({
      message: `Daftar ini harus berisi ${isLeast ? 'paling sedikit' : 'paling banyak'} ${value} isian.`,
      hint: isLeast ? 'Tambahkan yang kurang.' : 'Hapus yang berlebih.',
    }),
    outOfRange: ({ isLeast, isInclusive, value }, found) => {
      const least = isInclusive ? 'paling sedikit' : 'lebih dari';
      const most = isInclusive ? 'paling banyak' : 'kurang dari';
      return {
        message: `Isinya harus ${isLeast ? least : most} ${value}, tetapi tertulis ${found}.`,
        hint: 'Perbaiki isinya.',
      };
    },
    invalid: (rule, found) => ({
      message: `${rule}; yang tertulis ${found}.`,
      hint: 'Tulis seperti pada contoh.',
    }),
    brokenRule: (rule, hint) => ({ message: `${rule}.`, hint: hint ?? 'Perbaiki isinya.' }),
  },

  rules: {
    asks: {
      'age-order': 'Umur termuda lebih besar daripada umur tertua',
      'amount-ambiguous': (found) => `Jumlah uang ${found} bisa dibaca lebih dari satu cara`,
      'amount-digits': (found) => `Jumlah uang ${found} punya lebih banyak angka daripada yang bisa dihitung`,
      'amount-none': (found) => `${found} bukan jumlah uang`,
      'band-order': 'Rombongan terkecil lebih besar daripada rombongan terbesar',
      blank: 'Di sini harus ada teks, tetapi isinya hanya spasi',
      'chat-url': 'Seharusnya alamat web yang memuat {phone} dan {text}',
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
      'package-path': 'Seharusnya alamat yang berakhir dengan {package}',
      path: 'Seharusnya alamat seperti "/about": huruf kecil, angka, tanda hubung, tanpa garis miring di akhir',
      'percent-or-amount': 'Harus ada salah satu: percent atau amount',
      typeface: 'Seharusnya nama paket Fontsource, misalnya "@fontsource-variable/noto-sans-arabic"',
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
      'section-path': 'Seharusnya alamat seperti "/trips"',
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
  },

  reference: {
    unknown: (noun, id, suggestion) => ({
      message: `Tidak ada ${noun} bernama "${id}".`,
      hint: suggestion ?? `Tambahkan ${noun} itu, atau perbaiki namanya.`,
    }),
    duplicateId: (noun, id) => ({
      message: `${capital(noun)} "${id}" tertulis dua kali dalam daftar.`,
      hint: 'Beri salah satunya nama lain, atau hapus.',
    }),
    duplicateAddress: (path, other) => ({
      message: `Alamat "${path}" sudah dipakai oleh "${other}".`,
      hint: 'Beri salah satunya alamat lain.',
    }),
    addressOfList: (path, section, page) => ({
      message: `Alamat "${path}" adalah alamat halaman ${page} daftar tur "${section}".`,
      hint: 'Beri salah satunya alamat lain: daftar yang panjang berlanjut di bawah alamatnya sendiri.',
    }),
    addressIsLanguage: (path, code) => ({
      message: `Alamat "${path}" diawali kode bahasa "${code}".`,
      hint: otherStart,
    }),
    addressReserved: (path, segment) => ({
      message: `Alamat "${path}" diawali "/${segment}", tempat situs menyimpan file-filenya sendiri.`,
      hint: otherStart,
    }),
  },

  redirects: {
    unknownTarget: (path, suggestion) => ({
      message: `Tidak ada halaman di alamat "${path}".`,
      hint: suggestion ?? givePage,
    }),
    isPage: (path, file) => ({
      message: `"${path}" adalah alamat sebuah halaman ("${file}"), yang jadi tidak bisa dibuka lagi.`,
      hint: 'Hapus baris ini.',
    }),
    presentLanguage: (code) => ({
      message: `"${code}" adalah bahasa situs ini; halamannya jadi tidak bisa dibuka lagi.`,
      hint: 'Hapus baris ini: di sini hanya bahasa yang dulu ada di situs.',
    }),
    chain: (path, end) => ({
      message: `"${path}" sendiri adalah alamat lama yang mengarah ke tempat lain.`,
      hint: end === undefined ? givePage : `Tulis "${end}" di sini.`,
    }),
  },

  texts: {
    invalid: (reason) => ({
      message: `Kurung kurawal dalam teks ini tidak bisa dimengerti (${reason}).`,
      hint: 'Tulis nilai seperti {name}; tutup setiap kurung yang dibuka.',
    }),
    brackets: {
      MISSING_OTHER_CLAUSE: 'bagian "other" belum ada',
      EMPTY_ARGUMENT: 'di dalam kurung tidak ada nama',
      MALFORMED_ARGUMENT: 'nama hanya boleh memuat huruf, angka, dan _',
      INVALID_ARGUMENT_TYPE: 'hanya number, plural dan select yang dikenal',
      EXPECT_ARGUMENT_CLOSING_BRACE: 'kurung penutup kurang',
      UNCLOSED_TAG: 'sebuah tag belum ditutup',
    },
    otherBrackets: 'ada kurung yang kurang atau berlebih',
    unsupported: 'tanggal, jam, offset, dan gaya angka tidak didukung',
    unknownArgument: (name, known) => ({
      message: `Nilai {${name}} tidak dikenal dalam teks ini.`,
      hint:
        known.length === 0
          ? 'Teks ini tidak memakai nilai: hapus kurung kurawalnya.'
          : `Pakai ${braced(known)}.`,
    }),
    missingArgument: (name) => ({
      message: `Nilai {${name}} tidak ada dalam teks ini.`,
      hint: `Tulis {${name}} di tempat nilai itu seharusnya muncul.`,
    }),
    missing: (key, fallback) => ({
      message: `Teks "${key}" belum ada.`,
      hint:
        fallback === undefined
          ? 'Tambahkan teksnya.'
          : `Tambahkan teksnya; sebelum itu pengunjung melihat teks dalam bahasa "${fallback}".`,
    }),
    missingFile: (file, fallback) => ({
      message: `File "${file}" tidak ada.`,
      hint:
        fallback === undefined
          ? 'Kembalikan file itu.'
          : `Tambahkan file itu; sebelum itu pengunjung melihat teks dalam bahasa "${fallback}".`,
    }),
    unknownEntry: (key, suggestion) => ({
      message: `Tidak ada isian yang memakai teks "${key}".`,
      hint: suggestion ?? 'Perbaiki namanya, atau hapus teks ini.',
    }),
    unused: (key) => ({
      message: `Teks "${key}" tidak dipakai di mana pun.`,
      hint: 'Hapus, atau pakai teks ini.',
    }),
    listLength: (own, fallback, language) => ({
      message: `Daftar ini berisi ${own} butir; dalam bahasa "${language}" ada ${fallback}.`,
      hint: 'Samakan jumlah butir di setiap bahasa.',
    }),
    metaTooLong: (characters, most) => ({
      message: `Panjangnya ${characters} huruf; mesin pencari menampilkan paling banyak ${most}.`,
      hint: 'Dahulukan yang penting, lalu persingkat.',
    }),
    metaTwice: (other) => ({
      message: `Halaman lain berbunyi sama: "${other}".`,
      hint: 'Beri setiap halaman judul dan deskripsi sendiri, supaya orang dan mesin pencari bisa membedakannya.',
    }),
    copied: (text, fallback, language) => ({
      message: `"${text}" sama persis dengan yang dalam bahasa "${fallback}".`,
      hint: `Terjemahkan, atau cantumkan dengan alasannya di "same" dalam "glossary/${language}.json".`,
    }),
    todo: {
      message: 'Teks ini belum ditulis; pengunjung melihatnya apa adanya.',
      hint: 'Tulis teksnya sebagai ganti seluruh isi ini, termasuk "TODO:".',
    },
  },

  images: {
    unreadable: {
      message: 'Gambar ini tidak bisa dibaca.',
      hint: 'Simpan ulang gambar sebagai SVG, PNG, JPEG, WebP atau AVIF.',
    },
    wrongKind: (kind, isKnown) => ({
      message: `File ini gambar jenis "${kind}", tetapi namanya mengatakan lain.`,
      hint: isKnown
        ? `Beri nama yang berakhiran ".${kind}", di sini dan di images.json.`
        : 'Simpan ulang gambar sebagai JPEG; mengganti namanya saja tidak cukup.',
    }),
    small: (width, height, least) => ({
      message: `Gambar ini hanya ${width} × ${height} piksel, sehingga akan tampak kabur.`,
      hint: `Pakai gambar yang lebarnya paling sedikit ${least} piksel.`,
    }),
    heavy: (megabytes) => ({
      message: `File ini sebesar ${decimal(megabytes)} MB, lebih dari yang berguna bagi situs.`,
      hint: 'Simpan sebagai JPEG dengan lebar sekitar 3000 piksel.',
    }),
    tooManyPixels: (width, height, most) => ({
      message: `Ukuran gambar ${figure(width)} × ${figure(height)} piksel; lebih dari ${figure(most)} piksel seluruhnya tidak dibaca.`,
      hint: 'Simpan dengan lebar sekitar 3000 piksel.',
    }),
    tooNarrow: (width, height, most) => ({
      message: `Ukuran gambar ${figure(width)} × ${figure(height)} piksel: satu sisinya lebih dari ${most} kali sisi yang lain.`,
      hint: 'Potong bagian yang ingin diperlihatkan saja.',
    }),
    damaged: (reason) => ({
      message: `Gambar rusak: hanya sebagian yang bisa dibaca (${reason}).`,
      hint: 'Salin lagi dari asalnya, atau simpan ulang dengan program gambar.',
    }),
    svg: {
      encoding: () => ({
        message: 'Gambar ini bukan teks UTF-8 yang benar.',
        hint: 'Simpan lagi sebagai SVG dengan pengodean UTF-8.',
      }),
      malformed: (reason) => ({
        message: `Gambar ini bukan XML yang benar, jadi peramban tidak menampilkannya (${reason}).`,
        hint: 'Simpan lagi sebagai SVG dengan program gambar.',
      }),
      doctype: () => ({
        message:
          'Jenis dokumen bisa memuat bagian yang mengembang tanpa akhir, dan menyebut file di tempat lain.',
        hint: 'Hapus semua dari "<!DOCTYPE" sampai tanda ">"-nya; atau simpan lagi gambarnya sebagai SVG biasa.',
      }),
      'style-sheet': () => ({
        message: 'Gambar ini mengambil gayanya dari file lain.',
        hint: 'Simpan lagi sebagai SVG biasa, dengan gaya di dalamnya.',
      }),
      element: (name) => ({
        message: `<${name}> bisa menjalankan program atau menampilkan halaman; tempatnya bukan di dalam gambar.`,
        hint: 'Hapus unsur itu, atau simpan lagi gambarnya sebagai SVG biasa.',
      }),
      handler: (name) => ({
        message: `"${name}" bisa menjalankan program; tempatnya bukan di dalam gambar.`,
        hint: 'Hapus atribut itu, atau simpan lagi gambarnya sebagai SVG biasa.',
      }),
      address: (address) => ({
        message: `Gambar ini menyebut "${shortened(address, 60)}", yang tidak ada di dalamnya.`,
        hint: 'Masukkan yang dimaksud ke dalam gambar, atau hapus rujukannya.',
      }),
    },
    unused: (name) => ({
      message: `Gambar "${name}" tidak disebut di images.json.`,
      hint: 'Sebutkan di images.json, atau hapus filenya.',
    }),
    unusedKey: (key) => ({
      message: `Gambar "${key}" tidak ditampilkan di mana pun di situs.`,
      hint: 'Pakai sebagai "image" pada suatu isian, atau hapus di sini dan di texts/LANGUAGE/images.json.',
    }),
    unknownHost: (host, suggestion) => ({
      message: `"${host}" bukan salah satu tempat asal gambar yang diizinkan.`,
      hint: suggestion ?? `Tambahkan "${host}" ke "imageHosts" di site.json, kalau Anda memercayainya.`,
    }),
  },

  itineraries: {
    dayGap: (day, missing) => ({
      message: `"${day}" sudah diisi, tetapi "${missing}" belum.`,
      hint: `Tambahkan "${missing}", atau hapus "${day}".`,
    }),
    missing: (packageId) => ({
      message: `Paket "${packageId}" belum punya rencana perjalanan; pengunjung melihat rencana umum.`,
      hint: `Tambahkan "itineraries/${packageId}.json".`,
    }),
    missingAndGuessed: (packageId, guessed) => ({
      message: `Paket "${packageId}" belum punya rencana perjalanan maupun durasi; paket ini ditampilkan sebagai ${length(guessed)}, tebakan dari namanya.`,
      hint: `Tambahkan "itineraries/${packageId}.json", atau setidaknya "duration" pada paketnya.`,
    }),
    optionWithoutPlan: (option) => ({
      message: `Pilihan "${option}" belum punya rencana perjalanan; pengunjung melihat rencana umum.`,
      hint: `Tambahkan hari-hari untuk pilihan "${option}".`,
    }),
    plansDoNotFit: (expected) => ({
      message:
        expected === 'plan'
          ? 'Kategori paket ini tidak punya pilihan, tetapi rencana perjalanannya punya.'
          : 'Kategori paket ini punya pilihan, tetapi rencana perjalanannya tidak.',
      hint: `Tulis hari-harinya di "${expected}".`,
    }),
    sameAlternative: (alternative, day) => ({
      message: `"${alternative}" sama dengan "${day}": tidak ada yang bisa dipilih.`,
      hint: `Tulis hari lain, atau hapus "${alternative}".`,
    }),
    dayTwice: (id, first) => ({
      message: `Hari "${id}" sudah ada dalam rencana ini, sebagai "${first}".`,
      hint: 'Tulis hari lain, kecuali tamu memang melakukannya dua kali.',
    }),
    nameContradictsPlan: (name, claimed, planned, plan) => ({
      message: `Nama "${name}" menyebut ${length(claimed)}, tetapi "${plan}" berisi ${planned} hari.`,
      hint: 'Perbaiki namanya atau rencananya.',
    }),
    nameContradictsDuration: (name, claimed, given, file) => ({
      message: `Nama "${name}" menyebut ${length(claimed)}, tetapi "duration" di "${file}" adalah ${length(given)}.`,
      hint: 'Perbaiki namanya atau durasinya.',
    }),
    planContradictsDuration: (given, planned, plan) => ({
      message: `Paket ini berdurasi ${length(given)}, tetapi "${plan}" berisi ${planned} hari.`,
      hint: 'Perbaiki durasinya atau rencananya.',
    }),
    plansDiffer: (option, own, first, other) => ({
      message: `Pilihan "${option}" berisi ${own} hari, pilihan "${first}" berisi ${other} hari.`,
      hint: 'Samakan jumlah hari semua pilihan dalam satu paket, atau jadikan dua paket.',
    }),
    noNight: (category) => ({
      message: `Kategori "${category}" memakai malam menginap, tetapi paketnya tanpa malam.`,
      hint: 'Tambahkan hari, atau pilih kategori tanpa menginap.',
    }),
    otherStars: (found, own, tier) => ({
      message: `Di sini disebut ${found}, padahal kelas hotel "${tier}" pilihan ini berbintang ${own}.`,
      hint: 'Perbaiki teksnya, atau "tier" pilihan ini.',
    }),
  },

  times: {
    endsBeforeStart: (start, end) => ({
      message: `Waktu ini berakhir pukul ${end}, ${start === end ? 'tepat saat dimulai' : `sebelum dimulai pukul ${start}`}.`,
      hint: correctTimes,
    }),
    outOfSequence: (start, before) => ({
      message: `Kegiatan ini mulai pukul ${start}, tetapi ditulis setelah kegiatan pukul ${before}.`,
      hint: 'Urutkan kegiatan menurut jam, atau perbaiki jamnya.',
    }),
    overlap: (start, before) => ({
      message: `Kegiatan ini mulai pukul ${start}, padahal kegiatan sebelumnya masih berlangsung (${before}).`,
      hint: correctTimes,
    }),
    legTooShort: (planned, least) => ({
      message: `Ini memakan waktu paling sedikit ${least} menit, sedangkan rencana memberi ${planned} menit.`,
      hint: 'Perbaiki jam hari itu, atau "minutes" pada "legs" di site.json.',
    }),
    noTimeBefore: (free, least) => ({
      message: `Sebelum ini perlu ${least} menit (tiket, antre, naik atau turun), sedangkan rencana menyisakan ${free} menit.`,
      hint: 'Mulai lebih lambat, akhiri kegiatan sebelumnya lebih awal, atau perbaiki "before" pada "legs" di site.json.',
    }),
    closesBeforeOpening: (opens, closes) => ({
      message: `Kantor tutup pukul ${closes}, tetapi buka pukul ${opens}.`,
      hint: correctTimes,
    }),
    planBeforeHours: (starts, planned, day) => ({
      message: `Tur ini mulai pukul ${starts}, tetapi "${day}" mulai pukul ${planned}.`,
      hint: 'Perbaiki jamnya, atau jam kegiatannya.',
    }),
    hoursOfOtherLength: (starts, ends, found, given) => ({
      message: `Dari pukul ${starts} sampai ${ends} ada ${length({ hours: found })}, tetapi paket ini berdurasi ${length({ hours: given })}.`,
      hint: 'Perbaiki jamnya atau durasinya.',
    }),
    hoursTwice: (day) => ({
      message: `Jam kerja untuk "${day}" sudah ada, dan bertumpang tindih dengan yang ini.`,
      hint: 'Tulis setiap hari satu kali saja, atau pakai jam yang tidak bertumpang tindih.',
    }),
  },

  bands: {
    order: (band, before) => ({
      message: `Ukuran rombongan "${band.id}" ditulis setelah "${before.id}", padahal mulai dari ${band.min} orang, lebih kecil daripada ${before.min}.`,
      hint: 'Urutkan ukuran rombongan dari kecil ke besar.',
    }),
    overlap: (band, before) => ({
      message: `Rombongan ${band.min} orang masuk ke "${before.id}" (${before.min} sampai ${before.max} orang) dan juga ke "${band.id}" (${band.min} sampai ${band.max}).`,
      hint: `Mulai "${band.id}" dari ${before.max + 1}, atau akhiri "${before.id}" di ${band.min - 1}.`,
    }),
    gap: (band, before) => {
      const [first, last] = [before.max + 1, band.min - 1];
      return {
        message: `Rombongan ${first === last ? first : `${first} sampai ${last}`} orang tidak punya harga: "${before.id}" berakhir di ${before.max} orang, "${band.id}" mulai dari ${band.min}.`,
        hint: 'Sambungkan keduanya, kalau rombongan sebesar itu bisa memesan.',
      };
    },
    withoutPrice: (band) => ({
      message: `Tidak ada tabel harga yang punya baris untuk rombongan "${band}".`,
      hint: `Tambahkan baris untuk "${band}" ke tabel-tabel harga, atau hapus ukuran rombongan ini.`,
    }),
  },

  priceTables: {
    missingPrice: (tier) => ({
      message: `Baris ini belum punya harga untuk "${tier}".`,
      hint: `Tambahkan "${tier}" dengan harga per orang.`,
    }),
    missingRow: (band) => ({
      message: `Tabel ini tidak punya baris untuk rombongan "${band}", padahal ada untuk yang lebih kecil dan lebih besar.`,
      hint: `Tambahkan baris untuk "${band}".`,
    }),
    duplicateRow: (band) => ({
      message: `Ukuran rombongan "${band}" punya dua baris.`,
      hint: 'Hapus salah satunya.',
    }),
    rowOrder: (band, before) => ({
      message: `Baris untuk "${band}" berada setelah baris untuk "${before}".`,
      hint: 'Urutkan baris dari rombongan kecil ke besar.',
    }),
    ambiguousTable: (other) => ({
      message: `"${other}" berlaku untuk paket yang sama.`,
      hint: 'Ubah paket tempat salah satu tabel berlaku.',
    }),
    unusedTable: {
      message: 'Tidak ada paket yang menampilkan tabel ini: tidak ada yang cocok dengan isian ini.',
      hint: 'Perbaiki untuk paket mana tabel ini berlaku, atau hapus filenya.',
    },
    otherCurrency: (mark, currency) => ({
      message: `Jumlah ini bertanda "${mark}", padahal harga di situs ini dalam ${currency}.`,
      hint: `Tulis jumlahnya dalam ${currency}, sebagai angka tanpa tanda mata uang.`,
    }),
    tooManyDecimals: (written, currency, decimals) => ({
      message: `Desimal pada ${written} terlalu banyak: di sini ${currency} ${decimals === 0 ? 'ditulis tanpa desimal' : `memakai ${decimals} desimal`}.`,
      hint:
        decimals === 0
          ? 'Tulis bilangan bulat, tanpa titik ribuan: 3150000. Jika harga di sini memakai desimal, isi "currencyDecimals" di site.json.'
          : `Bulatkan menjadi ${decimals} desimal; titik yang dimaksudkan sebagai pemisah ribuan dihapus.`,
    }),
    amountTooLarge: (written) => ({
      message: `Jumlah ${written} terlalu besar untuk dihitung.`,
      hint: 'Periksa jumlah angkanya.',
    }),
    digitSlip: (amount, usual) => ({
      message: `${figure(amount)} jauh dari harga di sekitarnya, yang kira-kira ${figure(usual)}: ${amount > usual ? 'kelebihan' : 'kekurangan'} satu angka?`,
      hint: 'Hitung jumlah angkanya.',
    }),
    rises: (band, amount, smallerBand, smallerAmount) => ({
      message: `Setiap orang dalam rombongan ${band} membayar ${figure(amount)}, lebih mahal daripada rombongan ${smallerBand} yang lebih kecil (${figure(smallerAmount)}).`,
      hint: 'Biasanya rombongan lebih besar membayar lebih murah per orang: bandingkan kedua baris.',
    }),
    tierNotDearer: (tier, amount, lowerTier, lowerAmount) => ({
      message: `"${tier}" harganya ${figure(amount)}, tidak lebih mahal daripada "${lowerTier}" yang bintangnya lebih sedikit (${figure(lowerAmount)}).`,
      hint: 'Bandingkan kedua harga di baris ini.',
    }),
    totalFalls: (more, moreTotal, fewer, fewerTotal) => ({
      message: `${fewer} orang membayar ${figure(fewerTotal)} bersama-sama, sedangkan ${more} orang hanya ${figure(moreTotal)}.`,
      hint: 'Tambah satu tamu seharusnya tidak membuat tur lebih murah: bandingkan harga ini dengan baris sebelumnya.',
    }),
    supplementDiffers: (tier, lowest, found, usual) => ({
      message: `Di sini "${tier}" ${figure(found)} lebih mahal daripada "${lowest}", di semua baris lain ${figure(usual)}: salah ketik?`,
      hint: compareRows,
    }),
    missingAmount: (tier) => ({
      message: `Di sini belum ada jumlah untuk "${tier}".`,
      hint: `Tambahkan "${tier}", atau tulis satu jumlah untuk semua kelas hotel.`,
    }),
    mixed: (key) => ({
      message: `"${key}" tidak cocok di sini: setiap baris berisi satu harga untuk semua kelas hotel, atau satu harga untuk tiap kelas.`,
      hint: 'Tulis semua baris tabel dengan cara yang sama.',
    }),
    noTiers: {
      message: 'Tabel ini punya satu harga untuk semua kelas hotel, tetapi di sini kelas hotel disebut.',
      hint: 'Tulis satu jumlah saja.',
    },
    childrenOfGroup: {
      message: 'Harga ini untuk seluruh rombongan: anak tidak punya harga sendiri.',
      hint: 'Hapus "children", atau jadikan harganya per orang.',
    },
    childAsAdult: (ageGroup) => ({
      message: `"${ageGroup}" membayar 100 % dari harga dewasa: tarif ini tidak mengubah apa-apa.`,
      hint: 'Hapus atau perbaiki: yang tidak punya tarif membayar seperti orang dewasa.',
    }),
    childDearer: (ageGroup, child, adult) => ({
      message: `"${ageGroup}" membayar ${figure(child)}, lebih mahal daripada orang dewasa, yang di salah satu baris membayar ${figure(adult)}.`,
      hint: 'Bandingkan keduanya, atau tulis persen dari harga dewasa.',
    }),
    childPercentDearer: (ageGroup, percent) => ({
      message: `"${ageGroup}" membayar ${percent} % dari harga dewasa: lebih mahal daripada orang dewasa.`,
      hint: 'Tulis angka di bawah 100.',
    }),
    sameForLengths: (lengths, packages) => ({
      message: `Tur yang lamanya berbeda (${lengths.join(', ')} hari) harganya sama, misalnya ${quoted(packages)}: semuanya memakai tabel ini.`,
      hint: 'Beri tur setiap lama tabelnya sendiri, dengan "days" atau "package" di "serves".',
    }),
    lowestDiffers: (tier, amount, usual) => ({
      message: `Menurut harga kelas hotel lainnya, "${tier}" di sini seharusnya ${figure(usual)}, bukan ${figure(amount)}: salah ketik?`,
      hint: compareRows,
    }),
  },

  calendar: {
    seasonsOverlap: (season, other, day) => ({
      message: `"${season}" dan "${other}" sama-sama berlaku pada ${day}: tidak jelas mana yang dipakai.`,
      hint: 'Beri salah satunya "priority" yang lebih tinggi, atau ubah tanggalnya.',
    }),
    seasonHidden: (season, others) => ({
      message: `"${season}" tidak pernah berlaku: pada semua harinya yang berlaku ${quoted(others)} dengan prioritas lebih tinggi.`,
      hint: 'Ubah tanggal atau prioritasnya, atau hapus musim ini.',
    }),
    seasonOver: (season, last) => ({
      message: `"${season}" sudah berakhir pada ${last}.`,
      hint: 'Beri tanggal baru, tanggal tanpa tahun, atau hapus musim ini.',
    }),
    alwaysClosed: {
      message: 'Ini menutup semua paket pada setiap hari sepanjang tahun.',
      hint: 'Perbaiki tanggalnya, atau sebutkan wilayah atau paket yang tutup.',
    },
    offerOver: (offer, last) => ({
      message: `Penawaran khusus "${offer}" sudah berakhir pada ${last}.`,
      hint: 'Hapus penawaran ini, atau beri tanggal baru.',
    }),
    duplicateDate: (date) => ({
      message: `${date} tertulis dua kali di daftar ini.`,
      hint: 'Hapus salah satunya; atau maksudnya hari lain?',
    }),
    missing: (field) => ({
      message: `"${field}" memerlukan file calendar.json, yang belum ada di situs ini.`,
      hint: 'Tambahkan calendar.json dengan zona waktu Anda, misalnya { "zone": "Europe/Rome" }.',
    }),
    weekdaysOutsideDates: {
      message: 'Tidak satu pun hari ini ada dalam tanggal tersebut: paket ini tidak pernah berangkat.',
      hint: 'Perbaiki hari atau tanggalnya.',
    },
    neverDeparts: (first, last) => ({
      message: `Paket ini tidak punya hari yang bisa dipesan dari ${first} sampai ${last}: tidak berangkat, sudah penuh, atau tutup.`,
      hint: 'Tambahkan hari keberangkatan, atau beri tahu pengunjung bahwa paket ini sedang tidak ditawarkan.',
    }),
  },

  ages: {
    overlap: (ages, younger) => ({
      message: `Umur ${ages.from} tahun masuk ke "${younger.id}" (${younger.from} sampai ${younger.to}) dan juga ke "${ages.id}" (${ages.from} sampai ${ages.to}).`,
      hint: `Mulai "${ages.id}" dari ${younger.to + 1}, atau akhiri "${younger.id}" di ${ages.from - 1}.`,
    }),
    gap: (ages, younger) => {
      const [first, last] = [younger.to + 1, ages.from - 1];
      return {
        message: `Umur ${first === last ? first : `${first} sampai ${last}`} tahun dihitung dewasa: "${younger.id}" berakhir di ${younger.to}, "${ages.id}" mulai dari ${ages.from}.`,
        hint: 'Sambungkan keduanya.',
      };
    },
  },

  contact: {
    unconfirmed: (reason) => ({
      message: `Belum dipastikan: ${reason}`,
      hint: 'Isi dengan yang sebenarnya, lalu hapus barisnya di "unconfirmed".',
    }),
    sample: (reason) => ({
      message: `Contoh: ${reason}`,
      hint: 'Pengunjung tidak melihatnya begitu situs memakai alamat aslinya. Isi dengan nilai yang sebenarnya, lalu hapus barisnya di "unconfirmed".',
    }),
    unknownPath: (path) => ({
      message: `File ini tidak punya isian di "${path}".`,
      hint: 'Perbaiki tempatnya, atau hapus barisnya.',
    }),
    messagesReachNobody: {
      message: 'Pesan dari formulir kontak tidak sampai ke siapa pun: hanya tercatat di browser pengunjung.',
      hint: 'Ubah "to" menjadi "chat", "email" atau "endpoint".',
    },
    signUpsReachNobody: {
      message:
        'Pendaftaran buletin tidak sampai ke siapa pun, padahal pengunjung diberi tahu bahwa mereka berlangganan.',
      hint: 'Ubah "to" pada "newsletter" menjadi "chat", "email" atau "endpoint".',
    },
    exampleAddress: (host) => ({
      message: `"${host}" adalah alamat contoh: tidak dimiliki siapa pun.`,
      hint: 'Isi dengan alamat Anda sendiri.',
    }),
    reservedHost: (host) => ({
      message: `Tidak seorang pun di internet bisa membuka "${host}": nama seperti itu untuk contoh dan jaringan sendiri.`,
      hint: 'Isi dengan alamat Anda sendiri sebelum situs ditayangkan.',
    }),
    clicksElsewhere: (host, own) => ({
      message: `"${host}" akan diberi tahu di mana pengunjung membuka chat, padahal bukan domain situs ini sendiri.`,
      hint: `Pakai alamat di ${own}, atau hapus "chatClicks".`,
    }),
    bareLink: (host) => ({
      message: `Tautan ini menuju halaman depan ${host}, bukan halaman Anda sendiri.`,
      hint: 'Buka halaman Anda di browser, lalu salin alamat lengkapnya.',
    }),
    placeholderNumber: (phone) => ({
      message: `"${phone}" tidak tampak seperti nomor yang dijawab orang.`,
      hint: 'Isi dengan nomor yang menjawab chat.',
    }),
    phoneLength: (digits) => ({
      message: `Nomor ini berisi ${digits} angka; nomor internasional punya 8 sampai 15 angka.`,
      hint: 'Hitung angkanya: kode negara, lalu nomornya.',
    }),
    zeroAfterCountryCode: (phone) => ({
      message: `Pada "${phone}" ada angka nol setelah kode negara: tautan chat biasanya tidak bisa dibuka.`,
      hint: 'Hapus nol itu: kode negara sudah menggantikannya.',
    }),
    farPoint: (kilometres) => ({
      message: `Titik ini berjarak sekitar ${kilometres} km dari titik lainnya: tanda minus atau angkanya salah?`,
      hint: 'Bandingkan latitude dan longitude dengan tempat di dekatnya.',
    }),
  },

  typefaces: {
    notInstalled: (name) => ({
      message: `Jenis huruf "${name}" belum terpasang.`,
      hint: `Pasang dengan "npm install --save-dev ${name}", atau hapus baris ini: pengunjung lalu melihat jenis huruf perangkatnya sendiri.`,
    }),
    sliced: (name, whole) => ({
      message: `"${name}" hanya berisi potongan kecil jenis hurufnya, puluhan file untuk satu halaman.`,
      hint: `Pakai jenis huruf yang sama dalam file utuh: "npm install --save-dev ${whole}", lalu tulis "${whole}" di sini.`,
    }),
  },

  acknowledgements: {
    needless: (code, place, meant) => ({
      message: `Peringatan "${code}" tidak ada di "${place}".`,
      hint: meant === undefined ? 'Hapus catatan ini.' : `Maksudnya ${meant}?`,
    }),
    expired: (hint, until, reason) =>
      `${hint} Ini sudah dicatat sampai ${until} (“${reason}”): periksa lagi, lalu perbaiki atau beri tanggal baru.`,
  },

  doubts: {
    stale: (source, sourceText, command) => ({
      message: `Teks dalam "${source}" sudah berubah sejak ini diterjemahkan: "${shortened(sourceText, 80)}".`,
      hint: `Perbarui terjemahannya, lalu jalankan: ${command}`,
    }),
    oddLength: (language, isLong) => ({
      message: `Terjemahan ini terlalu ${isLong ? 'panjang' : 'pendek'} dibandingkan teks asalnya.`,
      hint: ifRight(language),
    }),
    otherEnding: (language, own, source) => ({
      message: `Teks ini berakhir dengan ${own}, teks asalnya dengan ${source}.`,
      hint: ifRight(language),
    }),
    endings: { sentence: 'tanda akhir kalimat', colon: 'titik dua', none: 'kata tanpa tanda baca' },
    lostNumber: (language, number) => ({
      message: `Teks asalnya menyebut ${number}, tetapi teks ini tidak.`,
      hint: ifRight(language),
    }),
    oddSpace: (language, what) => ({ message: `Di sini ada ${what}.`, hint: ifRight(language) }),
    doubleSpace: 'spasi ganda',
    spaceAtEnd: 'spasi atau ganti baris di awal atau akhir teks',
    spaceBefore: (mark, wanted) =>
      wanted === 'none' ? `spasi sebelum “${mark}”` : `yang lain, bukan ${spaces[wanted]}, sebelum “${mark}”`,
    spaceInside: (quotes, wanted) =>
      wanted === 'none'
        ? `spasi di dalam “${quotes}”`
        : `yang lain, bukan ${spaces[wanted]}, di dalam “${quotes}”`,
    oddMark: (language, found, wanted) => ({
      message: `${found} bukan cara penulisan bahasa ini; yang dipakai ${wanted}.`,
      hint: ifRight(language),
    }),
    quotationMark: (mark) => `Tanda kutip ${mark}`,
    loneQuotationMark: 'Tanda kutip tanpa pasangan',
    apostrophe: (mark) => `Apostrof ${mark}`,
    marks: (wanted) => wanted.join(' atau '),
  },

  style: {
    aboveLimit: (name, count, limit, language) => ({
      message: `"${name}" menghitung ${count} dalam teks bahasa "${language}"; batasnya ${limit}.`,
      hint: `Lihat setiap tempatnya: npm run translations -- style ${language} ${name}. Tulis sebagian dengan cara lain, atau ubah batasnya.`,
    }),
    title: 'Gaya bahasa, dihitung menurut aturan di glosarium (batas dalam kurung):',
    none: 'Belum ada glosarium yang berisi aturan gaya: lihat "style" di data/guide.',
    ofLanguage: (language) => `Gaya bahasa "${language}", per bagian:`,
    ofRule: (name, count, why) => `${name}: ${count} tempat${why === undefined ? '' : ` — ${why}`}`,
    noLanguage: (code, suggestion) =>
      `Situs ini tidak punya bahasa "${code}". ${suggestion ?? 'Lihat "languages" di site.json.'}`,
    noRule: (name, language, suggestion) =>
      `Glosarium bahasa "${language}" tidak punya aturan gaya "${name}". ${suggestion ?? 'Lihat "style" di sana.'}`,
  },

  failures: {
    because: (what, reason) => `${what}: ${reason}.`,
    system: {
      ENOENT: 'tidak ditemukan',
      EACCES: 'tidak ada izin',
      EPERM: 'tidak ada izin',
      EROFS: 'disk hanya bisa dibaca',
      EBUSY: 'sedang dibuka program lain',
      ENOSPC: 'disk penuh',
      ENOTDIR: 'seharusnya folder, tetapi yang ada file',
      EISDIR: 'seharusnya file, tetapi yang ada folder',
      EADDRINUSE: 'port itu sudah dipakai',
    },
    systemSays: (code) => `sistem melaporkan ${code}`,
    dataUnreadable: (folder) => `Folder data "${folder}" tidak bisa dibaca`,
    dataIsNoFolder: (folder) => `Folder data "${folder}" bukan folder.`,
    dataTooMany: (folder, most) =>
      `Folder data "${folder}" berisi lebih dari ${figure(most)} file. Benarkah foldernya?`,
    dataUnwritable: (folder) => `Folder data "${folder}" tidak bisa ditulisi; isinya tetap seperti semula`,
    dataHalfChanged: (folder) =>
      `Perubahan di folder data "${folder}" tidak bisa diselesaikan ataupun dibatalkan; setelah penyebabnya diatasi, perintah berikutnya yang membereskannya`,
    dataInUse: (folder, process) =>
      `Perintah lain (proses ${process}) sedang mengubah folder data "${folder}". Tunggu sampai selesai, atau hentikan.`,
    dataChanged: (file) =>
      `"${file}" diubah selagi perintah ini berjalan. Tidak ada yang ditulis; jalankan lagi.`,
    folderUnwritable: (folder) => `Folder "${folder}" tidak bisa ditulisi`,
    folderNotReplaced: (folder) => `Folder "${folder}" tidak bisa diganti`,
    folderInUse: (folder) =>
      `Folder "${folder}" sedang diisi oleh pembuatan situs yang lain. Tunggu sampai selesai, atau hentikan.`,
    fileUnreadable: (file) => `File "${file}" tidak bisa dibaca`,
    fileUnwritable: (file) => `File "${file}" tidak bisa ditulis`,
    summaryUnwritable: (file) => `Ringkasan "${file}" tidak bisa ditulis`,
    changesUnknown: 'Apa yang berubah tidak diketahui: perlu git dan sebuah commit untuk dibandingkan.',
    mendFirst: 'Perbaiki dulu kesalahan ini. Tidak ada yang diubah.',
    notSound: 'Hasilnya akan salah. Tidak ada yang diubah.',
  },

  dataFolder: {
    finished: (files) =>
      `Sebuah perintah yang sedang mengubah data terhenti di tengah jalan; perubahannya kini sudah diselesaikan (${files} file).`,
    takenBack:
      'Sebuah perintah yang sedang mengubah data terhenti di tengah jalan; perubahannya dibatalkan, semuanya kembali seperti semula.',
    left: (files) =>
      `Tidak disentuh karena sudah diubah orang sementara itu: ${files.join(', ')}. Periksalah.`,
    notBegun: 'Sebuah perintah yang akan mengubah data terhenti sebelum mengubah apa pun.',
  },

  commandLine: {
    unknownCommand: (name, known) => `Perintah "${name}" tidak dikenal. Yang ada: ${known.join(', ')}.`,
    unknownOption: (option) => `Opsi "${option}" tidak dikenal.`,
    optionNeedsValue: (option) => `Opsi "${option}" perlu diisi.`,
    optionTakesNoValue: (option) => `Opsi "${option}" tidak memakai isian.`,
    unexpectedArgument: (argument) => `"${argument}" tidak diharapkan di sini.`,
    unknownLanguage: (asked, known) =>
      `Perintah ini tidak menguasai bahasa "${asked}". Yang ada: ${known.join(', ')}.`,
    unknownFormat: (format, known) => `Format "${format}" tidak dikenal. Yang ada: ${known.join(', ')}.`,
    fixIsForPeople: 'Opsi --fix hanya untuk dibaca orang: format lain tidak bisa dipakai bersamanya.',
    dryRunBelongsToFix: 'Opsi --dry-run hanya bisa dipakai bersama --fix.',
    noDate: (written) => `"${written}" bukan tanggal. Tulis tahun, bulan, dan hari: 2030-12-31.`,
    noWebAddress: (written) => `"${written}" bukan alamat web. Tulis misalnya https://www.example.com.`,
    notFrontAddress: (written) =>
      `"${written}" adalah alamat sebuah folder; situs ini perlu alamat depan sebuah host, misalnya https://tur.example.com.`,
    noPort: (written) => `PORT berisi "${written}"; isinya harus angka dari 0 sampai 65535.`,
    unknownMeasurement: (name, known) => `Pengukuran "${name}" tidak dikenal. Yang ada: ${known.join(', ')}.`,
    noCount: (written) => `"${written}" bukan jumlah kali.`,
    unknownAction: (action, known) => `Tindakan "${action}" tidak dikenal. Yang ada: ${known.join(', ')}.`,
    nameAction: (known) => `Sebutkan apa yang akan dilakukan: ${known.join(', ')}.`,
    nameLanguage: 'Sebutkan bahasanya. Opsi --help menunjukkan caranya.',
    nameFile: 'Sebutkan filenya. Opsi --help menunjukkan caranya.',
    nameFolder: 'Sebutkan foldernya. Opsi --help menunjukkan caranya.',
    namePriceFile: (action) => `Sebutkan filenya: ${action} prices.xlsx.`,
    oneTooMany: (word) => `Kata "${word}" berlebih.`,
    optionOfOther: (option, action) => `--${option} hanya untuk "${action}".`,
    noThreshold: (written) => `Batasnya "${written}"; isinya harus angka persen, misalnya 20.`,
  },

  help: {
    options: '[opsi]',
    lang: {
      value: 'BAHASA',
      help: (languages) => `Bahasa yang dipakai: ${languages}. Biasanya bahasa komputer.`,
    },
    help: 'Menampilkan teks ini.',
    commands: {
      check: {
        summary:
          'Memeriksa isi situs dan tidak menulis apa pun. Kode keluar 0: tanpa kesalahan, 1: ada kesalahan, 2: perintah tidak dimengerti.',
        options: {
          data: dataOption,
          format: { value: 'FORMAT', help: 'pretty (biasanya), json atau github.' },
          all: {
            help: 'Menampilkan setiap temuan selengkapnya; yang sejenis dalam satu file, seratus yang pertama.',
          },
          acknowledged: { help: 'Menampilkan peringatan yang sudah dicatat dalam data, dan alasannya.' },
          publish: {
            help: 'Menjadikan kesalahan apa yang tidak boleh tayang: isi sementara, contoh, formulir yang tidak sampai.',
          },
          fix: {
            help: 'Merapikan yang hanya bisa dirapikan dengan satu cara, dan menampilkan perubahannya.',
          },
          'dry-run': { help: 'Dengan --fix: menampilkan yang akan berubah, tidak menulis apa pun.' },
          today: {
            value: 'TANGGAL',
            help: 'Hari lain sebagai hari ini, misalnya 2030-12-31, untuk yang ada batas waktunya.',
          },
        },
      },
      compile: {
        summary: 'Menulis modul bertipe yang dihasilkan dari isi situs, untuk editor dan pemeriksaan tipe.',
        options: { data: dataOption },
      },
      build: {
        summary:
          'Membangun situs statis. Kode keluar 0: sudah dibangun, 1: ada kesalahan, 2: perintah tidak dimengerti.',
        options: {
          data: dataOption,
          out: outOption,
          'site-url': siteUrlOption,
          'server-config': {
            value: 'FOLDER',
            help: 'Juga menulis nginx.conf dan Caddyfile untuk situs ini ke folder tersebut.',
          },
        },
      },
      start: {
        summary:
          'Membangun situs lalu menyajikannya untuk komputer ini. PORT memilih port lain, HOST=0.0.0.0 membukanya bagi yang lain.',
        options: { data: dataOption, out: outOption, 'site-url': siteUrlOption },
      },
      dev: {
        summary: 'Menyajikan situs selama data dan kodenya diubah. PORT memilih port lain.',
        options: { data: dataOption },
      },
      preview: {
        summary:
          'Menyajikan situs yang sudah dibangun untuk komputer ini. PORT memilih port lain, HOST=0.0.0.0 membukanya bagi yang lain.',
        options: { out: { value: 'FOLDER', help: 'Folder situs yang lain (biasanya dist).' } },
      },
      translations: {
        calls: [
          '',
          'accept [BAHASA] [KUNCI …]',
          'export BAHASA [FILE.po]',
          'import FILE.po [BAHASA]',
          'pseudo FOLDER',
          'style [BAHASA [ATURAN …]]',
        ],
        summary: `Menampilkan apa yang sudah diterjemahkan, dan apa yang belum ada, usang, atau tampak salah.
style menghitung temuan aturan gaya di glosarium: di semua bahasa, di bagian-bagian satu bahasa, atau tiap tempat sebuah aturan;
accept mencatat bahwa terjemahan sudah sesuai; export dan import bertukar teks dengan penerjemah;
pseudo menulis folder data dengan bahasa rekaan yang menunjukkan apa yang belum diterjemahkan.
Kode keluar 0: baik, 1: ada kesalahan (dengan --strict juga terjemahan usang dan keraguan), 2: perintah tidak dimengerti.`,
        options: {
          data: dataOption,
          strict: { help: 'Gagal bila ada terjemahan yang usang atau belum dicatat, atau ada keraguan.' },
          new: { help: 'accept: hanya terjemahan yang belum dicatat.' },
          'dry-run': { help: 'import: menampilkan yang akan berubah, tidak menulis apa pun.' },
          'accept-large-changes': {
            help: 'import: kata yang lain untuk lebih dari 30 % teks sebuah bahasa memang dimaksudkan.',
          },
        },
      },
      prices: {
        calls: ['export FILE.xlsx|FILE.csv', 'import FILE.xlsx|FILE.csv', 'diff [REVISI]'],
        summary: `Tabel harga ke spreadsheet dan kembali, dan perubahan harga sejak suatu versi di Git (biasanya HEAD).
Tanpa --lang, bahasanya adalah bahasa operator yang tercantum di site.json.
Kode keluar 0: selesai, 1: ditolak, atau ada perubahan besar yang belum disetujui, 2: perintah tidak dimengerti.`,
        options: {
          data: dataOption,
          threshold: {
            value: 'PERSEN',
            help: 'Perubahan yang lebih besar harus disetujui (biasanya 20).',
          },
          'accept-large-changes': {
            help: 'Menyetujuinya; begitu pula ACCEPT_LARGE_PRICE_CHANGES=yes di lingkungan.',
          },
          'dry-run': { help: 'import: menampilkan perubahannya dan tidak menulis apa pun.' },
          overwrite: { help: 'export: mengganti file yang sudah ada.' },
          format: {
            value: 'FORMAT',
            help: 'diff: pretty (biasanya) atau markdown, untuk ringkasan pull request.',
          },
        },
      },
      new: {
        calls: ['package NAMA', 'destination NAMA', 'day NAMA', 'ownPage NAMA', 'language KODE'],
        summary: `Membuat isian baru dengan semua filenya; teks yang harus ditulis diawali "TODO:" dan disebut oleh pemeriksaan.
Di terminal, yang masih kurang akan ditanyakan. Kalau hasilnya akan salah, tidak ada yang ditulis.
Kode keluar 0: selesai, 1: tidak dilakukan, 2: perintah tidak dimengerti.`,
        options: {
          data: dataOption,
          region: { value: 'NAMA', help: 'package, destination: wilayahnya.' },
          category: { value: 'NAMA', help: 'package: kategorinya; destination: jenisnya.' },
          destinations: { value: 'NAMA,NAMA', help: 'package, day: destinasi yang dikunjungi.' },
          length: { value: '12 atau 4h', help: 'package: lamanya dalam hari, atau dalam jam (4h).' },
          days: { value: 'NAMA,NAMA', help: 'package: hari-hari dalam rencananya, sesuai urutan.' },
          image: { value: 'NAMA', help: 'package, destination: gambarnya.' },
          path: { value: 'ALAMAT', help: 'destination atau ownPage: alamatnya.' },
          name: { value: 'NAMA', help: 'language: namanya dalam bahasa itu sendiri.' },
          locale: { value: 'KODE', help: 'language: bahasa dan negara untuk cara menulis angka.' },
          direction: { value: 'ltr|rtl', help: 'language: arah tulisannya.' },
        },
      },
      rename: {
        calls: [
          'package LAMA BARU',
          'destination LAMA BARU',
          'section LAMA BARU',
          'ownPage LAMA BARU',
          'option LAMA BARU',
          'day LAMA BARU',
          'season LAMA BARU',
          'closure LAMA BARU',
          'offer LAMA BARU',
          'ageGroup LAMA BARU',
        ],
        summary: `Mengganti nama isian di semua tempat yang menyebutnya, dan mengantar dari alamat lama kalau alamatnya berubah.
Kalau hasilnya akan salah, tidak ada yang diubah. Kode keluar 0: selesai, 1: tidak dilakukan, 2: perintah tidak dimengerti.`,
        options: {
          data: dataOption,
          path: {
            value: 'ALAMAT',
            help: 'destination, section, atau ownPage: alamat barunya, misalnya /places/reef.',
          },
          'dry-run': { help: 'Menampilkan yang akan berubah, tidak menulis apa pun.' },
        },
      },
      remove: {
        calls: [
          'package NAMA',
          'destination NAMA',
          'section NAMA',
          'ownPage NAMA',
          'option NAMA',
          'day NAMA',
          'season NAMA',
          'closure NAMA',
          'offer NAMA',
          'ageGroup NAMA',
          'language KODE',
        ],
        summary: `Menghapus isian beserta filenya, teksnya, dan penyebutannya dalam daftar, lalu mengantar dari alamatnya ke halaman lain.
Kalau masih ada yang membutuhkannya, itu ditampilkan dan tidak ada yang diubah. Kode keluar 0: selesai, 1: tidak dilakukan, 2: perintah tidak dimengerti.`,
        options: {
          data: dataOption,
          to: {
            value: 'ALAMAT',
            help: `Alamat tujuan bagi yang membuka halaman itu; tanpa opsi ini: untuk paket, bagian yang memuatnya; untuk
destinasi, daftar semua destinasi; selain itu beranda. Untuk bahasa: kode bahasa lain; tanpa opsi ini: bahasa pengganti.`,
          },
          'dry-run': { help: 'Menampilkan yang akan berubah, tidak menulis apa pun.' },
        },
      },
      schemas: {
        summary: 'Menulis JSON Schema yang dibaca editor, dari skema data.',
        options: {},
      },
      illustrations: {
        calls: ['[ADEGAN …]'],
        summary: `Menggambar ilustrasi situs dari adegannya: semua, atau yang disebutkan.
Selama ada adegan yang salah, tidak ada yang digambar. Kode keluar 0: selesai, 1: ada kesalahan atau belum diperbarui, 2: salah pakai.`,
        options: {
          check: { help: 'Menyebut gambar yang tidak sesuai dengan adegannya, tanpa menulis apa pun.' },
          scenes: { value: 'FOLDER', help: 'Folder adegan yang lain.' },
          out: { value: 'FOLDER', help: 'Folder gambar selain data/images.' },
        },
      },
      bench: {
        calls: [
          '',
          'damage',
          'tap',
          'compare SEBELUM SESUDAH',
          'view [KELOMPOK …]',
          'scale [PAKET …]',
          'kills [PERINTAH …]',
        ],
        summary: `Mengukur pemeriksaan dibandingkan dengan program yang tidak melakukan apa pun.
damage: merusak data sedikit demi sedikit, di memori, dan menghitung yang dilaporkan di file dan barisnya.
tap: mengukur seberapa cepat halaman berikutnya muncul setelah ketukan, di Chromium.
compare: menyebut apa yang berbeda antara dua situs hasil bangunan, selain hash dalam nama.
view: mengukur seberapa cepat satu halaman tiap kelompok tampil dan tenang di ponsel yang lambat, di Chromium dan
menurut Lighthouse, di samping halaman yang sama tanpa skrip.
scale: mengukur waktu dan memori pemeriksaan dan pembangunan, dengan data yang diperbanyak sampai 20, 200, dan 2000 paket.
kills: mematikan perintah yang mengubah sesuatu pada saat acak, lalu mencari yang tertinggal setengah jadi.`,
        options: {
          runs: {
            value: 'N',
            help: 'Berapa kali tiap pengukuran; yang dipakai mediannya (biasanya 7, untuk view 5, untuk scale 3). Juga untuk tap. kills: berapa kali mematikan (biasanya 200).',
          },
          every: {
            value: 'N',
            help: 'damage: mencoba satu dari sekian kerusakan (biasanya 97; 1 makan waktu sekitar satu jam).',
          },
          files: {
            value: 'AWAL',
            help: 'damage: hanya file yang jalurnya berawal begitu, misalnya prices/.',
          },
          list: { help: 'damage: menampilkan yang tidak dilaporkan di barisnya, sah atau tidak.' },
          site: {
            value: 'FOLDER',
            help: 'view: folder lain untuk situs yang sudah dibangun (biasanya dist).',
          },
          only: {
            value: 'NAMA',
            help: 'view: hanya chromium, atau hanya lighthouse, yang pertama kali diambil ke .cache/. scale: hanya check atau build.',
          },
          keep: { help: 'scale: membiarkan data dan situsnya di .cache/bench-scale/.' },
          format: { value: 'FORMAT', help: 'view, scale: pretty (biasanya) atau json.' },
          seed: { value: 'N', help: 'kills: setiap angka memberi saat-saat yang lain (biasanya 1).' },
        },
      },
      mutants: {
        calls: ['BAGIAN (domain, i18n, atau compiler)'],
        summary: `Mengubah kode satu bagian sedikit demi sedikit, pada salinan, dan melihat apakah tes menyadarinya.
Menampilkan berapa bagian yang disadari dan apa yang lolos; kurang dari 85 % berarti gagal.
Yang boleh lolos tertulis di tests/mutants/survivors.json, masing-masing dengan alasannya.
Hasil disimpan: lain kali hanya yang bisa berubah oleh kode dan tes baru yang dicoba lagi.`,
        options: {
          files: { value: 'POLA', help: "Hanya file ini, misalnya 'scripts/compiler/map/**'." },
          fresh: { help: 'Mencoba semuanya lagi, seperti yang perlu setelah tes atau contohnya diubah.' },
        },
      },
      test: {
        summary:
          'Menjalankan semua pemeriksaan dan pengujian, seperti CI: tipe, gaya, kode tak terpakai, unit, pembangunan, browser.',
        options: {
          quick: { help: 'Melewatkan pengujian yang membangun situs dan membuka browser.' },
          changed: {
            help: 'Hanya tes yang menyangkut perubahan sejak commit terakhir; tes situs jadi kalau situsnya mungkin berbeda.',
          },
        },
      },
    },
  },

  illustrations: {
    unreadable: (folder) => `Folder adegan "${folder}" tidak bisa dibaca`,
    noScene: (name, hint, known) =>
      `Tidak ada adegan "${name}". ${hint ?? `Yang dikenal: ${known.join(', ')}.`}`,
    drawn: (name, kilobytes, state) =>
      `${name}: ${decimal(kilobytes)} kB, ${{ unchanged: 'tidak berubah', stale: 'BELUM DIPERBARUI', written: 'ditulis' }[state]}`,
    stale: (count, all) => `${count} dari ${all} file belum diperbarui: jalankan "npm run illustrations".`,
    unknownName: (kind, name, hint) => {
      const noun = { colour: 'warna dalam palet', layer: 'lapisan' }[kind];
      return {
        message: `Tidak ada ${noun} bernama "${name}".`,
        hint: hint ?? `Tambahkan ${noun} itu, atau perbaiki namanya.`,
      };
    },
    unusedColour: (colour) => ({
      message: `Tidak ada lapisan gambar yang memakai warna "${colour}".`,
      hint: 'Hapus dari palet, atau pakai.',
    }),
    sameFile: (file, other) => ({
      message: `Gambar "${file}" sudah dipakai oleh ${other}.`,
      hint: 'Beri salah satunya file lain.',
    }),
    invalidText: (rule, found) => ({
      message: `${rule}; yang tertulis ${found}.`,
      hint: 'Tulis seperti pada contoh.',
    }),
  },

  mutants: {
    namePart: (known) => `Sebutkan satu bagian kode: ${known.join(', ')}.`,
    noFile: (folder, glob) => `Tidak ada file di ${folder} yang bernama ${glob}.`,
  },

  compare: {
    only: (which, path) => `hanya ${{ before: 'sebelum', after: 'sesudah' }[which]}: ${path}`,
    changed: (path) => `berubah: ${path}`,
    summary: (same, changed, only) =>
      `${same} file sama, ${changed} berubah, ${only} hanya ada di salah satu situs.`,
    nameTwo: 'Sebutkan dua folder situs: compare SEBELUM SESUDAH.',
  },

  view: {
    noLighthouse: (version) =>
      `Lighthouse ${version} tidak bisa diambil: untuk itu perlu jaringan. Opsi --only chromium tidak memerlukannya.`,
  },

  build: {
    steps: {
      checking: 'Memeriksa dan mengolah isi situs',
      bundling: 'Membundel kode',
      rendering: 'Membuat halaman',
      pictures: 'Membuat gambar',
      finishing: 'Menyelesaikan',
    },
    unchanged: 'Tidak ada yang berubah sejak pembuatan terakhir.',
    rendered: (made, reused) => `${made} halaman dibuat, ${reused} tetap`,
    madeAgain: (path) => `Simpanan di ${path} rusak, jadi dibuat lagi.`,
    notMade: 'Situs tidak dapat dibuat; yang terakhir tetap seperti semula',
    cacheGone: 'Simpanan terhapus ketika sedang dipakai. Jalankan lagi perintahnya.',
    pictures: (made, reused) => `${made} dibuat, ${reused} tetap`,
    weights: ({ scripts, data, pictures, documents }) =>
      `skrip ${weight(scripts)}, data ${weight(data)}, gambar pertama ${weight(pictures)}, dokumen ${weight(documents)} (seperti yang dikirim, halaman terberat)`,
    tooHeavy: (address, weights) => `Halaman ${address} terlalu berat: ${weights}.`,
    searchWeight: (search) => `pencarian tur ${weight(search)} (seperti yang dikirim, bahasa terberat)`,
    searchTooHeavy: (file, weights) =>
      `Yang dimuat untuk mencari tur terlalu berat, dengan ${file}: ${weights}. Persingkat teks paket dan hari di dalamnya.`,
    deadLinks: (count) => `${count} tautan tidak menuju ke mana pun:`,
    unusablePictures: 'Gambar-gambar ini tidak bisa diolah:',
    turnedPicture:
      'arahnya diputar oleh catatan yang tidak dibaca semua program; simpan ulang dalam posisi tegak',
    damagedPicture: (reason) => `filenya rusak (${reason}). Simpan ulang sebagai JPEG atau PNG.`,
    done: (folder) => `Situs ada di ${folder}.`,
  },

  serverConfig: {
    nginx:
      'Untuk nginx: taruh file ini di /etc/nginx/conf.d/, dan file-file situs di tempat yang disebut "root". Sertifikat dipasang oleh certbot.',
    caddy:
      'Untuk Caddy: taruh file ini sebagai /etc/caddy/Caddyfile, dan file-file situs di tempat yang disebut "root". Caddy mengurus sertifikatnya sendiri.',
    again:
      'Dibuat oleh "npm run build -- --server-config FOLDER": buat lagi kalau bahasa, pengalihan, atau programnya berubah.',
    done: (folder) => `File untuk nginx dan Caddy ada di ${folder}.`,
  },

  serve: {
    recompiled: (counts, written) => `Isi situs sudah diolah: ${counts}, ${written} modul ditulis.`,
    siteAt: (url) => `Situs ada di ${url} (Ctrl+C menghentikannya).`,
    appAt: (url) => `Situs yang sedang disunting ada di ${url} (Ctrl+C menghentikannya).`,
    noSite: (folder) => `Tidak ada situs di "${folder}". Jalankan dulu "npm run build".`,
    portTaken: (port, other) =>
      `Port ${port} sudah dipakai. Hentikan program yang memakainya, atau pilih port lain: PORT=${other}.`,
    portUnusable: (port) => `Port ${port} tidak bisa dipakai`,
  },

  schemas: {
    written: (written, removed, unchanged) => `${written} ditulis, ${removed} dihapus, ${unchanged} tetap.`,
  },

  fixes: {
    done: (count, isDryRun) =>
      count === 0
        ? 'Tidak ada yang bisa dirapikan secara otomatis.'
        : `${count} tempat ${isDryRun ? 'bisa dirapikan; belum ada yang ditulis.' : 'sudah dirapikan.'}`,
    invisibleMark: 'tanda yang tidak terlihat',
    nothing: 'tidak ada',
    noLineBreak: 'tanpa ganti baris di akhir',
    lineBreak: 'ganti baris',
  },

  entries: {
    nameKind: (kinds) => `Sebutkan apa yang akan dibuat: ${explained(kinds)}.`,
    nameRenamable: (kinds) => `Sebutkan apa yang akan diganti namanya: ${explained(kinds)}.`,
    nameId: (kind) =>
      kind === 'language'
        ? 'Sebutkan kodenya: npm run new -- language KODE'
        : `Sebutkan namanya, dalam satu kata: npm run new -- ${kind} NAMA`,
    nameRemovable: (kinds) => `Sebutkan apa yang akan dihapus: ${explained(kinds)}.`,
    nameGone: (kind) =>
      `Sebutkan nama yang dihapus: npm run remove -- ${kind} ${kind === 'language' ? 'KODE' : 'NAMA'}`,
    nameIds: (kind) => `Sebutkan nama lama dan nama barunya: npm run rename -- ${kind} LAMA BARU`,
    missing: 'Opsi berikut masih kurang:',

    taken: (kind, id) => `Sudah ada ${nouns[kind]} bernama "${id}". Pilih nama lain.`,
    hasLanguage: (code) =>
      `Situs ini sudah punya bahasa "${code}". "npm run translations" menampilkan terjemahannya.`,
    noId: (id) =>
      `"${id}" tidak bisa dipakai sebagai nama: nama terdiri dari huruf, angka, dan tanda hubung tunggal, misalnya "tur-baru".`,
    noLanguageCode: (code) => `"${code}" bukan kode bahasa: kodenya terdiri dari dua atau tiga huruf kecil.`,
    neededLanguage: (code) =>
      `Situs ini membutuhkan bahasa "${code}": di site.json bahasa itu adalah bahasa utama, bahasa pengganti, atau bahasa operator. Tetapkan dulu bahasa lain di sana.`,
    noEntry: (kind, id) => `Tidak ada ${nouns[kind]} bernama "${id}".`,
    idsStandIn: (folder) => `Yang dipakai adalah nama file di folder ${folder}/, tanpa ".json".`,
    idsListed: (file) => `Namanya ada di ${file}.`,
    noOwnAddress:
      'Hanya destinasi, bagian, dan halaman sendiri yang alamatnya bisa diberikan dengan --path; hapus --path.',

    intro: (kind, id) =>
      `Beberapa pertanyaan tentang ${nouns[kind]} "${id}". Enter memakai jawaban dalam [ ]; Ctrl+C membatalkan, dan tidak ada yang ditulis.`,
    questions: {
      region: (kind) => `Wilayah ${nouns[kind]} ini`,
      category: 'Kategori paket ini',
      destinationCategory: 'Jenis destinasi ini',
      destinations: (kind) => `Destinasi yang dikunjungi ${kind === 'day' ? 'pada hari itu' : 'paket ini'}`,
      length: 'Lamanya dalam hari, seperti 12, atau dalam jam, seperti 4h; kosong: sama dengan rencananya',
      days: 'Hari-hari dalam rencana perjalanannya, sesuai urutan',
      image: (kind) => `Gambar yang ditampilkan sampai ${nouns[kind]} ini punya gambar sendiri`,
      path: 'Alamat halamannya, tanpa kode bahasa',
      name: 'Nama bahasa itu, ditulis dalam bahasa itu sendiri',
      locale: 'Kode bahasa dan negara untuk cara menulis angka dan tanggal',
      direction: 'Arah tulisan: ltr dari kiri ke kanan, rtl dari kanan ke kiri',
    },
    chooseOne: 'Pilih satu',
    chooseSome: 'Pilih satu atau beberapa, pisahkan dengan koma',
    none: 'tidak ada',
    needed: 'Pertanyaan ini perlu dijawab.',
    noLength: (answer) =>
      `"${answer}" bukan lama perjalanan: tulis hari dari 1 sampai ${MOST_DAYS}, seperti 12, atau jam sampai 24, seperti 4h atau 1.5h.`,
    noChoice: (answer) => `Tidak ada "${answer}".`,

    written: (path, isDryRun) => `${isDryRun ? 'akan ditulis' : 'ditulis'}: ${path}`,
    removed: (path, isDryRun) => `${isDryRun ? 'akan dihapus' : 'dihapus'}: ${path}`,
    alsoGone: (kind, id) =>
      `${nouns[kind].charAt(0).toUpperCase()}${nouns[kind].slice(1)} "${id}" ikut dihapus.`,
    newFindings: 'Temuan yang sebelumnya tidak ada:',
    moved: (from, to) => `Siapa pun yang membuka ${from} diantar ke ${to}.`,
    nothingWritten: 'Tidak ada yang ditulis.',
    checked: (counts) =>
      `Hasil pemeriksaan: ${counts}. "npm run check" menampilkan apa yang masih harus ditulis.`,

    next: {
      addActivities: (day) =>
        `Tambahkan kegiatannya di days/${day}.json, lalu masukkan "${day}" ke sebuah rencana di itineraries/.`,
      seePage: (path) =>
        `Halamannya ${path}, dan destinasi ini otomatis muncul di halaman destinasi; untuk menu, lihat navigation.json.`,
      seeOwnPage: (path) => `Halamannya ${path}; tautannya ada di bagian bawah setiap halaman.`,
      translate: (code) =>
        `Teksnya: npm run translations -- export ${code}, terjemahkan filenya, lalu npm run translations -- import ${code}.po`,
      listedOn: (paths) =>
        `Paket ini otomatis muncul di ${paths.join(', ')}; untuk tempat tersendiri di menu, lihat navigation.json.`,
      listedNowhere:
        'Belum ada halaman yang memuat paket ini: tambahkan wilayah dan kategorinya ke sebuah file di sections/, atau paketnya ke navigation.json.',
      addDays: (packageId) => `Tambahkan hari-harinya di itineraries/${packageId}.json.`,
    },
    placeholders: {
      firstActivity: 'Kegiatan pertama pada hari itu.',
      rating: 'Nilai untuk destinasi baru ini.',
      priceFrom: 'Harga terendah perjalanan ke destinasi baru ini.',
      point: 'Titiknya di peta; yang tertulis sekarang adalah kantor.',
      image: 'Gambar destinasi ini sendiri.',
    },
  },

  translations: {
    title: (language, texts) => `Diterjemahkan dari "${language}" (${texts} teks)`,
    all: 'semua',
    states: { missing: 'belum ada', stale: 'usang', unrecorded: 'belum dicatat' },
    terms: 'Istilah glosarium yang ditulis lain, mungkin memang sengaja:',
    term: (language, source, wanted) => `${language}: "${source}" seharusnya "${wanted}", tetapi tidak di`,
    unrecorded:
      'Belum dicatat: jalankan "npm run translations -- accept --new" kalau teks-teks ini sudah benar.',
    recorded: (language, texts) => `${language}: ${texts} teks dicatat sudah sesuai.`,

    mendFirst: 'Perbaiki dulu kesalahan ini; setelah itu terjemahannya bisa dilihat.',
    isSource: (code) => `"${code}" adalah bahasa asal semua terjemahan.`,
    noLanguage: (code, suggestion) =>
      `Situs ini tidak punya bahasa "${code}". ${suggestion ?? 'Tidak ada bahasa lain.'}`,
    noText: (key, language, suggestion) =>
      `Tidak ada teks "${key}" dalam "${language}". ${suggestion ?? 'Lihat nama-namanya di laporan.'}`,
    lockUnreadable: (file) =>
      `File "${file}" tidak bisa dibaca. Kembalikan versi terakhir yang masih benar; kalau dua orang mengubahnya, simpan baris dari keduanya.`,

    exported: (texts, file, open) =>
      `${texts} teks ada di ${file}, ${open} di antaranya perlu diterjemahkan.`,
    keepValues: (names) => `Pertahankan dalam teks: ${braced(names)}`,
    glossaryTerm: (term, wanted) => `Glosarium: ${term} = ${wanted}`,

    notSound: (line) =>
      `File ini bukan file PO yang benar: baris ${line} tidak bisa dibaca. Apakah ada tanda kutip yang kurang?`,
    keyTwice: 'Sebuah kunci muncul dua kali dalam file PO. Kirim setiap teks satu kali saja.',
    languageUnknown: 'File PO ini tidak menyebut bahasanya: di awalnya perlu ada "Language: …".',
    otherLanguage: (head, asked) =>
      `Kepala file PO menyebut "Language: ${head}", padahal seharusnya "${asked}". Betulkan yang salah di antara keduanya; tidak ada yang diubah.`,
    unknownCharset: (charset) =>
      `Kepala file PO menyebut pengodean "${charset}", yang tidak dikenal. Simpan file sebagai UTF-8.`,
    notInCharset: (charset, line) =>
      `File PO tidak memakai pengodean "${charset}" yang seharusnya, seperti terlihat di baris ${line}. Simpan sebagai UTF-8, dengan "charset=UTF-8" di kepalanya; tidak ada yang diubah.`,
    needsAcceptance: (changed, all, language) =>
      `Tidak ada yang diubah: ${changed} dari ${all} teks dalam "${language}" akan berganti kata. Benarkah file ini untuk bahasa itu? Kalau ya, jalankan lagi dengan --accept-large-changes.`,
    askLarge: (changed, all, language) =>
      `${changed} dari ${all} teks dalam "${language}" berganti kata. Tuliskan? (ya/tidak) `,
    passedOver: (key) => `${key}: dilewati, karena teks ini sudah tidak ada.`,
    listIncomplete: (missing) => ({
      message: `"${missing}" dalam daftar yang sama belum diterjemahkan.`,
      hint: 'Terjemahkan seluruh daftarnya.',
    }),
    nothingChanged: 'Tidak ada yang diubah.',
    imported: (texts, isDryRun) => `${texts} teks ${isDryRun ? 'akan berubah' : 'sudah diubah'}.`,

    folderNotEmpty: (folder) => `Folder "${folder}" tidak kosong. Sebutkan folder yang baru.`,
    pseudoWritten: (code, folder) =>
      `Data dengan bahasa rekaan "${code}" ada di ${folder}. Lihat dengan: npm start -- --data ${folder}`,
  },

  prices: {
    sheet: {
      ofNights: (nights) => `Semua paket menginap lain dengan ${nights} malam`,
      ofOptions: (whom, options) => `${whom}: ${options}`,
      usedBy: (packages) => `Tampil di: ${packages}`,
      usedByNone: 'Saat ini tidak tampil di halaman mana pun',
      unit: (currency, notes) =>
        `Harga per orang dalam ${currency}. Ubah sel putih saja; caranya ada di lembar “${notes}”.`,
      groupUnit: (currency, notes) =>
        `Harga untuk satu rombongan atau kendaraan dalam ${currency}. Ubah sel putih saja; caranya ada di lembar “${notes}”.`,
      listUnit: (currency, notes) =>
        `Jumlah uang dalam ${currency}. Ubah sel putih saja; caranya ada di lembar “${notes}”.`,
      band: 'Rombongan',
      price: 'Harga',
      amount: 'Jumlah uang',
      percent: 'Persen',
      sharePercent: 'Persen dari harga dewasa',
      changePercent: 'Perubahan dalam persen',
      changeAmount: 'Perubahan dalam uang',
      ask: 'tanya',
      allTables: 'Semua tabel lain',
      single: 'Kamar untuk satu orang',
      offer: 'Penawaran khusus',
      table: 'Tabel',
      notes: 'Cara pakai',
      tableColumn: 'Tabel untuk',
    },
    aboutSeason: (dates) => `Harga tersendiri pada musim ini: ${dates}.`,
    lists: {
      seasons: {
        name: 'Musim',
        about:
          'Yang ditambahkan pada harga selama suatu musim, atau dikurangi jika kurang dari 0. Satu tabel boleh berbeda dari yang lain.',
        headings: ['Musim', 'Kapan', 'Tabel'],
      },
      children: {
        name: 'Anak',
        about: 'Yang dibayar anak: persen dari harga dewasa, atau jumlah uang. 0 berarti gratis.',
        headings: ['Usia', 'Tabel'],
      },
      single: {
        name: 'Kamar untuk satu orang',
        about: 'Tambahan untuk kamar yang diisi satu orang. 0 berarti tanpa tambahan.',
        headings: ['Untuk', 'Tabel'],
      },
      offers: {
        name: 'Penawaran khusus',
        about: 'Potongan pada penawaran khusus: selalu kurang dari 0.',
        headings: ['Penawaran khusus', 'Hari berangkat'],
      },
    },
    notes: (currency, examples, threshold) => [
      'CARA MEMAKAI BERKAS INI',
      `1. Ubah harga di sel putih. Harga dalam ${currency}; bagian atas setiap lembar menyebut apakah per orang atau per rombongan.`,
      '2. Biarkan kode abu-abu dalam kurung siku apa adanya: kode itu menandai setiap harga. Baris boleh diurutkan, kolom dan lembar boleh dipindah, dan kolom, baris, atau lembar catatan sendiri boleh ditambahkan.',
      `3. Semua tulisan ini dimengerti: ${examples}. Yang bisa dibaca dengan dua cara ditolak, disertai nama lembar dan selnya, dan tidak ada yang berubah.`,
      '4. Sel dengan tanda persen berisi persen: 15% atau -7,5%. Di tempat harga harus ditanyakan, selnya berisi “tanya”. Sel abu-abu tidak diisi: sebuah harga diberikan dalam persen atau dalam uang, dan yang mana ditentukan di folder data.',
      '5. Sel kosong, atau baris dan lembar yang hilang, berarti harganya tetap. Dari sini tidak ada yang bisa terhapus.',
      '6. Simpan sebagai .xlsx atau .csv. Lalu lihat apa yang akan berubah: npm run prices -- import BERKAS --dry-run',
      `7. Tuliskan perubahannya: npm run prices -- import BERKAS. Perubahan lebih dari ${threshold} % harus disetujui dulu.`,
      '8. Periksa halamannya dengan npm start, lalu terbitkan.',
    ],
    report: {
      none: 'Tidak ada harga yang berubah.',
      changed: (count) => `Harga yang berubah: ${count}`,
      table: 'Tabel',
      band: 'Rombongan',
      tier: 'Kelas',
      before: 'Lama',
      after: 'Baru',
      percent: 'Selisih',
      tableAdded: (table) => `Tabel baru: ${table}`,
      tableRemoved: (table) => `Tabel dihapus: ${table}`,
      bandAdded: (table, band) => `Ukuran rombongan baru di ${table}: ${band}`,
      bandRemoved: (table, band) => `Ukuran rombongan dihapus dari ${table}: ${band}`,
      tierAdded: (table, tier) => `Kelas baru di ${table}: ${tier}`,
      tierRemoved: (table, tier) => `Kelas dihapus dari ${table}: ${tier}`,
      servesChanged: (table) => `Sekarang berlaku untuk paket lain: ${table}`,
      perChanged: (table) => `Harga kini untuk rombongan, bukan untuk orang, atau sebaliknya: ${table}`,
      rowAdded: (table, row) => `Baru di ${table}: ${row}`,
      rowRemoved: (table, row) => `Dihapus dari ${table}: ${row}`,
      rowRewritten: (table, row) =>
        `Kini dalam persen, bukan jumlah uang, atau sebaliknya, di ${table}: ${row}`,
      calendar: 'Musim dan penawaran khusus',
      more: (count) => `… dan ${count} lagi.`,
      large: (mark, threshold) =>
        `Bertanda ${mark}: perubahan lebih dari ${threshold} %, atau harga yang dihapus.`,
      heading: (revision) => `Perubahan harga sejak ${revision}`,
      unreadable: (file, revision) =>
        `${file} tidak bisa dibandingkan (${revision}) karena ada kesalahan di dalamnya; “npm run check” menunjukkannya.`,
      now: 'sekarang',
    },
    remarks: {
      ambiguous: ({ text, example }) =>
        `“${text}” bisa dibaca dengan lebih dari satu cara. Tulis tanpa pemisah ribuan, misalnya ${example}.`,
      twoReadings: ({ text, thousands, small }) =>
        `“${text}” bisa dibaca dengan lebih dari satu cara. Tulis ${thousands} atau ${small}, sesuai yang dimaksud.`,
      notAnAmount: ({ text, example }) =>
        `“${text}” bukan jumlah uang. Tulis dengan angka, misalnya ${example}.`,
      notWhole: ({ text, example }) =>
        `${text} bukan bilangan bulat. Bulatkan, atau tulis angka lengkapnya, misalnya ${example}.`,
      tooManyDecimals: ({ text, decimals }) => `${text} punya lebih dari ${decimals} desimal. Bulatkan.`,
      notPositive: ({ text }) =>
        `${text} bukan harga; harga harus lebih dari 0. Untuk mempertahankan harga lama, kosongkan selnya.`,
      date: ({ example }) =>
        `programnya telah mengubah sel ini menjadi tanggal. Tulis harganya lagi, misalnya ${example}.`,
      otherCurrency: ({ text, mark, currency }) =>
        `“${text}” bertanda “${mark}”, padahal harga memakai ${currency}.`,
      negative: ({ text }) => `${text} kurang dari 0. Tulis biayanya; 0 berarti gratis.`,
      notLess: ({ text }) => `${text} bukan potongan: penawaran khusus harus kurang dari 0, misalnya -50.`,
      notPercent: ({ text, example }) => `“${text}” bukan persen. Tulis misalnya ${example}.`,
      percentSign: ({ text }) => `“${text}” tanpa tanda persen. Tulis ${text}% kalau maksudnya persen.`,
      percentRange: ({ text, least, most }) =>
        `${text} tidak mungkin di sini: dari ${least} % sampai ${most} %. Angka 1 berarti 100 %; tulis 15% untuk 15 persen.`,
      unknownSeason: ({ id, known }) => `tidak ada musim “${id}”. Yang ada: ${known}.`,
      unknownOffer: ({ id, known }) => `tidak ada penawaran khusus “${id}”. Yang ada: ${known}.`,
      unknownAge: ({ id, known }) => `tidak ada kelompok usia “${id}”. Yang ada: ${known}.`,
      noRow: ({ file }) =>
        `di ${file} tidak ada yang disebut baris ini. Tambahkan dulu di sana, lalu ekspor lagi.`,
      noCell: ({ text, file }) =>
        `“${text}” ada di tempat yang tidak boleh diisi: ${file} memberikannya di kolom lain. Kosongkan selnya, atau ubah bentuknya di sana.`,
      unknownTable: ({ id, known }) => `tidak ada tabel “${id}”. Yang ada: ${known}.`,
      unknownTier: ({ id, known }) => `tidak ada kelas “${id}”. Yang ada: ${known}.`,
      unknownBand: ({ id, table, known, file }) =>
        `tabel ${table} tidak punya ukuran rombongan “${id}”. Yang ada: ${known}. Yang baru ditambahkan di ${file}.`,
      twice: ({ sheet, cell }) =>
        `harga ini muncul dua kali dengan jumlah berbeda; sebelumnya di ${sheet}, sel ${cell}.`,
      noTable: ({ code }) => `tidak jelas harga ini milik tabel mana: kode ${code} hilang.`,
      noTiers: ({ code }) =>
        `baris dengan kode ${code} hilang. Ekspor lagi, lalu masukkan harga Anda ke berkas yang baru.`,
      sheetIgnored: ({ sheet }) => `Tidak dibaca karena tidak ada kode harga: ${sheet}`,
      rowIgnored: ({ sheet, row, code }) =>
        `${sheet}, baris ${row}: tidak dibaca karena ada angka tetapi tidak ada kode ${code}.`,
      blank: ({ sheet, cell, amount }) => `${sheet}, sel ${cell}: kosong; harganya tetap ${amount}.`,
    },
    import: {
      refused: 'Tidak ada yang ditulis. Sel berikut harus diperbaiki dulu:',
      refusedCell: (sheet, cell, reason) => `${sheet}, sel ${cell}: ${reason}`,
      refusedSheet: (sheet, reason) => `${sheet}: ${reason}`,
      noPrices: (file, code) =>
        `${file} tidak berisi harga yang bisa dibaca: tidak ada lembar dengan kode ${code}. Ekspor dulu, lalu ubah harga di berkas itu.`,
      missing: (what) => `Tidak ada di berkas, jadi tetap: ${what}`,
      notices: 'Perhatikan:',
      openElsewhere: (file) =>
        `${file} tampaknya sedang terbuka di program lain. Yang dibaca hanya yang sudah disimpan di sana.`,
      dryRun: 'Hanya ditampilkan: tidak ada yang ditulis.',
      written: (files) => `Sudah ditulis: ${files.join(', ')}`,
      findings: 'Tidak ada yang ditulis, karena isinya akan mengandung kesalahan:',
      newFindings: 'Catatan pemeriksaan tentang harga yang baru:',
      needsAcceptance: (threshold) =>
        `Tidak ada yang ditulis: ada perubahan lebih dari ${threshold} %. Kalau memang benar, jalankan lagi dengan --accept-large-changes.`,
      ask: (threshold) => `Ada perubahan lebih dari ${threshold} %. Tuliskan? (ya/tidak) `,
      yes: ['ya', 'y'],
      notWritten: 'Tidak ada yang ditulis.',
    },
    export: {
      written: (file, tables, prices) =>
        `${file}: tabel: ${tables}, harga: ${prices}. Setelah diubah: npm run prices -- import ${file}`,
      exists: (file) =>
        `“${file}” sudah ada, mungkin dengan harga yang belum diimpor. Pilih nama lain, atau tambahkan --overwrite.`,
      open: (file) => `“${file}” sedang terbuka di program lain. Tutup dulu di sana.`,
    },
    diff: {
      needsAcceptance: (threshold, variable) =>
        `Ada perubahan lebih dari ${threshold} %, atau ada harga yang dihapus. Kalau memang benar, jalankan dengan --accept-large-changes atau isi ${variable}=yes.`,
      accepted: 'Perubahan besar sudah disetujui.',
    },
    failures: {
      contentErrors: 'Isinya mengandung kesalahan. Jalankan “npm run check”, perbaiki, lalu coba lagi.',
      noSite: 'data/site.json mengandung kesalahan. Jalankan “npm run check”, perbaiki, lalu coba lagi.',
      extension: (file) =>
        `“${file}” harus berakhiran .xlsx atau .csv. Di program spreadsheet, pilih “Simpan sebagai”.`,
      missing: (file) => `“${file}” tidak ada.`,
      unreadable: (file) =>
        `“${file}” tidak bisa dibaca sebagai spreadsheet: rusak, atau jenisnya lain. Simpan lagi sebagai .xlsx atau .csv.`,
      csv: (file) => `“${file}” tidak bisa dibaca sebagai CSV. Simpan lagi sebagai .xlsx atau .csv.`,
      tooLarge: (file) => `“${file}” terlalu besar untuk daftar harga.`,
      strayCell: (cell) =>
        `Ada isi di sel ${cell}, jauh dari semua harga. Hapus baris dan kolom itu di program spreadsheet, lalu simpan lagi.`,
      noGit: 'Git tidak terpasang, jadi harga lama tidak bisa dilihat.',
      noRepository: 'Folder data tidak dikelola Git, jadi harga lama tidak bisa dilihat.',
      noRevision: (revision) =>
        `Git tidak mengenal versi “${revision}” di sini. Di CI, ambil dulu versi itu.`,
    },
  },
};
