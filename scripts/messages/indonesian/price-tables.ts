import type { Messages } from '../messages.ts';
import { quoted } from '../writing.ts';
import { figure } from './words.ts';

const compareRows = 'Bandingkan baris ini dengan baris lainnya.';

export const bands: Messages['bands'] = {
  order: (band, before) => ({
    message: `Ukuran rombongan "${band.id}" ditulis setelah "${before.id}", padahal mulai dari ${band.min} orang, lebih kecil daripada ${before.min}.`,
    hint: 'Urutkan ukuran rombongan dari kecil ke besar.',
  }),
  overlap: (band, before) => ({
    message: `Rombongan ${band.min} orang masuk ke "${before.id}" (${before.min} sampai ${before.max} orang) dan juga ke "${band.id}" (${band.min} sampai ${band.max}).`,
    hint: `Mulai "${band.id}" dari ${before.max + 1}, atau akhiri "${before.id}" di ${band.min - 1}.`,
  }),
  gap: (band, before) => {
    const [first, last] = [before.max + 1, band.min - 1];
    return {
      message: `Rombongan ${first === last ? first : `${first} sampai ${last}`} orang tidak punya harga: "${before.id}" berakhir di ${before.max} orang, "${band.id}" mulai dari ${band.min}.`,
      hint: 'Sambungkan keduanya, kalau rombongan sebesar itu bisa memesan.',
    };
  },
  withoutPrice: (band) => ({
    message: `Tidak ada tabel harga yang punya baris untuk rombongan "${band}".`,
    hint: `Tambahkan baris untuk "${band}" ke tabel-tabel harga, atau hapus ukuran rombongan ini.`,
  }),
};

