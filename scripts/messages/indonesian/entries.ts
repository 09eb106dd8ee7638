import { MAX_TOUR_DAYS } from '../../../schema/limits.ts';
import type { Messages } from '../messages.ts';
import { capitalize, quoted } from '../writing.ts';
import { nouns } from './words.ts';

type Kind = Parameters<Messages['entries']['nameId']>[0];

/** The words of the command line, each with what it means. */
const explained = (kinds: readonly Kind[]): string =>
  kinds.map((kind) => `${kind} (${nouns[kind]})`).join(', ');

const names: { readonly [Entry in keyof typeof nouns]?: string } = {
  closure: 'Alasan penutupan, seperti dibaca pengunjung,',
  ageGroup: 'Sebutan peserta seusia ini',
  question: 'Pertanyaannya',
};

export const entries: Messages['entries'] = {
  nameKind: (kinds) => `Sebutkan apa yang akan dibuat: ${explained(kinds)}, atau site untuk situs dari nol.`,
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
  notAsked: (option, known) =>
    `--${option} tidak berlaku di sini. Yang bisa dipakai: ${known.map((one) => `--${one}`).join(', ')}.`,

  taken: (kind, id) => `Sudah ada ${nouns[kind]} bernama "${id}". Pilih nama lain.`,
  hasLanguage: (code) =>
    `Situs ini sudah punya bahasa "${code}". "npm run translations" menampilkan terjemahannya.`,
  reserved: (id) => `Tabel harga memakai kata "${id}" untuk hal lain. Pilih id lain.`,
  noId: (id) =>
    `"${id}" tidak bisa dipakai sebagai nama: nama terdiri dari huruf, angka, dan tanda hubung tunggal, misalnya "tur-baru".`,
  deviceName: (id) =>
    `"${id}" tidak bisa dipakai sebagai nama: Windows memakainya untuk perangkat dan tidak bisa membuat file bernama itu. Pilih yang lain, misalnya "${id}-1".`,
  noIdInName: (kind, name) =>
    `"${name}" tidak punya huruf a sampai z untuk dijadikan nama. Sebutkan namanya dalam perintah: npm run new -- ${kind} NAMA`,
  noLanguageCode: (code) => `"${code}" bukan kode bahasa: kodenya terdiri dari dua atau tiga huruf kecil.`,
  neededLanguage: (code) =>
    `Bahasa "${code}" tidak bisa dihapus: di site.json bahasa itu adalah bahasa utama, bahasa pengganti, atau bahasa operator. Tetapkan dulu bahasa lain di sana.`,
  lastOne: (kind, id) =>
    `Tidak bisa menghapus ${nouns[kind]} "${id}": hanya itu yang ada. Tambahkan yang lain lebih dulu.`,
  noEntry: (kind, id) => `Tidak ada ${nouns[kind]} bernama "${id}".`,
  idsInFolder: (folder) => `Yang dipakai adalah nama file di folder ${folder}/, tanpa ".json".`,
  idsListed: (file) => `Namanya ada di ${file}.`,
  noOwnAddress: 'Hanya destinasi, bagian, dan halaman sendiri yang punya alamat: hapus --path.',

  intro: (kind, id) =>
    `Beberapa pertanyaan tentang ${nouns[kind]} ${id === undefined ? 'baru' : `"${id}"`}. Enter memakai jawaban dalam [ ]; Ctrl+C membatalkan, dan tidak ada yang ditulis.`,
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
    at: 'Letaknya: lintang dan bujur seperti ditampilkan peta, misalnya 46.21, 6.15',
    nameIn: (kind, language) => `${names[kind] ?? `Nama ${nouns[kind]} ini`} dalam ${inLanguage(language)}`,
    answer: (language) => `Jawabannya dalam ${inLanguage(language)}`,
    orLater: (question) => `${question}; kosong: ditulis nanti`,
    dates: (kind) =>
      `${kind === 'offer' ? 'Hari keberangkatan; kosong: semua hari' : 'Hari pertama dan terakhir'}: setiap tahun seperti 07-01 sampai 08-31, atau dalam satu tahun seperti 2030-07-01 sampai 2030-08-31; pisahkan beberapa dengan koma`,
    change: (kind) =>
      kind === 'offer'
        ? 'Potongan dari setiap harga: persen seperti 10%, atau jumlah seperti -50000'
        : 'Perubahan setiap harga: persen seperti 15% atau -10%, atau jumlah seperti +250000 atau -50000; kosong: tabel harga punya harga tersendiri untuk musim ini',
    bookBy: 'Hari terakhir pemesanan, seperti 2030-03-31; kosong: kapan saja',
    ages: 'Usia termuda dan tertua, seperti 3-11',
    counts: 'Apakah mereka dihitung dalam jumlah peserta?',
    pages: 'Jenis halaman yang menjawab pertanyaan ini',
    zone: 'Zona waktu Anda',
    limits: {
      regions: 'Hanya wilayah ini; kosong: semua',
      packages: 'Hanya paket ini; kosong: semua',
      categories: 'Juga paket dalam kategori ini',
      destinations: 'Hanya destinasi ini; kosong: semua',
      sections: 'Hanya bagian ini; kosong: semua',
    },
  },
  chooseOne: 'Pilih satu',
  chooseSome: 'Pilih satu atau beberapa, pisahkan dengan koma',
  none: 'tidak ada',
  needed: 'Pertanyaan ini perlu dijawab.',
  noLength: (answer) =>
    `"${answer}" bukan lama perjalanan: tulis hari dari 1 sampai ${MAX_TOUR_DAYS}, seperti 12, atau jam sampai 24, seperti 4h atau 1.5h.`,
  noChoice: (answer) => `Tidak ada "${answer}".`,
  noPoint: (answer) =>
    `"${answer}" bukan letak di peta: tulis lintang dan bujur seperti di peta, misalnya 46.21, 6.15 atau 46°12'36"N 6°9'0"E.`,
  noChange: (answer) =>
    `"${answer}" bukan perubahan harga: tulis persen seperti 15% atau -10%, atau jumlah dengan tandanya seperti +250000 atau -50000.`,
  noReduction: (answer) =>
    `"${answer}" bukan potongan harga: tulis persen seperti 10%, atau jumlah dengan tandanya seperti -50000.`,
  noAges: (answer) => `"${answer}" bukan rentang usia: tulis usia termuda dan tertua, seperti 3-11.`,

  written: (path, isDryRun) => `${isDryRun ? 'akan ditulis' : 'ditulis'}: ${path}`,
  removed: (path, isDryRun) => `${isDryRun ? 'akan dihapus' : 'dihapus'}: ${path}`,
  alsoGone: (noun, id, isDryRun) => `${capitalize(noun)} "${id}" ${isDryRun ? 'akan ' : ''}ikut dihapus.`,
  newFindings: 'Temuan baru dari pemeriksaan:',
  moved: (from, to, isDryRun) => `${from} ${isDryRun ? 'akan' : 'sekarang'} dialihkan ke ${to}.`,
  textsStay: (area) =>
    `Yang dibaca pengunjung tidak berubah, termasuk namanya: ada di texts/BAHASA/${area}.json.`,
  nothingWritten: 'Tidak ada yang ditulis.',
  yes: ['ya', 'y'],

  next: {
    heldBack: (file) =>
      `Pengunjung belum melihatnya: kalau sudah selesai, hapus "draft" dari ${file}. Sampai saat itu, check -- --all menyebut apa yang masih kurang.`,
    addActivities: (day) =>
      `Tambahkan kegiatannya di days/${day}.json, lalu masukkan "${day}" ke sebuah rencana di itineraries/.`,
    seePage: (path) =>
      `Halamannya ${path}, dan destinasi ini otomatis muncul di halaman destinasi; untuk menu, lihat navigation.json.`,
    seeSection: (path) => `Halamannya ${path}; untuk menu lihat navigation.json.`,
    seeOwnPage: (path) => `Halamannya ${path}; tautannya ada di bagian bawah setiap halaman.`,
    translate: (code) =>
      `Untuk menerjemahkannya: npm run translations -- export ${code}, terjemahkan filenya, lalu npm run translations -- import ${code}.po. Setelah itu hapus "published": false dari bahasa itu di site.json.`,
    listedOn: (paths) =>
      `Paket ini otomatis muncul di ${paths.join(', ')}; untuk tempat tersendiri di menu, lihat navigation.json.`,
    listedNowhere:
      'Belum ada halaman yang memuat paket ini: tambahkan wilayah dan kategorinya ke sebuah file di sections/, atau paketnya ke navigation.json.',
    holds: (id, others) =>
      `Pada hari yang bertumpuk, "${id}" yang berlaku, bukan ${quoted(others)}: lihat "priority" di calendar.json.`,
    addPrices: (kind, id) =>
      `Tulis harganya di prices/: "${id}" di bawah "${kind === 'season' ? 'seasons' : 'children'}" pada setiap tabel. Tabel tanpa harga itu memakai harga biasa.`,
    addDays: (packageId) => `Tambahkan hari-harinya di itineraries/${packageId}.json.`,
  },
  checked: (counts) => `Hasil pemeriksaan: ${counts}.`,
  placeholders: {
    firstActivity: 'Kegiatan pertama pada hari itu.',
    priceFrom: 'Harga terendah perjalanan ke destinasi baru ini.',
    image: 'Gambar khusus untuk ini.',
  },
};

/** A language after “dalam”; its own name may begin with “Bahasa”. */
function inLanguage(name: string): string {
  return `bahasa ${name.replace(/^bahasa /i, '')}`;
}
