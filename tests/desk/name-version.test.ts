import { expect, it } from 'vitest';
import { nameVersion } from '../../src/desk/publish/name-version.ts';
import { english } from '../../src/desk/words/en.ts';
import { indonesian } from '../../src/desk/words/id.ts';

const price = (size: string) => `Overnight tours · ${size}, 3-star: Rp 5 → Rp 6`;

it.each([
  [[], ''],
  [[price('2-3')], 'Overnight tours · 2-3, 3-star: Rp 5 → Rp 6'],
  [[price('2-3'), `Undone: ${price('4-5')}`], '2 changes: Overnight tours'],
  [
    [
      'Reef day · Summary (English): Fish → Sharks',
      'Long walk copied as “Night walk”',
      'Reef day (German): a → b',
    ],
    '3 changes: Reef day, Long walk copied as “Night walk”',
  ],
  [
    ['A day at the lake in the north', 'A day at the lake in the south', 'A third day', 'A fourth'],
    '4 changes: A day at the lake in the north, …',
  ],
])('A version with the changes %j is named “%s”.', (sentences, name) => {
  expect(nameVersion(sentences, english)).toBe(name);
});

it('A version is named in the language of the desk.', () => {
  expect(nameVersion(['Tur: a → b', 'Tur: b → c'], indonesian)).toBe('2 perubahan: Tur');
});
