import { expect, it } from 'vitest';
import { type CommandRun, medianRun } from '../../../scripts/bench/scale/measure-command.ts';
import { renderScale } from '../../../scripts/bench/scale/scale-table.ts';
import { usualMessages } from '../../../scripts/messages/messages.ts';

function aRun(overrides: Partial<CommandRun> = {}): CommandRun {
  return { seconds: 0.5, processor: 0.7, megabytes: 100, failure: '', ...overrides };
}

it('stands as a table, goals of checks beyond what the runner takes', () => {
  const sizes = [
    {
      packages: 20,
      measured: [
        { what: 'check' as const, ...aRun() },
        {
          what: 'clean build' as const,
          ...aRun({ seconds: 30, processor: 48.123, megabytes: 1200 }),
          bytes: 12_340_000,
        },
      ],
    },
  ];
  expect(renderScale(0.25, sizes, usualMessages)).toBe(
    [
      '                       wall s  goal  processor s  peak MB  site MB',
      'runner, doing nothing    0.25',
      '20 packages',
      '  check                  0.50  0.55         0.70      100',
      '  clean build           30.00  8.00        48.12     1200     12.3',
    ].join('\n'),
  );
});

it('says of what failed how, and of what the system does not tell that it is unknown', () => {
  const run = aRun({ processor: Number.NaN, failure: '/trip-lombok is too heavy' });
  const sizes = [{ packages: 7, measured: [{ what: 'clean build' as const, ...run }] }];
  const table = renderScale(0.25, sizes, usualMessages);
  expect(table.split('\n').at(-1)).toMatch(/unknown +100 +failed: \/trip-lombok is too heavy$/);
});

it('takes the median of each figure, and any failure', () => {
  const runs = [
    aRun({ seconds: 1, megabytes: 300 }),
    aRun({ seconds: 3, megabytes: 100, failure: 'no' }),
    aRun({ seconds: 2, megabytes: 200 }),
  ];
  expect(medianRun(runs)).toEqual({ seconds: 2, processor: 0.7, megabytes: 200, failure: 'no' });
});
