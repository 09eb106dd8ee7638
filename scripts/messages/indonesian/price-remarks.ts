import type { Messages } from '../messages.ts';

/** What is said of a cell, a row or a sheet. */
export const priceRemarks: Pick<Messages['prices'], 'remarks'> = {
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
};
