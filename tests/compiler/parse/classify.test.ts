import { describe, expect, it } from 'vitest';
import { classify, knownPaths } from '../../../scripts/compiler/parse/classify.ts';

describe('a file by its path', () => {
  it.each([
    ['site.json', { role: 'single', name: 'site' }],
    ['packages/orta-2d.json', { role: 'entry', folder: 'packages', id: 'orta-2d' }],
    ['texts/it/pages.json', { role: 'texts', language: 'it', area: 'pages' }],
    ['images/lake.svg', { role: 'image' }],
    ['guide/lakes.md', { role: 'guide' }],
    ['illustrations/lake.json', { role: 'guide' }],
    ['site.txt', { role: 'unknown' }],
    ['site', { role: 'unknown' }],
    ['packages.json', { role: 'unknown' }],
    ['packages/orta-2d.txt', { role: 'unknown' }],
    ['package/orta-2d.json', { role: 'unknown' }],
    ['guide/lakes.json', { role: 'unknown' }],
    ['lakes/guide.md', { role: 'unknown' }],
    ['illustrations/lake.svg', { role: 'unknown' }],
    ['texts/it/page.json', { role: 'unknown' }],
    ['texts/it/pages.txt', { role: 'unknown' }],
    ['text/it/pages.json', { role: 'unknown' }],
    ['texts/it/pages/home.json', { role: 'unknown' }],
    ['texts/it/pages.json/home', { role: 'unknown' }],
    ['images/lakes/orta.svg', { role: 'unknown' }],
  ])('%s is %j', (path, role) => {
    expect(classify(path)).toEqual(role);
  });
});

describe('the paths that may have been meant', () => {
  it('are those of the texts of that language', () => {
    const known = knownPaths('texts/it/page.json');
    expect(known).toContain('texts/it/pages.json');
    expect(known.filter((path) => !path.startsWith('texts/it/'))).toEqual([]);
  });

  it('are those of the same name in other folders', () => {
    const known = knownPaths('package/orta-2d.json');
    expect(known).toContain('packages/orta-2d.json');
    expect(known).toContain('images/orta-2d.json');
    expect(known.filter((path) => !path.endsWith('/orta-2d.json'))).toEqual([]);
  });

  it('are not those of texts for a file in a folder of another name, or beside the languages', () => {
    expect(knownPaths('text/it/pages.json')).toContain('packages/it');
    expect(knownPaths('texts/pages.json')).toContain('packages/pages.json');
  });

  it('are all others beside the folders', () => {
    const known = knownPaths('sites.json');
    expect(known).toContain('site.json');
    expect(known).toContain('packages/NAME.json');
  });
});
