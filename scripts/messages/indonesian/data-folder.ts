import type { Messages } from '../messages.ts';
import { commandFor } from '../writing.ts';

const listed = (file: string, what: string, places: readonly string[]): string =>
  `${file}: ${what}: ${places.join(', ')}`;

export const upgrade: Messages['upgrade'] = {
  noSite: (folder) => `Di folder data “${folder}” tidak ada site.json. Apakah foldernya benar?`,
  nothing: (format) => `Folder data sudah berformat ${format}. Tidak ada yang perlu dilakukan.`,
  changes: {
    add: (file, places) => listed(file, `${places.length} nilai ditambahkan`, places),
    set: (file, places) => listed(file, `${places.length} nilai diubah`, places),
    rename: (file, places) => listed(file, `${places.length} nama diubah`, places),
    remove: (file, places) =>
      listed(file, `${places.length} nilai dihapus karena tidak dipakai lagi`, places),
    software: (file, places) =>
      listed(file, 'teks dihapus karena sekarang sudah ada di perangkat lunaknya', places),
    removeFile: (file) => `${file}: dihapus; file ini tidak dipakai lagi`,
  },
  done: (from, to, changed, removed, isDryRun) =>
    `Folder data ${isDryRun ? 'akan diperbarui' : 'diperbarui'} dari format ${from} ke ${to}: ${changed} file diubah, ${removed} dihapus.`,
  left: 'Yang Anda putuskan sendiri:',
  notes: {
    newPage: (file, place, address) =>
      `${file}: ${place}: ada halaman baru dengan alamat “${address}”; tulis alamat lain kalau mau.`,
  },
  next: (folder) => `“${commandFor('check', folder)}” menunjukkan apa lagi yang perlu dilakukan.`,
};

export const fixes: Messages['fixes'] = {
  done: (count, isDryRun) =>
    count === 0
      ? 'Tidak ada yang bisa dirapikan secara otomatis.'
      : `${count} tempat ${isDryRun ? 'bisa dirapikan; belum ada yang ditulis.' : 'sudah dirapikan.'}`,
  invisibleMark: 'tanda yang tidak terlihat',
  nothing: 'tidak ada',
  noLineBreak: 'tanpa ganti baris di akhir',
  lineBreak: 'ganti baris',
};

export const dataFolder: Messages['dataFolder'] = {
  finished: (files) =>
    `Sebuah perintah yang sedang mengubah data terhenti di tengah jalan; perubahannya kini sudah diselesaikan (${files} file).`,
  rolledBack:
    'Sebuah perintah yang sedang mengubah data terhenti di tengah jalan; perubahannya dibatalkan, semuanya kembali seperti semula.',
  skipped: (files) => `Tidak disentuh karena sementara itu sudah diubah: ${files.join(', ')}. Periksalah.`,
  foreign: (folder) =>
    `Daftar perubahan yang belum selesai di "${folder}/.journal" rusak, atau berasal dari komputer atau pengguna lain, dan tidak dijalankan; file-filenya dibaca seperti adanya sekarang. Perintah pengubah data berikutnya akan memindahkannya.`,
  setAside: (place) =>
    `Daftar perubahan yang belum selesai ternyata rusak, atau berasal dari komputer atau pengguna lain, dan tidak dijalankan; daftar itu dipindahkan ke "${place}". Periksalah file-file data, yang mungkin baru setengah berubah, lalu hapus daftar itu.`,
};
