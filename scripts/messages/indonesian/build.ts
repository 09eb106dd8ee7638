import type { Messages } from '../messages.ts';
import { decimal } from './words.ts';

export const report: Messages['report'] = {
  severity: { error: 'kesalahan', warning: 'peringatan' },
  help: 'saran',
  reason: 'alasan',
  acknowledged: 'sudah dicatat',
  until: (date) => `sampai ${date}`,
  counts: (errors, warnings, acknowledged) =>
    [
      `${errors} kesalahan`,
      `${warnings} peringatan`,
      ...(acknowledged > 0 ? [`${acknowledged} sudah dicatat`] : []),
    ].join(', '),
  toFillIn: (count, command) => `${count} hal yang harus diisi sebelum situs diterbitkan: ${command}`,
  heldBack: (count, command) => `${count} hal yang harus diisi pada isian yang belum ditayangkan: ${command}`,
  besides: (count, command) => `Ada ${count} peringatan lain, yang tidak menghalangi penerbitan: ${command}`,
  more: (count, code) => `… dan ${count} lagi yang sejenis [${code}]`,
  moreFiles: (count, files, code) => `… dan ${count} lagi yang sejenis di ${files} file lain [${code}]`,
  showAll: (command) => `"${command}" menampilkan semuanya.`,
  moreInSummary: (count) => `${count} temuan lagi ada di ringkasan proses ini.`,
  columns: { place: 'Tempat', what: 'Temuan', whatToDo: 'Saran', code: 'Kode' },
  cutOff: 'Daftar dipotong di sini: terlalu panjang untuk ditampilkan.',
};

const slowTexts = (address: string, kilobytes: number, share: number, what: string): string =>
  `Peringatan: halaman ${address} lambat dimuat di ponsel. Teksnya ${decimal(kilobytes)} kB, ${share} % di antaranya ${what}.`;

export const build: Messages['build'] = {
  steps: {
    checking: 'Memeriksa dan mengolah isi situs',
    bundling: 'Membundel kode',
    rendering: 'Membuat halaman',
    pictures: 'Membuat gambar',
    finishing: 'Menyelesaikan',
  },
  unchanged: 'Tidak ada yang berubah sejak pembuatan terakhir.',
  rendered: (made, reused) => `${made} halaman dibuat, ${reused} tetap`,
  madeAgain: (path) => `Cache di ${path} rusak dan dibuat lagi.`,
  notMade: 'Situs tidak dapat dibuat; yang terakhir tetap seperti semula',
  pictures: (made, reused) => `${made} dibuat, ${reused} tetap`,
  slow: {
    texts: {
      days: (address, kilobytes, share) =>
        `${slowTexts(address, kilobytes, share, 'rencana perjalanan harian')} Persingkat hari-harinya, atau jadikan sebagian pilihannya tur tersendiri.`,
      prices: (address, kilobytes, share) =>
        `${slowTexts(address, kilobytes, share, 'daftar harga')} Kurangi musim, kelompok umur, ukuran rombongan, atau kelas akomodasi.`,
      questions: (address, kilobytes, share) =>
        `${slowTexts(address, kilobytes, share, 'pertanyaan')} Kurangi pertanyaan di halaman itu: questions.json menentukan halaman mana menampilkan yang mana.`,
      others: (address, kilobytes, share) =>
        `${slowTexts(address, kilobytes, share, 'bukan rencana harian, harga, atau pertanyaan')} Persingkat teksnya, atau bagi menjadi beberapa halaman.`,
    },
    picture: (file, kilobytes, address) =>
      `Peringatan: gambar ${file} lambat dimuat di ponsel, ${decimal(kilobytes)} kB di bagian atas ${address}. Pilih gambar dengan lebih sedikit detail halus seperti daun atau pasir, atau lembutkan gambar ini.`,
    search: (tours, kilobytes) =>
      `Peringatan: pencarian lambat dimuat di ponsel, ${decimal(kilobytes)} kB untuk ${tours}. Persingkat teks tur itu dan hari-harinya.`,
    more: (count) => `… dan ${count} lagi yang sejenis`,
  },
  deadLinks: (count) => `${count} tautan rusak:`,
  unusablePictures: 'Gambar-gambar ini tidak bisa diolah:',
  turnedPicture:
    'rotasinya disimpan dengan cara yang tidak dibaca semua program; putar gambarnya, lalu simpan lagi',
  damagedPicture: (reason) => `filenya rusak (${reason}). Simpan ulang sebagai JPEG atau PNG.`,
  done: (folder) => `Situs ada di ${folder}.`,
};

export const serverConfig: Messages['serverConfig'] = {
  nginx:
    'Untuk nginx: taruh file ini di /etc/nginx/conf.d/, dan file-file situs di tempat yang disebut "root". Sertifikat dipasang oleh certbot.',
  caddy:
    'Untuk Caddy: taruh file ini sebagai /etc/caddy/Caddyfile, dan file-file situs di tempat yang disebut "root". Caddy mengurus sertifikatnya sendiri.',
  again:
    'Dibuat oleh "npm run build -- --server-config FOLDER": buat lagi kalau bahasa, pengalihan, atau programnya berubah.',
  done: (folder) => `File untuk nginx dan Caddy ada di ${folder}.`,
};

export const serve: Messages['serve'] = {
  recompiled: (counts, written) => `Isi situs sudah diolah: ${counts}, ${written} modul ditulis.`,
  siteAt: (url) => `Situs ada di ${url} (Ctrl+C menghentikannya).`,
  appAt: (url) => `Situs yang sedang disunting ada di ${url} (Ctrl+C menghentikannya).`,
  noSite: (folder) => `Tidak ada situs di "${folder}". Jalankan dulu "npm run build".`,
  portTaken: (port, other) =>
    `Port ${port} sudah dipakai. Hentikan program yang memakainya, atau pilih port lain: PORT=${other}.`,
  portUnusable: (port) => `Port ${port} tidak bisa dipakai`,
};

