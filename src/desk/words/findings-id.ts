import type { englishFindings } from './findings-en.ts';

/** The same in Indonesian. */
export const indonesianFindings: typeof englishFindings = {
  'acknowledged.needless': {
    message: 'Peringatan yang diterima di sini sudah tidak muncul lagi.',
    hint: 'Hapus catatan ini.',
  },
  'address.language': { message: 'Alamat ini diawali seperti alamat halaman dalam bahasa lain.' },
  'calendar.missing': {
    message: 'Hari keberangkatan memerlukan kalender, yang belum ada di situs ini.',
    hint: 'Buka kalender dan pilih zona waktu Anda.',
  },
  'duration.unclear': { hint: 'Tulis berapa hari atau jam lamanya tur ini.' },
  'file.copy': {
    message:
      'Berkas ini tampaknya salinan yang dibuat oleh layanan cloud atau pengelola berkas. Isinya tidak dipakai di situs.',
    hint: 'Buka folder situs. Kalau isi berkas ini tidak diperlukan, hapus berkasnya.',
  },
  'file.name': { hint: 'Ganti nama berkasnya.' },
  'file.unknown': { message: 'Berkas ini bukan bagian dari situs.', hint: 'Pindahkan ke folder lain.' },
  'format.older': { hint: 'Tutup meja kerja ini lalu buka lagi: pembaruannya ditawarkan.' },
  'image.unused': {
    message: 'Gambar ini tidak ada dalam daftar gambar.',
    hint: 'Tambahkan ke daftar, atau hapus.',
  },
  'image.unused-key': { hint: 'Pakai gambar ini di suatu tempat, atau hapus.' },
  'image.unknown-host': { hint: 'Tambahkan ke tempat asal gambar yang diizinkan, kalau Anda memercayainya.' },
  'image.kind': { hint: 'Tambahkan gambarnya sekali lagi.' },
  'itinerary.wrong-kind': { hint: 'Centang “Hari-harinya sama di semua pilihan”, atau pilih kategori lain.' },
  'language.missing-texts': { hint: 'Terjemahkan di layar “Terjemahan”.' },
  'language.needed': {
    message: 'Bahasa ini harus diterbitkan: ini bahasa utama, atau pengganti teks yang belum ada.',
    hint: 'Terbitkan, atau pilih bahasa lain untuk keduanya.',
  },
  'language.untranslated': {
    hint: 'Terjemahkan di layar “Terjemahan”. Sebelum selesai, jangan terbitkan bahasa ini.',
  },
  'placeholder.sample': { hint: 'Ganti dengan yang sebenarnya, atau hapus.' },
  'placeholder.unconfirmed': { hint: 'Isi dengan yang sebenarnya.' },
  'placeholder.unknown-path': {
    message: 'Ada catatan tentang isian yang sudah tidak ada.',
    hint: 'Hapus catatan itu.',
  },
  'point.pole': { hint: 'Isi dengan titik terdekat yang masih ada di peta.' },
  'price.children-of-group': { hint: 'Hapus harga anak, atau jadikan harganya per orang.' },
  'price.missing-amount': { hint: '' },
  'price.no-table': {
    hint: 'Pilih tur ini, kategorinya, atau jumlah malamnya dalam sebuah daftar harga. Jika harganya menurut permintaan, terima peringatan ini dengan alasannya.',
  },
  'price.tiny': { hint: 'Pilih “Persen” kalau maksudnya persen; kalau bukan, hitung jumlah angkanya.' },
  'price.unused-table': {
    message: 'Tidak ada tur dengan harga ini: tidak ada yang cocok dengan pilihan di sini.',
    hint: 'Pilih tur lain, atau hapus daftar harganya.',
  },
  'reference.unknown': {
    message: 'Di sini dipilih “{typed}”, tetapi itu tidak ada, atau sudah tidak ada.',
    hint: 'Pilih yang lain, atau hapus.',
  },
  'shape.unknown-key': { message: 'Situs ini tidak mengenal isian ini.', hint: 'Hapus isian ini.' },
  'shape.wrong-type': { hint: 'Perbaiki, atau kosongkan dan isi lagi.' },
  'text.copy': {
    hint: 'Terjemahkan, atau catat dalam glosarium bahasa ini bahwa katanya memang sama.',
  },
  'text.encoding': { hint: 'Ketik lagi hurufnya.' },
  'text.missing-file': { message: 'Teks di sini belum ada.', hint: 'Tulis di layar “Terjemahan”.' },
  'text.quoted-argument': { hint: 'Tulis dua apostrof, yang tampil sebagai satu, atau yang lengkung (’).' },
  'text.unknown-entry': { message: 'Teks ini tidak dipakai apa pun di situs.', hint: 'Hapus teks ini.' },
  'text.unused': {
    message: 'Teks ini tidak tampil di mana pun di situs.',
    hint: 'Hapus, atau pakai di suatu tempat.',
  },
  'typeface.not-installed': {
    message: 'Huruf ini belum terpasang.',
    hint: 'Hapus isian ini: pengunjung melihat huruf perangkatnya sendiri. Atau minta orang yang merawat perangkat lunak ini memasangnya.',
  },
  'typeface.sliced': {
    message: 'Huruf ini terdiri atas puluhan berkas kecil.',
    hint: 'Minta huruf yang sama dalam berkas utuh kepada orang yang merawat perangkat lunak ini.',
  },
};
