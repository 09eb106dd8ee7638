import type { Messages } from '../messages.ts';
import { capital } from '../writing.ts';

const otherStart = 'Pilih alamat dengan awalan lain.';

const givePage = 'Tulis alamat sebuah halaman.';

export const reference: Messages['reference'] = {
  unknown: (noun, id, suggestion) => ({
    message: `Tidak ada ${noun} bernama "${id}".`,
    hint: suggestion ?? `Tambahkan ${noun} itu, atau perbaiki namanya.`,
  }),
  duplicateId: (noun, id) => ({
    message: `${capital(noun)} "${id}" tertulis dua kali dalam daftar.`,
    hint: 'Beri salah satunya nama lain, atau hapus.',
  }),
  duplicateAddress: (path, other) => ({
    message: `Alamat "${path}" sudah dipakai oleh "${other}".`,
    hint: 'Beri salah satunya alamat lain.',
  }),
  addressOfList: (path, section, page) => ({
    message: `Alamat "${path}" adalah alamat halaman ${page} daftar tur "${section}".`,
    hint: 'Beri salah satunya alamat lain: daftar yang panjang berlanjut di bawah alamatnya sendiri.',
  }),
  addressIsLanguage: (path, code) => ({
    message: `Alamat "${path}" diawali kode bahasa "${code}".`,
    hint: otherStart,
  }),
  addressReserved: (path, segment) => ({
    message: `Alamat "${path}" diawali "/${segment}", tempat situs menyimpan file-filenya sendiri.`,
    hint: otherStart,
  }),
};

export const redirects: Messages['redirects'] = {
  unknownTarget: (path, suggestion) => ({
    message: `Tidak ada halaman di alamat "${path}".`,
    hint: suggestion ?? givePage,
  }),
  isPage: (path, file) => ({
    message: `"${path}" adalah alamat sebuah halaman ("${file}"), yang jadi tidak bisa dibuka lagi.`,
    hint: 'Hapus baris ini.',
  }),
  presentLanguage: (code) => ({
    message: `"${code}" adalah bahasa situs ini; halamannya jadi tidak bisa dibuka lagi.`,
    hint: 'Hapus baris ini: di sini hanya bahasa yang dulu ada di situs.',
  }),
  chain: (path, end) => ({
    message: `"${path}" sendiri adalah alamat lama yang mengarah ke tempat lain.`,
    hint: end === undefined ? givePage : `Tulis "${end}" di sini.`,
  }),
};
