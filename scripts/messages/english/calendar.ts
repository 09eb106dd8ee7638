import { quoted } from '../writing.ts';

/** A group of ages. */
interface Ages {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export const calendar = {
  seasonsOverlap: (season: string, other: string, day: string) => ({
    message: `"${season}" and "${other}" are both on ${day}: it is open which of them holds.`,
    hint: 'Give one of the two a higher "priority", or change the dates.',
  }),
  seasonHidden: (season: string, others: readonly string[]) => ({
    message: `"${season}" never holds: on all its days ${quoted(others)} with a higher priority ${others.length === 1 ? 'does' : 'do'}.`,
    hint: 'Change the dates or the priorities, or remove the season.',
  }),
  seasonOver: (season: string, last: string) => ({
    message: `"${season}" was over on ${last}.`,
    hint: 'Give it new dates, dates without a year, or remove it.',
  }),
  alwaysClosed: {
    message: 'This closes every package on every day of the year.',
    hint: 'Correct the dates, or name the regions or packages that are closed.',
  },
  offerOver: (offer: string, last: string) => ({
    message: `The special offer "${offer}" was over on ${last}.`,
    hint: 'Remove it, or give it new dates.',
  }),
  duplicateDate: (date: string) => ({
    message: `${date} stands twice in the list.`,
    hint: 'Remove one of the two; or was another day meant?',
  }),
  missing: (field: string) => ({
    message: `"${field}" needs the file calendar.json, which the site does not have.`,
    hint: 'Add calendar.json with your time zone, such as { "zone": "Europe/Rome" }.',
  }),
  weekdaysOutsideDates: {
    message: 'None of these weekdays is within these dates: the package never departs.',
    hint: 'Correct the weekdays or the dates.',
  },
  neverDeparts: (first: string, last: string) => ({
    message: `The package has no day that can be booked, from ${first} to ${last}: it does not depart then, is sold out or closed.`,
    hint: 'Add days of departure, or tell visitors that it is not offered now.',
  }),
};

export const ageGroups = {
  overlap: (ages: Ages, younger: Ages) => ({
    message: `Who is ${ages.from} years old belongs both to "${younger.id}" (${younger.from} to ${younger.to}) and to "${ages.id}" (${ages.from} to ${ages.to}).`,
    hint: `Let "${ages.id}" start at ${younger.to + 1}, or "${younger.id}" end at ${ages.from - 1}.`,
  }),
  gap: (ages: Ages, younger: Ages) => {
    const [first, last] = [younger.to + 1, ages.from - 1];
    return {
      message: `Who is ${first === last ? first : `${first} to ${last}`} years old counts as an adult: "${younger.id}" ends at ${younger.to}, "${ages.id}" starts at ${ages.from}.`,
      hint: 'Close the gap between the two.',
    };
  },
};
