import { describe, expect, it } from 'vitest';
import { emitPage } from '../../../scripts/compiler/emit/emit-page.ts';
import type { Page } from '../../../src/domain/page-data/page.ts';
import { compiled } from '../../helpers/compiled-site.ts';
import { secondOperator } from '../../helpers/workspace.ts';

function pageOf(path: string): Page {
  const page = compiled(secondOperator().sources).site.languages[0]?.pages.find(
    (found) => found.path === path,
  );
  if (!page) throw new Error(`There is no page "${path}".`);
  return page;
}

describe('the module of a page', () => {
  it.each([
    ['/', 'texts/en/pages.json and the entries shown'],
    ['/places/hill', 'destinations/hill.json and texts/en'],
    ['/tours', 'sections/tours.json and texts/en'],
    ['/tours/camp-2d', 'packages/camp-2d.json, itineraries, days, prices and texts/en'],
  ])('of %s names what to edit: %s', (path, sources) => {
    const [first] = emitPage('en', pageOf(path)).content.split('\n');
    expect(first).toBe(`// Generated: do not edit. It follows from ${sources} in the data folder.`);
  });

  it('of an operator’s own page names its file', () => {
    const [italian] = compiled(secondOperator().sources).site.languages;
    const own = italian?.pages.find(({ kind }) => kind === 'ownPage');
    if (!own) throw new Error('The second operator has terms.');
    expect(emitPage('it', own).content).toContain('pages/condizioni.json and texts/it/own-pages.json');
  });

  it('is indented by two blanks', () => {
    expect(emitPage('en', pageOf('/')).content).toContain('\n  kind: "home",\n');
  });

  it('is the same as long as its data is', () => {
    const home = pageOf('/');
    const first = emitPage('en', home);
    expect(emitPage('en', { ...home })).toBe(first);
    expect(emitPage('fr', home)).not.toBe(first);
    expect(emitPage('en', { ...home, path: '/else' })).not.toBe(first);
    expect(emitPage('en', { ...home, missingTexts: ['pages.home.title'] })).not.toBe(first);
  });
});
