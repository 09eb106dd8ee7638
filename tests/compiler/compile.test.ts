import { expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { secondOperator } from '../helpers/workspace.ts';

const workspace = secondOperator();
/** One of its packages has no itinerary, which is a warning. */
const KNOWN = 'itinerary.missing';

it('compileSite takes another address of the site than that of the data', () => {
  const result = compileSite(workspace.sources, { siteUrl: 'https://test.example' });
  expect(result.ok && result.site.url).toBe('https://test.example');
});

it('compileSite gives nothing but the findings if one is an error', () => {
  const { ok, diagnostics, ...others } = compileSite(workspace.without('home.json').sources);
  expect([ok, diagnostics.map(({ code }) => code), others]).toEqual([false, ['file.missing', KNOWN], {}]);
});

it('compileSite brings back acknowledged warnings after the day until which they are acknowledged', () => {
  const texts = 'texts/it/testimonials.json';
  const note = { file: texts, code: 'text.missing-file', reason: 'Shown in Dutch.', until: '2027-01-31' };
  const answered = workspace.without(texts).set('glossary/it.json', ['acknowledged'], [note]);
  const codesOn = (today: string | undefined): readonly string[] =>
    compileSite(answered.sources, { today }).diagnostics.map(({ code }) => code);
  expect(codesOn('2027-01-31')).toEqual([KNOWN, 'price.no-table']);
  expect(codesOn('2027-02-01')).toEqual([KNOWN, 'price.no-table', 'text.missing-file']);
  expect(codesOn(undefined)).toEqual([KNOWN, 'price.no-table']);
});
