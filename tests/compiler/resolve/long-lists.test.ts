import { describe, expect, it } from 'vitest';
import { withTours } from '../../helpers/long-list.ts';
import { pageIn, structuredDataIn } from '../../helpers/resolved-pages.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();

/** A tour of the islands and two of the lake, which the site has, and 31 more of the lake. */
const long = withTours(site, 31);

/** The heading of each group, the number of its tours, and the first and last of them. */
function groupsAt(workspace: Workspace, path: string) {
  return pageIn(workspace, 'section', path).groups.map(({ title, packages }) => [
    title,
    packages.length,
    packages[0]?.id,
    packages.at(-1)?.id,
  ]);
}

describe('a section with more tours than fit on a page', () => {
  it('has no heading for a group without tours', () => {
    const groups = [
      { region: 'maggiore', category: 'trails' },
      { region: 'orta', category: 'trails' },
    ];
    const tours = ['sentiero-laghi-12d', 'sentiero-laghi-12d'];
    const partly = site.set('sections/a-piedi.json', ['groups'], groups);
    expect(groupsAt(partly, '/a-piedi')).toEqual([['Cammini', 1, ...tours]]);
  });

  it('links its pages in the language of the page, and marks gaps between them', () => {
    expect(pageIn(withTours(site, 75), 'section', '/viaggi/5').pager?.links).toEqual([
      { number: 1, label: 'Pagina 1', href: '/viaggi' },
      { number: 4, label: 'Pagina 4', href: '/viaggi/4', isAfterGap: true },
      { number: 5, label: 'Pagina 5', href: '/viaggi/5', isCurrent: true },
    ]);
    expect(pageIn(long, 'section', '/viaggi').pager).toMatchObject({ next: '/viaggi/2' });
    expect(pageIn(long, 'section', '/viaggi/2', 'nl').pager).toEqual({
      compareTitle: 'Reizen 19 tot en met 34 van 34 op een rij',
      previous: '/nl/viaggi',
      links: [
        { number: 1, label: 'Pagina 1', href: '/nl/viaggi' },
        { number: 2, label: 'Pagina 2', href: '/nl/viaggi/2', isCurrent: true },
      ],
    });
  });

  it('has a title and description of its own on the second page, without introduction and questions', () => {
    const { name, title, meta, intro, questions } = pageIn(long, 'section', '/viaggi/2');
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
    expect(pageIn(long, 'section', '/viaggi').title).toBe('I nostri viaggi');
  });

  it('is the parent of its second page in structured data', () => {
    const second = JSON.stringify(structuredDataIn(long, '/viaggi/2'));
    expect(second).toContain(
      '"position":2,"name":"Tutti i viaggi","item":"https://laghi-lenti.example/viaggi"',
    );
    expect(second).toContain('"position":3,"name":"Tutti i viaggi, pagina 2"');
  });
});
it('a destination shows its first nine tours, and links the section with the others', () => {
  const { packages, moreTours } = pageIn(long, 'destination', '/luoghi/isola-san-giulio');
  expect(packages.map(({ id }) => id)).toEqual([
    'isole-lente-3d',
    'orta-2d',
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => `orta-${number}`),
  ]);
  expect(moreTours).toEqual([{ label: 'Altri: Tutti i viaggi', href: '/viaggi' }]);
  const nine = pageIn(withTours(site, 7), 'destination', '/luoghi/isola-san-giulio');
  expect(nine.packages).toHaveLength(9);
  expect(nine.moreTours).toBeUndefined();
});
