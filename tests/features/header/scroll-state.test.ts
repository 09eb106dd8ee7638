import { expect, it } from 'vitest';
import { isScrolled } from '../../../src/features/header/Header.tsx';

it.each([
  [-20, false],
  [50, false],
  [50.5, true],
  [4000, true],
])('a page at %d px is scrolled: %s', (scrollY, expected) => {
  expect(isScrolled(scrollY)).toBe(expected);
});