export const desk: Messages['desk'] = {
  preparing: 'Menyiapkan meja kerja …',
  at: (url) => `Meja kerja terbuka di ${url} (Ctrl+C untuk menutup).`,
  isOpen: (folder, holder) =>
    `Meja kerja sudah terbuka untuk "${folder}" (proses ${holder}). Pakai jendelanya, atau hentikan dulu.`,
  notOpen: 'Folder ini belum terbuka di meja kerja. Muat ulang halaman ini.',
  startedMeanwhile:
    'Ini sudah dilakukan sementara itu, di jendela lain atau oleh program lain. Tidak ada yang ditimpa.',
  notUpgraded: (place, reason) =>
    `Satu file tidak bisa dibaca, jadi belum ada yang diperbarui; foldernya tetap seperti semula. ${place}: ${reason}`,
  conflicts: 'Orang lain mengubah bagian yang sama. Putuskan dulu satu per satu; belum ada yang disimpan.',
  broken:
    'Ada yang salah di meja kerja; belum ada yang disimpan, dan tidak ada yang hilang. Terminal menjelaskan lebih lanjut.',
  publishing: 'Situs sedang diterbitkan. Tunggu sampai selesai.',
  blocked: (count, first) =>
    `${count} hal belum boleh tampil di internet. Tidak ada yang diterbitkan. ${first}`,
  offline:
    'Tempat penerbitan situs tidak bisa dihubungi. Apakah Anda terhubung ke internet? Tidak ada yang diterbitkan.',
  notAllowed:
    'Tempat penerbitan situs menolak komputer ini. Masuk lagi dengan program yang dipakai saat menyiapkannya, lalu terbitkan lagi.',
  refused:
    'Tempat penerbitan situs tidak menerima perubahan ini. Terminal menjelaskan sebabnya. Tidak ada yang diterbitkan.',
  tooSlow: 'Tempat penerbitan situs terlalu lama tidak menjawab. Coba lagi beberapa saat lagi.',
  othersFaster: 'Orang lain sedang menerbitkan juga. Tunggu sebentar, lalu terbitkan lagi.',
  otherProgram:
    'Program lain sedang menggabungkan perubahan dua orang di folder ini. Selesaikan dulu di sana. Tidak ada yang diterbitkan.',
  olderVersion:
    'Keadaan lama dari situs sedang terbuka di folder ini, jadi tidak ada yang dapat diterbitkan dari sini. Di program yang menghubungkannya, misalnya GitHub Desktop, pilih “main” (atau nama yang Anda pakai) sebagai yang sekarang. Perubahan Anda tetap ada.',
  noGit:
    'Folder ini terhubung ke internet lewat program Git, yang tidak ada di komputer ini. Pasang dahulu (git-scm.com), lalu buka lagi meja kerja. Sementara itu situs dapat dibuat ke dalam folder.',
  notYours:
    'Folder ini milik pengguna lain di komputer ini, jadi meja kerja tidak dapat melihat terhubung ke mana. Salin ke folder Anda sendiri, atau tanyakan kepada yang menyiapkannya. Sementara itu situs dapat dibuat ke dalam folder.',
  versionsBroken:
    'Program lain sedang memakai folder ini, atau catatan versi lamanya rusak. Tutup program lain dan coba lagi. Tidak ada yang diterbitkan, dan berkas Anda tetap seperti semula.',
  protectedPlace:
    'Tempat penerbitan situs hanya menerima perubahan yang sudah disetujui seseorang. Minta pemiliknya mengizinkan Anda menerbitkan langsung. Tidak ada yang diterbitkan; perubahan Anda masih ada di sini.',
  otherFiles:
    'Perangkat lunaknya sendiri diubah di sini dan di internet, dan keduanya tidak cocok. Orang yang mengenal perangkat lunak ini perlu menggabungkannya. Tidak ada yang diterbitkan.',
  notMade: (reason) =>
    `Situs tidak jadi dibuat; foldernya tetap seperti semula.${reason === '' ? '' : ` ${reason}`}`,
  pictureGone: (file) => `Gambar "${file}" sudah tidak ada. Tambahkan lagi.`,
  heic: (name) =>
    `“${name}” adalah foto berformat iPhone (HEIC) yang tidak ditampilkan browser. Di aplikasi Foto pilih “Ekspor sebagai JPEG”, atau kirim ke diri sendiri lewat email, lalu tambahkan file itu.`,
  noPicture: (name) =>
    `“${name}” bukan gambar yang bisa ditampilkan situs. Pilih foto (JPEG, PNG, WebP, atau AVIF) atau gambar vektor (SVG).`,
  pictureDamaged: (name) =>
    `Gambar “${name}” rusak: hanya sebagian yang bisa dibaca. Salin lagi dari kamera atau ponsel.`,
  pictureThere: (name) => `Gambar ini sudah ada, dengan nama “${name}”.`,
  drawingUnsafe: (name) =>
    `“${name}” berisi program atau memuat sesuatu dari tempat lain, atau tidak terbaca sebagai gambar vektor. Simpan lagi sebagai “plain SVG”, atau sebagai PNG.`,
  pictureShape: (name) =>
    `“${name}” terlalu banyak pikselnya, atau terlalu panjang dan sempit. Potong, atau simpan dengan lebar sekitar 3000 piksel.`,
  pictureTooHeavy: (name) =>
    `“${name}” lebih besar dari 60 MB. Simpan sebagai JPEG dengan lebar sekitar 3000 piksel.`,
};
