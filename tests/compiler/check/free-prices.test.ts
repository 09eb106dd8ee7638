import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerTrip, type PriceLine } from '../../../src/pricing/answer-trip.ts';
import type { AgeGroup, TripQuery } from '../../../src/pricing/model.ts';
import { newFindings } from '../../helpers/findings.ts';
import { tourIn } from '../../helpers/resolved-pages.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const trail = 'prices/sentiero.json';
const today = '2027-01-02';

const percent = fc.oneof(fc.integer({ min: -100, max: -80 }), fc.integer({ min: -100, max: 300 }));
const change: fc.Arbitrary<Record<string, Json>> = fc.oneof(
  fc.record({ percent }),
  fc.record({ amount: fc.oneof(fc.integer({ min: -400, max: -50 }), fc.constant(20)) }),
);
const discount: fc.Arbitrary<Record<string, Json>> = fc.oneof(
  fc.record({ percent: fc.integer({ min: -100, max: -1 }) }),
  fc.record({ amount: fc.integer({ min: -400, max: -1 }) }),
);
const childRate: fc.Arbitrary<Json> = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 200 }),
  fc.record({ percent: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 })) }),
);
const roundTo = fc.constantFrom(0.5, 5, 50, 500);

/** The second operator with other seasons, offers, rates and rounding. */
const changedSite: fc.Arbitrary<Workspace> = fc
  .tuple(change, change, discount, childRate, roundTo)
  .map(([summer, ownSummer, october, child, step]) =>
    site
      .set('calendar.json', ['roundTo'], step)
      .edit('calendar.json', (value) => replaceChange(value, 'seasons', 'summer', summer))
      .edit('calendar.json', (value) => replaceChange(value, 'offers', 'october', october))
      .set(trail, ['children', 'child'], child)
      .set(trail, ['seasons', 'summer'], ownSummer),
  );

function replaceChange(calendar: Json, list: string, id: string, changed: Record<string, Json>): Json {
  const value = calendar as Record<string, readonly Record<string, Json>[]>;
  const entries = value[list] ?? [];
  return {
    ...value,
    [list]: entries.map((entry) => {
      if (entry.id !== id) return entry;
      const { percent: _percent, amount: _amount, ...others } = entry;
      return { ...others, ...changed };
    }),
  };
}

const groups: readonly Readonly<Record<string, number>>[] = [{}, { child: 1 }, { infant: 2, teenager: 1 }];

const queries: readonly TripQuery[] = [
  '2027-07-10',
  '2027-10-05',
  '2027-12-30',
  '2027-05-12',
  undefined,
].flatMap((date) =>
  [1, 2, 5].flatMap((adults) =>
    groups.flatMap((children) =>
      ['none', 'guesthouse', 'lodge'].map((tier) => ({
        ...(date === undefined ? {} : { date }),
        travellers: { adults, children, singleRooms: 0 },
        tier,
      })),
    ),
  ),
);

const ageGroups: readonly AgeGroup[] = [
  { id: 'infant', from: 0, to: 2, counts: false },
  { id: 'child', from: 3, to: 11, counts: true },
  { id: 'teenager', from: 12, to: 16, counts: true },
];

/** True if the rate of a line's age group says that they travel free. */
function isFree(workspace: Workspace, line: PriceLine): boolean {
  const { children } = workspace.json(trail) as { children: Record<string, Json> };
  const rate = typeof line.for === 'object' ? children[line.for.ageGroup] : undefined;
  return ['0', '{"percent":0}'].includes(JSON.stringify(rate) ?? '');
}

it('A site without errors never asks 0 for a trip, nor for a traveller whose rate is not free.', () => {
  fc.assert(
    fc.property(changedSite, (workspace) => {
      fc.pre(newFindings(workspace).every(({ severity }) => severity !== 'error'));
      for (const id of ['sentiero-laghi-12d', 'orta-2d', 'isole-lente-3d']) {
        const page = tourIn(workspace, id);
        for (const { prices } of page.variants) {
          for (const query of queries) {
            const answer = answerTrip(prices, page.calendar, ageGroups, query, today);
            if (answer.kind !== 'price') continue;
            expect(answer.total).toBeGreaterThan(0);
            const paid = answer.lines.filter((line) => line.for !== 'offer' && !isFree(workspace, line));
            expect(Math.min(...paid.map(({ each }) => each))).toBeGreaterThan(0);
          }
        }
      }
    }),
    { numRuns: 8, maxSkipsPerRun: 20 },
  );
});
