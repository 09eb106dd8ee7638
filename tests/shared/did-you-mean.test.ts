import { describe, expect, it } from 'vitest';
import { findNearest } from '../../scripts/compiler/diagnostics/did-you-mean.ts';

const REGIONS = ['lombok', 'sumbawa', 'bali'];

describe('findNearest', () => {
  it.each([
    ['a letter missing', 'lombk', REGIONS, 'lombok'],
    ['a letter too many', 'lommbok', REGIONS, 'lombok'],
    ['another letter', 'xombok', REGIONS, 'lombok'],
    ['two letters swapped', 'lobmok', REGIONS, 'lombok'],
    ['two letters of a short name swapped', 'ln', ['it', 'nl'], 'nl'],
    ['capitals', 'LOMBOK', REGIONS, 'lombok'],
    ['a third of the letters wrong', 'sexxry', ['senary'], 'senary'],
    ['half of the letters wrong', 'sexxxy', ['senary'], undefined],
    ['no letter in common', 'D', ['A', 'B', 'C'], undefined],
    ['another name', 'jakarta', REGIONS, undefined],
    ['nothing known', 'lombok', [], undefined],
    ['a closer name after a close one', 'senari', ['senary', 'senara', 'senari'], 'senari'],
    ['two names equally close', 'senarx', ['senara', 'senaru'], 'senara'],
    ['a long name beside a short one', 'abcdefghijkl', ['a', 'abcdefghzzzz'], 'abcdefghzzzz'],
  ])('given %s (%s among %j) is %s', (_, found, known, name) => {
    expect(findNearest(found, known)).toBe(name);
  });

  it('is nothing for a name of a million letters, at once', () => {
    const long = 'a'.repeat(1_000_000);
    expect([findNearest(long, [`${long}b`]), findNearest('bali', [long])]).toEqual([undefined, undefined]);
  }, 1000);
});
