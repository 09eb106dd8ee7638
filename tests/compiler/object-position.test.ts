import { expect, it } from 'vitest';
import { objectPosition } from '../../scripts/compiler/resolve/object-position.ts';

it('gives shares as percentages, across before down', () => {
  expect(objectPosition({ x: 0.6, y: 0.4 })).toBe('60% 40%');
});

it('keeps tenths of a percent and hides rounding errors', () => {
  expect(objectPosition({ x: 0.07 * 3, y: 0.123 })).toBe('21% 12.3%');
});
