import { describe, expect, it } from 'vitest';
import type { ResolvedLanguage } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { withTours } from '../../helpers/long-list.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

function italian(workspace: Workspace): ResolvedLanguage {
  return languageOf(compiled(workspace.sources).site, 'it');
}

describe('the page of chosen tours', () => {
  const offered = (workspace: Workspace) =>
    pageOf(italian(workspace), 'compare').offered.map(({ label, tours }) => [label, tours.length]);

  it('knows the address of any tour', () => {
    expect(pageOf(italian(site), 'compare').tourPath).toEqual(['/viaggi/', { value: 'package' }]);
  });

  it('offers each tour once, so many of a section, and no section without', () => {
    const lakeStays = { region: 'orta', category: 'lake-stays' };
    const trails = { region: 'orta', category: 'trails' };
    const twice = site.set('sections/a-piedi.json', ['groups'], [lakeStays, trails]);
    expect(offered(twice)).toEqual([
      ['Tutti i viaggi', 3],
      ['A piedi', 1],
    ]);
    expect(offered(site.set('sections/a-piedi.json', ['groups'], [lakeStays]))).toEqual([
      ['Tutti i viaggi', 3],
    ]);
    expect(offered(withTours(site, 40))).toEqual([
      ['Tutti i viaggi', 30],
      ['A piedi', 2],
    ]);
  });
});

describe('the page about the operator', () => {
  it('has the pictures that the data has, with what they show', () => {
    const pictured = ['it', 'nl'].reduce(
      (all, code) => all.set(`texts/${code}/pages.json`, ['about', 'pictures'], { pier: 'Al molo' }),
      site.set('about.json', ['pictures'], [{ id: 'pier', image: 'ferry' }]),
    );
    const { pictures, picture } = pageOf(italian(pictured), 'about');
    expect(pictures).toEqual([{ id: 'pier', picture, caption: 'Al molo' }]);
    expect(pageOf(italian(site), 'about')).not.toHaveProperty('pictures');
  });
});

describe('the operator’s own pages', () => {
  it('stand in their order, whatever their files are called', () => {
    const texts = {
      name: 'Viaggiare',
      title: 'Viaggiare con noi',
      meta: { title: 'Viaggiare', description: 'Come si viaggia con noi.' },
      sections: [],
    };
    const another = ['it', 'nl'].reduce(
      (all, code) => all.set(`texts/${code}/own-pages.json`, ['viaggiare'], texts),
      site
        .withFile('pages/viaggiare.json', { order: 1, path: '/viaggiare' })
        .set('pages/condizioni.json', ['order'], 2),
    );
    expect(italian(another).shell.ownPages).toEqual([
      { label: 'Viaggiare', href: '/viaggiare' },
      { label: 'Condizioni', href: '/condizioni' },
    ]);
  });
});
