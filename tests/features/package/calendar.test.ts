import { describe, expect, it } from 'vitest';
import type { PackagePage, PackageVariant } from '../../../src/domain/page-data/package.ts';
import { calendarOf } from '../../../src/features/package/download-calendar.ts';
import { firstOperatorSite } from '../../helpers/first-operator.ts';
import { eventsOf, type ReadEvent } from '../../helpers/read-calendar.ts';

const NOW = Date.UTC(2026, 0, 15, 9, 30);

const site = firstOperatorSite();
const packages = site.languages.flatMap(({ pages }) =>
  pages.flatMap((page) => (page.kind === 'package' ? [page] : [])),
);
const trips = packages.flatMap((page) => page.variants.map((variant) => ({ page, variant })));

function events(
  { page, variant }: { readonly page: PackagePage; readonly variant: PackageVariant },
  start: string,
  alternatives = {},
): readonly ReadEvent[] {
  return eventsOf(calendarOf(page, { variant, alternatives }, 'Tours', start, NOW));
}

describe('the calendar of every package and option, in every language (spec §3 Itinerary)', () => {
  it('is there for all of them', () => {
    expect(new Set(packages.map(({ id }) => id)).size).toBe(20);
    expect(trips.length).toBe((20 + 4 * 2) * site.languages.length);
  });

  it('has an event for each day', () => {
    for (const trip of trips) expect(events(trip, '2027-05-10').length).toBe(trip.variant.days.length);
  });

  it.each([
    [
      'the end of a month',
      '2027-04-30',
      ['2027-04-30', '2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04'],
    ],
    [
      'the end of a year',
      '2027-12-30',
      ['2027-12-30', '2027-12-31', '2028-01-01', '2028-01-02', '2028-01-03'],
    ],
    ['a leap day', '2028-02-28', ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03']],
  ])('goes from day to day over %s, each event ending where the next begins', (_, start, dates) => {
    for (const trip of trips) {
      const read = events(trip, start);
      expect(read.map((event) => event.start)).toEqual(dates.slice(0, read.length));
      expect(read.slice(0, -1).map((event) => event.end)).toEqual(dates.slice(1, read.length));
    }
  });

  it('names the package, the day and what it holds; all stops with their times stand below', () => {
    for (const trip of trips) {
      const wanted = trip.variant.days.map(({ label, choices }) => ({
        summary: `${trip.page.name} · ${label} · ${choices.map(({ title }) => title).join(' / ')}`,
        description: choices
          .flatMap(({ activities }) => activities.map(({ time, text }) => (time ? `${time} ${text}` : text)))
          .join('\n'),
      }));
      const read = events(trip, '2027-05-10').map(({ summary, description }) => ({ summary, description }));
      expect(read).toEqual(wanted);
    }
  });

  it('holds only the chosen way to spend a day', () => {
    for (const trip of trips) {
      for (const [index, { number, choices }] of trip.variant.days.entries()) {
        if (choices.length < 2) continue;
        const event = events(trip, '2027-05-10', { [number]: 2 })[index];
        expect(event?.summary.endsWith(choices[1]?.title ?? '?')).toBe(true);
        expect(event?.description.split('\n').length).toBe(choices[1]?.activities.length);
      }
    }
  });

  it('has an id of its own for every event of a trip', () => {
    for (const trip of trips) {
      const ids = events(trip, '2027-05-10').map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
