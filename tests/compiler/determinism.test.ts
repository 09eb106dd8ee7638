import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../scripts/compiler/check-site.ts';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { damagedArb, shuffledArb } from '../arbitraries/site.ts';
import { secondOperator } from '../helpers/workspace.ts';

const site = secondOperator();

/** All that compiling gives, made. */
function givenBy(sources: Parameters<typeof compileSite>[0]): unknown {
  const result = compileSite(sources);
  if (!result.ok) throw new Error('The content has errors.');
  const { languages, ...around } = result.site;
  const told = languages.map(({ routes }) => routes.map((route) => route.structuredData(route.resolve())));
  return { files: result.files, diagnostics: result.diagnostics, around, told };
}

describe('compileSite', { timeout: 30_000 }, () => {
  it('emits the same bytes in whatever order the files arrive', () => {
    const expected = givenBy(site.sources);
    fc.assert(
      fc.property(shuffledArb(site), (sources) => {
        expect(givenBy(sources)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('finds the same mistakes, in the same order, in whatever order the files arrive', () => {
    const arb = fc.tuple(damagedArb(site), damagedArb(site)).chain(([{ workspace }, other]) => {
      const both = workspace.withBytes(other.file, other.workspace.bytes(other.file));
      return fc.tuple(fc.constant(both), shuffledArb(both));
    });
    fc.assert(
      fc.property(arb, ([workspace, sources]) => {
        expect(checkSite(sources).diagnostics).toEqual(checkSite(workspace.sources).diagnostics);
      }),
      { numRuns: 30 },
    );
  });

  it('says the same of files that it has seen before as of files that it has not', () => {
    fc.assert(
      fc.property(damagedArb(site), ({ workspace }) => {
        const anew = workspace.sources.map(({ path, bytes }) => ({ path, bytes }));
        checkSite(workspace.sources);
        expect(checkSite(workspace.sources).diagnostics).toEqual(checkSite(anew).diagnostics);
      }),
      { numRuns: 30 },
    );
  });

  it('blames the same one of two files that exclude each other, in whatever order the files arrive', () => {
    const workspace = site
      .replace('destinations/mottarone.json', '/luoghi/mottarone', '/luoghi/isola-san-giulio')
      .replace('prices/isole-attivo.json', '["attivo"]', '["attivo", "lento"]')
      .set('itineraries/orta-2d.json', ['plan', 'day1'], 'nowhere')
      .set('packages/orta-2d.json', ['destinations', 0], 'nowhere');
    const expected = checkSite(workspace.sources).diagnostics;
    fc.assert(
      fc.property(shuffledArb(workspace), (sources) => {
        expect(checkSite(sources).diagnostics).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('leaves no trace of the time, the machine or the folder in what it emits', () => {
    const result = compileSite(site.sources);
    const text = result.ok ? result.files.map(({ content }) => content).join('\n') : '';
    const year = String(new Date().getFullYear());
    expect(text).not.toContain(process.cwd());
    expect(text).not.toContain(year);
  });
});
