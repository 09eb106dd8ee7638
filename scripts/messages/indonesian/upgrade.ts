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
