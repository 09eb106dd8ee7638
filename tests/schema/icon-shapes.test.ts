import { expect, it } from 'vitest';
import { findIcon } from '../../schema/icon-shapes.ts';

it.each([
  ['Utensils', 'Utensils'],
  ['Rocket', 'MapPin'],
  ['utensils', 'MapPin'],
  ['', 'MapPin'],
  ['toString', 'MapPin'],
])('the activity icon named "%s" is %s', (name, icon) => {
  expect(findIcon(name)).toBe(icon);
});
