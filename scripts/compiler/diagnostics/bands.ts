import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

/** A band of group sizes, as messages name it. */
export interface ShownBand {
  readonly id: string;
  readonly min: number;
  readonly max: number;
}

export const bandOrder = (at: Location, band: ShownBand, before: ShownBand): Diagnostic =>
  error('band.order', at, {
    en: {
      message: `The group size "${band.id}" stands after "${before.id}", but starts at ${band.min} people, before ${before.min}.`,
      hint: 'Order the group sizes from small to large.',
    },
    id: {
      message: `Ukuran rombongan "${band.id}" ditulis setelah "${before.id}", padahal mulai dari ${band.min} orang, lebih kecil daripada ${before.min}.`,
      hint: 'Urutkan ukuran rombongan dari kecil ke besar.',
    },
  });

export const bandOverlap = (at: Location, band: ShownBand, before: ShownBand): Diagnostic =>
  error('band.overlap', at, {
    en: {
      message: `A group of ${band.min} belongs both to "${before.id}" (${before.min} to ${before.max} people) and to "${band.id}" (${band.min} to ${band.max}).`,
      hint: `Let "${band.id}" start at ${before.max + 1}, or "${before.id}" end at ${band.min - 1}.`,
    },
    id: {
      message: `Rombongan ${band.min} orang masuk ke "${before.id}" (${before.min} sampai ${before.max} orang) dan juga ke "${band.id}" (${band.min} sampai ${band.max}).`,
      hint: `Mulai "${band.id}" dari ${before.max + 1}, atau akhiri "${before.id}" di ${band.min - 1}.`,
    },
  });

export const bandGap = (at: Location, band: ShownBand, before: ShownBand): Diagnostic => {
  const [first, last] = [before.max + 1, band.min - 1];
  const isOne = first === last;
  return warning('band.gap', at, {
    en: {
      message: `A group of ${isOne ? first : `${first} to ${last}`} has no price: "${before.id}" ends at ${before.max} people, "${band.id}" starts at ${band.min}.`,
      hint: 'Close the gap between the two, if such groups can book.',
    },
    id: {
      message: `Rombongan ${isOne ? first : `${first} sampai ${last}`} orang tidak punya harga: "${before.id}" berakhir di ${before.max} orang, "${band.id}" mulai dari ${band.min}.`,
      hint: 'Sambungkan keduanya, kalau rombongan sebesar itu bisa memesan.',
    },
  });
};
