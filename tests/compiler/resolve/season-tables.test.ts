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
