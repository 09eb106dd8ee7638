import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '../../../src/domain/money.ts';
import { addDays } from '../../../src/domain/offer/calendar-date.ts';
import type { PackagePage, PackageVariant } from '../../../src/domain/page-data/package.ts';
import {
  NO_CHOICE,
  readTripChoice,
  type TripChoice,
  withAlternative,
} from '../../../src/domain/trip-choice.ts';
import { writtenDate } from '../../../src/domain/written-date.ts';
import { bookingChat } from '../../../src/features/package/booking-chat.ts';
import { tripOffer } from '../../../src/features/package/trip-offer.ts';
import * as rules from '../../../src/features/package/trip-rules.ts';
import { type Trip, tripOf } from '../../../src/features/package/use-trip.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperatorSite, languageOf } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const TODAY = '2027-01-02';

/** Packages of both operators: with options, ways to spend a day, ages, rooms and seasons. */
const packages = [
  ...languageOf(firstOperatorSite(), 'en').pages,
  ...languageOf(compiled(secondOperator().sources).site, 'nl').pages,
].flatMap((page) => (page.kind === 'package' ? [page] : []));

function pageNamed(id: string): PackagePage {
  const page = packages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`There is no package "${id}".`);
  return page;
}

function firstOf({ variants }: PackagePage): PackageVariant {
  const [first] = variants;
  if (!first) throw new Error('A package has a variant.');
  return first;
}

type Step = (trip: Trip) => Partial<TripChoice>;

/** What a visitor may do to a page, in any order. */
function steps(page: PackagePage): fc.Arbitrary<Step> {
  const { options, tiers, ageGroups } = tripOffer(page);
  const part = (parts: fc.Arbitrary<Partial<TripChoice>>) =>
    parts.map(
      (given): Step =>
        () =>
          given,
    );
  return fc.oneof(
    ...(options.length > 0 ? [part(fc.record({ option: fc.constantFrom(...options) }))] : []),
    part(fc.record({ people: fc.integer({ min: 1, max: 40 }) })),
    part(fc.record({ tier: fc.constantFrom(...tiers, undefined) })),
    part(
      fc.record({
        date: fc.option(
          fc.integer({ min: -9, max: 640 }).map((days) => addDays(TODAY, days)),
          { nil: undefined },
        ),
      }),
    ),
    part(
      fc.record({
        children: fc
          .dictionary(fc.constantFrom(...ageGroups, 'nobody'), fc.integer({ min: 1, max: 4 }))
          .map((counts) => Object.fromEntries(Object.entries(counts).filter(([id]) => id !== 'nobody'))),
      }),
    ),
    part(fc.record({ singleRooms: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }) })),
    // One of the ways to spend a day that are on the page.
    fc.record({ day: fc.nat(), number: fc.integer({ min: 1, max: 2 }) }).map(
      ({ day, number }): Step =>
        (trip) => {
          const days = trip.variant.days.filter(({ choices }) => choices.length > 1);
          const chosen = days[day % days.length];
          return chosen
            ? withAlternative(trip.choice, trip.variant.option?.id ?? '', chosen.number, number)
            : {};
        },
    ),
  );
}

/** Half of all visits are to packages whose options have days to choose between. */
const withChoices = packages.filter(
  ({ variants }) =>
    variants.length > 1 && variants.some(({ days }) => days.some(({ choices }) => choices.length > 1)),
);
const visits = fc.oneof(fc.constantFrom(...packages), fc.constantFrom(...withChoices)).chain(({ id }) =>
  fc.record({
    id: fc.constant(id),
    steps: fc.array(steps(pageNamed(id)), { maxLength: 12 }),
  }),
);

function shownOf(page: PackagePage, choice: TripChoice, areKnown = true): Trip {
  const known = areKnown ? rules : undefined;
  return { ...tripOf(page, firstOf(page), choice, known), change: () => undefined };
}