export const priceTables: Messages['priceTables'] = {
  missingPrice: (tier) => ({
    message: `Baris ini belum punya harga untuk "${tier}".`,
    hint: `Tambahkan "${tier}" dengan harga per orang.`,
  }),
  missingRow: (band) => ({
    message: `Tabel ini tidak punya baris untuk rombongan "${band}", padahal ada untuk yang lebih kecil dan lebih besar.`,
    hint: `Tambahkan baris untuk "${band}".`,
  }),
  duplicateRow: (band) => ({
    message: `Ukuran rombongan "${band}" punya dua baris.`,
    hint: 'Hapus salah satunya.',
  }),
  rowOrder: (band, before) => ({
    message: `Baris untuk "${band}" berada setelah baris untuk "${before}".`,
    hint: 'Urutkan baris dari rombongan kecil ke besar.',
  }),
  ambiguousTable: (other) => ({
    message: `"${other}" berlaku untuk paket yang sama.`,
    hint: 'Ubah paket tempat salah satu tabel berlaku.',
  }),
  tourWithoutTable: (id, file, options) => ({
    message:
      options.length === 0
        ? `Tidak ada tabel harga untuk tur "${id}": pengunjung tidak melihat harga dan diminta menghubungi Anda.`
        : `Tidak ada tabel harga untuk tur "${id}" dengan ${quoted(options)}: pengunjung yang memilihnya tidak melihat harga.`,
    hint: `Sebutkan tur itu, kategorinya, atau jumlah malamnya di "serves" dalam file di prices/. Jika harganya menurut permintaan, tambahkan "acknowledged": [{ "code": "price.no-table", "reason": "…", "until": "2030-12-31" }] di ${file}.`,
  }),
  unusedTable: {
    message: 'Tidak ada paket yang menampilkan tabel ini: tidak ada yang cocok dengan isian ini.',
    hint: 'Perbaiki untuk paket mana tabel ini berlaku, atau hapus filenya.',
  },
  otherCurrency: (mark, currency) => ({
    message: `Jumlah ini bertanda "${mark}", padahal harga di situs ini dalam ${currency}.`,
    hint: `Tulis jumlahnya dalam ${currency}, sebagai angka tanpa tanda mata uang.`,
  }),
  tooManyDecimals: (written, currency, decimals) => ({
    message: `Desimal pada ${written} terlalu banyak: di sini ${currency} ${decimals === 0 ? 'ditulis tanpa desimal' : `memakai ${decimals} desimal`}.`,
    hint:
      decimals === 0
        ? 'Tulis bilangan bulat, tanpa titik ribuan: 3150000. Jika harga di sini memakai desimal, isi "currencyDecimals" di site.json.'
        : `Bulatkan menjadi ${decimals} desimal; titik yang dimaksudkan sebagai pemisah ribuan dihapus.`,
  }),
  amountTooLarge: (written) => ({
    message: `Jumlah ${written} terlalu besar untuk dihitung.`,
    hint: 'Periksa jumlah angkanya.',
  }),
  digitSlip: (amount, usual) => ({
    message: `${figure(amount)} jauh dari harga di sekitarnya, yang kira-kira ${figure(usual)}: ${amount > usual ? 'kelebihan' : 'kekurangan'} satu angka?`,
    hint: 'Hitung jumlah angkanya.',
  }),
  rises: (band, amount, smallerBand, smallerAmount) => ({
    message: `Setiap orang dalam rombongan ${band} membayar ${figure(amount)}, lebih mahal daripada rombongan ${smallerBand} yang lebih kecil (${figure(smallerAmount)}).`,
    hint: 'Biasanya rombongan lebih besar membayar lebih murah per orang: bandingkan kedua baris.',
  }),
  tierNotDearer: (tier, amount, lowerTier, lowerAmount) => ({
    message: `"${tier}" harganya ${figure(amount)}, tidak lebih mahal daripada "${lowerTier}" yang bintangnya lebih sedikit (${figure(lowerAmount)}).`,
    hint: 'Bandingkan kedua harga di baris ini.',
  }),
  totalFalls: (more, moreTotal, fewer, fewerTotal) => ({
    message: `${fewer} orang membayar ${figure(fewerTotal)} bersama-sama, sedangkan ${more} orang hanya ${figure(moreTotal)}.`,
    hint: 'Tambah satu tamu seharusnya tidak membuat tur lebih murah: bandingkan harga ini dengan baris sebelumnya.',
  }),
  supplementDiffers: (tier, lowest, found, usual) => ({
    message: `Di sini "${tier}" ${figure(found)} lebih mahal daripada "${lowest}", di semua baris lain ${figure(usual)}: salah ketik?`,
    hint: compareRows,
  }),
  missingAmount: (tier) => ({
    message: `Di sini belum ada jumlah untuk "${tier}".`,
    hint: `Tambahkan "${tier}", atau tulis satu jumlah untuk semua kelas penginapan.`,
  }),
  mixed: (key) => ({
    message: `"${key}" tidak cocok di sini: setiap baris berisi satu harga untuk semua kelas penginapan, atau satu harga untuk tiap kelas.`,
    hint: 'Tulis semua baris tabel dengan cara yang sama.',
  }),
  noTiers: {
    message:
      'Tabel ini punya satu harga untuk semua kelas penginapan, tetapi di sini kelas penginapan disebut.',
    hint: 'Tulis satu jumlah saja.',
  },
  childrenOfGroup: {
    message: 'Harga ini untuk seluruh rombongan: anak tidak punya harga sendiri.',
    hint: 'Hapus "children", atau jadikan harganya per orang.',
  },
  childAsAdult: (ageGroup) => ({
    message: `"${ageGroup}" membayar 100 % dari harga dewasa: tarif ini tidak mengubah apa-apa.`,
    hint: 'Hapus atau perbaiki: yang tidak punya tarif membayar seperti orang dewasa.',
  }),
  childDearer: (ageGroup, child, adult) => ({
    message: `"${ageGroup}" membayar ${figure(child)}, lebih mahal daripada orang dewasa, yang di salah satu baris membayar ${figure(adult)}.`,
    hint: 'Bandingkan keduanya, atau tulis persen dari harga dewasa.',
  }),
  childPercentDearer: (ageGroup, percent) => ({
    message: `"${ageGroup}" membayar ${percent} % dari harga dewasa: lebih mahal daripada orang dewasa.`,
    hint: 'Tulis angka di bawah 100.',
  }),
  sameForLengths: (lengths, packages) => ({
    message: `Tur yang lamanya berbeda (${lengths.join(', ')} hari) harganya sama, misalnya ${quoted(packages)}: semuanya memakai tabel ini.`,
    hint: 'Beri tur setiap lama tabelnya sendiri, dengan "days" atau "package" di "serves".',
  }),
  lowestDiffers: (tier, amount, usual) => ({
    message: `Menurut harga kelas penginapan lainnya, "${tier}" di sini seharusnya ${figure(usual)}, bukan ${figure(amount)}: salah ketik?`,
    hint: compareRows,
  }),
};
