import type { Messages } from '../messages.ts';
import { fixed } from './words.ts';

export const damage: Messages['damage'] = {
  progress: (tried, file) => `${tried} kerusakan sudah dicoba, sekarang di ${file}`,
  share: (every) =>
    every === 1 ? 'Setiap kerusakan dicoba.' : `Satu dari setiap ${every} kerusakan dicoba.`,
  heads: {
    kind: 'kerusakan',
    tried: 'dicoba',
    placed: 'di barisnya',
    needed: 'di pemakai',
    legal: 'sah',
    missed: 'terlewat',
    share: 'bagian',
    slowest: 'paling lama',
  },
  all: 'semua',
  kinds: {
    removed: 'dihapus',
    renamed: 'diganti nama',
    retyped: 'diganti jenis',
    emptied: 'dikosongkan',
    duplicated: 'digandakan',
    'cut off': 'terpotong',
    'character lost': 'tanda hilang',
    'piece lost': 'bagian hilang',
  },
  outcomes: {
    placed: 'di barisnya',
    needed: 'di pemakai',
    legal: 'sah',
    misplaced: 'salah tempat',
    silent: 'tidak dilaporkan',
    crashed: 'pemeriksaan gagal',
  },
  places: {
    after: (characters) => `setelah ${characters} karakter`,
    mark: (mark, line) => `${mark} di baris ${line}`,
    piece: (from, to) => `karakter ${from} sampai ${to}`,
  },
  legalTitle: 'Sah, karena menurut aturan file itu boleh tidak ada:',
  tolerances: {
    field: 'kolom yang boleh tidak diisi',
    entry: 'entri dalam daftar',
    ownEntry: 'entri dengan nama buatan operator sendiri',
    mayBeEmpty: 'daftar atau kelompok yang boleh kosong',
    wholePieces: 'potongan yang utuh',
  },
  neededNote:
    'Di pemakai: file itu boleh tanpanya, tetapi ada yang menyebutnya, dan di sanalah hal itu dilaporkan.',
  percent: (share) => `${fixed(share, 2)} %`,
  times: (factor) => `${fixed(factor, 2)} ×`,
  slowestTitle: (count) => `${count} yang paling lama di tabel, diukur berdampingan dengan data yang utuh:`,
  costs: ({ damages, time, memory }) =>
    [
      `Dari ${damages} kerusakan, masing-masing diperiksa dalam proses sendiri, yang terberat memerlukan`,
      `  waktu:  ${time.most} ms prosesor, data yang utuh ${time.usual} ms (${fixed(time.most / time.usual, 2)} kali)`,
      `  memori: ${memory.most} MB, data yang utuh ${memory.usual} MB (${fixed(memory.most / memory.usual, 2)} kali)`,
      'Dari tiap jenis diambil yang paling lama, yang terbesar, dan yang temuannya terbanyak. "paling lama" di tabel',
      'dan daftar di atas membandingkan pemeriksaannya saja, dengan semua file lain sudah dibaca, seperti saat menyunting.',
    ].join('\n'),
};
