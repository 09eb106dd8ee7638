import { MantineProvider } from '@mantine/core';
import * as fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TripSheet } from '../../../src/features/package/TripSheet.tsx';
import { resolveTrip, type Trip, tripOffer } from '../../../src/features/package/trip.ts';
import * as rules from '../../../src/features/package/trip-rules.ts';
import { Plan } from '../../../src/features/package/Variants.tsx';
import { answerTrip, type TripAnswer } from '../../../src/pricing/answer-trip.ts';
import { addDays, formatDate } from '../../../src/pricing/dates.ts';
import { formatMoney, moneyParts } from '../../../src/pricing/money.ts';
import type { PackagePage } from '../../../src/shared/page-data/package.ts';
import { SiteProvider } from '../../../src/shared/site-context.tsx';
import { NO_CHOICE, readTripChoice, type TripChoice } from '../../../src/trip/trip-choice.ts';
import { languageOf } from '../../helpers/first-operator.ts';
import { firstVariant } from '../../helpers/resolved-pages.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { siteValue } from '../../helpers/site-value.ts';
import { secondOperator } from '../../helpers/workspace.ts';

/** Half past midnight of 2 January in Rome; in most of America it is still the first. */
const NOW = Date.UTC(2027, 0, 1, 23, 30);
const TODAY = '2027-01-02';

const resolved = resolvedWorkspace(secondOperator());
const site = siteValue(resolved);
const packages = languageOf(resolved, 'it').pages.flatMap((page) => (page.kind === 'package' ? [page] : []));

/** Tests ignore the styles, which are longer than most parts. */
const UNSTYLED = { withCssVariables: false, withGlobalClasses: false };

function html(node: ReactNode): Document {
  const provided = createElement(SiteProvider, { value: site }, node);
  const markup = renderToStaticMarkup(createElement(MantineProvider, UNSTYLED, provided));
  const { document } = parseHTML(`<main>${markup}</main>`);
  for (const style of document.querySelectorAll('style')) style.remove();
  return document;
}

function pageNamed(id: string): PackagePage {
  const page = packages.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`There is no package "${id}".`);
  return page;
}

const DAYS = fc.oneof(
  fc.integer({ min: -20, max: 640 }).map((days) => addDays(TODAY, days)),
  fc.constantFrom('2027-03-15', '2027-05-03', '2027-09-06', '2028-05-01'),
);

/** Any choice that a page lets visitors make. */
function choiceOn(page: PackagePage): fc.Arbitrary<TripChoice> {
  const { options, tiers, ageGroups, alternatives } = tripOffer(page);
  const count = fc.integer({ min: 1, max: 4 });
  const pickDays = (days: Readonly<Record<string, number>>) =>
    fc.record(
      Object.fromEntries(Object.entries(days).map(([day, ways]) => [day, fc.integer({ min: 1, max: ways })])),
      { requiredKeys: [] },
    );
  return fc
    .record(
      {
        option: fc.constantFrom(...options, undefined),
        people: fc.integer({ min: 1, max: 10 }),
        isRemembered: fc.boolean(),
        tier: fc.constantFrom(...tiers, undefined),
        date: DAYS,
        singleRooms: count,
        children: fc.record(Object.fromEntries(ageGroups.map((id) => [id, count])), { requiredKeys: [] }),
        alternatives: fc.record(
          Object.fromEntries(Object.entries(alternatives).map(([option, days]) => [option, pickDays(days)])),
        ),
      },
      { requiredKeys: [] },
    )
    .map((part) => ({ ...NO_CHOICE, ...part }) as TripChoice);
}

const visits = fc
  .constantFrom(...packages.map(({ id }) => id))
  .chain((id) => fc.record({ id: fc.constant(id), choice: choiceOn(pageNamed(id)) }));

function showTrip(page: PackagePage, choice: TripChoice): Trip {
  return { ...resolveTrip(page, firstVariant(page), choice, rules), change: () => undefined };
}

/** The parts of a page that show a trip: card, bar and table, and the sheet of paper. */
function shown(page: PackagePage, trip: Trip) {
  const card = html(createElement(rules.TripDetails, { page, trip })).querySelector('main');
  const bar = html(createElement(rules.LinePrice, { page, trip })).querySelector('main');
  const plan = html(createElement(Plan, { page, variant: trip.variant, trip }));
  const paper = html(createElement(TripSheet, { page, trip })).querySelector('header');
  return { card, bar, plan, paper };
}

