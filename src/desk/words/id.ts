import { indonesianFields } from './fields-id.ts';
import { indonesianHints } from './hints-id.ts';
import { indonesianLabels } from './labels-id.ts';
import { indonesianNames } from './names-id.ts';
import { indonesianNouns } from './nouns-id.ts';
import { indonesianPrices } from './prices-id.ts';
import { indonesianPublish } from './publish-id.ts';
import { indonesianShell } from './shell-id.ts';
import type { DeskWords } from './words.ts';

/** The desk in Indonesian. */
export const indonesian: DeskWords = {
  code: 'id',
  locale: 'id-ID',
  language: 'Bahasa Indonesia',
  labels: indonesianLabels,
  hints: indonesianHints,
  ...indonesianNames,
  ...indonesianNouns,
  ...indonesianPrices,
  ...indonesianPublish,
  ...indonesianShell,
  nothing: 'kosong',
  named: {
    glossary: (name: string) => `Glosarium: ${name}`,
    itineraries: (name) => `Rencana hari ${name}`,
  },
  entries: {
    make: {
      package: 'Tur baru',
      day: 'Hari baru',
      destination: 'Tempat baru',
      ownPage: 'Halaman baru',
      language: 'Bahasa baru',
      question: 'Pertanyaan baru',
      ageGroup: 'Kelompok usia baru',
    },
    code: 'Kode bahasa: dua atau tiga huruf',
    name: (language) => `Nama (${language})`,
    id: 'Nama pendek untuk alamat: huruf, angka, dan tanda hubung',
    fromName: 'dibuat dari namanya',
    idTaken: 'Nama pendek salinannya',
    newId: 'Nama pendek yang baru',
    create: 'Buat',
    created: (what, name) => `${what}: ${name}`,
    more: 'Tindakan lain',
    duplicate: 'Salin',
    rename: 'Ganti nama dalam alamat',
    remove: 'Hapus',
    look: 'Apa yang berubah?',
    done: {
      duplicate: (name, to) => `${name} disalin sebagai “${to}”`,
      rename: (name, to) => `${name} kini bernama “${to}” dalam alamat`,
      remove: (name) => `${name} dihapus`,
    },
    files: (count) => `${count} tempat berubah:`,
    undoable: 'Ini perubahan biasa: bisa diurungkan, dan baru ditulis saat Anda menyimpan.',
    sure: 'Lakukan',
  },
  translations: {
    oneLanguage: 'Situs ini hanya punya satu bahasa: tidak ada yang perlu diterjemahkan.',
    looking: 'Mencari teks yang perlu diterjemahkan …',
    open: (count) => (count === 0 ? 'Semua sudah diterjemahkan' : `${count} teks perlu diterjemahkan`),
    keys: 'Perbaiki atau tulis terjemahannya; Ctrl + Enter menandainya benar dan lanjut ke teks berikutnya.',
    next: 'Sudah benar, berikutnya',
    done: 'Selesai',
    showMore: (count) => `Tampilkan lagi (${count})`,
    exportFile: 'Berkas untuk penerjemah',
    importFile: 'Baca berkas penerjemah',
    imported: (count, language) => `${count} teks dari berkas penerjemah (${language})`,
    taken: (count) =>
      count === 0
        ? 'Berkas itu tidak berisi terjemahan baru.'
        : `${count} teks diambil dari berkas. Periksa dulu, lalu simpan.`,
    fuzzy: (count) => `${count} teks ditandai belum pasti (“fuzzy”) dalam berkas dan tidak diambil.`,
    unknown: (count) => `${count} teks dalam berkas sudah tidak ada di situs dan tidak diambil.`,
    blocked: 'Berkas untuk penerjemah bisa ditukar setelah kesalahannya diperbaiki.',
    refused: 'Tidak ada yang diambil, karena:',
  },
  entry: {
    texts: 'Teks',
    facts: 'Keterangan',
    days: 'Rencana hari',
    editPlan: 'Ubah rencana',
    prices: 'Harga yang berlaku',
    usedBy: 'Dipakai oleh',
    unused: 'Tidak ada yang memakainya.',
    day: (number) => `Hari ${number}`,
    or: 'atau',
    shared: (count) => `juga dalam ${count} tur lain`,
    onlyHere: 'Ubah hanya di sini',
    copied: (name) => `${name}: salinan untuk satu tur`,
    noPlan: 'Belum ada rencana hari.',
    goThere: (name) => `Buka ${name}`,
  },
  fields: indonesianFields,
};
