import { describe, expect, it } from 'vitest';
import { withTours } from '../../helpers/long-list.ts';
import { languageIn } from '../../helpers/resolved-pages.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const HEADER = ['header', 2, 'children'] as const;

function submenusOf(workspace: Workspace) {
  return languageIn(workspace).layout.menu.find(({ label }) => label === 'Viaggi')?.children;
}

const list = (region: string, category = 'lake-stays'): Json => ({
  text: 'islandStays',
  packages: { region, category },
});

describe('the menu', () => {
  it('has no submenu without tours', () => {
    const some = site.set('navigation.json', [...HEADER, 0], list('maggiore', 'trails'));
    expect(submenusOf(some)?.map(({ label }) => label)).toEqual([
      'Orta in 2 giorni',
      'Il grande giro',
      'A piedi',
    ]);
    expect(submenusOf(site.set('navigation.json', HEADER, [list('maggiore', 'trails')]))).toBeUndefined();
  });

  it('leads to pages of the operator, by their names', () => {
    const own = site.set('navigation.json', ['header', 3], { ownPage: 'condizioni' });
    const { menu } = languageIn(own).layout;
    expect(menu[3]).toMatchObject({ label: 'Condizioni', href: '/condizioni' });
  });

  it('lists eight tours of each submenu, sixteen in all, and links the others', () => {
    const shown = (workspace: Workspace) =>
      submenusOf(workspace)?.map(({ children = [] }) => [children.length, children.at(-1)?.label]);
    const one = site.set('navigation.json', HEADER, [list('orta')]);
    expect(shown(withTours(one, 5))).toEqual([[7, 'orta-5, 2 giorni']]);
    expect(shown(withTours(one, 7))).toEqual([[9, 'Tutti i 9 viaggi']]);
    const two = site
      .set('navigation.json', HEADER, [list('orta'), list('maggiore')])
      .set('sections/viaggi.json', ['groups', 0, 'category'], 'lake-stays');
    expect(shown(withTours(withTours(two, 10), 8, 'maggiore'))).toEqual([
      [9, 'Tutti i 12 viaggi'],
      [8, 'maggiore-8, 2 giorni'],
    ]);
  });
});

describe('the last link of a submenu', () => {
  /** Nine tours at the other lake, which the section lists on its second page. */
  const inMenu = withTours(withTours(site, 31), 9, 'maggiore')
    .set('sections/viaggi.json', ['groups', 2], { region: 'maggiore', category: 'lake-stays' })
    .set('navigation.json', [...HEADER, 0], list('maggiore'));

  it.each([
    ['the place in the section where its tours begin', inMenu, '/viaggi/2#maggiore-lake-stays'],
    [
      'the section where that does not list its tours',
      inMenu.unset('sections/viaggi.json', ['groups', 2]),
      '/viaggi',
    ],
    [
      'the only page of its section',
      withTours(site, 9).set('navigation.json', [...HEADER, 0], list('orta')),
      '/viaggi',
    ],
    [
      'its own section, although another one lists the same tours',
      withTours(site, 31)
        .set('sections/a-piedi.json', ['groups', 2], { region: 'orta', category: 'lake-stays' })
        .set('navigation.json', ['header', 2, 'section'], 'a-piedi')
        .set('navigation.json', [...HEADER, 0], list('orta')),
      '/a-piedi#orta-lake-stays',
    ],
  ])('leads to %s', (_what, workspace, href) => {
    expect(submenusOf(workspace)?.[0]?.children?.at(-1)?.href).toBe(href);
  });
});
