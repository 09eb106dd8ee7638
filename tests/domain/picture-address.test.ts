import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhotograph, photographSet, photographWidths } from '../../src/domain/picture-address.ts';

const widthArb = fc.integer({ min: 1, max: 20_000 });

describe('photographWidths', () => {
  it('offers a large photograph from a phone’s card to a wide screen', () => {
    expect(photographWidths(3000)).toEqual([360, 540, 720, 1080, 1600, 2400]);
  });

  it('ends with the photograph’s own width', () => {
    expect(photographWidths(1300)).toEqual([360, 540, 720, 1080, 1300]);
  });

  it('leaves out a step that is almost the photograph itself', () => {
    expect(photographWidths(1100)).toEqual([360, 540, 720, 1100]);
  });

  it('offers a tiny picture as it is', () => {
    expect(photographWidths(64)).toEqual([64]);
  });

  it('never enlarges', () => {
    fc.assert(
      fc.property(widthArb, (width) => {
        expect(Math.max(...photographWidths(width))).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('grows from step to step', () => {
    fc.assert(
      fc.property(widthArb, (width) => {
        const widths = photographWidths(width);
        expect(widths).toEqual([...new Set(widths)].toSorted((left, right) => left - right));
      }),
    );
  });
});

describe('photographSet', () => {
  it('names each width’s file beside its width', () => {
    expect(photographSet('/images/reef.0a1b2c3d.jpg', 600, 'webp', Infinity)).toBe(
      '/images/reef.0a1b2c3d-360.webp 360w, /images/reef.0a1b2c3d-600.webp 600w',
    );
  });

  it('stops at the widest that is worth offering', () => {
    expect(photographSet('/images/reef.0a1b2c3d.jpg', 3000, 'avif', 720)).not.toContain('1080');
  });

  it('offers the widest that is worth it', () => {
    expect(photographSet('/images/reef.0a1b2c3d.jpg', 3000, 'avif', 720)).toContain(' 720w');
  });

  it('offers the smallest where all are wider', () => {
    expect(photographSet('/images/reef.0a1b2c3d.jpg', 3000, 'avif', 100)).toContain(' 360w');
  });
});

describe('isPhotograph', () => {
  it.each([
    ['/images/reef.0a1b2c3d.jpg', true],
    ['/images/reef.0a1b2c3d.png', true],
    ['/images/reef.0a1b2c3d.svg', false],
  ])('of %s is %s', (src, expected) => {
    expect(isPhotograph(src)).toBe(expected);
  });
});
