import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheFolder } from '../../scripts/project/folders.ts';
import { build, differences, edit, filesIn, killBuild, useBuildFolders } from './helpers/builds.ts';

// A busy machine builds slowly.
describe('a build', { timeout: 300_000 }, () => {
  const { workspace, newBuild } = useBuildFolders();
  const plan = newBuild(cacheFolder);
  const nameIn = (address: string) => edit(plan.data, ['site.json', /("email": ")[^"@]+@/, `$1${address}`]);

  it('that is killed in any step leaves the last site whole, and the next one is right', async () => {
    await build(plan);
    let before = filesIn(plan.out);
    let kills = 0;
    for (const [round, step] of ['Rendering', 'Making the pictures', 'Finishing'].entries()) {
      const address = `round-${round}@`;
      nameIn(address);

      if (await killBuild(plan, step)) kills += 1;

      const left = filesIn(plan.out);
      // The site is the one before or the new one, never something between.
      const isNew = differences(before, left).length > 0;
      expect(left.size, step).toBe(before.size);
      expect(left.get('index.html')?.includes(address), step).toBe(isNew);
      before = left;
    }
    expect(kills).toBeGreaterThan(1);
    await build(plan);
    expect(readFileSync(join(plan.out, 'index.html'), 'utf8')).toContain('round-2@');
    expect(readdirSync(workspace).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
