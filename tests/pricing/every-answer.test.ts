import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTrip, type TripAnswer } from '../../src/pricing/answer-trip.ts';
import type { AgeGroup, TripCalendar, TripQuery } from '../../src/pricing/model.ts';
import type { PriceTable } from '../../src/pricing/price-table.ts';
import { ageGroups, calendarDate, oddTable, tripCalendar, tripQuery } from '../arbitraries/offers.ts';

interface Question {
  readonly table: PriceTable | undefined;
  readonly calendar: TripCalendar | undefined;
  readonly ages: readonly AgeGroup[];
  readonly query: TripQuery;
  readonly today: string;
}

const question: fc.Arbitrary<Question> = fc.record({
  table: fc.option(oddTable, { nil: undefined, freq: 20 }),
  calendar: fc.option(tripCalendar, { nil: undefined, freq: 20 }),
  ages: ageGroups,
  query: tripQuery,
  today: calendarDate,
});

const answer = ({ table, calendar, ages, query, today }: Question): TripAnswer =>
  answerTrip(table, calendar, ages, query, today);

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const RUNS = { numRuns: 100 };

describe('every answer', () => {
  it('has whole amounts that add up, none below zero except what an offer takes off', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const given = answer(asked);
        if (given.kind !== 'price') return;
        expect(numbersIn([given.total, given.perPerson, given.lines]).every(Number.isSafeInteger)).toBe(true);
        expect(given.total).toBeGreaterThanOrEqual(0);
        expect(given.perPerson).toBeGreaterThanOrEqual(0);
        for (const line of given.lines) {
          expect(line.total).toBe(line.count * line.each);
          expect(line.total >= 0 || line.for === 'offer').toBe(true);
        }
        expect(given.lines.reduce((sum, { total }) => sum + total, 0)).toBe(given.total);
        expect(given.lines[0]?.each).toBe(given.perPerson);
      }),
      RUNS,
    );
  });

  it('costs no less for one more adult, within a row of the table', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { travellers } = asked.query;
        const given = answer(asked);
        const more = answer({
          ...asked,
          query: { ...asked.query, travellers: { ...travellers, adults: travellers.adults + 1 } },
        });
        if (given.kind !== 'price' || more.kind !== 'price' || given.perPerson !== more.perPerson) return;
        expect(more.total).toBeGreaterThanOrEqual(given.total);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of seasons, closures, offers and days in the file', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { calendar } = asked;
        if (!calendar) return;
        const { departures } = calendar;
        const turned = {
          ...calendar,
          seasons: calendar.seasons.toReversed(),
          closed: calendar.closed.toReversed(),
          offers: calendar.offers.toReversed(),
          soldOut: calendar.soldOut.toReversed(),
          ...(departures && {
            departures: {
              ...departures,
              ...(departures.fixed && { fixed: departures.fixed.toReversed() }),
              ...(departures.weekdays && { weekdays: departures.weekdays.toReversed() }),
            },
          }),
        };
        expect(answer({ ...asked, calendar: turned })).toEqual(answer(asked));
      }),
      RUNS,
    );
  });
});
