import { expect, it } from 'vitest';
import { fitOf } from '../../src/domain/page-data/tour-filter.ts';

it('tells the choices of a filter, and those of others, apart', () => {
  expect(fitOf('length', '3d')).toBe('length:3d');
  expect(fitOf('place', '3d')).toBe('place:3d');
});
