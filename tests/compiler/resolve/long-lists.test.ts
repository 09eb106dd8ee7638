import { describe, expect, it } from 'vitest';
import type { ResolvedLanguage } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { withTours } from '../../helpers/long-list.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** A tour of the islands and two of the lake, which the site has, and 31 more of the lake. */
const long = withTours(site, 31);

function italian(workspace: Workspace): ResolvedLanguage {
  return languageOf(compiled(workspace.sources).site, 'it');
}

function sectionAt(workspace: Workspace, path: string) {
  return pageOf(italian(workspace), 'section', path);
}

/** Of each group its heading, and how many tours stand below it, from which to which. */
function groupsAt(workspace: Workspace, path: string) {
  return sectionAt(workspace, path).groups.map(({ title, packages }) => [
    title,
    packages.length,
    packages[0]?.id,
    packages.at(-1)?.id,
  ]);
}

describe('a section with more tours than stand on a page', () => {
  it('shows the first of them under its own address', () => {
    expect(groupsAt(long, '/viaggi')).toEqual([
      ['Soggiorni sulle isole', 1, 'isole-lente-3d', 'isole-lente-3d'],
      ['Soggiorni sul lago', 17, 'orta-2d', 'orta-15'],
    ]);
  });

  it('goes on below it, with the heading of the group again', () => {
    expect(groupsAt(long, '/viaggi/2')).toEqual([['Soggiorni sul lago', 16, 'orta-16', 'orta-31']]);
  });

  it('has its pages after each other, in every language', () => {
    for (const { pages } of compiled(long.sources).site.languages) {
      const sections = pages.filter(({ kind }) => kind === 'section');
      expect(sections.map(({ path }) => path)).toEqual(['/viaggi', '/viaggi/2', '/a-piedi']);
    }
  });

  it('has no heading where a group has no tours', () => {
    const groups = [
      { region: 'maggiore', category: 'trails' },
      { region: 'orta', category: 'trails' },
    ];
    const tours = ['sentiero-laghi-12d', 'sentiero-laghi-12d'];
    const partly = site.set('sections/a-piedi.json', ['groups'], groups);
    expect(groupsAt(partly, '/a-piedi')).toEqual([['Cammini', 1, ...tours]]);
  });

  it('leads to its pages, and says where some are left out', () => {
    const { pager } = sectionAt(withTours(site, 75), '/viaggi/5');
    expect(pager).toMatchObject({ previous: '/viaggi/4' });
    expect(pager).not.toHaveProperty('next');
    expect(pager?.links).toEqual([
      { number: 1, label: 'Pagina 1', href: '/viaggi' },
      { number: 4, label: 'Pagina 4', href: '/viaggi/4', isAfterGap: true },
      { number: 5, label: 'Pagina 5', href: '/viaggi/5', isCurrent: true },
    ]);
  });

  it('leads from the first page to the second', () => {
    expect(sectionAt(long, '/viaggi').pager).toEqual({
      compareTitle: 'Viaggi da 1 a 18 di 34 a confronto',
      next: '/viaggi/2',
      links: [
        { number: 1, label: 'Pagina 1', href: '/viaggi', isCurrent: true },
        { number: 2, label: 'Pagina 2', href: '/viaggi/2' },
      ],
    });
  });

  it('leads back, in the language of the page', () => {
    const dutch = languageOf(compiled(long.sources).site, 'nl');
    expect(pageOf(dutch, 'section', '/viaggi/2').pager).toEqual({
      compareTitle: 'Reizen 19 tot en met 34 van 34 op een rij',
      previous: '/nl/viaggi',
      links: [
        { number: 1, label: 'Pagina 1', href: '/nl/viaggi' },
        { number: 2, label: 'Pagina 2', href: '/nl/viaggi/2', isCurrent: true },
      ],
    });
  });

  it('says its own title and description on the second page, and neither introduction nor questions', () => {
    const { name, title, meta, intro, questions } = sectionAt(long, '/viaggi/2');
    expect({ name, title, intro, questions }).toEqual({
      name: 'Tutti i viaggi, pagina 2',
      title: 'I nostri viaggi, pagina 2',
      intro: [],
      questions: [],
    });
    expect([meta.title, meta.description]).toEqual([
      'Tutti i viaggi sui laghi, pagina 2',
      'Pagina 2 di 2. Viaggi privati da 2 a 4 giorni.',
    ]);
  });

  it('keeps introduction, title and description on the first', () => {
    const { title, meta, intro } = sectionAt(long, '/viaggi');
    expect([title, meta.title, meta.description, intro]).toEqual([
      'I nostri viaggi',
      'Tutti i viaggi sui laghi',
      'Viaggi privati da 2 a 4 giorni.',
      ['Viaggi da 2 a 4 giorni.'],
    ]);
  });

  it('stands above its second page, for search engines', () => {
    const told = (path: string): string => {
      const route = italian(long).routes.find((each) => each.path === path);
      return JSON.stringify(route?.structuredData(route.resolve()));
    };
    const graph = told('/viaggi/2');
    expect(graph).toContain(
      '"position":2,"name":"Tutti i viaggi","item":"https://laghi-lenti.example/viaggi"',
    );
    expect(graph).toContain(
      '"position":3,"name":"Tutti i viaggi, pagina 2","item":"https://laghi-lenti.example/viaggi/2"',
    );
    expect(told('/viaggi')).not.toContain('"item":"https://laghi-lenti.example/viaggi/2"');
  });

  it('is a single page without pager as long as its tours have room', () => {
    const short = withTours(site, 18);
    expect(sectionAt(short, '/viaggi')).not.toHaveProperty('pager');
    expect(italian(short).pages.map(({ path }) => path)).not.toContain('/viaggi/2');
  });
});

