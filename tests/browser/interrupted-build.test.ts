import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshSite } from '../helpers/new-sites.ts';
import { writeWorkspace } from '../helpers/temporary-folder.ts';
import { build, differences, edit, filesIn, killBuild, useBuildFolders } from './helpers/builds.ts';
import { parsedDocument, textsOf } from './helpers/documents.ts';

/** Changes a single bit in the middle of every file, and neither sizes nor times. */
function flipBits(folder: string): void {
  const files = [...filesIn(folder).keys()].map((path) => join(folder, path));
  expect(files.length).toBeGreaterThan(0);
  for (const path of files) {
    const { atime, mtime } = statSync(path);
    const bytes = readFileSync(path);
    const middle = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    writeFileSync(path, bytes);
    utimesSync(path, atime, mtime);
  }
}

describe('a build of a new site', () => {
  const { workspace, caches } = useBuildFolders();
  const cache = join(caches, 'shared');
  const data = join(workspace, 'data');
  const plan = { data, out: join(workspace, 'site'), cache };

  const other = { ...plan, out: join(workspace, 'other') };

  /** The files in which two builds at the same time differ. */
  let different: readonly string[] | undefined;

  beforeAll(async () => {
    writeWorkspace(await freshSite(), data);
    await build(plan);
    edit(data, ['site.json', /("email": ")[^"@]+@/, '$1together@']);
    await Promise.all([build(plan), build(other)]);
    different = differences(filesIn(plan.out), filesIn(other.out));
  });

  it('that runs twice at once gives the same whole site, without empty parts', () => {
    const files = filesIn(other.out);
    expect(different).toEqual([]);
    const documents = [...files].filter(([path]) => path.endsWith('index.html'));
    expect(documents.length).toBeGreaterThan(10);
    for (const [path] of documents) {
      const document = parsedDocument(readFileSync(join(other.out, path), 'utf8'));
      const lists = [...document.querySelectorAll('ul, ol, dl')].filter(({ children }) => !children.length);
      expect(
        lists.map(({ outerHTML }) => outerHTML),
        path,
      ).toEqual([]);
      for (const section of document.querySelectorAll('main section')) {
        const headings = textsOf(section.querySelectorAll('h1, h2, h3')).join('');
        const isFilled = section.textContent !== headings || section.querySelector('img, svg, input, a');
        expect(Boolean(isFilled), `${path}: ${headings}`).toBe(true);
      }
    }
  });

  it('makes what was damaged in the cache or the site again, and says so', async () => {
    await build(plan);
    const sound = filesIn(plan.out);
    writeFileSync(join(plan.out, 'index.html'), 'touched');
    rmSync(join(plan.out, 'sitemap.xml'));
    for (const kind of ['apps', 'compressed', 'files', 'inspections', 'pages', 'pictures'])
      flipBits(join(cache, 'build', kind));

    const output = await build(plan);

    for (const kind of ['apps', 'compressed', 'inspections', 'pages', 'pictures'])
      expect(output).toContain(`/build/${kind}/`);
    expect(output).toContain('is damaged and is made again.');
    expect(differences(sound, filesIn(plan.out))).toEqual([]);
  });

  it('that is killed in any step leaves the last site whole, and the next one is right', async () => {
    const before = filesIn(plan.out);
    let kills = 0;
    for (const [round, step] of ['Rendering', 'Making the pictures', 'Finishing'].entries()) {
      edit(data, ['site.json', /("email": ")[^"@]+@/, `$1round-${round}@`]);

      if (await killBuild(plan, step)) kills += 1;

      const left = filesIn(plan.out);
      // The site is the one before or the new one, never something between.
      const isNew = differences(before, left).length > 0;
      expect(left.size, step).toBe(before.size);
      expect(left.get('index.html')?.includes(`round-${round}@`), step).toBe(isNew);
    }
    expect(kills).toBeGreaterThan(1);
    await build(plan);
    expect(readFileSync(join(plan.out, 'index.html'), 'utf8')).toContain('round-2@');
    expect(readdirSync(workspace).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
