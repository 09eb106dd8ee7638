import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';
import { figure } from './language.ts';

export const missingPrice = (at: Location, tier: string): Diagnostic =>
  error('price.missing-tier', at, {
    en: {
      message: `The row has no price for "${tier}".`,
      hint: `Add "${tier}" with the price per person.`,
    },
    id: {
      message: `Baris ini belum punya harga untuk "${tier}".`,
      hint: `Tambahkan "${tier}" dengan harga per orang.`,
    },
  });

export const missingRow = (at: Location, band: string): Diagnostic =>
  warning('price.missing-row', at, {
    en: {
      message: `The table has no row for groups of "${band}", but for smaller and larger ones.`,
      hint: `Add a row for "${band}".`,
    },
    id: {
      message: `Tabel ini tidak punya baris untuk rombongan "${band}", padahal ada untuk yang lebih kecil dan lebih besar.`,
      hint: `Tambahkan baris untuk "${band}".`,
    },
  });

export const duplicateRow = (at: Location, band: string): Diagnostic =>
  error('price.duplicate-row', at, {
    en: { message: `The group size "${band}" has two rows.`, hint: 'Remove one of the two.' },
    id: { message: `Ukuran rombongan "${band}" punya dua baris.`, hint: 'Hapus salah satunya.' },
  });

export const rowOrder = (at: Location, band: string, before: string): Diagnostic =>
  error('price.row-order', at, {
    en: {
      message: `The row for "${band}" stands after the one for "${before}".`,
      hint: 'Order the rows from small to large groups.',
    },
    id: {
      message: `Baris untuk "${band}" berada setelah baris untuk "${before}".`,
      hint: 'Urutkan baris dari rombongan kecil ke besar.',
    },
  });

export const ambiguousTable = (at: Location, other: string): Diagnostic =>
  error('price.ambiguous-table', at, {
    en: {
      message: `"${other}" serves the same packages.`,
      hint: 'Change what one of the two tables serves.',
    },
    id: {
      message: `"${other}" berlaku untuk paket yang sama.`,
      hint: 'Ubah paket tempat salah satu tabel berlaku.',
    },
  });

export const unusedTable = (at: Location): Diagnostic =>
  warning('price.unused-table', at, {
    en: {
      message: 'No package shows this table: none has what is named here.',
      hint: 'Correct what the table serves, or delete the file.',
    },
    id: {
      message: 'Tidak ada paket yang menampilkan tabel ini: tidak ada yang cocok dengan isian ini.',
      hint: 'Perbaiki untuk paket mana tabel ini berlaku, atau hapus filenya.',
    },
  });

export const otherCurrency = (at: Location, mark: string, currency: string): Diagnostic =>
  error('price.currency', at, {
    en: {
      message: `The amount is marked "${mark}", but the prices of this site are in ${currency}.`,
      hint: `Write the amount in ${currency}, as a number without a mark.`,
    },
    id: {
      message: `Jumlah ini bertanda "${mark}", padahal harga di situs ini dalam ${currency}.`,
      hint: `Tulis jumlahnya dalam ${currency}, sebagai angka tanpa tanda mata uang.`,
    },
  });

/** A price far from its neighbours in row and column. */
export const digitSlip = (at: Location, amount: number, usual: number): Diagnostic => {
  const [found, around] = [figure(amount), figure(usual)];
  const isMore = amount > usual;
  return warning('price.digit-slip', at, {
    en: {
      message: `${found.en} is far from the prices around it, which are near ${around.en}: a digit too ${isMore ? 'many' : 'few'}?`,
      hint: 'Count the digits.',
    },
    id: {
      message: `${found.id} jauh dari harga di sekitarnya, yang kira-kira ${around.id}: ${isMore ? 'kelebihan' : 'kekurangan'} satu angka?`,
      hint: 'Hitung jumlah angkanya.',
    },
  });
};

