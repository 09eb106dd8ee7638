import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../../../src/domain/page-data/shell.ts';
import { currentEntry } from '../../../src/features/header/current-entry.ts';
import { pagePath } from '../../arbitraries/addresses.ts';

const link = (href: string): MenuItem => ({ id: href, label: href, href });

const tours: MenuItem = {
  ...link('/tours'),
  children: [link('/walk/coast'), { id: 'tours-long', label: 'Long', children: [link('/walk/summit')] }],
};

describe('currentEntry (spec §2 Header)', () => {
  it('is "page" on the entry’s own page', () => {
    expect(currentEntry(link('/about'), '/about', '/')).toBe('page');
  });

  it('is "page" there with a slash at the end as well', () => {
    expect(currentEntry(link('/about'), '/about/', '/')).toBe('page');
  });

  it('is nothing on another page', () => {
    expect(currentEntry(link('/about'), '/contact', '/')).toBeUndefined();
  });

  it('is "true" on a page whose address continues the entry’s', () => {
    expect(currentEntry(link('/places'), '/places/coast', '/')).toBe('true');
  });

  it('is nothing on a page whose address only starts alike', () => {
    expect(currentEntry(link('/about'), '/about-us', '/')).toBeUndefined();
  });

  it.each(['/walk/coast', '/walk/summit'])('is "true" for a title with the page %s inside', (page) => {
    expect(currentEntry(tours, page, '/')).toBe('true');
  });

  it.each(['/', '/en'])('never highlights the home page %s elsewhere', (home) => {
    fc.assert(
      fc.property(
        pagePath.filter((path) => path !== '/'),
        (path) => {
          const elsewhere = `${home === '/' ? '' : home}${path}`;
          expect(currentEntry(link(home), elsewhere, home)).toBeUndefined();
        },
      ),
    );
  });
});
