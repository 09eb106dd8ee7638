import type { Messages } from '../messages.ts';
import { priceRemarks } from './price-remarks.ts';
import { priceSheets } from './price-sheets.ts';

export const prices: Messages['prices'] = {
  ...priceSheets,
  ...priceRemarks,
  report: {
    none: 'Tidak ada harga yang berubah.',
    changed: (count) => `Harga yang berubah: ${count}`,
    table: 'Tabel',
    band: 'Rombongan',
    tier: 'Kelas',
    before: 'Lama',
    after: 'Baru',
    percent: 'Selisih',
    added: (part) => `Baru: ${part}`,
    removed: (part) => `Dihapus: ${part}`,
    servesChanged: (table) => `Sekarang berlaku untuk paket lain: ${table}`,
    perChanged: (table) => `Harga kini untuk rombongan, bukan untuk orang, atau sebaliknya: ${table}`,
    calendar: 'Musim dan penawaran khusus',
    more: (count) => `… dan ${count} lagi.`,
    large: (mark, threshold) =>
      `Bertanda ${mark}: perubahan lebih dari ${threshold} %, atau harga yang dihapus.`,
    heading: (revision) => `Perubahan harga sejak ${revision}`,
    unreadable: (file, revision) =>
      `${file} tidak bisa dibandingkan (${revision}) karena ada kesalahan di dalamnya; “npm run check” menunjukkannya.`,
    now: 'sekarang',
  },
  import: {
    refused: 'Tidak ada yang ditulis. Sel berikut harus diperbaiki dulu:',
    refusedCell: (sheet, cell, reason) => `${sheet}, sel ${cell}: ${reason}`,
    refusedSheet: (sheet, reason) => `${sheet}: ${reason}`,
    noPrices: (file) =>
      `${file} tidak berisi harga yang bisa dibaca: tidak ada lembar dengan kode [tier …], [band …]. Ekspor dulu, lalu ubah harga di berkas itu.`,
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
  raise: {
    nameChange:
      'Sebutkan perubahannya: npm run prices -- raise 7%, atau jumlah: npm run prices -- raise -50000',
    noChange: (answer) =>
      `"${answer}" bukan perubahan harga: tulis persen seperti 7% atau -5%, atau jumlah dengan tandanya seperti +100000 atau -50000.`,
    none: 'Tidak ada harga yang sesuai dengan yang disebutkan; tidak ada yang ditulis.',
    tooLow: (place, price) =>
      `Tidak ada yang ditulis: satu harga akan menjadi ${price} atau kurang (${place}). Harga harus tetap di atas 0; kurangi lebih sedikit, atau kecualikan dengan --tables, --tiers, --bands.`,
    unchanged: (count) => `Harga yang tetap (hubungi kami, atau sama setelah dibulatkan): ${count}`,
    step: 'Kelipatan pembulatan harga baru',
    noStep: (answer) => `"${answer}" bukan jumlah pembulatan: tulis dalam angka, seperti 50000.`,
  },
  export: {
    written: (file, tables, amounts) =>
      `${file}: tabel: ${tables}, harga: ${amounts}. Setelah diubah: npm run prices -- import ${file}`,
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
    noRevision: (revision) => `Git tidak mengenal versi “${revision}” di sini. Di CI, ambil dulu versi itu.`,
  },
};
