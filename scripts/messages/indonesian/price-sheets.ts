import type { Messages } from '../messages.ts';

/** Spreadsheets of prices. */
export const priceSheets: Pick<Messages['prices'], 'sheet' | 'aboutSeason' | 'lists' | 'notes'> = {
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
    '2. Biarkan kode abu-abu dalam kurung siku apa adanya: kode itu menandai setiap harga. Baris boleh diurutkan, kolom dan lembar boleh dipindah, dan kolom, baris, atau lembar catatan sendiri boleh ditambahkan; di baris sendiri, kosongkan kolom harga.',
    `3. Semua tulisan ini dimengerti: ${examples}. Yang bisa dibaca dengan dua cara ditolak, disertai nama lembar dan selnya, dan tidak ada yang berubah.`,
    '4. Sel dengan tanda persen berisi persen: 15% atau -7,5%. Di tempat harga harus ditanyakan, selnya berisi “tanya”. Sel abu-abu tidak diisi: sebuah harga diberikan dalam persen atau dalam uang, dan yang mana ditentukan di folder data.',
    '5. Sel kosong, atau baris dan lembar yang hilang, berarti harganya tetap. Dari sini tidak ada yang bisa terhapus.',
    '6. Simpan sebagai .xlsx atau .csv. Lalu lihat apa yang akan berubah: npm run prices -- import BERKAS --dry-run',
    `7. Tuliskan perubahannya: npm run prices -- import BERKAS. Perubahan lebih dari ${threshold} % harus disetujui dulu.`,
    '8. Periksa halamannya dengan npm start, lalu terbitkan.',
  ],
};
