import type { Messages } from '../messages.ts';
import { figure } from './words.ts';

export const syntax: Messages['syntax'] = {
  encoding: {
    message: 'File ini bukan teks UTF-8 yang benar.',
    hint: 'Simpan ulang file ini dengan encoding UTF-8.',
  },
  byteOrderMark: {
    message: 'Di awal file ada tanda yang tidak terlihat (BOM).',
    hint: 'Simpan file sebagai "UTF-8", bukan "UTF-8 with BOM".',
  },
  tooLarge: (bytes, limit) => ({
    message: `File ini berisi ${figure(bytes)} byte; lebih dari ${figure(limit)} tidak dibaca.`,
    hint: 'Bagi file ini, atau hapus isi yang tidak perlu.',
  }),
  empty: { message: 'File ini kosong.', hint: 'Kembalikan isinya, atau hapus file ini.' },
  depth: {
    message: 'Kurung di dalam kurung terlalu banyak tingkatnya sehingga tidak bisa dibaca.',
    hint: 'Hapus kurung yang berlebih.',
  },
  duplicateKey: (key, firstLine) => ({
    message: `"${key}" tertulis dua kali di tempat yang sama; yang pertama ada di baris ${firstLine}.`,
    hint: 'Simpan salah satu saja.',
  }),
  halfCharacter: {
    message: 'Di sini hanya ada separuh karakter: \\ud800 sampai \\udfff harus berpasangan.',
    hint: 'Hapus, lalu ketik langsung karakternya.',
  },
  lostCharacter: {
    message:
      'Satu huruf hilang di sini (U+FFFD): file ini pernah dibaca atau disimpan dengan pengodean lain.',
    hint: 'Ketik lagi huruf itu; kalau banyak yang hilang, kembalikan file seperti semula dan simpan sebagai UTF-8.',
  },
  reservedKey: (key) => ({
    message: `"${key}" tidak bisa dipakai sebagai kunci: program mengartikannya lain.`,
    hint: 'Pilih nama lain.',
  }),
  hugeNumber: (written) => ({
    message: `Angka ${written} terlalu besar untuk disimpan dengan tepat.`,
    hint: 'Periksa jumlah angkanya.',
  }),

  unknown: {
    message: 'File ini tidak bisa dibaca sebagai JSON.',
    hint: 'Bandingkan dengan versi terakhir yang masih benar.',
  },
  cutOff: (bracket, line) => ({
    message: `File berakhir di sini, tetapi ${bracket} di baris ${line} belum ditutup.`,
    hint: 'Kembalikan bagian akhir file, lengkap dengan kurung penutupnya.',
  }),
  conflict: {
    message:
      'Dua orang mengubah tempat ini, dan Git menyimpan kedua versinya, di antara "<<<<<<<" dan ">>>>>>>".',
    hint: 'Pertahankan yang Anda perlukan dari kedua versi, dengan koma di antara dua entri, lalu hapus baris yang diawali <<<<<<<, =======, dan >>>>>>>.',
  },
  separatedNumber: {
    message: 'Angka ditulis tanpa pemisah ribuan.',
    hint: 'Tulis angka saja, misalnya 3150000.',
  },
  trailingComma: {
    message: 'Tidak ada apa-apa setelah koma ini.',
    hint: 'Hapus koma sebelum kurung penutup.',
  },
  otherQuotes: {
    message: 'Teks hanya boleh diapit tanda kutip ganda yang lurus.',
    hint: 'Ganti tanda kutipnya dengan yang lurus: "seperti ini".',
  },
  notInJson: {
    message: 'Kata ini tidak punya arti di sini.',
    hint: 'Tulis angka, teks di antara tanda kutip ganda, true, false, atau null.',
  },
  besideText: {
    message: 'Ini tertulis di luar tanda kutip sebuah teks.',
    hint: 'Tutup teks sebelumnya dengan tanda kutip ganda; tanda kutip di dalam teks ditulis \\".',
  },
  mismatched: (found, expected, line) => ({
    message: `"${found}" menutup sesuatu yang dibuka dengan kurung lain: baris ${line} meminta "${expected}".`,
    hint: `Tulis "${expected}" di sini, atau tambahkan yang kurang sebelumnya.`,
  }),
  reader: {
    InvalidSymbol: {
      message: 'Ini bukan teks, angka, true, false, atau null.',
      hint: 'Tulis teks di antara tanda kutip ganda: "seperti ini".',
    },
    InvalidNumberFormat: {
      message: 'Angka ini tidak ditulis dengan benar.',
      hint: 'Tulis angka saja, dengan titik untuk desimal: 4.8 atau 3150000.',
    },
    PropertyNameExpected: {
      message: 'Di sini harus ada nama di antara tanda kutip ganda.',
      hint: 'Tulis namanya di antara tanda kutip ganda, lalu titik dua dan isinya.',
    },
    ValueExpected: {
      message: 'Di sini harus ada isi.',
      hint: 'Tulis isinya, atau hapus nama dan titik dua di depannya.',
    },
    ColonExpected: {
      message: 'Di sini kurang titik dua.',
      hint: 'Tulis titik dua di antara nama dan isinya.',
    },
    CommaExpected: { message: 'Di sini kurang koma.', hint: 'Tulis koma setelah isi ini.' },
    CloseBraceExpected: {
      message: 'Kurung penutup } kurang.',
      hint: 'Tambahkan } di akhir isian yang dibuka dengan {.',
    },
    CloseBracketExpected: {
      message: 'Kurung penutup ] kurang.',
      hint: 'Tambahkan ] di akhir daftar yang dibuka dengan [.',
    },
    EndOfFileExpected: {
      message: 'Isi file sudah berakhir sebelum ini.',
      hint: 'Hapus yang tertulis setelah kurung penutup terakhir.',
    },
    InvalidCommentToken: { message: 'Komentar tidak diperbolehkan.', hint: 'Hapus komentarnya.' },
    UnexpectedEndOfComment: { message: 'Komentar tidak diperbolehkan.', hint: 'Hapus komentarnya.' },
    UnexpectedEndOfString: {
      message: 'Teks ini belum ditutup.',
      hint: 'Tulis tanda kutip ganda di akhir teks, di baris yang sama.',
    },
    UnexpectedEndOfNumber: { message: 'Angka ini terputus.', hint: 'Lengkapi angkanya.' },
    InvalidUnicode: {
      message: 'Karakter setelah \\u tidak lengkap.',
      hint: 'Tulis empat angka setelah \\u.',
    },
    InvalidEscapeCharacter: {
      message: 'Garis miring terbalik (\\) hanya boleh ada di depan huruf tertentu.',
      hint: 'Hapus garis miring itu, atau tulis dua kali.',
    },
    InvalidCharacter: {
      message: 'Di sini ada karakter kendali yang tidak terlihat.',
      hint: 'Hapus dan ketik ulang teksnya; ganti baris di dalam teks ditulis \\n.',
    },
  },
};
