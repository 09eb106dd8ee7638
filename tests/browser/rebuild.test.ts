import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheFolder } from '../../scripts/project/folders.ts';
import { build, differences, filesIn } from './helpers/builds.ts';
import { EDITS, edit, useRebuildPlans } from './helpers/rebuild-plans.ts';
import { siteFolder } from './helpers/site-folders.ts';

describe('building again', () => {
  const { newPlan, cleanPlan } = useRebuildPlans(cacheFolder);

  it('gives the same bytes from anywhere; with one price changed, only the pages that show it, in every language', async () => {
    const plan = newPlan();
    await build(plan);
    const first = filesIn(plan.out);
    expect(differences(filesIn(siteFolder('secondOperator')), first)).toEqual([]);

    edit(plan, 'price');
    const said = await build(plan);
    const changed = differences(first, filesIn(plan.out))
      .filter((path) => !/\.(?:br|gz)$/.test(path))
      .map((path) => path.replace(/^data\/\w+\//, 'data/'));

    // Whoever lists the tour knows what it costs a group; documents show the lowest price, which is as it was.
    const listing = [
      'luoghi_isola-san-giulio',
      'luoghi_mottarone',
      'viaggi',
      'viaggi_grande-giro-4d',
      'viaggi_isole-lente-3d',
      'viaggi_mottarone-mezza-giornata',
      'viaggi_orta-2d',
      'viaggi_sentiero-laghi-12d',
    ];
    expect(changed).toEqual([
      ...listing.map((page) => `data/it/${page}.js`),
      ...listing.map((page) => `data/nl/${page}.js`),
      'nl/viaggi/isole-lente-3d.html',
      'nl/viaggi/isole-lente-3d/index.html',
      'viaggi/isole-lente-3d.html',
      'viaggi/isole-lente-3d/index.html',
    ]);
    expect(said).toContain('16 pages made');
    expect(await build(plan)).toContain('Nothing has changed');
  });

  it('gives what a build from nothing gives, after any sequence of edits', async () => {
    const plan = newPlan();
    const edits = fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 3, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(edits, async (names) => {
        for (const name of names) {
          edit(plan, name);
          await build(plan);
        }
        const clean = cleanPlan(plan);
        await build(clean);
        expect(differences(filesIn(clean.out), filesIn(plan.out))).toEqual([]);
      }),
      // Each run goes on where the one before ended: there is nothing simpler to look for.
      { numRuns: 1, endOnFailure: true },
    );
  });
});
