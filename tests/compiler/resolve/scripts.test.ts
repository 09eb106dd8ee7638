import { describe, expect, it } from 'vitest';
import type { Page } from '../../../src/domain/page-data/page.ts';
import { resolvedWorkspace } from '../../helpers/resolved-workspace.ts';
import { scriptSite } from '../../helpers/script-site.ts';

type PackagePage = Extract<Page, { readonly kind: 'package' }>;

describe('a site in Arabic with digits of its own, and in Japanese', () => {
  const { languages } = resolvedWorkspace(scriptSite());
  const toursIn = (code: string): readonly PackagePage[] =>
    languages.filter(({ info }) => info.code === code).flatMap(({ pages }) => pages.filter(isTour));

  it('writes prices, group sizes, days and times in the digits of the locale', () => {
    const tour = toursIn('ar').find(({ path }) => path === '/viaggi/isole-lente-3d');
    const [variant] = tour?.variants ?? [];
    const rows = variant?.prices?.rows ?? [];
    expect(rows.map(({ label }) => label)).toEqual(['شخص واحد', '٢–٤ أشخاص', '٥–٨ أشخاص']);
    expect(rows.flatMap(({ figures }) => figures).join('')).not.toMatch(/[0-9]/);
    const days = variant?.days ?? [];
    expect(days.map(({ label }) => label.replaceAll(/\P{Nd}/gu, ''))).toEqual(['١', '٢', '٣']);
    expect(JSON.stringify(days)).toMatch(/"time":"[٠-٩]{2}:[٠-٩]{2}/);
    expect(variant?.priceFor).toBe('لمجموعة من ٥–٨ أشخاص');
  });

  it('writes them from 0 to 9 where the locale does', () => {
    const tour = toursIn('ja').find(({ path }) => path === '/viaggi/isole-lente-3d');
    const rows = tour?.variants[0]?.prices?.rows ?? [];
    expect(rows.map(({ label }) => label.split(' ')[0])).toEqual(['1', '2–4', '5–8']);
  });

  it.each([
    ['ar', /[\p{Script=Arabic}٠-٩]/gu],
    ['ja', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ])('cuts the typeface of %s to letters that all its pages are written with', (code, ofTheScript) => {
    const language = languages.find(({ info }) => info.code === code);
    const { shell, messages, notFound, pages } = mustBeThere(language);
    const shown = JSON.stringify([shell, messages, notFound, pages], textsOnly).match(ofTheScript) ?? [];
    const missing = [...new Set(shown)].filter((letter) => !language?.typeface?.letters.includes(letter));
    expect(shown.length).toBeGreaterThan(1000);
    expect(missing.join('')).toBe('');
  });
});

/** Leaves out addresses: pages do not show them. */
function textsOnly(key: string, value: unknown): unknown {
  const isAddress = key === 'slug' || (typeof value === 'string' && value.startsWith('/'));
  return isAddress ? undefined : value;
}

function mustBeThere<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The site has no such language.');
  return value;
}

function isTour(page: Page): page is PackagePage {
  return page.kind === 'package';
}
