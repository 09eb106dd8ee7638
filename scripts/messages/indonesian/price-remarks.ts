import type { Messages } from '../messages.ts';

/** What is said of a cell, a row or a sheet. */
export const priceRemarks: Pick<Messages['prices'], 'refused' | 'remarks'> = {
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
      `programnya telah mengubah sel ini menjadi tanggal. Tulis harganya lagi, misalnya ${example}.`,
    otherCurrency: ({ text, mark, currency }) =>
      `“${text}” bertanda “${mark}”, padahal harga memakai ${currency}.`,
    negative: ({ text }) => `${text} kurang dari 0. Tulis biayanya; 0 berarti gratis.`,
    notLess: ({ text }) => `${text} bukan potongan: penawaran khusus harus kurang dari 0, misalnya -50.`,
    notPercent: ({ text, example }) => `“${text}” bukan persen. Tulis misalnya ${example}.`,
    percentSign: ({ text }) => `“${text}” tanpa tanda persen. Tulis ${text}% kalau maksudnya persen.`,
    percentRange: ({ text, least, most }) =>
      `${text} tidak mungkin di sini: dari ${least} % sampai ${most} %. Angka 1 berarti 100 %; tulis 15% untuk 15 persen.`,
    formula: ({ text, example }) =>
      `“${text}” tidak punya hasil. Perbaiki rumusnya di program spreadsheet lalu simpan lagi, atau tulis harganya, misalnya ${example}.`,
  },
  remarks: {
    unknownCode: (code, known) =>
      `tidak ada harga dengan kode ${code}. Yang ada: ${known}. Yang baru ditambahkan dulu di folder data.`,
    noRow: (file) => `di ${file} tidak ada yang disebut baris ini. Tambahkan dulu di sana, lalu ekspor lagi.`,
    noCell: (text, file) =>
      `“${text}” ada di tempat yang tidak boleh diisi: ${file} memberikannya di kolom lain. Kosongkan selnya, atau ubah bentuknya di sana.`,
    twice: (sheet, place) =>
      `harga ini muncul dua kali dengan jumlah berbeda; sebelumnya di ${sheet}, sel ${place}.`,
    noTable: 'tidak jelas harga ini milik tabel mana: kode [table …] hilang.',
    noColumns:
      'baris dengan kode [tier …] hilang. Ekspor lagi, lalu masukkan harga Anda ke berkas yang baru.',
    rowWithoutCode: (row) =>
      `baris ${row} berisi harga, tetapi kodenya, misalnya [band …], hilang. Kembalikan kodenya, atau kosongkan harganya.`,
    sheetIgnored: (sheet) => `Tidak dibaca karena tidak ada kode harga: ${sheet}`,
    blank: (sheet, place, amount) => `${sheet}, sel ${place}: kosong; harganya tetap ${amount}.`,
  },
};
