import { describe, expect, it } from 'vitest';
import { languageLetters } from '../../../scripts/compiler/resolve/language-letters.ts';
import { languageIn } from '../../helpers/resolved-pages.ts';
import { contentOf, contextOf } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const scripts = scriptSite();

function lettersOf(workspace: Workspace, code: string): string {
  return languageLetters(contextOf(contentOf(workspace), code));
}

const greek = lettersOf(
  site
    .set('site.json', ['languages', 1, 'locale'], 'el-GR')
    .set('texts/nl/labels.json', ['regions', 'orta'], 'Ж')
    .set('site.json', ['languages', 1, 'name'], 'Щ')
    .set('site.json', ['brand'], 'Ю')
    .set('site.json', ['address'], 'Я'),
  'nl',
);

const lettersIn = (code: string): string => languageIn(scripts, code).typeface?.letters ?? '';

function missingIn(letters: string, text: string): string {
  return [...text].filter((letter) => !letters.includes(letter)).join('');
}

describe('the letters of a language, to which its typeface is cut,', () => {
  it('are those of its texts and its name, and of the operator’s name and address', () => {
    expect(missingIn(lettersOf(site, 'nl'), 'ЖЩЮЯ')).toBe('ЖЩЮЯ');
    expect(missingIn(greek, 'ЖЩЮЯ')).toBe('');
  });

  it('are those of the dates, languages, distances, amounts and quotes that its locale may write', () => {
    expect(missingIn(greek, 'ΔευτέραΣεπτεμβρίουΓερμανικάχλμ.€„“”«»『』')).toBe('');
    expect(missingIn(lettersIn('ar'), '٠١٢٣٤٥٦٧٨٩٪')).toBe('');
  });

  it.each([
    ['ar', /[\p{Script=Arabic}٠-٩]/gu],
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ])('are all that the pages of a language in another script are written with: %s', (code, ofTheScript) => {
    const { layout, messages, notFound, pages } = languageIn(scripts, code);
    const shown = JSON.stringify([layout, messages, notFound, pages], textsOnly).match(ofTheScript) ?? [];
    expect(shown.length).toBeGreaterThan(1000);
    expect(missingIn(lettersIn(code), [...new Set(shown)].join(''))).toBe('');
  });
});

/** Leaves out addresses, which pages do not show. */
function textsOnly(key: string, value: unknown): unknown {
  const isAddress = key === 'slug' || (typeof value === 'string' && value.startsWith('/'));
  return isAddress ? undefined : value;
}
