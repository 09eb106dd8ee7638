import type { Messages } from '../messages.ts';

/** Spreadsheets of prices. */
const priceSheets: Pick<Messages['prices'], 'sheet' | 'notes'> = {
  sheet: {
    ofNights: (nights) => `Semua paket menginap lain dengan ${nights} malam`,
    ofOptions: (whom, options) => `${whom}: ${options}`,
    usedBy: (packages) => `tampil di: ${packages}`,
    usedByNone: 'saat ini tidak tampil di halaman mana pun',
    prices: 'Harga',
    table: 'Tabel',
    band: 'Rombongan',
    amount: 'Jumlah uang',
    percent: 'Persen',
    remark: 'Keterangan',
    code: 'Kode (jangan diubah)',
    ask: 'tanya',
    singles: {
      room: {
        name: 'Kamar untuk satu orang',
        remark: 'tambahan untuk kamar yang diisi satu orang; 0 berarti tanpa tambahan',
      },
    },
    notes: 'Cara pakai',
    remarks: {
      person: 'per orang',
      group: 'untuk satu rombongan atau kendaraan',
      age: 'harga untuk anak: persen dari harga dewasa, atau jumlah uang; 0 berarti gratis',
      season: 'tambahan harga selama suatu musim; nilai minus berarti potongan',
      offer: 'potongan pada penawaran khusus: nilainya selalu minus',
    },
  },
  notes: (currency, examples, threshold) => [
    'CARA MEMAKAI FILE INI',
    `1. Ubah harga di sel putih. Harga dalam ${currency}; keterangan di setiap baris menyebut apakah per orang atau per rombongan.`,
    '2. Biarkan kode dalam kurung siku apa adanya: kode itu menandai setiap harga. Baris boleh diurutkan, kolom boleh dipindah, dan kolom, baris, atau lembar catatan sendiri boleh ditambahkan; di baris sendiri, kosongkan kolom harga.',
    `3. Semua tulisan ini dimengerti: ${examples}. Yang bisa dibaca dengan dua cara ditolak, disertai nama lembar dan selnya, dan tidak ada yang berubah.`,
    '4. Sel dengan tanda persen berisi persen: 15% atau -7,5%. Di tempat harga harus ditanyakan, selnya berisi “tanya”. Biarkan sel abu-abu kosong: folder data yang menentukan apakah suatu nilai berupa persen atau uang.',
    '5. Sel kosong, atau baris dan kolom yang hilang, berarti harganya tetap. Dari sini tidak ada yang bisa terhapus.',
    '6. Simpan sebagai .xlsx atau .csv. Lalu lihat apa yang akan berubah: npm run prices -- import FILE --dry-run',
    `7. Simpan perubahannya ke data: npm run prices -- import FILE. Perubahan lebih dari ${threshold} % harus disetujui dulu.`,
    '8. Periksa halamannya dengan npm start, lalu terbitkan.',
  ],
};

/** Remarks on a cell, a row or a sheet. */
const priceRemarks: Pick<Messages['prices'], 'refused' | 'remarks'> = {
  refused: {
    ambiguous: ({ text, example }) =>
      `“${text}” bisa dibaca dengan lebih dari satu cara. Tulis tanpa pemisah ribuan, misalnya ${example}.`,
    twoReadings: ({ text, readings }) =>
      `“${text}” bisa dibaca dengan lebih dari satu cara. Tulis ${readings.join(' atau ')}, sesuai yang dimaksud.`,
    notAnAmount: ({ text, example }) =>
      `“${text}” bukan jumlah uang. Tulis dengan angka, misalnya ${example}.`,
    notWhole: ({ text, example }) =>
      `${text} bukan bilangan bulat. Bulatkan, atau tulis angka lengkapnya, misalnya ${example}.`,
    tooManyDecimals: ({ text, decimals }) => `${text} punya lebih dari ${decimals} desimal. Bulatkan.`,
    notPositive: ({ text }) =>
      `${text} bukan harga; harga harus lebih dari 0. Untuk mempertahankan harga lama, kosongkan selnya.`,
    date: ({ example }) =>
      `program spreadsheet telah mengubah sel ini menjadi tanggal. Tulis harganya lagi, misalnya ${example}.`,
    otherCurrency: ({ text, mark, currency }) =>
      `“${text}” bertanda “${mark}”, padahal harga memakai ${currency}.`,
    negative: ({ text }) => `${text} kurang dari 0. Tulis biayanya; 0 berarti gratis.`,
    notLess: ({ text }) => `${text} bukan potongan: nilai penawaran khusus harus minus, misalnya -50.`,
    notPercent: ({ text, example }) => `“${text}” bukan persen. Tulis misalnya ${example}.`,
    percentSign: ({ text }) => `“${text}” tanpa tanda persen. Tulis ${text}% kalau maksudnya persen.`,
    percentRange: ({ text, least, most }) =>
      `${text} tidak mungkin di sini: dari ${least} % sampai ${most} %. Angka 1 berarti 100 %; tulis 15% untuk 15 persen.`,
    formula: ({ text, example }) =>
      `“${text}” tidak punya hasil. Perbaiki rumusnya di program spreadsheet lalu simpan lagi, atau tulis harganya, misalnya ${example}.`,
  },
  remarks: {
    unknownCode: (code, suggestion) =>
      `tidak ada harga dengan kode ${code}. ${suggestion ? `${suggestion} ` : ''}Yang baru ditambahkan dulu di folder data, lalu ekspor lagi.`,
    noCell: (text, file) =>
      `“${text}” ada di kolom yang salah: ${file} memakai kolom lain untuk nilai ini. Kosongkan selnya, atau ubah ${file}.`,
    twice: (sheet, place) =>
      `harga ini muncul dua kali dengan jumlah berbeda; sebelumnya di ${sheet}, sel ${place}.`,
    noColumns:
      'baris dengan kode kolom, misalnya [tier …], hilang. Ekspor lagi, lalu masukkan harga Anda ke file yang baru.',
    rowWithoutCode: (row) =>
      `baris ${row} berisi harga, tetapi kodenya, misalnya [table …], hilang. Kembalikan kodenya, atau kosongkan harganya.`,
    otherRow: (row, code) =>
      `baris ${row} memuat nama satu baris tetapi kode baris lain, ${code}. Jika tadi diurutkan, batalkan, lalu urutkan baris beserta kodenya; atau ekspor lagi dan masukkan harga Anda ke file yang baru.`,
    sheetIgnored: (sheet) => `Tidak dibaca karena tidak ada kode harga: ${sheet}`,
    blank: (sheet, place, amount) => `${sheet}, sel ${place}: kosong; harganya tetap ${amount}.`,
  },
};

