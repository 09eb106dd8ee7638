import { nounOf } from '../../../compiler/diagnostics/nouns.ts';
import type { NewKind } from '../kinds.ts';
import type { ScaffoldWords } from './words.ts';

const noun = (kind: NewKind): string => nounOf(kind).id;

/** The words of the command line, each with what it means. */
const explained = (kinds: readonly NewKind[]): string =>
  kinds.map((kind) => `${kind} (${noun(kind)})`).join(', ');

export const indonesian: ScaffoldWords = {
  nameKind: (kinds) => `Sebutkan apa yang akan dibuat: ${explained(kinds)}.`,
  nameRenamable: (kinds) => `Sebutkan apa yang akan diganti namanya: ${explained(kinds)}.`,
  nameId: (kind) =>
    kind === 'language'
      ? 'Sebutkan kodenya: npm run new -- language KODE'
      : `Sebutkan namanya, dalam satu kata: npm run new -- ${kind} NAMA`,
  nameIds: (kind) => `Sebutkan nama lama dan nama barunya: npm run rename -- ${kind} LAMA BARU`,
  missing: 'Opsi berikut masih kurang:',

  taken: (kind, id) => `Sudah ada ${noun(kind)} bernama "${id}". Pilih nama lain.`,
  hasLanguage: (code) =>
    `Situs ini sudah punya bahasa "${code}". "npm run translations" menampilkan terjemahannya.`,
  noId: (id) =>
    `"${id}" tidak bisa dipakai sebagai nama: nama terdiri dari huruf, angka, dan tanda hubung tunggal, misalnya "tur-baru".`,
  noLanguageCode: (code) => `"${code}" bukan kode bahasa: kodenya terdiri dari dua atau tiga huruf kecil.`,
  noEntry: (kind, id) => `Tidak ada ${noun(kind)} bernama "${id}".`,
  idsStandIn: (folder) => `Yang dipakai adalah nama file di folder ${folder}/, tanpa ".json".`,
  noOwnAddress: 'Hanya destinasi yang punya alamat sendiri; hapus --path.',

  intro: (kind, id) =>
    `Beberapa pertanyaan tentang ${noun(kind)} "${id}". Enter memakai jawaban dalam [ ]; Ctrl+C membatalkan, dan tidak ada yang ditulis.`,
  questions: {
    region: (kind) => `Wilayah ${noun(kind)} ini`,
    category: 'Kategori paket ini',
    destinationCategory: 'Jenis destinasi ini',
    destinations: (kind) => `Destinasi yang dikunjungi ${kind === 'day' ? 'pada hari itu' : 'paket ini'}`,
    days: 'Hari-hari dalam rencana perjalanannya, sesuai urutan',
    image: (kind) => `Gambar yang ditampilkan sampai ${noun(kind)} ini punya gambar sendiri`,
    path: 'Alamat halamannya, tanpa kode bahasa',
    name: 'Nama bahasa itu, ditulis dalam bahasa itu sendiri',
    locale: 'Kode bahasa dan negara untuk cara menulis angka dan tanggal',
    direction: 'Arah tulisan: ltr dari kiri ke kanan, rtl dari kanan ke kiri',
  },
  chooseOne: 'Pilih satu',
  chooseSome: 'Pilih satu atau beberapa, pisahkan dengan koma',
  none: 'tidak ada',
  needed: 'Pertanyaan ini perlu dijawab.',
  noChoice: (answer) => `Tidak ada "${answer}".`,

  written: (path, isDryRun) => `${isDryRun ? 'akan ditulis' : 'ditulis'}: ${path}`,
  removed: (path, isDryRun) => `${isDryRun ? 'akan dihapus' : 'dihapus'}: ${path}`,
  moved: (from, to) => `Siapa pun yang membuka ${from} diantar ke ${to}.`,
  nothingWritten: 'Tidak ada yang ditulis.',
  checked: (counts) =>
    `Hasil pemeriksaan: ${counts}. "npm run check" menampilkan apa yang masih harus ditulis.`,

  next: {
    addActivities: (day) =>
      `Tambahkan kegiatannya di days/${day}.json, lalu masukkan "${day}" ke sebuah rencana di itineraries/.`,
    seePage: (path) =>
      `Halamannya ${path}, dan destinasi ini otomatis muncul di halaman destinasi; untuk menu, lihat navigation.json.`,
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
};