describe('a destination', () => {
  it('that many tours go to shows the first nine, and where the others are', () => {
    const { packages, moreTours } = pageOf(italian(long), 'destination', '/luoghi/isola-san-giulio');
    expect(packages.map(({ id }) => id)).toEqual([
      'isole-lente-3d',
      'orta-2d',
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `orta-${number}`),
    ]);
    expect(moreTours).toEqual([{ label: 'Altri: Tutti i viaggi', href: '/viaggi' }]);
  });

  it('that nine tours go to shows all of them', () => {
    const nine = pageOf(italian(withTours(site, 7)), 'destination', '/luoghi/isola-san-giulio');
    expect(nine.packages).toHaveLength(9);
    expect(nine).not.toHaveProperty('moreTours');
  });
});

describe('a submenu', () => {
  /** Nine tours at the other lake, which the section lists last and a submenu by itself. */
  const inMenu = withTours(long, 9, 'maggiore')
    .set('sections/viaggi.json', ['groups', 2], { region: 'maggiore', category: 'lake-stays' })
    .set('navigation.json', ['header', 2, 'children', 0, 'packages'], {
      region: 'maggiore',
      category: 'lake-stays',
    });

  function submenu(workspace: Workspace) {
    return italian(workspace).shell.menu[2]?.children?.[0]?.children;
  }

  it('of many tours lists the first eight, and leads to the place where they begin', () => {
    const links = submenu(inMenu) ?? [];
    expect(links.slice(0, 8).map(({ href }) => href)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `/viaggi/maggiore-${number}`),
    );
    const href = '/viaggi/2#maggiore-lake-stays';
    expect(links.slice(8)).toEqual([{ id: href, label: 'Tutti i 9 viaggi', href }]);
  });

  it('of tours that its section does not list leads to the section', () => {
    const elsewhere = inMenu.unset('sections/viaggi.json', ['groups', 2]);
    expect(submenu(elsewhere)?.at(-1)?.href).toBe('/viaggi');
  });

  it('of tours that stand on the only page of their section leads to that page', () => {
    const short = withTours(site, 9).set('navigation.json', ['header', 2, 'children', 0, 'packages'], {
      region: 'orta',
      category: 'lake-stays',
    });
    expect(submenu(short)?.at(-1)).toMatchObject({ label: 'Tutti i 11 viaggi', href: '/viaggi' });
  });

  it('leads to the list of its own section, although another one lists the same tours', () => {
    const lakeStays = { region: 'orta', category: 'lake-stays' };
    const twice = long
      .set('sections/a-piedi.json', ['groups', 2], lakeStays)
      .set('navigation.json', ['header', 2, 'section'], 'a-piedi')
      .set('navigation.json', ['header', 2, 'children', 0, 'packages'], lakeStays);
    expect(submenu(twice)?.at(-1)?.href).toBe('/a-piedi#orta-lake-stays');
  });

  it('of eight tours lists them all', () => {
    const eight = inMenu
      .without('packages/maggiore-9.json')
      .unset('texts/it/packages.json', ['maggiore-9'])
      .unset('texts/nl/packages.json', ['maggiore-9']);
    expect(submenu(eight)?.map(({ label }) => label)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `maggiore-${number}, 2 giorni`),
    );
  });
});
