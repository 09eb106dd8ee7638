import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheFolder } from '../../scripts/project/folders.ts';
import {
  build,
  differences,
  type Edit,
  edit,
  filesIn,
  killBuild,
  useBuildFolders,
} from './helpers/builds.ts';

/** Changes of the second operator's data. */
const EDITS: readonly Edit[] = [
  ['prices/isole-lento.json', /"lodge": \d+/, '"lodge": 550'],
  ['texts/it/packages.json', /Tre giorni[^"]*/, 'Tre giorni diversi.'],
  ['texts/nl/destinations.json', /("name": ")[^"]*/, '$1Een plaats'],
  ['texts/it/labels.json', /("menu": \{\s*"\w+": ")[^"]*/, '$1Una voce'],
  ['texts/it/interface.json', /("button": ")[^"]*/, '$1Trova'],
  ['site.json', /("number": "\+\d+ )\d+/, '$19000000'],
];

// A busy machine builds slowly.
describe('building again', { timeout: 300_000 }, () => {
  const { workspace, caches, newBuild } = useBuildFolders();

  const plan = newBuild(cacheFolder);
  const clean = { ...plan, out: join(workspace, 'clean'), cache: join(caches, 'clean'), day: '2027-01-01' };

  it('gives the same bytes from anywhere, also twice at once, and changes only the pages that show a changed price', async () => {
    const old = { ...plan, day: '2026-12-31' };
    const other = { ...newBuild(cacheFolder), day: old.day };
    await Promise.all([build(old), build(other)]);
    expect(differences(filesIn(plan.out), filesIn(other.out))).toEqual([]);
    const first = filesIn(plan.out);
    expect(first.get('index.html')).toContain('© 2026');

    edit(plan.data, ['prices/isole-lento.json', /"lodge": \d+/, '"lodge": 777']);
    await build(old);
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
    expect(await build(old)).toContain('Nothing has changed');
  });

  it('that is killed in any step leaves the last site whole', async () => {
    let before = filesIn(plan.out);
    let kills = 0;
    for (const [round, step] of ['Rendering', 'Making the pictures', 'Finishing'].entries()) {
      const address = `round-${round}@`;
      edit(plan.data, ['site.json', /("email": ")[^"@]+@/, `$1${address}`]);

      if (await killBuild({ ...plan, day: '2026-12-31' }, step)) kills += 1;

      const left = filesIn(plan.out);
      // The site is the one before or the new one, never something between.
      const isNew = differences(before, left).length > 0;
      expect(left.size, step).toBe(before.size);
      expect(left.get('index.html')?.includes(address), step).toBe(isNew);
      before = left;
    }
    expect(kills).toBeGreaterThan(1);
  });

  it('gives what a build from nothing gives after kills, any sequence of edits and a new year', async () => {
    makeSlow(plan.data);
    const edits = fc.shuffledSubarray([...EDITS], { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(edits, async (changes) => {
        for (const change of changes) edit(plan.data, change);
        const output = await build({ ...plan, day: clean.day });
        expect(output).toMatch(/Warning: the page \/\S* is slow .* are questions\. Show fewer/);
        expect(output).toMatch(
          /Warning: the picture images\/lake\.svg is slow .* Choose a picture with less fine detail/,
        );
        await build(clean);
        expect(differences(filesIn(clean.out), filesIn(plan.out))).toEqual([]);
        expect(filesIn(clean.out).get('index.html')).toContain('© 2027');
        expect(readdirSync(workspace).filter((name) => name.startsWith('.'))).toEqual([]);
      }),
      // There is nothing simpler to look for: a second run would go on where the first one ended.
      { numRuns: 1, endOnFailure: true },
    );
  });

  it('makes what was damaged in the cache or the site again, and says so', async () => {
    const sound = filesIn(clean.out);
    writeFileSync(join(clean.out, 'index.html'), 'touched');
    rmSync(join(clean.out, 'sitemap.xml'));
    // The app is stored in the same way, and takes long to make.
    const kinds = ['compressed', 'files', 'inspections', 'pages', 'pictures'];
    for (const kind of kinds) flipBits(join(clean.cache, 'build', kind));

    const output = await build(clean);

    for (const kind of kinds.filter((each) => each !== 'files')) expect(output).toContain(`/build/${kind}/`);
    expect(output).toContain('is damaged and is made again.');
    expect(differences(sound, filesIn(clean.out))).toEqual([]);
  });
});

/** Changes a single bit in the middle of some of the files, and neither sizes nor times. */
function flipBits(folder: string): void {
  const files = [...filesIn(folder).keys()].map((path) => join(folder, path));
  expect(files.length).toBeGreaterThan(0);
  for (const path of files.filter((_, index) => index % 4 === 0)) {
    const { atime, mtime } = statSync(path);
    const bytes = readFileSync(path);
    const middle = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    writeFileSync(path, bytes);
    utimesSync(path, atime, mtime);
  }
}

/** Adds a long answer and a picture of much detail to a data folder. */
function makeSlow(data: string): void {
  const ids = Array.from({ length: 8 }, (_, index) => `long${index}`);
  const rewrite = (path: string, change: (value: Record<string, unknown>) => object) => {
    const file = join(data, path);
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  };
  rewrite('questions.json', ({ questions, ...rest }) => ({
    ...rest,
    questions: [
      ...(questions as object[]),
      ...ids.map((id) => ({ id, pages: ['package'], packages: ['orta-2d'] })),
    ],
  }));
  for (const language of ['it', 'nl']) {
    rewrite(`texts/${language}/questions.json`, (texts) => ({
      ...texts,
      // Random letters do not compress; each answer is within the limit of a text.
      ...Object.fromEntries(
        ids.map((id) => [id, { question: id, answer: randomBytes(9_900).toString('hex') }]),
      ),
    }));
  }
  appendFileSync(join(data, 'images/lake.svg'), `<!--${randomBytes(110_000).toString('hex')}-->`);
}
