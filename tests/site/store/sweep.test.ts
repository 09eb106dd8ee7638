import { existsSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FileStore } from '../../../scripts/site/store/file-store.ts';
import { sweep } from '../../../scripts/site/store/sweep.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const NOW = Date.UTC(2027, 0, 31);
const DAY = 24 * 3_600_000;

/** Keeps a file that was last used so many days ago; gives its path. */
async function keptFor(folder: string, days: number): Promise<string> {
  const { name } = await new FileStore(folder, () => {}).put(`used ${days} days ago`, 'none');
  const path = join(folder, name.slice(0, 2), name.slice(2));
  const used = (NOW - days * DAY) / 1000;
  for (const file of [path, `${path}.json`]) utimesSync(file, used, used);
  return path;
}

describe('sweep', () => {
  it('removes files of sites after three days, and pictures after thirty', async () => {
    const root = temporaryFolder();
    const [files, pictures] = [join(root, 'build/files'), join(root, 'pictures')];
    const kept = [await keptFor(files, 2), await keptFor(pictures, 4), await keptFor(pictures, 29)];
    const swept = [await keptFor(files, 4), await keptFor(pictures, 31)];
    sweep(join(root, 'build'), pictures, NOW);
    expect(kept.map((path) => [existsSync(path), existsSync(`${path}.json`)])).toEqual(
      kept.map(() => [true, true]),
    );
    expect(swept.map((path) => [existsSync(path), existsSync(`${path}.json`)])).toEqual(
      swept.map(() => [false, false]),
    );
  });
});