export const prices: Messages['prices'] = {
  ...priceSheets,
  ...priceRemarks,
  report: {
    none: 'Tidak ada harga yang berubah.',
    changed: (count) => `Harga yang berubah: ${count}`,
    tier: 'Kelas',
    before: 'Lama',
    after: 'Baru',
    percent: 'Selisih',
    added: (part) => `Baru: ${part}`,
    removed: (part) => `Dihapus: ${part}`,
    servesChanged: (table) => `Sekarang berlaku untuk paket lain: ${table}`,
    perChanged: (table) => `Harga kini untuk rombongan, bukan untuk orang, atau sebaliknya: ${table}`,
    calendar: 'Musim dan penawaran khusus',
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
      `${file} tidak berisi harga yang bisa dibaca: tidak ada lembar dengan kode [table …] dan [tier …]. Ekspor dulu, lalu ubah harga di file itu.`,
    missing: (what) => `Tidak ada di file, jadi tetap: ${what}`,
    notices: 'Perhatikan:',
    openElsewhere: (file) =>
      `${file} tampaknya sedang terbuka di program lain. Yang dibaca hanya yang sudah disimpan di sana.`,
    dryRun: 'Ini hanya pratinjau: tidak ada yang ditulis.',
    written: (files) => `Sudah ditulis: ${files.join(', ')}`,
    findings: 'Tidak ada yang ditulis, karena isinya akan mengandung kesalahan:',
    newFindings: 'Catatan pemeriksaan tentang harga yang baru:',
    needsAcceptance: (threshold) =>
      `Tidak ada yang ditulis: ada perubahan lebih dari ${threshold} %. Kalau memang benar, jalankan lagi dengan --accept-large-changes.`,
    ask: (threshold) => `Ada perubahan lebih dari ${threshold} %. Simpan? (ya/tidak) `,
  },
  raise: {
    nameChange:
      'Sebutkan perubahannya: npm run prices -- raise 7%, atau jumlah: npm run prices -- raise -50000',
    noChange: (answer) =>
      `"${answer}" bukan perubahan harga: tulis persen seperti 7% atau -5%, atau jumlah dengan tandanya seperti +100000 atau -50000.`,
    none: 'Tidak ada harga yang sesuai dengan opsi ini; tidak ada yang ditulis.',
    tooLow: (place, price) =>
      `Tidak ada yang ditulis: satu harga akan menjadi ${price} atau kurang (${place}). Harga harus tetap di atas 0; perkecil perubahannya, atau kecualikan harga ini dengan --tables, --tiers, --bands.`,
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
    extension: (file) =>
      `“${file}” harus berakhiran .xlsx atau .csv. Di program spreadsheet, pilih “Simpan sebagai”.`,
    unreadable: (file) =>
      `“${file}” tidak bisa dibaca sebagai spreadsheet: filenya rusak, atau jenisnya lain. Simpan lagi sebagai .xlsx atau .csv.`,
    noGit: 'Git tidak terpasang, jadi harga lama tidak bisa dilihat.',
    noRepository: 'Folder data tidak dikelola Git, jadi harga lama tidak bisa dilihat.',
    noRevision: (revision) => `Git tidak mengenal versi “${revision}” di sini. Di CI, ambil dulu versi itu.`,
  },
};
