import { expect, it } from 'vitest';
import { activityIcon } from '../../src/domain/activity-icon.ts';

it.each([
  ['Utensils', 'Utensils'],
  ['Rocket', 'MapPin'],
  ['utensils', 'MapPin'],
  ['', 'MapPin'],
  ['toString', 'MapPin'],
])('the activity icon named "%s" is %s', (name, icon) => {
  expect(activityIcon(name)).toBe(icon);
});
