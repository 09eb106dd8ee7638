import { MantineProvider } from '@mantine/core';
import * as fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Messages } from '#generated/messages';
import { formatMoney, moneyParts } from '../../../src/domain/money.ts';
import { answerTrip } from '../../../src/domain/offer/answer-trip.ts';
import { addDays } from '../../../src/domain/offer/calendar-date.ts';
import type { TripAnswer } from '../../../src/domain/offer/model.ts';
import type { PackagePage, PackageVariant } from '../../../src/domain/page-data/package.ts';
import { NO_CHOICE, type TripChoice } from '../../../src/domain/trip-choice.ts';
import { Plan } from '../../../src/features/package/Plan.tsx';
import { bookingDetails } from '../../../src/features/package/trip-message.ts';
import { tripOffer } from '../../../src/features/package/trip-offer.ts';
import * as rules from '../../../src/features/package/trip-rules.ts';
import { type Trip, tripOf } from '../../../src/features/package/use-trip.ts';
import { SiteProvider } from '../../../src/i18n/site-context.tsx';
import { compiled, emittedMessages } from '../../helpers/compiled-site.ts';
import { languageOf } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

/** Half past midnight of 2 January in Rome; in most of America it is still the first. */
const NOW = Date.UTC(2027, 0, 1, 23, 30);
const TODAY = '2027-01-02';

const result = compiled(secondOperator().sources);
const italian = languageOf(result.site, 'it');
const packages = italian.pages.flatMap((page) => (page.kind === 'package' ? [page] : []));
// Modules of one language are made after the type.
const messages = emittedMessages(result, 'it') as unknown as Messages;
const loadTours = () => Promise.reject(new Error('Nobody searches.'));
const loadPageData = () => Promise.reject(new Error('Nobody compares.'));
const site = {
  language: italian.info,
  languages: [italian.info],
  shell: italian.shell,
  messages,
  loadTours,
  loadPageData,
};

/** Nobody looks at the styles, which are longer than most parts. */
const UNSTYLED = { withCssVariables: false, withGlobalClasses: false };

function html(node: ReactNode): Document {
  const provided = createElement(SiteProvider, { value: site }, node);
  const markup = renderToStaticMarkup(createElement(MantineProvider, UNSTYLED, provided));
  const { document } = parseHTML(`<main>${markup}</main>`);
  for (const style of document.querySelectorAll('style')) style.remove();
  return document;
}

/** A choice that a page lets visitors make, a part of it at a time. */
function partOf(page: PackagePage): fc.Arbitrary<Partial<TripChoice>> {
  const { options, tiers, ageGroups } = tripOffer(page);
  const oneOf = (values: readonly string[]) => fc.constantFrom(...values, undefined);
  return fc.oneof(
    fc.record({ option: oneOf(options) }),
    fc.record({ people: fc.integer({ min: 1, max: 10 }) }),
    fc.record({ tier: oneOf(tiers) }),
    fc.record({ date: fc.integer({ min: -20, max: 640 }).map((days) => addDays(TODAY, days)) }),
    fc.record({ date: fc.constantFrom('2027-03-15', '2027-05-03', '2027-09-06', '2028-05-01', undefined) }),
    fc.record({
      children: fc.dictionary(
        oneOf(ageGroups).map((id) => id ?? 'none'),
        fc.integer({ min: 1, max: 4 }),
      ),
    }),
    fc.record({ singleRooms: fc.integer({ min: 1, max: 3 }) }),
  );
}

function firstOf({ variants }: PackagePage): PackageVariant {
  const [first] = variants;
  if (!first) throw new Error('A package has a variant.');
  return first;
}

function pageNamed(id: string): PackagePage {
  const page = packages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`There is no package "${id}".`);
  return page;
}

const choices = fc.constantFrom(...packages.map(({ id }) => id)).chain((id) =>
  fc.record({
    id: fc.constant(id),
    parts: fc.array(partOf(pageNamed(id)), { minLength: 1, maxLength: 6 }),
  }),
);

