import type { Messages } from '../messages.ts';
import { figure } from './words.ts';

export const failures: Messages['failures'] = {
  because: (what, reason) => `${what}: ${reason}.`,
  system: {
    ENOENT: 'tidak ditemukan',
    EACCES: 'tidak ada izin',
    EPERM: 'tidak ada izin',
    EROFS: 'disk hanya bisa dibaca',
    EBUSY: 'sedang dibuka program lain',
    ENOSPC: 'disk penuh',
    ENOTDIR: 'seharusnya folder, tetapi yang ada file',
    EISDIR: 'seharusnya file, tetapi yang ada folder',
    EADDRINUSE: 'port itu sudah dipakai',
  },
  systemSays: (code) => `sistem melaporkan ${code}`,
  dataUnreadable: (folder) => `Folder data "${folder}" tidak bisa dibaca`,
  dataIsNoFolder: (folder) => `Folder data "${folder}" bukan folder.`,
  dataTooMany: (folder, most) =>
    `Folder data "${folder}" berisi lebih dari ${figure(most)} file. Benarkah foldernya?`,
  dataUnwritable: (folder) => `Folder data "${folder}" tidak bisa ditulisi; isinya tetap seperti semula`,
  dataHalfChanged: (folder) =>
    `Perubahan di folder data "${folder}" baru setengah jadi; setelah penyebabnya diatasi, perintah pengubah data berikutnya menyelesaikan atau membatalkannya`,
  dataPending: (folder) =>
    `Sebuah perintah yang sedang mengubah folder data "${folder}" terhenti di tengah jalan, jadi folder itu tidak dibaca. Perubahannya diselesaikan atau dibatalkan oleh "npm run check -- --fix --data ${folder}", atau oleh perintah pengubah data berikutnya.`,
  dataOutside: (path) =>
    `"${path}" mengarah ke luar folder data, karena namanya atau melalui tautan. Tidak ada yang diubah.`,
  dataInUse: (folder, process) =>
    `Perintah lain (proses ${process}) sedang mengubah folder data "${folder}". Tunggu sampai selesai, atau hentikan.`,
  dataChanged: (file) =>
    `"${file}" diubah selagi perintah ini berjalan. Tidak ada yang ditulis; jalankan lagi.`,
  folderUnwritable: (folder) => `Folder "${folder}" tidak bisa ditulisi`,
  folderNotReplaced: (folder) => `Folder "${folder}" tidak bisa diganti`,
  folderInUse: (folder) =>
    `Folder "${folder}" sedang diisi oleh pembuatan situs yang lain. Tunggu sampai selesai, atau hentikan.`,
  fileUnreadable: (file) => `File "${file}" tidak bisa dibaca`,
  fileUnwritable: (file) => `File "${file}" tidak bisa ditulis`,
  browserOutdated:
    'Meja kerja tidak bisa dibuka. Mungkin versi peramban ini sudah usang: perbaruilah, atau buka alamat ini di Chrome, Edge, Firefox, atau Safari versi terbaru.',
  summaryUnwritable: (file) => `Ringkasan "${file}" tidak bisa ditulis`,
  fixFirst: 'Perbaiki dulu kesalahan ini. Tidak ada yang diubah.',
  wouldCauseErrors: 'Ini akan menimbulkan kesalahan. Tidak ada yang diubah.',
};

export const commandLine: Messages['commandLine'] = {
  unknownCommand: (name, known) => `Perintah "${name}" tidak dikenal. Yang ada: ${known.join(', ')}.`,
  optionTakenByNpm: (option, command) =>
    `"${option}" diambil oleh npm, jadi tidak ada yang dikerjakan. Tulis "--" sebelum opsi: ${command}`,
  unknownOption: (option) => `Opsi "${option}" tidak dikenal.`,
  optionNeedsValue: (option) => `Opsi "${option}" perlu diisi.`,
  optionTakesNoValue: (option) => `Opsi "${option}" tidak memakai isian.`,
  unexpectedArgument: (argument) => `"${argument}" tidak diharapkan di sini.`,
  unknownLanguage: (asked, known) =>
    `Tidak ada pesan dalam bahasa "${asked}". Yang ada: ${known.join(', ')}.`,
  unknownFormat: (format, known) => `Format "${format}" tidak dikenal. Yang ada: ${known.join(', ')}.`,
  fixIsForPeople: 'Opsi --fix tidak bisa dipakai bersama format lain.',
  dryRunBelongsToFix: 'Opsi --dry-run hanya bisa dipakai bersama --fix.',
  noDate: (written) => `"${written}" bukan tanggal. Tulis tahun, bulan, dan hari: 2030-12-31.`,
  noWebAddress: (written) => `"${written}" bukan alamat web. Tulis misalnya https://www.example.com.`,
  notFrontAddress: (written) =>
    `"${written}" adalah alamat sebuah folder; situs ini harus berada di alamat utama domain, misalnya https://tur.example.com.`,
  noPort: (written) => `PORT berisi "${written}"; isinya harus angka dari 0 sampai 65535.`,
  unknownAction: (action, known) => `Tindakan "${action}" tidak dikenal. Yang ada: ${known.join(', ')}.`,
  nameAction: (known) => `Sebutkan apa yang akan dilakukan: ${known.join(', ')}.`,
  nameLanguage: 'Sebutkan bahasanya. Opsi --help menunjukkan caranya.',
  nameFile: 'Sebutkan filenya. Opsi --help menunjukkan caranya.',
  namePriceFile: (action) => `Sebutkan filenya: ${action} prices.xlsx.`,
  optionOfOther: (option, action) => `--${option} hanya untuk "${action}".`,
  noThreshold: (written) => `Batasnya "${written}"; isinya harus angka persen, misalnya 20.`,
};