/** A larger group pays more per person than a smaller one. */
export const priceRises = (
  at: Location,
  own: { readonly band: string; readonly amount: number },
  smaller: { readonly band: string; readonly amount: number },
): Diagnostic => {
  const [high, low] = [figure(own.amount), figure(smaller.amount)];
  return warning('price.rises', at, {
    en: {
      message: `Each person in a group of ${own.band} pays ${high.en}, more than in a smaller group of ${smaller.band} (${low.en}).`,
      hint: 'Larger groups usually pay less per person: compare the two rows.',
    },
    id: {
      message: `Setiap orang dalam rombongan ${own.band} membayar ${high.id}, lebih mahal daripada rombongan ${smaller.band} yang lebih kecil (${low.id}).`,
      hint: 'Biasanya rombongan lebih besar membayar lebih murah per orang: bandingkan kedua baris.',
    },
  });
};

/** A better hotel costs no more than a simpler one. */
export const tierNotDearer = (
  at: Location,
  own: { readonly tier: string; readonly amount: number },
  lower: { readonly tier: string; readonly amount: number },
): Diagnostic => {
  const [price, other] = [figure(own.amount), figure(lower.amount)];
  return warning('price.tier-order', at, {
    en: {
      message: `"${own.tier}" costs ${price.en}, no more than "${lower.tier}" with fewer stars (${other.en}).`,
      hint: 'Compare the two prices of this row.',
    },
    id: {
      message: `"${own.tier}" harganya ${price.id}, tidak lebih mahal daripada "${lower.tier}" yang bintangnya lebih sedikit (${other.id}).`,
      hint: 'Bandingkan kedua harga di baris ini.',
    },
  });
};

/** What a group pays altogether. */
export interface GroupTotal {
  readonly people: number;
  readonly total: number;
}

/** With one more guest the whole group pays less. */
export const totalFalls = (at: Location, more: GroupTotal, fewer: GroupTotal): Diagnostic => {
  const [less, most] = [figure(more.total), figure(fewer.total)];
  return warning('price.total-falls', at, {
    en: {
      message: `${fewer.people} people pay ${most.en} together, ${more.people} people only ${less.en}.`,
      hint: 'One guest more should not make the tour cheaper: compare this price with the row before.',
    },
    id: {
      message: `${fewer.people} orang membayar ${most.id} bersama-sama, sedangkan ${more.people} orang hanya ${less.id}.`,
      hint: 'Tambah satu tamu seharusnya tidak membuat tur lebih murah: bandingkan harga ini dengan baris sebelumnya.',
    },
  });
};

/** In one row a tier adds another amount to the lowest tier's price than in all others. */
export const supplementDiffers = (
  at: Location,
  tiers: { readonly own: string; readonly lowest: string },
  found: number,
  usual: number,
): Diagnostic => {
  const [here, elsewhere] = [figure(found), figure(usual)];
  return warning('price.supplement', at, {
    en: {
      message: `"${tiers.own}" costs ${here.en} more than "${tiers.lowest}" here, ${elsewhere.en} more in every other row: a typing slip?`,
      hint: 'Compare the row with the others.',
    },
    id: {
      message: `Di sini "${tiers.own}" ${here.id} lebih mahal daripada "${tiers.lowest}", di semua baris lain ${elsewhere.id}: salah ketik?`,
      hint: 'Bandingkan baris ini dengan baris lainnya.',
    },
  });
};

/** In one row all tiers add another amount to the lowest tier's price than in all others: that price is suspect. */
export const lowestDiffers = (at: Location, tier: string, amount: number, usual: number): Diagnostic => {
  const [here, elsewhere] = [figure(amount), figure(usual)];
  return warning('price.lowest', at, {
    en: {
      message: `By what the other hotel classes cost, "${tier}" should be ${elsewhere.en} here, not ${here.en}: a typing slip?`,
      hint: 'Compare the row with the others.',
    },
    id: {
      message: `Menurut harga kelas hotel lainnya, "${tier}" di sini seharusnya ${elsewhere.id}, bukan ${here.id}: salah ketik?`,
      hint: 'Bandingkan baris ini dengan baris lainnya.',
    },
  });
};
