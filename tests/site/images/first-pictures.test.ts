import { describe, expect, it } from 'vitest';
import { firstPictures } from '../../../scripts/site/images/first-pictures.ts';

function photograph(sizes: string, loading: 'eager' | 'lazy' = 'eager'): string {
  const set = (format: string) =>
    [360, 720, 1080, 1600].map((width) => `/images/a-${width}.${format} ${width}w`).join(', ');
  const sources = ['avif', 'webp'].map(
    (format) => `<source type="image/${format}" srcSet="${set(format)}" sizes="${sizes}"/>`,
  );
  return `<picture class="p">${sources.join('')}<img src="/images/a.jpg" loading="${loading}"/></picture>`;
}

describe('firstPictures', () => {
  it.each([
    ['100vw', 'images/a-720.avif'],
    ['max(100vw, 30rem)', 'images/a-1080.avif'],
    ['max(100vw, 12rem)', 'images/a-720.avif'],
    ['180px', 'images/a-360.avif'],
    ['90rem', 'images/a-1600.avif'],
  ])('takes of a photograph that fills %s the file %s', (sizes, expected) => {
    expect(firstPictures(photograph(sizes))).toEqual([expected]);
  });

  it('takes a vector picture as it is', () => {
    expect(firstPictures('<div><img src="/images/a.svg" loading="eager"/></div>')).toEqual(['images/a.svg']);
  });

  it('passes over pictures that wait until they are scrolled to', () => {
    expect(firstPictures(`${photograph('100vw', 'lazy')}<img src="/images/b.svg" loading="lazy"/>`)).toEqual(
      [],
    );
  });

  it('passes over pictures of other hosts', () => {
    expect(firstPictures('<img src="https://other.example/a.jpg" loading="eager"/>')).toEqual([]);
  });

  it('tells neighbours apart', () => {
    const document = `${photograph('100vw', 'lazy')}<img src="/images/b.svg" loading="eager"/>`;
    expect(firstPictures(document)).toEqual(['images/b.svg']);
  });
});
