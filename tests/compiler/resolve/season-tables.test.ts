import { describe, expect, it } from 'vitest';
import { answerTrip } from '../../../src/pricing/answer-trip.ts';
import { formatMoney } from '../../../src/pricing/money.ts';
import type { PackagePage } from '../../../src/shared/page-data/package.ts';
import { tourIn } from '../../helpers/resolved-pages.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

function seasonsOf(page: PackagePage) {
  return page.variants.flatMap(({ prices }) => prices?.seasonTables ?? []);
}

describe('the tables of seasons', () => {
  it('are those in which the tour departs, with dates and change in the language of the page', () => {
    const trail = seasonsOf(tourIn(site, 'sentiero-laghi-12d'));
    expect(trail.map(({ id, label, dates, change }) => [id, label, dates, change])).toEqual([
      ['summer', 'Estate', '15 giugno – 10 settembre', '+20%'],
      ['camellias', 'Mostra delle camelie', '05–29 marzo 2027', undefined],
    ]);
    const dutch = seasonsOf(tourIn(site, 'orta-2d', 'nl'));
    expect(dutch.map(({ label, dates, change }) => [label, dates, change])).toEqual([
      ['Zomer', '15 juni – 10 september', '+12%'],
      ['Winter', '20 november – 10 maart', '-10%'],
      ['Nieuwjaar', '22 december – 6 januari', '+€\u00a035'],
    ]);
  });

  it('give prices changed and rounded, those of the season’s own, and where to ask', () => {
    const trail = seasonsOf(tourIn(site, 'sentiero-laghi-12d'));
    expect(trail.map(({ rows }) => rows.map((row) => row.figures))).toEqual([
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

  it('show the price that the page calculates for a day of the season', () => {
    const days = new Map([
      ['summer', '2027-09-06'],
      ['camellias', '2027-03-15'],
    ]);
    const trail = tourIn(site, 'sentiero-laghi-12d');
    const [table] = trail.variants.flatMap(({ prices }) => prices ?? []);
    if (!table) throw new Error('The tour has no prices.');
    const cells = (table.seasonTables ?? []).flatMap(({ id, rows }) =>
      rows.flatMap(({ band, figures }) => figures.map((figure, column) => ({ id, band, figure, column }))),
    );
    expect(cells).toHaveLength(18);
    for (const { id, band, figure, column } of cells) {
      const adults = Number(band.split('-')[0]);
      const query = {
        date: days.get(id) ?? '',
        travellers: { adults, children: {}, singleRooms: 0 },
        tier: table.tiers[column]?.id ?? '',
      };
      const answer = answerTrip(table, trail.calendar, trail.ageGroups, query, '2027-02-01');
      const text = answer.kind === 'price' ? formatMoney(trail.booking.own.money, answer.perPerson) : null;
      expect(figure && `${table.currency.before}${figure}${table.currency.after}`).toBe(text);
    }
  });

  it('say of an amount whether it is added or taken off, and are left out where the price is the same', () => {
    const cheaper = site
      .set('calendar.json', ['seasons', 1], {
        id: 'winter',
        dates: [{ from: '11-20', to: '03-10' }],
        amount: -20.5,
      })
      .set('prices/sentiero.json', ['seasons', 'summer'], { amount: 0 });
    expect(seasonsOf(tourIn(cheaper, 'orta-2d')).map(({ change }) => change)).toEqual([
      '+12%',
      '-20,50\u00a0€',
      '+35\u00a0€',
    ]);
    expect(seasonsOf(tourIn(cheaper, 'sentiero-laghi-12d')).map(({ id }) => id)).toEqual(['camellias']);
  });
});

describe('the calendar of a tour', () => {
  it('has only the closures and offers of the tour and its region', () => {
    const closures = (id: string) => tourIn(site, id).calendar?.closed.map((closed) => closed.id);
    expect(closures('isole-lente-3d')).toEqual(['holidays', 'noBoats']);
    expect(closures('orta-2d')).toEqual(['holidays', 'noBoats']);
    expect(closures('grande-giro-4d')).toEqual(['holidays']);
    const offers = (id: string) => tourIn(site, id).calendar?.offers.map((offer) => offer.id);
    expect(offers('isole-lente-3d')).toEqual(['october']);
    expect(offers('sentiero-laghi-12d')).toEqual(['earlyBird', 'october']);
  });

  it('has the tour’s own notice in place of the site’s', () => {
    expect(tourIn(site, 'sentiero-laghi-12d').calendar?.noticeDays).toBe(14);
    expect(tourIn(site, 'orta-2d').calendar?.noticeDays).toBe(2);
  });
});
