import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const dayGap = (at: Location, day: string, missing: string): Diagnostic =>
  error('itinerary.day-gap', at, {
    en: {
      message: `"${day}" is given, but "${missing}" is not.`,
      hint: `Add "${missing}", or remove "${day}".`,
    },
    id: {
      message: `"${day}" sudah diisi, tetapi "${missing}" belum.`,
      hint: `Tambahkan "${missing}", atau hapus "${day}".`,
    },
  });

export const missingItinerary = (at: Location, packageId: string): Diagnostic =>
  warning('itinerary.missing', at, {
    en: {
      message: `The package "${packageId}" has no itinerary; visitors see a general one.`,
      hint: `Add "itineraries/${packageId}.json".`,
    },
    id: {
      message: `Paket "${packageId}" belum punya rencana perjalanan; pengunjung melihat rencana umum.`,
      hint: `Tambahkan "itineraries/${packageId}.json".`,
    },
  });

export const optionWithoutPlan = (at: Location, option: string): Diagnostic =>
  warning('itinerary.missing-option', at, {
    en: {
      message: `Option "${option}" has no plan; visitors see a general one.`,
      hint: `Add the days of option "${option}".`,
    },
    id: {
      message: `Pilihan "${option}" belum punya rencana perjalanan; pengunjung melihat rencana umum.`,
      hint: `Tambahkan hari-hari untuk pilihan "${option}".`,
    },
  });

export const plansDoNotFit = (at: Location, expected: 'plan' | 'options'): Diagnostic =>
  error('itinerary.wrong-kind', at, {
    en: {
      message:
        expected === 'plan'
          ? 'The package’s category has no options, but its itinerary has.'
          : 'The package’s category has options, but its itinerary has none.',
      hint: `Give the days under "${expected}".`,
    },
    id: {
      message:
        expected === 'plan'
          ? 'Kategori paket ini tidak punya pilihan, tetapi rencana perjalanannya punya.'
          : 'Kategori paket ini punya pilihan, tetapi rencana perjalanannya tidak.',
      hint: `Tulis hari-harinya di "${expected}".`,
    },
  });

export const sameAlternative = (at: Location, alternative: string, day: string): Diagnostic =>
  error('itinerary.same-alternative', at, {
    en: {
      message: `"${alternative}" is the same day as "${day}": there is nothing to choose.`,
      hint: `Name another day, or remove "${alternative}".`,
    },
    id: {
      message: `"${alternative}" sama dengan "${day}": tidak ada yang bisa dipilih.`,
      hint: `Tulis hari lain, atau hapus "${alternative}".`,
    },
  });

export const dayTwice = (at: Location, id: string, first: string): Diagnostic =>
  warning('itinerary.day-twice', at, {
    en: {
      message: `The day "${id}" is in this plan already, as "${first}".`,
      hint: 'Name another day, unless guests really do the same twice.',
    },
    id: {
      message: `Hari "${id}" sudah ada dalam rencana ini, sebagai "${first}".`,
      hint: 'Tulis hari lain, kecuali tamu memang melakukannya dua kali.',
    },
  });

/** The name of a package speaks of another number of days than its plan has. */
export const nameContradictsPlan = (
  at: Location,
  name: string,
  claimed: number,
  planned: number,
  plan: string,
): Diagnostic =>
  warning('duration.name', at, {
    en: {
      message: `The name "${name}" speaks of ${days(claimed)}, but ${plan} has ${days(planned)}.`,
      hint: 'Correct the name or the plan.',
    },
    id: {
      message: `Nama "${name}" menyebut ${claimed} hari, tetapi ${plan} berisi ${planned} hari.`,
      hint: 'Perbaiki namanya atau rencananya.',
    },
  });

export const plansDiffer = (
  at: Location,
  option: string,
  own: number,
  first: string,
  other: number,
): Diagnostic =>
  warning('duration.options', at, {
    en: {
      message: `Option "${option}" has ${days(own)}, option "${first}" has ${days(other)}.`,
      hint: 'Give all options of a package as many days, or make two packages of it.',
    },
    id: {
      message: `Pilihan "${option}" berisi ${own} hari, pilihan "${first}" berisi ${other} hari.`,
      hint: 'Samakan jumlah hari semua pilihan dalam satu paket, atau jadikan dua paket.',
    },
  });

export const noNight = (at: Location, category: string): Diagnostic =>
  warning('duration.no-night', at, {
    en: {
      message: `The category "${category}" is one with hotel nights, but the plan has a single day.`,
      hint: 'Add days to the plan, or choose a category without nights.',
    },
    id: {
      message: `Kategori "${category}" memakai malam menginap, tetapi rencananya hanya satu hari.`,
      hint: 'Tambahkan hari ke rencana, atau pilih kategori tanpa menginap.',
    },
  });

/** The texts of an option speak of another hotel class than the option has. */
export const otherStars = (at: Location, found: number, own: number, tier: string): Diagnostic =>
  warning('option.stars', at, {
    en: {
      message: `This speaks of ${found}, but the option’s hotel class "${tier}" has ${own} stars.`,
      hint: 'Correct the text, or "tier" of the option.',
    },
    id: {
      message: `Di sini disebut ${found}, padahal kelas hotel "${tier}" pilihan ini berbintang ${own}.`,
      hint: 'Perbaiki teksnya, atau "tier" pilihan ini.',
    },
  });

function days(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`;
}