/** What the page shows of a trip: the card, the bar and the table. */
function shown(page: PackagePage, trip: Trip) {
  const chatMessage = 'Hello';
  const card = html(createElement(rules.TripDetails, { page, trip, chatMessage })).querySelector('main');
  const bar = html(createElement(rules.BarPrice, { page, trip })).querySelector('main');
  const plan = html(createElement(Plan, { page, variant: trip.variant, trip, chatMessage }));
  return { card, bar, plan };
}

type Shown = ReturnType<typeof shown>;
type Price = Extract<TripAnswer, { readonly kind: 'price' }>;

/** Without a price nothing is marked, and the bar says why in a few words. */
function expectNoPrice(
  page: PackagePage,
  { card, bar, plan }: Shown,
  answer: Exclude<TripAnswer, Price>,
): void {
  const isOtherDay = answer.kind === 'unavailable';
  expect(plan.querySelectorAll('td[data-yours]').length).toBe(0);
  expect(card?.querySelectorAll('button').length).toBe(isOtherDay ? answer.nearest.length : 0);
  expect(bar?.textContent?.trim()).toBe(isOtherDay ? page.trip.notThatDay : messages.common.contactUs);
}

/** The price is the same in card and bar, and is that of the marked cell, in the tab of the day's season. */
function expectPrice(page: PackagePage, { variant }: Trip, { card, bar, plan }: Shown, answer: Price): void {
  const { money } = page.booking.own;
  const total = formatMoney(money, answer.total);
  const each = formatMoney(money, answer.perPerson);
  expect(card?.textContent).toContain(`${each} ${variant.perText}`);
  expect(card?.textContent).toContain(total);
  expect(bar?.textContent).toContain(answer.lines.length === 1 ? each : total);
  const [cell, ...others] = plan.querySelectorAll('td[data-yours]');
  expect(others).toEqual([]);
  expect(cell?.textContent).toContain(moneyParts(money, answer.perPerson).figure);
  const season = cell?.closest('tbody')?.getAttribute('data-season') ?? '';
  expect(['', answer.season?.id]).toContain(season);
  const tab = plan.querySelector('input[value^="season:"][checked]')?.getAttribute('value');
  expect(tab ?? 'season:').toBe(`season:${season}`);
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterAll(() => void vi.useRealTimers());

describe('whatever is chosen, and however often', () => {
  it('card, bar, table and message say what the rules answer', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(choices, ({ id, parts }) => {
        const page = pageNamed(id);
        let choice = NO_CHOICE;
        for (const part of parts) {
          choice = { ...choice, ...part };
          const trip: Trip = { ...tripOf(page, firstOf(page), choice, rules), change: () => undefined };
          const { group, variant, answer: given } = trip;
          if (!group || !trip.isChosen) continue;
          const { people, tier, children, singleRooms } = group;
          const travellers = { adults: people, children, singleRooms };
          const query = { date: choice.date ?? '', tier: tier ?? '', travellers };
          const answer = answerTrip(variant.prices, page.calendar, page.ageGroups, query, TODAY);
          kinds.add(answer.kind);
          const all = shown(page, trip);
          expect(given).toEqual(answer);
          expect(all.card?.textContent).not.toMatch(/undefined|NaN/);
          expect(bookingDetails(page, trip).price?.total).toBe(
            answer.kind === 'price' ? answer.total : undefined,
          );
          if (answer.kind === 'price') expectPrice(page, trip, all, answer);
          else expectNoPrice(page, all, answer);
        }
      }),
      { numRuns: 150 },
    );
    // Else nothing was asked.
    expect(kinds).toEqual(new Set(['price', 'ask', 'unavailable']));
  });

  it('an untouched page marks the cell of the price that it shows', () => {
    for (const page of packages) {
      for (const variant of page.variants) {
        const { prices } = variant;
        if (!prices?.first.perPersonText) continue;
        const trip = { ...tripOf(page, variant, NO_CHOICE, undefined), change: () => undefined };
        const plan = html(createElement(Plan, { page, variant, trip, chatMessage: '' }));
        const [cell, ...others] = plan.querySelectorAll('td[data-yours]');
        expect(others).toEqual([]);
        const text = [...(cell?.childNodes ?? [])].map((node) => node.textContent).join('');
        expect(text).toContain(prices.first.perPersonText.replaceAll(/[^\d.,]/g, ''));
      }
    }
  });
});
