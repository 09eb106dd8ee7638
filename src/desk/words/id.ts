import { indonesianActions } from './actions-id.ts';
import { indonesianFields } from './fields-id.ts';
import { indonesianFindings } from './findings-id.ts';
import { indonesianHints } from './hints-id.ts';
import { indonesianLabels } from './labels-id.ts';
import { indonesianNames } from './names-id.ts';
import { indonesianNouns } from './nouns-id.ts';
import { indonesianPrices } from './prices-id.ts';
import { indonesianPublish } from './publish-id.ts';
import { indonesianShell } from './shell-id.ts';
import { indonesianStart } from './start-id.ts';
import { indonesianTours } from './tours-id.ts';
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
  ...indonesianTours,
  ...indonesianShell,
  ...indonesianStart,
  nothing: 'kosong',
  terms: [
    [/(?<!pilihan |")\bpaket(?=nya\b|\b)(?! Fontsource)/g, 'tur'],
    [/(?<!pilihan )\bPaket\b(?! [A-Z]\b)/g, 'Tur'],
    [/\b(?:tabel-)?tabel(?: harga)?(?=nya\b|\b)/g, 'daftar harga'],
    [/\bTabel(?: harga)?\b/g, 'Daftar harga'],
    [/ di antara tanda kutip ganda/g, ''],
    [/isian dalam \{ \}/g, 'beberapa isian'],
    [/ dalam \[ \]/g, ''],
    [/\btrue atau false\b/g, 'ya atau tidak'],
    [/Tulis seperti pada contoh\./g, ''],
  ],
  named: {
    glossary: (name: string) => `Glosarium: ${name}`,
    itineraries: (name) => `Rencana hari ${name}`,
  },
  translations: {
    oneLanguage: 'Situs ini hanya punya satu bahasa: tidak ada yang perlu diterjemahkan.',
    looking: 'Mencari teks yang perlu diterjemahkan …',
    open: (count) => (count === 0 ? 'Semua sudah diterjemahkan' : `${count} teks perlu diterjemahkan`),
    touchKeys: 'Perbaiki atau tulis terjemahannya, lalu tandai benar.',
    keys: 'Perbaiki atau tulis terjemahannya; Ctrl + Enter menandainya benar dan lanjut ke teks berikutnya.',
    part: 'Bagian situs',
    form: 'Kode dan nama bahasa ini',
    wholeSite: (count) => `Semua teks (${count})`,
    partOf: (name, count) => `${name} (${count})`,
    softwareWords: 'Tombol, label, dan kata tetap lainnya',
    openSoftware: (count, language) =>
      `Kata pada tombol dan pesan (${count}): sebelum diterjemahkan, yang tampil kata bawaan perangkat lunak dalam bahasa ${language}`,
    before: 'Diterjemahkan dari:',
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
  actions: indonesianActions,
  fields: indonesianFields,
  findings: indonesianFindings,
};
