import { describe, expect, it } from 'vitest';
import { languageLetters } from '../../../scripts/compiler/resolve/language-letters.ts';
import { contentOf, contextOf } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

function lettersOf(workspace: Workspace, code: string): string {
  return languageLetters(contextOf(contentOf(workspace), code));
}

/** What of a text could not be written. */
function missingIn(letters: string, text: string): string {
  return [...text].filter((letter) => !letters.includes(letter)).join('');
}

/** The letters of the Dutch texts, which are Latin, with what a locale writes by its own rules. */
function lettersWrittenIn(locale: string): string {
  return lettersOf(secondOperator().set('site.json', ['languages', 1, 'locale'], locale), 'nl');
}

describe('the letters of a language', () => {
  it('stand there once each, in order', () => {
    const letters = lettersWrittenIn('nl-NL');
    expect(letters.slice(0, 6)).toBe(' !#%()');
    expect(letters).toBe([...new Set(letters)].toSorted().join(''));
  });

  it.each<[string, (site: Workspace) => Workspace]>([
    ['its texts', (site) => site.set('texts/nl/labels.json', ['regions', 'orta'], 'Ж')],
    ['its name', (site) => site.set('site.json', ['languages', 1, 'name'], 'Ж')],
    ['the operator’s name', (site) => site.set('site.json', ['brand'], 'Ж')],
    ['the operator’s address', (site) => site.set('site.json', ['address'], 'Ж')],
  ])('are those of %s', (_what, change) => {
    expect(lettersOf(secondOperator(), 'nl')).not.toContain('Ж');
    expect(lettersOf(change(secondOperator()), 'nl')).toContain('Ж');
  });

  it.each([
    ['weekdays', 'el-GR', 'Δευτέρα'],
    ['short weekdays', 'he-IL', '׳'],
    ['months', 'el-GR', 'Σεπτεμβρίου'],
    ['languages', 'el-GR', 'Γερμανικά'],
    ['the scale of a map', 'el-GR', 'χλμ.'],
    ['amounts', 'el-GR', '€'],
    ['quotes of any language', 'el-GR', '„“”«»『』'],
  ])('are those of %s', (_what, locale, letters) => {
    expect(missingIn(lettersWrittenIn(locale), letters)).toBe('');
  });

  it('are those of percentages in the digits of the language', () => {
    expect(missingIn(lettersOf(scriptSite(), 'ar'), '٠١٢٣٤٥٦٧٨٩٪')).toBe('');
  });

  it('are those of countries on its map', () => {
    expect(missingIn(lettersOf(scriptSite(), 'ja'), 'ウクライナカザフスタン')).toBe('');
  });

  it('need no map', () => {
    const content = { ...contentOf(secondOperator()), destinations: [] };
    expect(missingIn(languageLetters(contextOf(content, 'it')), 'Laghi lenti €')).toBe('');
  });
});
