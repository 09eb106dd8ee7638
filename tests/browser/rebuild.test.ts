import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { cacheFolder, projectFolder } from '../../scripts/project/folders.ts';
import { type Build, build, differences, filesIn, killedBuild } from './helpers/builds.ts';
import { siteFolder } from './helpers/site-folders.ts';

const workspace = mkdtempSync(join(tmpdir(), 'rebuild-'));
mkdirSync(cacheFolder, { recursive: true });
const caches = mkdtempSync(join(cacheFolder, 'rebuild-'));

afterAll(() => {
  for (const folder of [workspace, caches]) rmSync(folder, { recursive: true });
});

let plans = 0;
let rounds = 0;

/** A build of a copy of the second operator's data. */
function newPlan(cache = 'shared'): Build {
  plans += 1;
  const data = join(workspace, `data-${plans}`);
  cpSync(join(projectFolder, 'tests/fixtures/second-operator'), data, { recursive: true });
  return { data, out: join(workspace, `site-${plans}`), cache: join(caches, cache) };
}

/** The same data, built from nothing. */
function cleanPlan(plan: Build): Build {
  plans += 1;
  return { ...plan, out: join(workspace, `site-${plans}`), cache: join(caches, `${plans}`) };
}

interface Edit {
  readonly file: string;
  readonly from: RegExp;
  /** What stands there in a round: each is another. */
  readonly to: (round: number) => string;
}

function telephone(round: number): number {
  return 9_000_000 + round;
}

const EDITS: Readonly<Record<string, Edit>> = {
  price: { file: 'prices/isole-lento.json', from: /"lodge": \d+/, to: (round) => `"lodge": ${550 + round}` },
  text: {
    file: 'texts/it/packages.json',
    from: /Tre giorni[^"]*/,
    to: (round) => `Tre giorni, volta ${round}.`,
  },
  title: { file: 'texts/nl/destinations.json', from: /("name": ")[^"]*/, to: (round) => `$1Plaats ${round}` },
  menu: {
    file: 'texts/it/labels.json',
    from: /("menu": \{\s*"\w+": ")[^"]*/,
    to: (round) => `$1Voce ${round}`,
  },
  interface: {
    file: 'texts/it/interface.json',
    from: /("button": ")[^"]*/,
    to: (round) => `$1Cerca ${round}`,
  },
  telephone: { file: 'site.json', from: /("number": "\+\d+ )\d+/, to: (round) => `$1${telephone(round)}` },
};

/** @returns the round */
function edit({ data }: Build, name: string): number {
  rounds += 1;
  const { file, from, to } = EDITS[name] ?? { file: '', from: /^/, to: () => '' };
  const path = join(data, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to(rounds));
  if (after === before) throw new Error(`The edit "${name}" changes nothing.`);
  writeFileSync(path, after);
  return rounds;
}

describe('building again', () => {
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

  it('makes again what was damaged, and says so; a site that somebody has touched is put right', async () => {
    const plan = newPlan();
    await build(plan);
    const sound = filesIn(plan.out);
    writeFileSync(join(plan.out, 'index.html'), 'touched');
    rmSync(join(plan.out, 'sitemap.xml'));
    const kept = join(plan.cache, 'build/files');
    const [folder = ''] = readdirSync(kept);
    for (const name of readdirSync(join(kept, folder))) truncateSync(join(kept, folder, name), 10);
    const apps = join(plan.cache, 'build/apps');
    for (const app of readdirSync(apps)) truncateSync(join(apps, app, 'app.json'), 10);

    const said = await build(plan);

    const damaged = said.match(/What was kept in .* is damaged: it is made again\./g) ?? [];
    expect(damaged.some((line) => line.includes('apps'))).toBe(true);
    expect(damaged.some((line) => line.includes('files'))).toBe(true);
    expect(differences(sound, filesIn(plan.out))).toEqual([]);
  });

  it('killed at any moment, leaves the last site whole, and is right the next time', async () => {
    const plan = newPlan();
    await build(plan);
    for (const milliseconds of [300, 700, 1200, 1800, 2500]) {
      const before = filesIn(plan.out);
      const number = `${telephone(edit(plan, 'telephone'))}`;
      await killedBuild(plan, milliseconds);
      const left = filesIn(plan.out);
      // The site is the one before, or the new one; never between.
      const isNew = differences(before, left).length > 0;
      expect(left.size).toBe(before.size);
      expect(left.get('index.html')?.includes(number)).toBe(isNew);
      await build(plan);
      expect(readFileSync(join(plan.out, 'index.html'), 'utf8')).toContain(number);
      expect(readdirSync(workspace).filter((name) => name.startsWith('.'))).toEqual([]);
    }
  });

  it('twice at once, gives the same', async () => {
    const one = newPlan(`empty-${plans}`);
    const other = { ...one, out: `${one.out}-other` };
    await Promise.all([build(one), build(other)]);
    expect(differences(filesIn(one.out), filesIn(other.out))).toEqual([]);
  });
});
