import type { Messages } from '../messages.ts';
import { commandFor } from '../writing.ts';

export const files: Messages['files'] = {
  olderFormat: (found, current, folder) => ({
    message: `Folder data ini berformat ${found}; versi perangkat lunak ini memerlukan format ${current}.`,
    hint: `Jalankan "${commandFor('upgrade', folder)}".`,
  }),
  newerFormat: (found, current) => ({
    message: `Folder data ini berformat ${found}; versi perangkat lunak ini membaca format ${current}.`,
    hint: 'Perbarui perangkat lunaknya.',
  }),
  invalidFormat: (found, current) => ({
    message: `Format folder data adalah bilangan bulat dari 1 sampai ${current}; yang ditemukan ${found}.`,
    hint: 'Kembalikan angka yang semula ada di sini; folder tanpa baris ini berformat 1.',
  }),
  missing: (file) => ({ message: `File "${file}" tidak ada.`, hint: 'Kembalikan file itu.' }),
  unknown: (suggestion) => ({
    message: 'File ini tidak punya tempat di folder data.',
    hint: suggestion ?? 'Pindahkan ke luar folder data.',
  }),
  invalidName: {
    message: 'Nama file dipakai sebagai nama isian: hanya boleh huruf, angka, dan tanda hubung tunggal.',
    hint: 'Ganti nama file, misalnya menjadi "my-entry.json".',
  },
  notRegular: {
    link: {
      message: 'Ini tautan ke tempat lain, bukan file; tautan tidak diikuti.',
      hint: 'Taruh filenya sendiri di sini, atau hapus tautan itu.',
    },
    pipe: { message: 'Ini pipa antarprogram, bukan file.', hint: 'Hapus.' },
    socket: { message: 'Ini soket sebuah program, bukan file.', hint: 'Hapus.' },
    device: { message: 'Ini perangkat sistem, bukan file.', hint: 'Hapus.' },
  },
  nameClash: (other) => ({
    message: `Di sebagian komputer nama ini sama dengan "${other}": bedanya hanya huruf besar.`,
    hint: 'Beri salah satunya nama lain.',
  }),
  sameName: {
    message:
      'Ada dua file dengan nama ini: tampaknya sama, tetapi huruf beraksennya disimpan dengan dua cara, karena berasal dari komputer yang berbeda.',
    hint: 'Buka keduanya, lalu hapus yang tidak dipakai atau beri nama lain.',
  },
};

export const values: Messages['values'] = {
  kinds: {
    amount: 'jumlah uang seperti 24.5',
    string: 'teks di antara tanda kutip ganda',
    number: 'angka',
    int: 'bilangan bulat',
    boolean: 'true atau false',
    array: 'daftar dalam [ ]',
    object: 'isian dalam { }',
    record: 'isian dalam { }',
    null: 'null',
  },
  oneOf: 'salah satu isi yang diperbolehkan',
  anything: 'sebuah isi',
  alternatives: (expected) => expected.join(' atau '),
  nothing: 'tidak ada apa-apa',
  list: 'daftar',
  entry: 'isian dalam { }',
};

export const shape: Messages['shape'] = {
  unknownKey: (key, suggestion) => ({
    message: `"${key}" tidak dikenal di sini.`,
    hint: suggestion ?? 'Hapus saja.',
  }),
  missingField: (field, expected) => ({
    message: `"${field}" belum ada.`,
    hint: `Tambahkan "${field}": ${expected}.`,
  }),
  wrongType: (expected, found) => ({
    message: `Seharusnya ${expected}, tetapi tertulis ${found}.`,
    hint: `Tulis ${expected} di sini.`,
  }),
  notOneOf: (found, suggestion) => ({
    message: `${found} bukan salah satu isi yang diperbolehkan.`,
    hint: suggestion ?? 'Perbaiki isinya.',
  }),
  tooFewOrMany: ({ isLeast, value }) => ({
    message: `Daftar ini harus berisi ${isLeast ? 'paling sedikit' : 'paling banyak'} ${value} isian.`,
    hint: isLeast ? 'Tambahkan yang kurang.' : 'Hapus yang berlebih.',
  }),
  outOfRange: ({ isLeast, isInclusive, value }, found) => {
    const least = isInclusive ? 'paling sedikit' : 'lebih dari';
    const most = isInclusive ? 'paling banyak' : 'kurang dari';
    return {
      message: `Isinya harus ${isLeast ? least : most} ${value}, tetapi tertulis ${found}.`,
      hint: 'Perbaiki isinya.',
    };
  },
  invalid: (rule, found) => ({
    message: `${rule}; yang tertulis ${found}.`,
    hint: 'Tulis seperti pada contoh.',
  }),
  brokenRule: (rule, hint) => ({ message: `${rule}.`, hint: hint ?? 'Perbaiki isinya.' }),
};
