import { describe, expect, it } from 'vitest';
import { filesOf, pictureName, picturesOf } from '../../../src/app/offline/page-files.ts';

const DOCUMENT = `<head><title data-head>Tea &amp; hills</title>
<link rel="preload" as="font" href="/assets/font-1.woff2"><link rel="stylesheet" href="/assets/a.css" disabled>
<link rel="icon" href="/favicon.ico"><link data-later href="/data/ab12/en/hills.js"></head>
<picture><source type="image/avif" srcSet="/images/hill.1a-360.avif 360w, /images/hill.1a-720.avif 720w, /images/hill.1a-1080.avif 1080w" sizes="100vw">
<source type="image/webp" srcSet="/images/hill.1a-360.webp 360w"><img src="/images/hill.1a.jpg"></picture>
<img src="/images/map.2b.svg"><picture><source srcSet="/images/dot.3c-300.avif 300w"></picture>
<svg><use href="/assets/icons-9.svg#clock"></use></svg><a href="/en/hills">x</a><img src="https://other.example/a.svg">`;

describe('the files of a document', () => {
  it('are its scripts, styles, typefaces, icons and data, each once', () => {
    expect(filesOf(DOCUMENT + DOCUMENT)).toEqual([
      '/assets/font-1.woff2',
      '/assets/a.css',
      '/data/ab12/en/hills.js',
      '/assets/icons-9.svg',
    ]);
  });

  it('are named as browsers request them, in any script', () => {
    expect(filesOf('<link href="/data/v/ja/東京.js">')).toEqual(['/data/v/ja/%E6%9D%B1%E4%BA%AC.js']);
  });

  it('and its pictures, photographs once, as wide as a phone needs, in the order of the page', () => {
    expect(picturesOf(DOCUMENT)).toEqual([
      '/images/hill.1a-720.avif',
      '/images/map.2b.svg',
      '/images/dot.3c-300.avif',
    ]);
  });

  it('have one name for a picture in all widths and formats', () => {
    const names = ['/images/hill.1a-720.avif', '/images/hill.1a-360.webp', '/images/hill.1a.jpg'].map(
      pictureName,
    );
    expect(new Set(names)).toEqual(new Set(['/images/hill.1a']));
    expect(pictureName('/images/hill.2b.jpg')).not.toBe(names[0]);
  });
});
