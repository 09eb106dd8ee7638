import type { DeskWords } from './words.ts';

/** The screen before the folder is open, in Indonesian. */
export const indonesianStart: Pick<DeskWords, 'start'> = {
  start: {
    newSite: 'Situs Anda sendiri',
    newSiteHint: (folder) =>
      `Belum ada situs di folder “${folder}”. Dari jawaban ini situsnya dibuat, dengan contoh tur untuk tiap jenis perjalanan dan contoh harga. Semuanya bisa diubah nanti.`,
    make: 'Buat situsnya',
    making: 'Situsnya sedang dibuat …',
    made: 'Situs Anda sudah jadi',
    madeHint:
      'Daftar di bawah mengantar Anda ke semua yang masih contoh, satu per satu. Belum ada yang melihat situsnya sebelum Anda menerbitkannya.',
    look: 'Lihat situsnya',
    older: 'Foldernya perlu diperbarui',
    olderHint: (folder) =>
      `“${folder}” diperbarui seluruhnya atau tidak sama sekali: kalau ada yang gagal, semuanya tetap seperti semula. Kalau keadaannya yang sekarang juga ingin Anda simpan, salin dulu foldernya.`,
    upgrade: 'Perbarui',
    upgrading: 'Foldernya sedang diperbarui …',
    upgraded: 'Foldernya sudah diperbarui',
    notDone: 'Ini belum dilakukan',
    notPossible: 'Beberapa jawaban belum bisa dipakai. Alasannya ada di bawah masing-masing.',
    open: 'Buka meja kerja',
    again: 'Coba lagi',
    withTexts: 'Teksnya sudah lengkap',
    toTranslate: 'Teksnya Anda terjemahkan',
    questions: {
      name: ['Nama usaha Anda'],
      region: ['Negara atau daerah tempat Anda memandu', 'Seperti disebut tamu, misalnya “Danau Jenewa”.'],
      place: ['Satu tempat di sana yang dikunjungi tamu', 'Yang lain ditambahkan nanti.'],
      at: [
        'Letak tempat itu',
        'Derajat lintang dan bujur seperti di peta, misalnya 46.21, 6.15. Selatan dan barat dengan tanda minus.',
      ],
      landscape: ['Pemandangan di sana', 'Tampak dalam gambar-gambar awal situs.'],
      trips: ['Jenis perjalanan yang Anda tawarkan'],
      languages: ['Bahasa situs', 'Yang terpenting lebih dulu.'],
      currency: ['Mata uang harga Anda'],
      price: [
        'Kira-kira harga sehari bersama Anda',
        'Per orang, untuk dua tamu, angka saja. Harga contoh dihitung dari sini.',
      ],
      zone: ['Zona waktu Anda'],
      chat: ['Aplikasi chat tempat Anda menjawab tamu'],
      phone: ['Nomor Anda untuk itu', 'Dengan kode negara. Boleh nanti: sampai saat itu diisi contoh.'],
      email: ['Alamat email Anda', 'Boleh nanti.'],
      url: ['Alamat situs nantinya', 'Misalnya https://example.com. Boleh nanti.'],
    },
    answers: {
      lake: 'Danau',
      coast: 'Pantai',
      mountains: 'Pegunungan',
      town: 'Kota',
      day: 'Perjalanan sehari',
      overnight: 'Perjalanan menginap',
    },
  },
};
