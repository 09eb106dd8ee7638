import { describe, expect, it } from 'vitest';
import { changeText, shownLines } from '../../../src/features/package/trip-lines.ts';
import type { PriceLine, TripAnswer } from '../../../src/pricing/answer-trip.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const italian = languageOf(compiled(secondOperator().sources).site, 'it');
const trail = pageOf(italian, 'package', '/viaggi/sentiero-laghi-12d');
const orta = pageOf(italian, 'package', '/viaggi/orta-2d');
const outing = pageOf(italian, 'package', '/viaggi/mottarone-mezza-giornata');

const line = (whom: PriceLine['for'], count: number, each: number): PriceLine => ({
  for: whom,
  count,
  each,
  total: count * each,
});

function price(
  lines: readonly PriceLine[],
  offer?: { readonly id: string; readonly percent: number },
): TripAnswer {
  return { kind: 'price', total: 0, perPerson: 0, band: '', lines, ...(offer && { offer }) };
}

/** What is shown, with ordinary spaces. */
const shown = (page: typeof trail, answer: TripAnswer) =>
  shownLines(page, { answer }).map(({ what, amount }) => `${what} = ${amount}`.replaceAll('\u00a0', ' '));

describe('the lines of a price', () => {
  it('name adults, ages, special offer and rooms, and what is free', () => {
    const lines = [
      line('adults', 2, 159_050),
      line({ ageGroup: 'infant' }, 1, 0),
      line({ ageGroup: 'child' }, 2, 95_450),
      line('offer', 1, -50_900),
      line('singleRooms', 1, 21_050),
    ];
    expect(shown(trail, price(lines, { id: 'earlyBird', percent: -10 }))).toEqual([
      'Adulti: 2 × 1590,50 € = 3181 €',
      'Neonati: 1 = gratuito',
      'Bambini: 2 × 954,50 € = 1909 €',
      'Prima prenoti, meno paghi, -10% = -509 €',
      'Camere singole: 1 × 210,50 € = 210,50 €',
    ]);
  });

  it('name the group where the price is that of all', () => {
    const lines = [line('group', 1, 18_950), line('offer', 1, -750)];
    expect(shown(outing, { ...price(lines), offer: { id: 'october', amount: -750 } } as TripAnswer)).toEqual([
      'Tutto il gruppo = 189,50 €',
      'Ottobre sul lago, -7,50 € = -7,50 €',
    ]);
  });

  it('are none where the total is enough, or there is no price', () => {
    expect(shownLines(trail, { answer: price([line('adults', 2, 159_050)]) })).toEqual([]);
    expect(shownLines(trail, { answer: { kind: 'ask', reason: 'cell' } })).toEqual([]);
    expect(shownLines(trail, { answer: undefined })).toEqual([]);
  });
});

it.each([
  [{ id: 'summer', percent: 12.5 }, 'Estate, +12,5%'],
  [{ id: 'newYear', amount: 3500 }, 'Capodanno, +35 €'],
  [{ id: 'camellias', percent: 0 }, 'Mostra delle camelie'],
])('a season or an offer %j is "%s"', (change, text) => {
  expect(changeText(orta, 'seasons', change).replaceAll('\u00a0', ' ')).toBe(text);
});
