import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPriceSense } from '../../scripts/compiler/check/check-price-sense.ts';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { linkModel } from '../../scripts/compiler/link/link-model.ts';
import { soundFiles } from '../../scripts/compiler/validate/sound-files.ts';
import { fingerprint } from '../helpers/findings.ts';
import { firstOperator } from '../helpers/first-operator.ts';
import { isRecord, type Json, secondOperator, type Workspace } from '../helpers/workspace.ts';

interface Cell {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly amount: number;
}

/** Every price of every table of a workspace. */
function cellsOf(workspace: Workspace): readonly Cell[] {
  return workspace.paths
    .filter((file) => file.startsWith('prices/'))
    .flatMap((file) => {
      const table = workspace.json(file);
      const rows = isRecord(table) && Array.isArray(table.rows) ? table.rows : [];
      return rows.flatMap((row: Json, index: number) =>
        Object.entries(isRecord(row) ? row : {}).flatMap(([tier, amount]) =>
          typeof amount === 'number' ? [{ file, path: ['rows', index, tier], amount }] : [],
        ),
      );
    });
}

/** What is found in the prices alone: all else of the data would take its time. */
function doubtsIn(workspace: Workspace): readonly Diagnostic[] {
  const sources = workspace.sources.filter(
    ({ path }) => path === 'site.json' || path.startsWith('prices/') || path.startsWith('destinations/'),
  );
  return checkPriceSense(linkModel(soundFiles(sources)));
}

/** The cells in which a change is not found as a slip of digits at their place. */
function unnoticed(change: (amount: number) => number): readonly string[] {
  return cells
    .filter(({ file, path, amount }) => {
      const found = doubtsIn(firstOperator.set(file, path, change(amount)));
      return !found.some(
        ({ code, at }) => code === 'price.digit-slip' && at.file === file && at.path === path.join('.'),
      );
    })
    .map(({ file, path }) => `${file} ${path.join('.')}`);
}

const cells = cellsOf(firstOperator);

describe('prices', () => {
  it('of the specification have one oddity that is found without being told where', () => {
    const found = doubtsIn(firstOperator);
    expect(found.map(({ code, at }) => [code, at.file, at.path])).toEqual([
      ['price.supplement', 'prices/lombok-overnight-c.json', 'rows.0.hotel5Star'],
    ]);
    expect(found[0]?.message).toContain(
      '2,500,000 more than "noHotel" here, 2,800,000 more in every other row',
    );
  });

  it('are all there to be tried', () => {
    expect(cells.length).toBe(75);
  });

  it.each([10, 100, 0.1])('times %d are found, every one of them', (factor) => {
    expect(unnoticed((amount) => Math.floor(amount * factor))).toEqual([]);
  });

  it('that fall with the group, rise with the stars and add the same supplement raise no doubt', () => {
    const table = fc
      .record({
        base: fc.integer({ min: 300, max: 900 }),
        discount: fc.double({ min: 0.02, max: 0.15, noNaN: true }),
        supplements: fc.tuple(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 91, max: 290 })),
      })
      .map(({ base, discount, supplements: [second, third] }) =>
        ['1', '2-4', '5-8'].map((paxCount, index) => {
          const none = Math.round(base * (1 - discount) ** index);
          return { paxCount, none, guesthouse: none + second, lodge: none + third };
        }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const workspace = secondOperator().set('prices/isole-lento.json', ['rows'], rows);
        expect(doubtsIn(workspace).map(fingerprint)).toEqual([]);
      }),
    );
  });
});
