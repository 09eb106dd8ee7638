import { describe, expect, it } from 'vitest';
import { languageIn } from '../../helpers/resolved-pages.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

function answering(id: string, workspace: Workspace): readonly string[] {
  return languageIn(workspace).pages.flatMap((page) =>
    'questions' in page && page.questions.some((question) => question.id === id) ? [page.path] : [],
  );
}

function asking(...questions: readonly Json[]): Workspace {
  return secondOperator().set('questions.json', ['questions'], questions);
}

describe('a question', () => {
  it.each<readonly [what: string, question: Readonly<Record<string, Json>>, paths: readonly string[]]>([
    ['its kinds of pages', { pages: ['home', 'section'] }, ['/', '/viaggi', '/a-piedi']],
    [
      'some destinations only',
      { pages: ['destination', 'section'], destinations: ['mottarone'] },
      ['/luoghi/mottarone', '/viaggi', '/a-piedi'],
    ],
    [
      'some sections only',
      { pages: ['destination', 'section'], sections: ['viaggi'] },
      ['/luoghi/isola-san-giulio', '/luoghi/mottarone', '/viaggi'],
    ],
    [
      'tours and categories',
      { pages: ['package'], packages: ['orta-2d'], categories: ['trails', 'outings'] },
      ['/viaggi/orta-2d', '/viaggi/sentiero-laghi-12d', '/viaggi/mottarone-mezza-giornata'],
    ],
    ['no tour where an empty list names none', { pages: ['home', 'package'], packages: [] }, ['/']],
  ])('is answered on the pages of %s', (_what, question, paths) => {
    const workspace = asking({ id: 'winter', ...question }, { id: 'bicycles', pages: ['contact'] });
    expect(answering('winter', workspace).toSorted()).toEqual(paths.toSorted());
  });

  it('that names a tour comes before the others on its page', () => {
    const page = languageIn(secondOperator()).pages.find(({ path }) => path === '/viaggi/orta-2d');
    const ids = page && 'questions' in page ? page.questions.map(({ id }) => id) : [];
    expect(ids).toEqual(['bicycles', 'winter']);
  });
});
