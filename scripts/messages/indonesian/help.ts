import { filedKinds } from '../../../schema/collections.ts';
import type { Messages } from '../messages.ts';
import { dataOption } from './words.ts';

const filed = filedKinds.join('|');

const outOption = { value: 'FOLDER', help: 'Folder lain untuk situs (biasanya dist).' };

const siteUrlOption = { value: 'URL', help: 'Alamat situs yang terbit, sebagai ganti yang di site.json.' };

/** The commands that check, build and show a site. */
const siteHelp = {
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
        help: 'Melaporkan sebagai kesalahan apa yang tidak boleh tayang: isi sementara, contoh, formulir yang tidak sampai.',
      },
      fix: {
        help: 'Merapikan yang hanya bisa dirapikan dengan satu cara, dan menampilkan perubahannya.',
      },
      'dry-run': { help: 'Dengan --fix: menampilkan yang akan berubah, tidak menulis apa pun.' },
      today: {
        value: 'TANGGAL',
        help: 'Memeriksa seolah-olah hari ini tanggal tersebut, misalnya 2030-12-31.',
      },
    },
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
      'Membangun situs lalu menampilkannya di komputer ini. PORT memilih port lain, HOST=0.0.0.0 membukanya bagi komputer lain.',
    options: { data: dataOption, out: outOption, 'site-url': siteUrlOption },
  },
  dev: {
    summary: 'Menampilkan situs selama data dan kodenya diubah. PORT memilih port lain.',
    options: { data: dataOption },
  },
  preview: {
    summary:
      'Menampilkan situs yang sudah dibangun di komputer ini. PORT memilih port lain, HOST=0.0.0.0 membukanya bagi komputer lain.',
    options: { out: { value: 'FOLDER', help: 'Folder situs yang lain (biasanya dist).' } },
  },
  desk: {
    summary: 'Membuka penyunting folder data di peramban komputer ini.',
    options: {
      data: dataOption,
      port: { value: 'NOMOR', help: 'Port lain (biasanya 4321); 0 memakai port mana pun yang bebas.' },
      'no-open': { help: 'Hanya menampilkan alamatnya.' },
    },
  },
} satisfies Partial<Messages['help']['commands']>;

