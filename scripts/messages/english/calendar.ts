import { quoted } from '../writing.ts';

/** A group of ages. */
interface Ages {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export const calendar = {
  seasonsOverlap: (season: string, other: string, day: string) => ({
    message: `"${season}" and "${other}" both include ${day}, and neither has priority.`,
    hint: 'Give one of the two a higher "priority", or change the dates.',
  }),
  seasonHidden: (season: string, others: readonly string[]) => ({
    message: `"${season}" never applies: on all its days ${quoted(others)} with a higher priority ${others.length === 1 ? 'applies' : 'apply'}.`,
    hint: 'Change the dates or the priorities, or remove the season.',
  }),
  seasonOver: (season: string, last: string) => ({
    message: `"${season}" ended on ${last}.`,
    hint: 'Give it new dates, dates without a year, or remove it.',
  }),
  alwaysClosed: {
    message: 'This closes every package on every day of the year.',
    hint: 'Correct the dates, or name the regions or packages that are closed.',
  },
  offerOver: (offer: string, last: string) => ({
    message: `The special offer "${offer}" ended on ${last}.`,
    hint: 'Remove it, or give it new dates.',
  }),
  duplicateDate: (date: string) => ({
    message: `${date} is in the list twice.`,
    hint: 'Remove one of the two, or correct it.',
  }),
  missing: (field: string) => ({
    message: `"${field}" needs the file calendar.json, which the site does not have.`,
    hint: 'Add calendar.json with your time zone, such as { "zone": "Europe/Rome" }.',
  }),
  weekdaysOutsideDates: {
    message: 'None of these weekdays falls within these dates: the package never departs.',
    hint: 'Correct the weekdays or the dates.',
  },
  neverDeparts: (first: string, last: string) => ({
    message: `The package has no day that can be booked from ${first} to ${last}: it has no departures, is sold out or closed.`,
    hint: 'Add days of departure, or say in its texts that it is not offered now.',
  }),
};

export const ageGroups = {
  overlap: (ages: Ages, younger: Ages) => ({
    message: `Travellers aged ${ages.from} belong both to "${younger.id}" (${younger.from} to ${younger.to}) and to "${ages.id}" (${ages.from} to ${ages.to}).`,
    hint: `Let "${ages.id}" start at ${younger.to + 1}, or "${younger.id}" end at ${ages.from - 1}.`,
  }),
  gap: (ages: Ages, younger: Ages) => {
    const [first, last] = [younger.to + 1, ages.from - 1];
    return {
      message: `Travellers aged ${first === last ? first : `${first} to ${last}`} count as adults: "${younger.id}" ends at ${younger.to}, "${ages.id}" starts at ${ages.from}.`,
      hint: 'Close the gap between the two.',
    };
  },
};