function messageOf(page: PackagePage, trip: Trip): readonly string[] {
  return bookingChat(page, trip).split('\n');
}

/** What the page shows when the address of a message is opened. */
function openedAt(page: PackagePage, address: string): Trip {
  const { search } = new URL(address);
  return shownOf(page, readTripChoice(search, tripOffer(page)));
}

/** The parts of the second line, as the page shows them. */
function shownParts(
  page: PackagePage,
  { variant, group, alternatives, choice, answer }: Trip,
): readonly string[] {
  const { money, tiers, offers = {} } = page.booking.own;
  const children = Object.entries(group?.children ?? {}).map(
    ([id, count]) => `${count} × ${page.ageGroups.find((ages) => ages.id === id)?.label}`,
  );
  const days = variant.days.flatMap(({ number, label, choices }) => {
    const chosen = choices[(alternatives[number] ?? 0) - 1];
    return chosen ? [`${label}: ${chosen.title}`] : [];
  });
  return [
    choice.date === undefined ? undefined : writtenDate(money.locale, choice.date),
    group && String(group.people),
    ...children,
    group && group.singleRooms > 0 ? String(group.singleRooms) : undefined,
    group?.tier === undefined ? undefined : tiers[group.tier],
    ...days,
    answer?.kind === 'price' && answer.offer ? offers[answer.offer.id] : undefined,
    answer?.kind === 'price' ? formatMoney(money, answer.total) : undefined,
  ].filter((part) => part !== undefined);
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T09:00Z`) }));
afterAll(() => void vi.useRealTimers());

describe('the message of the chat, read back', () => {
  it('names exactly what the page shows, whatever was chosen in whichever order', () => {
    let withDays = 0;
    fc.assert(
      fc.property(visits, (visit) => {
        const page = pageNamed(visit.id);
        let trip = shownOf(page, NO_CHOICE);
        for (const step of visit.steps) trip = shownOf(page, { ...trip.choice, ...step(trip) });
        const [opening, ...rest] = messageOf(page, trip);
        const address = rest.find((line) => line.startsWith(page.address)) ?? '';
        const told = rest.indexOf(address) === 0 ? [] : (rest[0]?.split(' · ') ?? []);
        const parts = shownParts(page, trip);
        expect(opening).toBe(trip.variant.booking.own.opening);
        expect(told.length).toBe(parts.length);
        for (const [index, part] of parts.entries()) expect(told[index]).toContain(part);
        // Its link opens the same page.
        const { variant, group, alternatives, answer, choice } = openedAt(page, address);
        expect({ variant, group, alternatives, answer, date: choice.date }).toEqual({
          variant: trip.variant,
          group: trip.group,
          alternatives: trip.alternatives,
          answer: trip.answer,
          date: trip.choice.date,
        });
        if (Object.keys(trip.alternatives).length > 0) withDays += 1;
      }),
      { numRuns: 400 },
    );
    // Else nothing was asked of days.
    expect(withDays).toBeGreaterThan(0);
  });

  it('says of an untouched page, and of one on which an option was chosen, what it shows', () => {
    for (const page of packages) {
      for (const { option, chatMessage } of page.variants) {
        const trip = shownOf(page, { ...NO_CHOICE, option: option?.id });
        expect(bookingChat(page, trip)).toBe(chatMessage);
        expect(rules.tripMessage(page, trip)).toBe(chatMessage);
      }
    }
  });

  it('gives at least the address while the rules are on their way', () => {
    const page = pageNamed('lombok-overnight-4d3n');
    const trip = shownOf(
      page,
      { ...NO_CHOICE, option: 'C', people: 5, alternatives: { C: { 2: 2 } } },
      false,
    );
    const [opening, address = '', ...others] = messageOf(page, trip);
    expect(opening).toContain('Package C');
    expect(others).toEqual([]);
    expect(new URL(address).search).toBe('?option=C&people=5&tier=hotel5Star&day2=2');
  });
});
