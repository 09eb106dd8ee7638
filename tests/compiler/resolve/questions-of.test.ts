import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/domain/page-data/page.ts';
import type { Question } from '../../../src/domain/page-data/parts.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { firstOperator, languageOf } from '../../helpers/first-operator.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

/** The ids of the questions that each page answers, by its path, in the first language. */
function answered(workspace: Workspace, code: string): ReadonlyMap<string, readonly string[]> {
  const { pages } = languageOf(compiled(workspace.sources).site, code);
  return new Map(pages.flatMap((page) => (hasQuestions(page) ? [[page.path, idsOf(page)] as const] : [])));
}

function hasQuestions(page: Page): page is Page & { readonly questions: readonly Question[] } {
  return 'questions' in page;
}

const idsOf = ({ questions }: { readonly questions: readonly Question[] }) => questions.map(({ id }) => id);

function asking(questions: Json): Workspace {
  return secondOperator().set('questions.json', ['questions'], questions);
}

describe('the questions of a page', () => {
  const pagesOf = () => answered(secondOperator(), 'it');

  it('that name packages and categories are answered on the pages of just those, before the others', () => {
    const pages = pagesOf();
    expect(pages.get('/viaggi/orta-2d')).toEqual(['bicycles', 'winter']);
    expect(pages.get('/viaggi/isole-lente-3d')).toEqual(['bicycles', 'winter']);
    expect(pages.get('/viaggi/sentiero-laghi-12d')).toEqual(['winter']);
  });

  it('are those of its kind, where they name no page', () => {
    const pages = pagesOf();
    const contact = [...pages].filter(([, ids]) => ids.length === 1 && ids[0] === 'bicycles');
    expect(contact.map(([path]) => path)).toContain('/a-piedi');
    expect(pages.get('/')).toEqual(['winter']);
  });

  it('may be of some destinations or sections only', () => {
    const some = answered(
      asking([
        { id: 'winter', pages: ['destination', 'section'], destinations: ['mottarone'] },
        { id: 'bicycles', pages: ['destination', 'section'], sections: ['viaggi'] },
      ]),
      'it',
    );
    expect([...some].filter(([, ids]) => ids.includes('winter')).map(([path]) => path)).toEqual([
      '/luoghi/mottarone',
      '/viaggi',
      '/a-piedi',
    ]);
    expect([...some].filter(([, ids]) => ids.includes('bicycles')).map(([path]) => path)).toEqual([
      '/luoghi/isola-san-giulio',
      '/luoghi/mottarone',
      '/viaggi',
    ]);
  });

  it('may be of some packages only, or of the packages of some categories', () => {
    const some = answered(
      asking([
        { id: 'winter', pages: ['package'], packages: ['orta-2d'] },
        { id: 'bicycles', pages: ['package'], categories: ['trails', 'outings'] },
      ]),
      'it',
    );
    expect([...some].filter(([, ids]) => ids.length > 0)).toEqual([
      ['/viaggi/orta-2d', ['winter']],
      ['/viaggi/sentiero-laghi-12d', ['bicycles']],
      ['/viaggi/mottarone-mezza-giornata', ['bicycles']],
    ]);
  });

  it('is answered by no package where an empty list names none', () => {
    const none = answered(
      asking([
        { id: 'winter', pages: ['home', 'package'], packages: [] },
        { id: 'bicycles', pages: ['home'] },
      ]),
      'it',
    );
    expect(none.get('/viaggi/orta-2d')).toEqual([]);
    expect(none.get('/')).toEqual(['winter', 'bicycles']);
  });
});

describe('the questions of this site', () => {
  const pagesOf = () => answered(firstOperator, 'en');

  it.each(['payment', 'cancellation', 'children'])('answer %s on every package and at home', (id) => {
    const pages = pagesOf();
    const asked = [...pages].filter(([path]) => path === '/' || path.startsWith('/paket/'));
    expect(asked.length).toBe(21);
    expect(asked.filter(([, ids]) => !ids.includes(id))).toEqual([]);
  });

  it('say of every package where it starts', () => {
    const pages = pagesOf();
    const packages = [...pages].filter(([path]) => path.startsWith('/paket/'));
    const starts = packages.map(([, ids]) => ids.filter((id) => id.startsWith('pickup')).length);
    expect(new Set(starts)).toEqual(new Set([1]));
  });

  it('speak of whale sharks and of Kenawa’s nights only where these are', () => {
    const pages = pagesOf();
    const whales = [...pages].filter(([, ids]) => ids.includes('whaleSharks')).map(([path]) => path);
    expect(whales.toSorted()).toEqual([
      '/paket/sumbawa-overnight-2d1n',
      '/paket/sumbawa-overnight-4d3n',
      '/paket/sumbawa-whale-shark-point',
      '/trip-sumbawa',
    ]);
    expect(pages.get('/paket/lombok-one-day-sasak-mandalika')).not.toContain('swimming');
  });
});