/** The commands that change data. */
const dataHelp = {
  translations: {
    calls: ['', 'accept [BAHASA] [KUNCI …]', 'export BAHASA [FILE.po]', 'import FILE.po [BAHASA]'],
    summary: `Menampilkan apa yang sudah diterjemahkan, dan apa yang belum ada, usang, atau tampak salah.
accept mencatat bahwa terjemahan sudah sesuai; export dan import bertukar teks dengan penerjemah.
Kode keluar 0: baik, 1: ada kesalahan (dengan --strict juga terjemahan yang usang atau tampak salah), 2: perintah tidak dimengerti.`,
    options: {
      data: dataOption,
      strict: { help: 'Gagal bila ada terjemahan yang usang, belum dicatat, atau tampak salah.' },
      all: { help: 'Menampilkan semua catatan selengkapnya.' },
      new: { help: 'accept: hanya terjemahan yang belum dicatat.' },
      'dry-run': { help: 'import: menampilkan yang akan berubah, tidak menulis apa pun.' },
      'accept-large-changes': {
        help: 'import: menyetujui perubahan pada lebih dari 30 % teks sebuah bahasa.',
      },
    },
  },
  prices: {
    calls: ['export FILE.xlsx|FILE.csv', 'import FILE.xlsx|FILE.csv', 'raise PERUBAHAN', 'diff [REVISI]'],
    summary: `Menulis tabel harga ke spreadsheet dan membacanya kembali; menampilkan perubahan harga sejak suatu versi di Git
(biasanya HEAD).
raise mengubah banyak harga sekaligus, dengan persen (7%, -5%) atau jumlah (+100000, -50000): harga pada baris tabel
harga. Semua jumlah lain dalam tabel, seperti harga anak, hanya berubah dengan --all;
"hubungi kami", yang gratis, persen, dan tambahan atau potongan dari musim dan penawaran di kalender tidak berubah.
File diekspor dalam bahasa operator yang tercantum di site.json, atau dalam bahasa --lang.
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
      'dry-run': { help: 'import, raise: menampilkan perubahannya dan tidak menulis apa pun.' },
      tables: { value: 'NAMA,NAMA', help: 'raise: hanya tabel harga ini (biasanya semua).' },
      tiers: { value: 'NAMA,NAMA', help: 'raise: hanya kelas akomodasi ini (biasanya semua).' },
      bands: { value: 'NAMA,NAMA', help: 'raise: hanya ukuran rombongan ini (biasanya semua).' },
      round: { value: 'JUMLAH', help: 'raise: membulatkan harga baru ke kelipatannya, seperti 50000.' },
      all: { help: 'raise: juga semua jumlah lain dalam tabel, seperti harga anak.' },
      overwrite: { help: 'export: mengganti file yang sudah ada.' },
      format: {
        value: 'FORMAT',
        help: 'diff: pretty (biasanya) atau markdown, untuk ringkasan pull request.',
      },
    },
  },
  new: {
    calls: [
      'package NAMA',
      'destination NAMA',
      'day NAMA',
      'ownPage|season|closure|offer|ageGroup|question [NAMA]',
      'language KODE',
      'site FOLDER',
    ],
    summary: `Membuat entri baru dengan semua filenya; teks yang harus ditulis diawali "TODO:" dan ditampilkan saat pemeriksaan.
Di terminal, yang masih kurang akan ditanyakan. Kalau hasilnya mengandung kesalahan, tidak ada yang ditulis.
Kalau [NAMA] tidak disebut, nama itu dibuat dari namanya dalam bahasa pengganti.
site membuat satu folder data dari nol, yang langsung bisa dibangun; FOLDER harus kosong atau belum ada.
Kode keluar 0: selesai, 1: tidak dilakukan, 2: perintah tidak dimengerti.`,
    options: {
      data: dataOption,
      region: {
        value: 'NAMA',
        help: 'package, destination: wilayahnya; site: nama daerah tempat Anda memandu.',
      },
      category: { value: 'NAMA', help: 'package: kategorinya; destination: jenisnya.' },
      destinations: {
        value: 'NAMA,NAMA',
        help: 'package, day: destinasi yang dikunjungi; question: hanya destinasi ini.',
      },
      length: { value: '12 atau 4h', help: 'package: lamanya dalam hari, atau dalam jam (4h).' },
      days: { value: 'NAMA,NAMA', help: 'package: hari-hari dalam rencananya, sesuai urutan.' },
      image: { value: 'NAMA', help: 'package, destination: gambarnya.' },
      path: { value: 'ALAMAT', help: 'destination atau ownPage: alamatnya.' },
      'name-LANGUAGE': {
        value: 'TEKS',
        help: 'Kalau [NAMA] tidak disebut: namanya dalam satu bahasa, misalnya --name-en "High season".',
      },
      'answer-LANGUAGE': {
        value: 'TEKS',
        help: 'question: jawabannya dalam satu bahasa, seperti --answer-en.',
      },
      dates: {
        value: 'TANGGAL',
        help: 'season, closure, offer: 07-01..08-31, atau dengan tahun; pisahkan dengan koma.',
      },
      change: { value: '15% atau +50000', help: 'season: tambahan harganya; offer: potongannya.' },
      'book-by': { value: 'TANGGAL', help: 'offer: hari terakhir pemesanan.' },
      ages: { value: 'USIA', help: 'ageGroup: usia termuda dan tertua, misalnya 3-11.' },
      counts: { value: 'JAWABAN', help: 'ageGroup: yes atau no: apakah dihitung dalam jumlah peserta.' },
      pages: { value: 'HALAMAN,HALAMAN', help: 'question: jenis halaman yang menjawabnya.' },
      regions: { value: 'NAMA,NAMA', help: 'closure: hanya wilayah ini.' },
      packages: { value: 'NAMA,NAMA', help: 'closure, offer, question: hanya paket ini.' },
      categories: { value: 'NAMA,NAMA', help: 'question: paket dalam kategori ini.' },
      sections: { value: 'NAMA,NAMA', help: 'question: hanya bagian ini.' },
      name: { value: 'NAMA', help: 'language: namanya dalam bahasa itu sendiri; site: nama usaha Anda.' },
      locale: { value: 'KODE', help: 'language: bahasa dan negara untuk cara menulis angka.' },
      direction: { value: 'ltr|rtl', help: 'language: arah tulisannya.' },
      place: { value: 'NAMA', help: 'site: tempat yang dikunjungi tamu.' },
      at: { value: 'LINTANG,BUJUR', help: 'destination, site: letaknya, misalnya 54.6,-3.13.' },
      landscape: { value: 'NAMA', help: 'site: pemandangan dalam gambar awalnya.' },
      trips: { value: 'JENIS,JENIS', help: 'site: jenis perjalanannya.' },
      languages: {
        value: 'KODE,KODE',
        help: 'site: bahasanya, misalnya en,de; yang pertama untuk alamat tanpa awalan.',
      },
      currency: { value: 'KODE', help: 'site: mata uangnya, misalnya CHF.' },
      price: { value: 'JUMLAH', help: 'site: kira-kira harga sehari untuk satu orang.' },
      zone: {
        value: 'ZONA',
        help: 'site, atau season, closure, offer yang pertama: zona waktu Anda, misalnya Europe/Paris.',
      },
      chat: { value: 'NAMA', help: 'site: tempat menjawab pertanyaan tamu.' },
      phone: { value: 'NOMOR', help: 'site: nomor teleponnya.' },
      email: { value: 'ALAMAT', help: 'site: alamat emailnya.' },
      url: { value: 'URL', help: 'site: alamat webnya.' },
    },
  },
  rename: {
    calls: [`${filed}|season|closure|offer|ageGroup|question|phone|channel|tier|band LAMA BARU`],
    summary: `Mengganti nama entri di semua tempat yang menyebutnya, dan mengalihkan alamat lama kalau alamatnya berubah.
Kalau hasilnya mengandung kesalahan, tidak ada yang diubah. Kode keluar 0: selesai, 1: tidak dilakukan, 2: perintah tidak dimengerti.`,
    options: {
      data: dataOption,
      path: {
        value: 'ALAMAT',
        help: 'destination, section, atau ownPage: alamat barunya, misalnya /places/reef.',
      },
      'dry-run': { help: 'Menampilkan yang akan berubah, tidak menulis apa pun.' },
    },
  },
  upgrade: {
    summary: `Menyesuaikan folder data dengan format versi perangkat lunak ini, dan melaporkan setiap perubahan.
Semuanya diubah, atau tidak ada. Kode keluar 0: selesai, atau tidak ada yang perlu dilakukan, 1: tidak dilakukan, 2: perintah tidak dimengerti.`,
    options: {
      data: dataOption,
      'dry-run': { help: 'Menampilkan yang akan berubah, tidak menulis apa pun.' },
    },
  },
  remove: {
    calls: [
      `${filed}|season|closure|offer|ageGroup|question|phone|channel NAMA`,
      'language KODE',
      'testimonial|homeStatistic|aboutStatistic|teamMember|value|popularPlace|featuredTour NAMA',
    ],
    summary: `Menghapus entri beserta file, teks, dan penyebutannya dalam daftar, lalu mengalihkan alamatnya ke halaman lain.
Kalau masih ada yang membutuhkannya, itu ditampilkan dan tidak ada yang diubah. Kode keluar 0: selesai, 1: tidak dilakukan, 2: perintah tidak dimengerti.`,
    options: {
      data: dataOption,
      to: {
        value: 'ALAMAT',
        help: `Alamat tujuan pengalihan; biasanya untuk paket bagian yang memuatnya, untuk destinasi daftar semua destinasi,
selain itu beranda. Untuk bahasa: kode bahasa lain, biasanya bahasa pengganti.`,
      },
      'dry-run': { help: 'Menampilkan yang akan berubah, tidak menulis apa pun.' },
    },
  },
} satisfies Partial<Messages['help']['commands']>;

export const help: Messages['help'] = {
  options: '[opsi]',
  lang: {
    value: 'BAHASA',
    help: (languages) => `Bahasa yang dipakai: ${languages}. Biasanya bahasa komputer.`,
  },
  help: 'Menampilkan teks ini.',
  commands: {
    ...siteHelp,
    ...dataHelp,
  },
};
