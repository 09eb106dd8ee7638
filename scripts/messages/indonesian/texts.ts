import type { Messages } from '../messages.ts';
import { braced } from '../writing.ts';

export const texts: Messages['texts'] = {
  invalid: (reason) => ({
    message: `Kurung kurawal dalam teks ini tidak bisa dimengerti (${reason}).`,
    hint: 'Tulis nilai seperti {name}; tutup setiap kurung yang dibuka.',
  }),
  brackets: {
    MISSING_OTHER_CLAUSE: 'bagian "other" belum ada',
    EMPTY_ARGUMENT: 'di dalam kurung tidak ada nama',
    MALFORMED_ARGUMENT: 'nama hanya boleh memuat huruf, angka, dan _',
    INVALID_ARGUMENT_TYPE: 'hanya number, plural dan select yang dikenal',
    EXPECT_ARGUMENT_CLOSING_BRACE: 'kurung penutup kurang',
    UNCLOSED_TAG: 'sebuah tag belum ditutup',
  },
  otherBrackets: 'ada kurung yang kurang atau berlebih',
  unsupported: 'tanggal, jam, offset, dan gaya angka tidak didukung',
  unknownArgument: (name, known) => ({
    message: `Nilai {${name}} tidak dikenal dalam teks ini.`,
    hint:
      known.length === 0
        ? 'Teks ini tidak memakai nilai: hapus kurung kurawalnya.'
        : `Pakai ${braced(known)}.`,
  }),
  missingArgument: (name) => ({
    message: `Nilai {${name}} tidak ada dalam teks ini.`,
    hint: `Tulis {${name}} di tempat nilai itu seharusnya muncul.`,
  }),
  missing: (key) => `Teks "${key}" belum ada.`,
  missingSeveral: (place, count, keys) => `${count} teks dari "${place}" belum ada: ${keys}.`,
  addMissing: ({ file, within, json }, fallback) =>
    (fallback === undefined
      ? 'Tambahkan '
      : `Pengunjung melihat teks dalam bahasa "${fallback}" sampai Anda menambahkan `) +
    (within === '' ? `${json} di ${file}.` : `${json} di dalam "${within}" di ${file}.`),
  missingInLanguage: ({ code, name, isTooEarly }, { missing, all }) => ({
    message: `${name} ("${code}"): ${missing} dari ${all} teks belum ada (${Math.floor((missing / all) * 100)} %).`,
    hint: `Terjemahkan: "npm run translations -- export ${code}" menulis file yang memuat semuanya.${
      isTooEarly ? ' Sebelum itu, tambahkan "published": false pada bahasa ini.' : ''
    }`,
  }),
  neededLanguage: (code) => ({
    message: `"${code}" tidak boleh memakai "published": false: bahasa ini bahasa utama, atau pengganti teks yang belum ada.`,
    hint: 'Hapus "published", atau pilih "defaultLanguage" atau "fallbackLanguage" yang lain.',
  }),
  missingFile: (file, fallback) => ({
    message: `File "${file}" tidak ada.`,
    hint:
      fallback === undefined
        ? 'Kembalikan file itu.'
        : `Tambahkan file itu; sebelum itu pengunjung melihat teks dalam bahasa "${fallback}".`,
  }),
  unknownEntry: (key, suggestion) => ({
    message: `Tidak ada isian yang memakai teks "${key}".`,
    hint: suggestion ?? 'Perbaiki namanya, atau hapus teks ini.',
  }),
  unused: (key) => ({
    message: `Teks "${key}" tidak dipakai di mana pun.`,
    hint: 'Hapus, atau pakai teks ini.',
  }),
  listLength: (own, fallback, language) => ({
    message: `Daftar ini berisi ${own} butir; dalam bahasa "${language}" ada ${fallback}.`,
    hint: 'Samakan jumlah butir di setiap bahasa.',
  }),
  metaTooLong: (characters, most) => ({
    message: `Panjangnya ${characters} huruf; mesin pencari menampilkan paling banyak ${most}.`,
    hint: 'Dahulukan yang penting, lalu persingkat.',
  }),
  metaTwice: (other) => ({
    message: `Halaman lain memakai teks yang sama: "${other}".`,
    hint: 'Beri setiap halaman judul dan deskripsi sendiri, supaya orang dan mesin pencari bisa membedakannya.',
  }),
  copied: (text, fallback, language) => ({
    message: `"${text}" sama persis dengan yang dalam bahasa "${fallback}".`,
    hint: `Terjemahkan, atau cantumkan dengan alasannya di "same" dalam "glossary/${language}.json".`,
  }),
  todo: {
    message: 'Ini masih TODO; pengunjung akan melihatnya.',
    hint: 'Tulis teksnya sebagai ganti seluruh isi ini, termasuk "TODO:".',
  },
};
