import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packagePathSchema, pathSchema, slugSchema } from '../../schema/paths.ts';
import { pagePath, segment } from '../arbitraries/addresses.ts';

describe('an address', () => {
  it.each(['/', '/about', '/a-b/c-2', '/رحلات/قصيرة', '/海の旅', '/ทัวร์-ไทย', '/यात्रा', '/été', '/٣-أيام'])(
    'may be %s',
    (path) => {
      expect(pathSchema.parse(path)).toBe(path.normalize('NFC'));
    },
  );

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
  ])('is not %j', (path) => {
    expect(pathSchema.safeParse(path).success).toBe(false);
  });

  it('is the same however its letters are put together', () => {
    expect(pathSchema.parse('/e\u0301te\u0301')).toBe('/\u00e9t\u00e9');
  });

  it('may be of any script', () => {
    fc.assert(
      fc.property(pagePath, segment, (path, name) => {
        expect(pathSchema.parse(path.normalize('NFD'))).toBe(path);
        const pattern = `${path === '/' ? '' : path}/{package}`;
        expect(packagePathSchema.parse(pattern)).toBe(pattern);
        expect(slugSchema.parse(name)).toBe(name);
      }),
    );
  });
});

describe('the address of packages', () => {
  it.each(['/{package}', '/tours/{package}', '/رحلات/{package}', '/ツアー/海/{package}'])(
    'may be %s',
    (path) => {
      expect(packagePathSchema.parse(path)).toBe(path);
    },
  );

  it.each(['/tours', '/tours/{package}/x', 'tours/{package}', '/{package}/{package}', '/tours-{package}'])(
    'is not %s',
    (path) => {
      expect(packagePathSchema.safeParse(path).success).toBe(false);
    },
  );
});