type Shown = ReturnType<typeof shown>;
type Price = Extract<TripAnswer, { readonly kind: 'price' }>;

/** Without a price no cell is marked, the bar has the reason in a few words, and the table's question is the message. */
function expectNoPrice(
  page: PackagePage,
  { chatMessage }: Trip,
  { card, bar, plan }: Shown,
  answer: Exclude<TripAnswer, Price>,
): void {
  const isOtherDay = answer.kind === 'unavailable';
  const links = [...plan.querySelectorAll('a')].map((link) =>
    decodeURIComponent(link.getAttribute('href') ?? ''),
  );
  expect(links.join()).toContain(isOtherDay ? '' : chatMessage);
  expect(plan.querySelectorAll('td[data-yours]').length).toBe(0);
  expect(card?.querySelectorAll('button').length).toBe(isOtherDay ? answer.nearest.length : 0);
  expect(bar?.textContent?.trim()).toBe(isOtherDay ? page.trip.notThatDay : site.messages.common.contactUs);
}

/** The price is the same in card, bar and on paper, and is that of the marked cell, in the tab of the day's season. */
function expectPrice(
  page: PackagePage,
  { variant }: Trip,
  { card, bar, plan, paper }: Shown,
  answer: Price,
): void {
  const { money } = page.booking.own;
  const total = formatMoney(money, answer.total);
  const each = formatMoney(money, answer.perPerson);
  expect(card?.textContent).toContain(`${each} ${variant.perText}`);
  expect(card?.textContent).toContain(total);
  expect(bar?.textContent).toContain(total);
  expect(paper?.textContent).toContain(`${each} ${variant.perText} · ${total}`);
  const [cell, ...others] = plan.querySelectorAll('td[data-yours]');
  expect(others).toEqual([]);
  expect(cell?.textContent).toContain(moneyParts(money, answer.perPerson).figure);
  const season = cell?.closest('tbody')?.getAttribute('data-season') ?? '';
  expect(['', answer.season?.id]).toContain(season);
  const tab = plan.querySelector('input[value^="season:"][checked]')?.getAttribute('value');
  expect(tab ?? 'season:').toBe(`season:${season}`);
}

/** The parts of the message's second line, as the page shows them. */
function splitMessage(
  page: PackagePage,
  { variant, group, alternatives, choice, answer }: Trip,
): readonly string[] {
  const { money, tiers, offers = {} } = page.booking.own;
  const children = Object.entries(group.children).map(
    ([id, count]) => `${page.ageGroups.find((ages) => ages.id === id)?.label}: ${count}`,
  );
  const days = variant.days.flatMap(({ number, label, choices }) => {
    const chosen = choices[(alternatives[number] ?? 0) - 1];
    return chosen ? [`${label}: ${chosen.title}`] : [];
  });
  return [
    choice.date === undefined ? undefined : formatDate(money.locale, choice.date),
    String(group.people),
    ...children,
    group.singleRooms > 0 ? String(group.singleRooms) : undefined,
    group.tier === undefined ? undefined : tiers[group.tier],
    ...days,
    answer?.kind === 'price' && answer.offer ? offers[answer.offer.id] : undefined,
    answer?.kind === 'price' ? formatMoney(money, answer.total) : undefined,
    findQuestion(page, answer),
  ].filter((part) => part !== undefined);
}

/** A tour without prices is answered only where a group was chosen. */
function findQuestion(
  { booking: { own }, variants }: PackagePage,
  answer: TripAnswer | undefined,
): string | undefined {
  if (answer ? answer.kind !== 'ask' : variants.some(({ prices }) => prices)) return undefined;
  return answer?.kind === 'ask' && answer.reason === 'group-size' ? own.otherSize : own.askPrice;
}

/** The message names exactly what the page shows, and its address opens the same page. */
function expectMessage(page: PackagePage, trip: Trip): void {
  const [opening, ...rest] = trip.chatMessage.split('\n');
  const address = rest.find((line) => line.startsWith(page.address)) ?? '';
  const told = rest.indexOf(address) === 0 ? [] : (rest[0]?.split(' · ') ?? []);
  // The message leaves out a day that has passed.
  const isPast = trip.answer?.kind === 'unavailable' && trip.answer.reason === 'past';
  const date = isPast ? undefined : trip.choice.date;
  const parts = splitMessage(page, { ...trip, choice: { ...trip.choice, date } });

  const { opening: asking, interest } = trip.variant.booking.own;
  expect(opening).toBe(
    date === undefined && findQuestion(page, trip.answer) === undefined ? asking : interest,
  );
  expect(told.length).toBe(parts.length);
  for (const [index, part] of parts.entries()) expect(told[index]).toContain(part);
  const { variant, group, alternatives, answer, choice } = showTrip(
    page,
    readTripChoice(new URL(address).search, tripOffer(page)),
  );
  // An address names a group, so that a tour without prices is answered where nothing was chosen before.
  const sameAnswer = trip.isChosen && !isPast ? answer : trip.answer;
  expect({ variant, group, alternatives, answer: sameAnswer, date: choice.date }).toEqual({
    variant: trip.variant,
    group: trip.group,
    alternatives: trip.alternatives,
    answer: trip.answer,
    date,
  });
}

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterAll(() => void vi.useRealTimers());

