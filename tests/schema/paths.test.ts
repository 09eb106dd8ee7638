import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packagePathSchema, pathSchema, slugSchema } from '../../schema/paths.ts';
import { pagePath, segment } from '../arbitraries/addresses.ts';

describe('the address of a page', () => {
  it('may be of any script, and is normalized.', () => {
    fc.assert(
      fc.property(pagePath, segment, (path, name) => {
        expect(pathSchema.parse(path.normalize('NFD'))).toBe(path);
        const pattern = `${path === '/' ? '' : path}/{package}`;
        expect(packagePathSchema.parse(pattern)).toBe(pattern);
        expect(slugSchema.parse(name)).toBe(name);
      }),
    );
  });

  it.each(['/', '/a-b/c-2', '/رحلات/قصيرة', '/यात्रा', '/été', '/٣-أيام'])('may be %s.', (path) => {
    expect(pathSchema.parse(path)).toBe(path);
  });

  it.each([
    '',
    'about',
    '/about/',
    '//',
    '/a--b',
    '/-a',
    '/a-',
    '/About',
    '/Été',
    '/a b',
    '/a_b',
    '/a.html',
    '/%D8%B1',
    '/رحلة؟',
    '/\u0301a',
    '/a\u200db',
    '/\ud83d\ude00',
    '/{package}',
  ])('may not be %j.', (path) => {
    expect(pathSchema.safeParse(path).success).toBe(false);
  });
});

describe('the address of packages', () => {
  it('may be right below the first page.', () => {
    expect(packagePathSchema.parse('/{package}')).toBe('/{package}');
  });

  it.each(['/tours', '/tours/{package}/x', 'tours/{package}', '/{package}/{package}', '/tours-{package}'])(
    'may not be %s.',
    (path) => {
      expect(packagePathSchema.safeParse(path).success).toBe(false);
    },
  );
});
