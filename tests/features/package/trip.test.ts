import { describe, expect, it } from 'vitest';
import { changedChoice, resolveTrip, type Trip } from '../../../src/features/package/trip.ts';
import * as rules from '../../../src/features/package/trip-rules.ts';
import type { PackagePage } from '../../../src/shared/page-data/package.ts';
import { NO_CHOICE, type TripChoice } from '../../../src/trip/trip-choice.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperatorSite, languageOf, pageOf } from '../../helpers/first-operator.ts';
import { firstVariant } from '../../helpers/resolved-pages.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const english = languageOf(firstOperatorSite(), 'en');
const unpriced = pageOf(english, 'package', '/paket/lombok-one-day-pink-beach');
const couples = pageOf(english, 'package', '/paket/honeymoon-2d1n');
const italian = languageOf(compiled(secondOperator().sources).site, 'it');

function tripOn(page: PackagePage, choice: Partial<TripChoice>): Trip {
  const made = { ...NO_CHOICE, ...choice };
  return { ...resolveTrip(page, firstVariant(page), made, rules), change: () => undefined };
}

describe('a tour without a price table', () => {
  it('says in its message who comes and when, and asks for the price', () => {
    const trip = tripOn(unpriced, { people: 3, children: { children: 1 }, date: '2027-03-01' });
    const [opening, facts] = rules.tripMessage(unpriced, trip).split('\n');
    expect(opening).not.toContain('?');
    // Some versions of Unicode's data have no comma after the weekday.
    expect(facts).toMatch(
      /^Preferred date: Monday,? 1 March 2027 · Adults: 3 · Children: 1 · Could you tell us the price\?$/,
    );
  });

  it('begins with the smallest group of the site, in its prepared message too', () => {
    const { group } = tripOn(unpriced, {});
    expect(group.people).toBe(2);
    expect(firstVariant(unpriced).chatMessage).toContain('2 people');
  });

  it('asks for the age groups of the site, priced or not', () => {
    for (const page of italian.pages.flatMap((each) => (each.kind === 'package' ? [each] : [])))
      expect(page.ageGroups.map(({ id }) => id)).toEqual(['infant', 'child', 'teenager']);
    expect(unpriced.ageGroups).toEqual([
      { id: 'children', from: 0, to: 17, counts: true, label: 'Children' },
    ]);
  });
});

describe('a remembered group', () => {
  const remembered = { people: 40, isRemembered: true };

  it('gives way to the tour’s own where the table has no price for it', () => {
    const trip = tripOn(couples, remembered);
    expect(trip).toMatchObject({ group: tripOn(couples, {}).group, isChosen: false });
    expect(trip.unlisted?.group.people).toBe(40);
    expect(trip.answer?.kind).toBe('price');
    expect(rules.bookingDetails(couples, trip).address).not.toContain('people=40');
  });

  it('stays where the table has a price for it, and where it is chosen on the page', () => {
    expect(tripOn(couples, { people: 2, isRemembered: true })).toMatchObject({
      unlisted: undefined,
      isChosen: true,
    });
    expect(tripOn(couples, { people: 40 })).toMatchObject({ group: { people: 40 }, unlisted: undefined });
  });

  it('is left behind by the first change of the group, and by no other', () => {
    const first = firstVariant(couples);
    const made = { ...NO_CHOICE, ...remembered };
    const grown = changedChoice(couples, first, made, { children: { children: 1 } });
    expect(tripOn(couples, grown).group).toMatchObject({ people: 2, children: { children: 1 } });
    expect(changedChoice(couples, first, made, { date: '2027-03-01' })).toMatchObject(remembered);
  });
});

it('a message asks for dates instead of naming a day that has passed', () => {
  const trip = tripOn(couples, { people: 2, date: '2020-03-01' });
  expect(trip.answer).toMatchObject({ kind: 'unavailable', reason: 'past' });
  for (const message of [rules.tripMessage(couples, trip), rules.otherSizeMessage(couples, trip)])
    expect(message).not.toContain('2020');
  expect(rules.tripMessage(couples, trip).split('\n')[0]).toBe(
    firstVariant(couples).chatMessage.split('\n')[0],
  );
});

it('the question for another group size names neither the shown group nor its price', () => {
  const trip = tripOn(couples, { people: 2, date: '2027-03-01' });
  const message = rules.otherSizeMessage(couples, trip);
  expect(message).toContain('Our group size is not in the price list.');
  expect(message).not.toMatch(/Rp|pax|people/);
  expect(message).toContain('date=2027-03-01');
});
