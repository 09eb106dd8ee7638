import { describe, expect, it } from 'vitest';
import { pageName, toursName } from '../../src/domain/page-name.ts';

describe('pageName', () => {
  it.each([
    ['/', '_home'],
    ['', '_not-found'],
    ['/about', 'about'],
    ['/paket/gili-air/2', 'paket_gili-air_2'],
  ])('calls the data of "%s" "%s"', (path, name) => {
    expect(pageName(path)).toBe(name);
  });
});

describe('toursName', () => {
  it('tells parts apart', () => {
    expect([0, 12].map(toursName)).toEqual(['_tours-0', '_tours-12']);
  });
});
