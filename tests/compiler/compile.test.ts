import { describe, expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { compiled } from '../helpers/compiled-site.ts';
import { secondOperator } from '../helpers/workspace.ts';

// One of its packages has no itinerary, which is a warning.
const workspace = secondOperator();
const KNOWN = 'itinerary.missing';

describe('compiling', () => {
  it('gives the site and its modules', () => {
    const { site, files, diagnostics } = compiled(workspace.sources);
    expect(site.url).toBe('https://laghi-lenti.example');
    expect(files.map(({ path }) => path)).toContain('registry.ts');
    expect(diagnostics.map(({ code }) => code)).toEqual([KNOWN]);
  });

  it('takes another address of the site than that of the data', () => {
    const result = compileSite(workspace.sources, { siteUrl: 'https://test.example' });
    expect(result.ok && result.site.url).toBe('https://test.example');
  });

  it('gives nothing but the findings if one is an error', () => {
    const { ok, diagnostics, ...others } = compileSite(workspace.without('home.json').sources);
    expect([ok, diagnostics.map(({ code }) => code), others]).toEqual([false, ['file.missing', KNOWN], {}]);
  });

  it('holds acknowledgements against the day that it is given', () => {
    const texts = 'texts/it/testimonials.json';
    const note = { file: texts, code: 'text.missing-file', reason: 'Shown in Dutch.', until: '2027-01-31' };
    const answered = workspace.without(texts).set('glossary/it.json', ['acknowledged'], [note]);
    const codesOn = (today: string | undefined): readonly string[] =>
      compileSite(answered.sources, { today }).diagnostics.map(({ code }) => code);
    expect(codesOn('2027-01-31')).toEqual([KNOWN]);
    expect(codesOn('2027-02-01')).toEqual([KNOWN, 'text.missing-file']);
    expect(codesOn(undefined)).toEqual([KNOWN]);
  });
});
