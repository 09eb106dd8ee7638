import type { Messages } from '../messages.ts';
import { shortened } from '../writing.ts';
import { decimal, figure } from './words.ts';

export const images: Messages['images'] = {
  unknownIcon: (name, suggestion) => ({
    message: `Tidak ada ikon "${name}": pengunjung melihat pin peta.`,
    hint: suggestion,
  }),
  unreadable: {
    message: 'Gambar ini tidak bisa dibaca.',
    hint: 'Simpan ulang gambar sebagai SVG, PNG, JPEG, WebP atau AVIF.',
  },
  wrongKind: (kind, isKnown) => ({
    message: `File ini gambar jenis "${kind}", tetapi namanya mengatakan lain.`,
    hint: isKnown
      ? `Beri nama yang berakhiran ".${kind}", di sini dan di images.json.`
      : 'Simpan ulang gambar sebagai JPEG; mengganti namanya saja tidak cukup.',
  }),
  small: (width, height, least) => ({
    message: `Gambar ini hanya ${width} × ${height} piksel, sehingga akan tampak kabur.`,
    hint: `Pakai gambar yang lebarnya paling sedikit ${least} piksel.`,
  }),
  heavy: (megabytes) => ({
    message: `File ini sebesar ${decimal(megabytes)} MB, lebih besar dari yang diperlukan situs.`,
    hint: 'Simpan sebagai JPEG dengan lebar sekitar 3000 piksel.',
  }),
  tooManyPixels: (width, height, most) => ({
    message: `Ukuran gambar ${figure(width)} × ${figure(height)} piksel; lebih dari ${figure(most)} piksel seluruhnya tidak dibaca.`,
    hint: 'Simpan dengan lebar sekitar 3000 piksel.',
  }),
  tooNarrow: (width, height, most) => ({
    message: `Ukuran gambar ${figure(width)} × ${figure(height)} piksel: satu sisinya lebih dari ${most} kali sisi yang lain.`,
    hint: 'Potong bagian yang ingin diperlihatkan saja.',
  }),
  damaged: (reason) => ({
    message: `Gambar rusak: hanya sebagian yang bisa dibaca (${reason}).`,
    hint: 'Salin lagi dari asalnya, atau simpan ulang dengan program gambar.',
  }),
  svg: {
    encoding: () => ({
      message: 'Gambar ini bukan teks UTF-8 yang benar.',
      hint: 'Simpan lagi sebagai SVG dengan pengodean UTF-8.',
    }),
    malformed: (reason) => ({
      message: `Gambar ini bukan XML yang benar, jadi peramban tidak menampilkannya (${reason}).`,
      hint: 'Simpan lagi sebagai SVG dengan program gambar.',
    }),
    doctype: () => ({
      message: 'Jenis dokumen (DOCTYPE) bisa menyebut file lain dan mengembang tanpa batas.',
      hint: 'Hapus semua dari "<!DOCTYPE" sampai tanda ">"-nya; atau simpan lagi gambarnya sebagai SVG biasa.',
    }),
    'style-sheet': () => ({
      message: 'Gambar ini mengambil gayanya dari file lain.',
      hint: 'Simpan lagi sebagai SVG biasa, dengan gaya di dalamnya.',
    }),
    element: (name) => ({
      message: `<${name}> bisa menjalankan program atau menampilkan halaman; itu tidak boleh ada di dalam gambar.`,
      hint: 'Hapus unsur itu, atau simpan lagi gambarnya sebagai SVG biasa.',
    }),
    handler: (name) => ({
      message: `"${name}" bisa menjalankan program; itu tidak boleh ada di dalam gambar.`,
      hint: 'Hapus atribut itu, atau simpan lagi gambarnya sebagai SVG biasa.',
    }),
    address: (address) => ({
      message: `Gambar ini menyebut "${shortened(address, 60)}", yang tidak ada di dalamnya.`,
      hint: 'Masukkan yang dimaksud ke dalam gambar, atau hapus rujukannya.',
    }),
  },
  unused: (name) => ({
    message: `Gambar "${name}" tidak disebut di images.json.`,
    hint: 'Sebutkan di images.json, atau hapus filenya.',
  }),
  unusedKey: (key) => ({
    message: `Gambar "${key}" tidak ditampilkan di mana pun di situs.`,
    hint: 'Pakai sebagai "image" pada suatu isian, atau hapus di sini dan di texts/LANGUAGE/images.json.',
  }),
  unknownHost: (host, suggestion) => ({
    message: `"${host}" bukan salah satu tempat asal gambar yang diizinkan.`,
    hint: suggestion ?? `Tambahkan "${host}" ke "imageHosts" di site.json, kalau Anda memercayainya.`,
  }),
};
