import { describe, expect, it } from 'vitest';
import { resolveSite } from '../../../scripts/compiler/resolve/resolve-site.ts';
import { pageOf } from '../../helpers/first-operator.ts';
import { languageIn } from '../../helpers/resolved-pages.ts';
import { contentOf } from '../../helpers/resolved-workspace.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('a resolved site', () => {
  // The date of a page’s last change follows from its content.
  it('has the same pages on every day', () => {
    const pagesOn = (today: string): readonly unknown[] =>
      resolveSite(contentOf(site, { today })).languages.map(({ pages, notFound }) => [pages, notFound]);
    expect(pagesOn('2026-01-15')).toEqual(pagesOn('2031-07-20'));
  });
});

describe('a resolved language', () => {
  it('names the missing texts of the layout', () => {
    const workspace = site.unset('texts/it/interface.json', ['languageOffer', 'accept']);
    expect(languageIn(workspace).layout.missingTexts).toEqual(['interface.languageOffer.accept']);
    expect(languageIn(site).layout.missingTexts).toEqual([]);
  });

  it('names the language of pages, menus and entries whose texts are in another', () => {
    const finnish = { code: 'fi', locale: 'fi-FI', name: 'Suomi', direction: 'ltr' };
    const workspace = site
      .set('site.json', ['languages', 2], finnish)
      .unset('texts/it/destinations.json', ['mottarone'])
      .unset('texts/it/questions.json', ['winter', 'answer']);
    const { layout, pages } = languageIn(workspace, 'fi');
    expect([layout.language, ...new Set(pages.map(({ language }) => language))]).toEqual(['nl', 'nl']);
    const italian = languageIn(workspace);
    expect(italian.layout.language).toBe(undefined);
    expect(italian.pages.flatMap(({ path, language }) => (language ? [path] : []))).toEqual([
      '/luoghi/mottarone',
    ]);
    const cards = pageOf(italian, 'destinations').destinations.map(({ id, language }) => [id, language]);
    expect(Object.fromEntries(cards)).toEqual({ isolaSanGiulio: undefined, mottarone: 'nl' });
    const questions = italian.pages.flatMap((page) => ('questions' in page ? page.questions : []));
    const winter = questions.filter(({ id }) => id === 'winter').map(({ language }) => language);
    expect(new Set(winter)).toEqual(new Set(['nl']));
    expect(questions.every(({ id, language }) => id === 'winter' || language === undefined)).toBe(true);
  });
});
