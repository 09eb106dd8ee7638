import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build, differences, filesIn, killedBuild } from './helpers/builds.ts';
import { edit, telephone, useRebuildPlans } from './helpers/rebuild-plans.ts';
import { siteFolder } from './helpers/site-folders.ts';

describe('a build after something went wrong', () => {
  const { workspace, newPlan } = useRebuildPlans();

  // The first: nothing is kept yet, and what these two keep serves the others.
  it('twice at once and from nothing, gives the same, and what the tests open', async () => {
    const one = newPlan();
    const other = { ...one, out: `${one.out}-other` };
    await Promise.all([build(one), build(other)]);
    const made = filesIn(one.out);
    expect(differences(made, filesIn(other.out))).toEqual([]);
    expect(differences(made, filesIn(siteFolder('secondOperator')))).toEqual([]);
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
});
