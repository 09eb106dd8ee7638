import { expect, it } from 'vitest';
import { currentEntry } from '../../../src/features/header/MenuEntry.tsx';
import type { MenuItem } from '../../../src/shared/page-data/layout.ts';

const link = (href: string): MenuItem => ({ id: href, label: href, href });

const ABOUT = link('/about');
const TOURS: MenuItem = {
  ...link('/tours'),
  children: [link('/walk/coast'), { id: 'tours-long', label: 'Long', children: [link('/walk/summit')] }],
};

it.each([
  ['"page" on its own page', ABOUT, '/about', 'page'],
  ['"page" there with a slash at the end', ABOUT, '/about/', 'page'],
  ['"true" on a page whose address continues its own', link('/places'), '/places/coast', 'true'],
  ['"true" on the page of an entry inside', TOURS, '/walk/coast', 'true'],
  ['"true" on the page of an entry further inside', TOURS, '/walk/summit', 'true'],
  ['nothing on another page', ABOUT, '/contact', undefined],
  ['nothing on a page whose address only starts alike', ABOUT, '/about-us', undefined],
  ['nothing for the home page, which every address continues', link('/en'), '/en/about', undefined],
])('the mark of a menu entry is %s', (_, entry, path, mark) => {
  expect(currentEntry(entry, path, '/en')).toBe(mark);
});
