import { describe, expect, it } from 'vitest';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf } from '../../helpers/first-operator.ts';
import { withTours } from '../../helpers/long-list.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('the menu', () => {
  const menuOf = (workspace: Workspace) =>
    languageOf(compiled(workspace.sources).site, 'it').shell.menu.find(({ label }) => label === 'Viaggi');
  const trails = { text: 'islandStays', packages: { region: 'maggiore', category: 'trails' } };

  it('has no submenu without tours', () => {
    const some = site.set('navigation.json', ['header', 2, 'children', 0], trails);
    expect(menuOf(some)?.children?.map(({ label }) => label)).toEqual([
      'Orta in 2 giorni',
      'Il grande giro',
      'A piedi',
    ]);
    expect(menuOf(site.set('navigation.json', ['header', 2, 'children'], [trails]))).not.toHaveProperty(
      'children',
    );
  });

  it('lists eight tours of each submenu, and sixteen in all', () => {
    const list = (region: string) => ({ text: 'islandStays', packages: { region, category: 'lake-stays' } });
    const shown = (workspace: Workspace) =>
      menuOf(workspace)?.children?.map(({ children = [] }) => [children.length, children.at(-1)?.label]);
    const one = site.set('navigation.json', ['header', 2, 'children'], [list('orta')]);
    expect(shown(withTours(one, 5))).toEqual([[7, 'orta-5, 2 giorni']]);
    expect(shown(withTours(one, 7))).toEqual([[9, 'Tutti i 9 viaggi']]);
    const two = site
      .set('navigation.json', ['header', 2, 'children'], [list('orta'), list('maggiore')])
      .set('sections/viaggi.json', ['groups', 0, 'category'], 'lake-stays');
    expect(shown(withTours(withTours(two, 10), 8, 'maggiore'))).toEqual([
      [9, 'Tutti i 12 viaggi'],
      [8, 'maggiore-8, 2 giorni'],
    ]);
  });

  it('lists a tour of each submenu at least, however many there are', () => {
    const list = { text: 'islandStays', packages: { region: 'orta', category: 'lake-stays' } };
    const lists = Array.from({ length: 17 }, () => list);
    const crowded = site.set('navigation.json', ['header', 2, 'children'], lists);
    expect(menuOf(crowded)?.children?.map(({ children = [] }) => children.map(({ label }) => label))).toEqual(
      Array.from({ length: 17 }, () => ['Orta in 2 giorni', 'Tutti i 2 viaggi']),
    );
  });
});
