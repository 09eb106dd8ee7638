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

/** The letters of a text that are not among some letters. */
function missingIn(letters: string, text: string): string {
  return [...text].filter((letter) => !letters.includes(letter)).join('');
}

describe('the letters of a language, to which its typeface is cut,', () => {
  it.each<[string, (workspace: Workspace) => Workspace]>([
    ['its texts', (workspace) => workspace.set('texts/nl/labels.json', ['regions', 'orta'], 'Ж')],
    ['its name', (workspace) => workspace.set('site.json', ['languages', 1, 'name'], 'Ж')],
    ['the operator’s name', (workspace) => workspace.set('site.json', ['brand'], 'Ж')],
    ['the operator’s address', (workspace) => workspace.set('site.json', ['address'], 'Ж')],
  ])('are those of %s', (_what, change) => {
    expect(lettersOf(site, 'nl')).not.toContain('Ж');
    expect(lettersOf(change(site), 'nl')).toContain('Ж');
  });

  it('are those of the dates, languages, distances, amounts and quotes that its locale may write', () => {
    const greek = lettersOf(site.set('site.json', ['languages', 1, 'locale'], 'el-GR'), 'nl');
    expect(missingIn(greek, 'ΔευτέραΣεπτεμβρίουΓερμανικάχλμ.€„“”«»『』')).toBe('');
    expect(missingIn(lettersOf(scripts, 'ar'), '٠١٢٣٤٥٦٧٨٩٪')).toBe('');
    // Countries on its map.
    expect(missingIn(lettersOf(scripts, 'ja'), 'ウクライナカザフスタン')).toBe('');
  });

  it.each([
    ['ar', /[\p{Script=Arabic}٠-٩]/gu],
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ])('are all that the pages of a language in another script are written with: %s', (code, ofTheScript) => {
    const { shell, messages, notFound, pages, typeface } = languageIn(scripts, code);
    const shown = JSON.stringify([shell, messages, notFound, pages], textsOnly).match(ofTheScript) ?? [];
    const missing = [...new Set(shown)].filter((letter) => !typeface?.letters.includes(letter));
    expect(shown.length).toBeGreaterThan(1000);
    expect(missing.join('')).toBe('');
  });
});

describe('pages in Arabic', () => {
  it('write prices, group sizes, days and times in the digits of the locale', () => {
    const tours = languageIn(scripts, 'ar').pages.flatMap((page) => (page.kind === 'package' ? [page] : []));
    const [variant] = tours.find(({ path }) => path === '/viaggi/isole-lente-3d')?.variants ?? [];
    const rows = variant?.prices?.rows ?? [];
    expect(rows.map(({ label }) => label)).toEqual(['شخص واحد', '٢–٤ أشخاص', '٥–٨ أشخاص']);
    expect(rows.flatMap(({ figures }) => figures).join('')).not.toMatch(/[0-9]/);
    const days = variant?.days ?? [];
    expect(days.map(({ label }) => label.replaceAll(/\P{Nd}/gu, ''))).toEqual(['١', '٢', '٣']);
    expect(JSON.stringify(days)).toMatch(/"time":"[٠-٩]{2}:[٠-٩]{2}/);
    expect(variant?.priceFor).toBe('لمجموعة من ٥–٨ أشخاص');
  });
});

/** Leaves out addresses, which pages do not show. */
function textsOnly(key: string, value: unknown): unknown {
  const isAddress = key === 'slug' || (typeof value === 'string' && value.startsWith('/'));
  return isAddress ? undefined : value;
}
