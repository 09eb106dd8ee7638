import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityIcon } from '../../src/domain/activity-icon.ts';
import { anyText } from '../arbitraries/texts.ts';

const NAMES = [
  'Eye',
  'Utensils',
  'ImageIcon',
  'Sun',
  'Moon',
  'Clock',
  'Anchor',
  'Mountain',
  'Coffee',
  'Home',
  'Gift',
];

describe('activityIcon', () => {
  it.each(NAMES)('gives %s', (name) => {
    expect(activityIcon(name)).toBe(name);
  });

  it.each(['MapPin', 'Rocket', 'eye', 'Eye ', '', 'toString', '__proto__'])(
    'gives the map pin for %j',
    (name) => {
      expect(activityIcon(name)).toBe('MapPin');
    },
  );

  it('gives the map pin for every other name', () => {
    const other = anyText.filter((name) => !NAMES.includes(name));
    fc.assert(
      fc.property(other, (name) => {
        expect(activityIcon(name)).toBe('MapPin');
      }),
    );
  });
});
