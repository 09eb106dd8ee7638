import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { damagedArb, shuffledArb } from '../arbitraries/site.ts';
import { secondOperator } from '../helpers/workspace.ts';

const site = secondOperator();
/** With pairs of files that exclude each other, and with references to nothing. */
const conflicting = site
  .replace('destinations/mottarone.json', '/luoghi/mottarone', '/luoghi/isola-san-giulio')
  .replace('prices/isole-attivo.json', '["attivo"]', '["attivo", "lento"]')
  .set('itineraries/orta-2d.json', ['plan', 'day1'], 'nowhere')
  .set('packages/orta-2d.json', ['destinations', 0], 'nowhere');

/** The modules, the findings and the structured data that compiling gives. */
function compileAll(sources: Parameters<typeof compileSite>[0]): unknown {
  const result = compileSite(sources);
  if (!result.ok) throw new Error('The content has errors.');
  const { languages, ...around } = result.site;
  const structured = languages.map(({ routes }) =>
    routes.map((route) => route.structuredData(route.resolve())),
  );
  return { files: result.files, diagnostics: result.diagnostics, around, structured };
}

describe('compileSite', { timeout: 60_000 }, () => {
  it('emits the same bytes in any order of the files', () => {
    const expected = compileAll(site.sources);
    fc.assert(
      fc.property(shuffledArb(site), (sources) => {
        expect(compileAll(sources)).toEqual(expected);
      }),
      { numRuns: 3 },
    );
  });

  it('finds the same mistakes, in the same order, in any order of the files', () => {
    const arb = damagedArb(conflicting).chain(({ workspace }) =>
      fc.tuple(fc.constant(workspace), shuffledArb(workspace)),
    );
    fc.assert(
      fc.property(arb, ([workspace, sources]) => {
        expect(checkSite(sources).diagnostics).toEqual(checkSite(workspace.sources).diagnostics);
      }),
      { numRuns: 8 },
    );
  });

  it('finds the same in files that it has seen before as in new ones', () => {
    fc.assert(
      fc.property(damagedArb(site), ({ workspace }) => {
        const fresh = workspace.sources.map(({ path, bytes }) => ({ path, bytes }));
        checkSite(workspace.sources);
        expect(checkSite(workspace.sources).diagnostics).toEqual(checkSite(fresh).diagnostics);
      }),
      { numRuns: 8 },
    );
  });

  it('takes another address of the site than that of the data', () => {
    const result = compileSite(site.sources, { siteUrl: 'https://test.example' });
    expect(result.ok && result.site.url).toBe('https://test.example');
  });
});