describe('the page of a package', () => {
  it('says in card, bar, table, message and on paper what the rules answer, for any choice', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(visits, ({ id, choice }) => {
        const page = pageNamed(id);
        const trip = showTrip(page, choice);
        const { group, variant, answer: given } = trip;
        const chosen = showTrip(page, { ...choice, isRemembered: undefined });
        expect(trip.chatMessage).toBe(chosen.chatMessage);
        expectMessage(page, chosen);
        if (!variant.prices || !trip.isChosen) return;
        const { people, tier, children, singleRooms } = group;
        const travellers = { adults: people, children, singleRooms };
        const query = { date: choice.date ?? '', tier: tier ?? '', travellers };
        const answer = answerTrip(variant.prices, page.calendar, page.ageGroups, query, TODAY);
        kinds.add(answer.kind);
        expect(given).toEqual(answer);
        const all = shown(page, trip);
        expect(all.card?.textContent).not.toMatch(/undefined|NaN/);
        if (answer.kind === 'price') expectPrice(page, trip, all, answer);
        else expectNoPrice(page, trip, all, answer);
      }),
      { numRuns: 80 },
    );
    expect(kinds).toEqual(new Set(['price', 'ask', 'unavailable']));
  });

  it.each([
    ['orta-2d', '2027-01-20', 'Siamo in ferie.'],
    ['orta-2d', '2027-01-01', 'Questo giorno è già passato.'],
    ['orta-2d', '2027-01-03', 'Ci servono 2 giorni per preparare il viaggio.'],
    ['orta-2d', '2029-01-01', 'Non prendiamo ancora prenotazioni così in anticipo.'],
    ['orta-2d', '2027-08-14', 'Tutto esaurito in questo giorno.'],
    ['sentiero-laghi-12d', '2027-05-10', 'In questo giorno non si parte.'],
  ])('of %s says of %s why it is not possible, and offers three days: %s', (id, date, reason) => {
    const page = pageNamed(id);
    const { card } = shown(page, showTrip(page, { ...NO_CHOICE, date }));
    expect(card?.querySelector('b')?.textContent).toBe(reason);
    expect(card?.querySelectorAll('button').length).toBe(3);
  });

  it('asks for the price of a group beyond the table, where a cell says so, too', () => {
    const page = pageNamed('mottarone-mezza-giornata');
    const { card, plan } = shown(page, showTrip(page, { ...NO_CHOICE, people: 6 }));
    expect(card?.textContent).toContain('calcoliamo un prezzo a parte');
    expect([...plan.querySelectorAll('#prices td')].at(-1)?.textContent).toBe('Su richiesta');
  });

  it('marks the cell of the price that it shows before anything is chosen', () => {
    for (const page of packages) {
      for (const variant of page.variants) {
        const { prices } = variant;
        if (!prices?.first.perPersonText) continue;
        const trip = { ...resolveTrip(page, variant, NO_CHOICE, undefined), change: () => undefined };
        const plan = html(createElement(Plan, { page, variant, trip }));
        const [cell, ...others] = plan.querySelectorAll('td[data-yours]');
        expect(others).toEqual([]);
        const text = [...(cell?.childNodes ?? [])].map((node) => node.textContent).join('');
        expect(text).toContain(prices.first.perPersonText.replaceAll(/[^\d.,]/g, ''));
      }
    }
  });

  it('has the prepared message of each option where nothing else is chosen', () => {
    for (const page of packages) {
      for (const { option, chatMessage } of page.variants) {
        const trip = showTrip(page, { ...NO_CHOICE, option: option?.id });
        expect(trip.chatMessage).toBe(chatMessage);
        expect(rules.tripMessage(page, trip)).toBe(chatMessage);
      }
    }
  });
});
