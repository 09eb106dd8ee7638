import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import { answerTrip } from '../../../src/domain/offer/answer-trip.ts';
import type { PackagePage } from '../../../src/domain/page-data/package.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function packagePage(workspace: Workspace, id: string, code = 'it'): PackagePage {
  const result = compileSite(workspace.sources);
  if (!result.ok) throw new Error('The workspace has errors.');
  return pageOf(languageOf(result.site, code), 'package', `/viaggi/${id}`);
}

function seasonsOf(page: PackagePage) {
  return page.variants.flatMap(({ prices }) => prices?.seasonTables ?? []);
}

describe('the tables of seasons', () => {
  const trailPage = () => packagePage(site, 'sentiero-laghi-12d');

  it('are those in which the package departs, with dates and change in the words of the page', () => {
    expect(seasonsOf(trailPage()).map(({ id, label, dates, change }) => [id, label, dates, change])).toEqual([
      ['summer', 'Estate', '15 giugno – 10 settembre', '+20%'],
      ['camellias', 'Mostra delle camelie', '05–29 marzo 2027', undefined],
    ]);
    const dutch = packagePage(site, 'orta-2d', 'nl');
    expect(seasonsOf(dutch).map(({ label, dates, change }) => [label, dates, change])).toEqual([
      ['Zomer', '15 juni – 10 september', '+12%'],
      ['Winter', '20 november – 10 maart', '-10%'],
      ['Nieuwjaar', '22 december – 6 januari', '+€\u00a035'],
    ]);
  });

  it('give each price changed and rounded, those that the season has of its own, and where one has to ask', () => {
    const figures = seasonsOf(trailPage()).map(({ rows }) => rows.map((row) => row.figures));
    expect(figures).toEqual([
      [
        ['1488', '2268', null],
        ['1176,50', '1908,50', '2688,50'],
        ['1068,50', '1788,50', '2568,50'],
      ],
      [
        ['1290', '1980', '2690'],
        ['1020', '1660', '2320'],
        ['930', '1560', null],
      ],
    ]);
  });

  it('say what the page reckons for a day of the season', () => {
    const days = { summer: '2027-09-06', camellias: '2027-03-15' };
    const trail = trailPage();
    const [table] = trail.variants.flatMap(({ prices }) => prices ?? []);
    for (const { id, rows } of table?.seasonTables ?? []) {
      for (const { band, figures } of rows) {
        const adults = Number(band.split('-')[0]);
        table?.tiers.forEach((tier, column) => {
          const query = {
            date: days[id as keyof typeof days],
            travellers: { adults, children: {}, singleRooms: 0 },
            tier: tier.id,
          };
          const answer = answerTrip(table, trail.calendar, trail.ageGroups, query, '2027-02-01');
          const text =
            answer.kind === 'price' ? formatMoney(trail.booking.own.money, answer.perPerson) : null;
          const figure = figures[column];
          expect(figure ? `${table.currency.before}${figure}${table.currency.after}` : null).toBe(text);
        });
      }
    }
  });

  it('say of an amount whether it is added or taken off', () => {
    const cheaper = site
      .set('calendar.json', ['seasons', 1], {
        id: 'winter',
        dates: [{ from: '11-20', to: '03-10' }],
        amount: -20.5,
      })
      .set('prices/sentiero.json', ['seasons', 'summer'], { amount: 0 });
    expect(seasonsOf(packagePage(cheaper, 'orta-2d')).map(({ change }) => change)).toEqual([
      '+12%',
      '-20,50\u00a0€',
      '+35\u00a0€',
    ]);
    // What costs the same is no table of its own.
    expect(seasonsOf(packagePage(cheaper, 'sentiero-laghi-12d')).map(({ id }) => id)).toEqual(['camellias']);
  });

  it('are none where the calendar has none', () => {
    const named = site
      .set('calendar.json', ['seasons'], [])
      .unset('prices/sentiero.json', ['seasons'])
      .unset('texts/it/labels.json', ['seasons'])
      .unset('texts/nl/labels.json', ['seasons']);
    const page = packagePage(named, 'orta-2d');
    expect(page.variants[0]?.prices).not.toHaveProperty('seasonTables');
    expect(page.calendar?.seasons).toEqual([]);
  });
});

describe('the calendar of a page', () => {
  it('has what concerns the package only, in minor units', () => {
    const { calendar, calendarTexts } = packagePage(site, 'isole-lente-3d');
    expect(calendar).toMatchObject({
      zone: 'Europe/Rome',
      noticeDays: 2,
      bookableMonths: 18,
      roundTo: 50,
      soldOut: [],
    });
    expect(calendar?.closed.map(({ id }) => id)).toEqual(['holidays', 'noBoats']);
    expect(calendar?.offers).toEqual([
      { id: 'october', amount: -750, dates: [{ from: '10-01', to: '10-31' }] },
    ]);
    expect(calendarTexts.closures).toEqual({
      holidays: 'Siamo in ferie.',
      noBoats: 'I battelli sono in manutenzione.',
    });
    expect(packagePage(site, 'grande-giro-4d').calendar?.closed.map(({ id }) => id)).toEqual(['holidays']);
    expect(packagePage(site, 'orta-2d').calendar?.closed.map(({ id }) => id)).toEqual([
      'holidays',
      'noBoats',
    ]);
  });

  it('has days of departure by their numbers, and what the package says of notice', () => {
    expect(packagePage(site, 'mottarone-mezza-giornata').calendar?.departures).toEqual({
      weekdays: [2, 4, 6],
      dates: [{ from: '04-01', to: '10-31' }],
    });
    expect(packagePage(site, 'sentiero-laghi-12d').calendar?.noticeDays).toBe(14);
  });

  it('names the ages that a table has rates of, in the site’s order', () => {
    expect(packagePage(site, 'sentiero-laghi-12d').ageGroups).toEqual([
      { id: 'infant', from: 0, to: 2, counts: false, label: 'Neonati', agesText: 'da 0 a 2 anni' },
      { id: 'child', from: 3, to: 11, counts: true, label: 'Bambini', agesText: 'da 3 a 11 anni' },
      { id: 'teenager', from: 12, to: 16, counts: true, label: 'Ragazzi', agesText: 'da 12 a 16 anni' },
    ]);
    expect(packagePage(site, 'orta-2d').ageGroups).toEqual([]);
  });
});
