import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysFromName, lengthInDays } from '../../src/trip/duration.ts';
import { keyword, textWithoutKeyword } from '../arbitraries/durations.ts';
import { anyText, blankText, nonBlankText } from '../arbitraries/texts.ts';

describe('daysFromName', () => {
  it.each([
    ['4 Days 3 Nights', 4],
    ['3d2n', 3],
    ['5D4N', 5],
    ['5 Hari 4 Malam', 5],
    ['Gili Hopping 3 Islands One Day', 3],
    ['2 Days 1 Night with 4-star hotel', 4],
    ['Promo 2025', 5],
    ['10 Days', 1],
    ['Tiga Hari Dua Malam', 1],
    ['repas fournis', 4],
    ['Network', 2],
    ['One Day', 1],
    ['Five days', 5],
  ])('reads %j as %i', (name, days) => {
    expect(daysFromName(name)).toBe(days);
  });

  it.each([
    ['an empty name', ''],
    ['blanks', '   '],
    ['null', null],
    ['a missing name', undefined],
    ['a number', 42],
    ['a list with a readable name', ['3 days']],
  ])('gives 4 for %s', (_, name) => {
    expect(daysFromName(name)).toBe(4);
  });

  it('gives a whole number from 1 to 5 for any value', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.anything()), (name) => {
        expect([1, 2, 3, 4, 5]).toContain(daysFromName(name));
      }),
    );
  });

  it('gives 4 for everything that is blank or not text', () => {
    const notText = fc.anything().filter((value) => typeof value !== 'string');
    fc.assert(
      fc.property(fc.oneof(blankText, notText), (name) => {
        expect(daysFromName(name)).toBe(4);
      }),
    );
  });

  it('gives 1 for every text without keyword', () => {
    const text = textWithoutKeyword.filter((name) => name.trim() !== '');
    fc.assert(
      fc.property(text, (name) => {
        expect(daysFromName(name)).toBe(1);
      }),
    );
  });

  it('follows the largest keyword, whatever the order and the text between', () => {
    const parts = fc.array(fc.tuple(textWithoutKeyword, keyword), { minLength: 1 });
    fc.assert(
      fc.property(parts, (found) => {
        const name = found.map(([before, { word }]) => `${before} ${word}`).join(' ');
        expect(daysFromName(name)).toBe(Math.max(...found.map(([, { days }]) => days)));
      }),
    );
  });

  it('ignores the case of letters', () => {
    const anyCase = keyword.chain(({ word, days }) =>
      fc.record({ name: fc.mixedCase(fc.constant(word)), days: fc.constant(days) }),
    );
    fc.assert(
      fc.property(anyCase, ({ name, days }) => {
        expect(daysFromName(name)).toBe(days);
      }),
    );
  });

  it('ignores text before and after that has no keyword', () => {
    fc.assert(
      fc.property(textWithoutKeyword, nonBlankText, textWithoutKeyword, (before, name, after) => {
        expect(daysFromName(`${before} ${name} ${after}`)).toBe(daysFromName(name));
      }),
    );
  });
});

it('a tour of hours is shorter than any of days, and longer with more hours', () => {
  const lengths = [{ hours: 1.5 }, { hours: 4 }, { days: 1, nights: 0 }, { days: 12, nights: 11 }].map(
    lengthInDays,
  );
  expect(lengths).toEqual(lengths.toSorted((left, right) => left - right));
  expect(new Set(lengths).size).toBe(4);
});
