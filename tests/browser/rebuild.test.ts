import { randomBytes } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheFolder } from '../../scripts/project/folders.ts';
import { removeFolder } from '../helpers/temporary-folder.ts';
import { build, differences, type Edit, edit, filesIn, useBuildFolders } from './helpers/builds.ts';
import { siteFolder } from './helpers/site-folders.ts';

/** Changes of the second operator's data, each another one in every round. */
const EDITS: Readonly<Record<string, (round: number) => Edit>> = {
  price: (round) => ['prices/isole-lento.json', /"lodge": \d+/, `"lodge": ${550 + round}`],
  text: (round) => ['texts/it/packages.json', /Tre giorni[^"]*/, `Tre giorni, volta ${round}.`],
  name: (round) => ['texts/nl/destinations.json', /("name": ")[^"]*/, `$1Plaats ${round}`],
  menu: (round) => ['texts/it/labels.json', /("menu": \{\s*"\w+": ")[^"]*/, `$1Voce ${round}`],
  interface: (round) => ['texts/it/interface.json', /("button": ")[^"]*/, `$1Cerca ${round}`],
  telephone: (round) => ['site.json', /("number": "\+\d+ )\d+/, `$1${9_000_000 + round}`],
};

describe('building again', () => {
  const { workspace, caches, newBuild } = useBuildFolders();

  it('gives the same bytes from anywhere, and changes only the pages that show a changed price', async () => {
    const plan = newBuild(cacheFolder);
    await build(plan);
    const first = filesIn(plan.out);
    // The dates in the sitemap come from Git, which knows the fixture only.
    const others = differences(filesIn(siteFolder('secondOperator')), first);
    expect(others.filter((path) => !path.startsWith('sitemap.xml'))).toEqual([]);

    edit(plan.data, ['prices/isole-lento.json', /"lodge": \d+/, '"lodge": 777']);
    await build(plan);
    const changed = differences(first, filesIn(plan.out)).filter((path) => !/\.(?:br|gz)$/.test(path));
    const documents = changed.filter((path) => path.endsWith('.html'));
    // Documents show the lowest price, which is as it was; the data of pages that list the tour have the new one.
    expect(documents).toEqual([
      'nl/viaggi/isole-lente-3d.html',
      'nl/viaggi/isole-lente-3d/index.html',
      'viaggi/isole-lente-3d.html',
      'viaggi/isole-lente-3d/index.html',
    ]);
    expect(changed.every((path) => path.startsWith('data/') || documents.includes(path))).toBe(true);
    expect(await build(plan)).toContain('Nothing has changed');
  });

  it('gives what a build from nothing gives after any sequence of edits', async () => {
    const plan = newBuild(cacheFolder);
    let round = 0;
    const edits = fc.array(fc.constantFrom(...Object.keys(EDITS)), { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(edits, async (names) => {
        for (const name of names) {
          round += 1;
          const change = EDITS[name]?.(round);
          if (change) edit(plan.data, change);
          await build(plan);
        }
        const clean = { ...plan, out: join(workspace, 'clean'), cache: join(caches, 'clean') };
        await build(clean);
        expect(differences(filesIn(clean.out), filesIn(plan.out))).toEqual([]);
      }),
      // There is nothing simpler to look for: a second run would go on where the first one ended.
      { numRuns: 1, endOnFailure: true },
    );
  });

  it('gives in a new year what a build from nothing gives', async () => {
    const plan = newBuild(join(caches, 'years'));
    await build({ ...plan, day: '2026-12-31' });
    expect(filesIn(plan.out).get('index.html')).toContain('© 2026');
    const next = { ...plan, day: '2027-01-01' };
    await build(next);
    for (const kind of ['pages', 'compressed']) removeFolder(join(plan.cache, 'build', kind));
    const clean = { ...next, out: join(workspace, 'new-year') };
    await build(clean);
    expect(filesIn(clean.out).get('index.html')).toContain('© 2027');
    expect(differences(filesIn(clean.out), filesIn(plan.out))).toEqual([]);
  });

  it('builds pages that are slow on a phone, and says what weighs and what helps', async () => {
    const plan = newBuild(cacheFolder);
    const answer = randomBytes(80_000).toString('hex');
    edit(plan.data, ['texts/it/questions.json', /("answer": ")[^"]*/, `$1${answer}`]);
    appendFileSync(join(plan.data, 'images/lake.svg'), `<!--${randomBytes(110_000).toString('hex')}-->`);
    const output = await build(plan);
    expect(output).toMatch(/Warning: the page \/\S* is slow .* are questions\. Show fewer/);
    expect(output).toMatch(
      /Warning: the picture images\/lake\.svg is slow .* Choose one with less fine detail/,
    );
  });
});
