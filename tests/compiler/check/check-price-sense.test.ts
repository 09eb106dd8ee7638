import { describe, expect, it } from 'vitest';
import { checkPriceSense } from '../../../scripts/compiler/check/check-price-sense.ts';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

type Row = readonly [none: number, guesthouse: number, lodge: number];

const site = secondOperator();
const BANDS = ['1', '2-4', '5-8'];

function doubtsIn(workspace: Workspace): readonly string[] {
  const doubts = checkPriceSense(linkModel(soundFiles(workspace.sources)));
  return doubts.map(({ code, at }) => `${at.path} ${code}`);
}

/** What is doubted in a table for one, for two to four and for five to eight people. */
function doubtsAbout(...rows: readonly Row[]): readonly string[] {
  const table = rows.map(([none, guesthouse, lodge], index) => ({
    paxCount: BANDS[index] ?? '',
    none,
    guesthouse,
    lodge,
  }));
  return doubtsIn(site.set('prices/isole-lento.json', ['rows'], table));
}

describe('a price table', () => {
  it.each<readonly [what: string, rows: readonly Row[], expected: readonly string[]]>([
    [
      'in line',
      [
        [300, 320, 350],
        [200, 220, 250],
        [180, 200, 230],
      ],
      [],
    ],
    ['of one row', [[300, 320, 350]], []],
    [
      'with a better hotel for the same price',
      [
        [300, 300, 350],
        [200, 220, 250],
      ],
      ['rows.0.guesthouse price.tier-order'],
    ],
    [
      'with a better hotel for one more',
      [
        [300, 301, 350],
        [200, 220, 250],
      ],
      [],
    ],
    [
      'with the same price for more people',
      [
        [300, 320, 350],
        [300, 320, 350],
      ],
      [],
    ],
    [
      'with a price that rises by one',
      [
        [300, 320, 350],
        [301, 320, 350],
      ],
      ['rows.1.none price.rises'],
    ],
    // Two people pay as much as one, together: that may be; one less may not.
    [
      'with a total that stays',
      [
        [300, 320, 350],
        [150, 160, 175],
      ],
      [],
    ],
    [
      'with a total that falls',
      [
        [300, 320, 351],
        [150, 160, 175],
      ],
      ['rows.1.lodge price.total-falls'],
    ],
    // Four pay 800 and five 750.
    [
      'with a total that falls later',
      [
        [300, 320, 350],
        [200, 220, 250],
        [150, 170, 200],
      ],
      ['rows.2.none price.total-falls', 'rows.2.guesthouse price.total-falls'],
    ],
    // A quarter of what stands beside and above it, or four times as much.
    [
      'with a price at the limit',
      [
        [400, 420, 440],
        [300, 320, 1540],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.digit-slip'],
    ],
    [
      'with a price below the limit',
      [
        [400, 420, 440],
        [300, 320, 1539],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.supplement'],
    ],
    [
      'with a lowest price out of line',
      [
        [300, 320, 350],
        [210, 220, 250],
        [180, 200, 230],
      ],
      ['rows.1.none price.lowest'],
    ],
    [
      'with a supplement out of line',
      [
        [300, 320, 350],
        [200, 221, 250],
        [180, 200, 230],
      ],
      ['rows.1.guesthouse price.supplement'],
    ],
    [
      'with a price at the lower limit',
      [
        [400, 420, 440],
        [300, 320, 77],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.digit-slip'],
    ],
    [
      'with a price above the lower limit',
      [
        [400, 420, 440],
        [300, 320, 78],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.supplement'],
    ],
  ])('%s', (_what, rows, expected) => {
    expect(doubtsAbout(...rows)).toEqual(expected);
  });
});
