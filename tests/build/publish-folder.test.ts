import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publishFolder, restorePublished } from '../../scripts/build/publish-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** A folder with a site in it, alone in its folder. */
function aSite(): { readonly parent: string; readonly folder: string } {
  const parent = temporaryFolder();
  const folder = join(parent, 'dist');
  mkdirSync(folder);
  writeFileSync(join(folder, 'page'), 'old');
  return { parent, folder };
}

async function fillWithNew(aside: string): Promise<boolean> {
  writeFileSync(join(aside, 'page'), 'new');
  return true;
}

const pageIn = (folder: string): string => readFileSync(join(folder, 'page'), 'utf8');

describe('publishFolder', () => {
  it('puts the new folder in the place of the old one, and leaves nothing else', async () => {
    const { parent, folder } = aSite();
    expect(await publishFolder(folder, fillWithNew)).toBe(true);
    expect(pageIn(folder)).toBe('new');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('leaves the old folder as it was where the new one was not filled', async () => {
    const { parent, folder } = aSite();
    const refuse = async (aside: string) => !(await fillWithNew(aside));
    expect(await publishFolder(folder, refuse)).toBe(false);
    expect(pageIn(folder)).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('leaves the old folder as it was where filling fails', async () => {
    const { parent, folder } = aSite();
    const fail = () => Promise.reject(new Error('no disk'));
    await expect(publishFolder(folder, fail)).rejects.toThrow('no disk');
    expect(pageIn(folder)).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('restores what somebody was about to replace when they were killed', async () => {
    const { parent, folder } = aSite();
    mkdirSync(join(parent, '.shop.old'));
    writeFileSync(join(parent, '.shop.old/page'), 'shop');
    const shop = join(parent, 'shop');
    await publishFolder(shop, () => Promise.resolve(false));
    expect(pageIn(shop)).toBe('shop');
    expect(pageIn(folder)).toBe('old');
  });

  it('does not fill a folder that a running process is filling', async () => {
    const { parent, folder } = aSite();
    writeFileSync(join(parent, '.dist.lock'), String(process.ppid));
    await expect(publishFolder(folder, fillWithNew)).rejects.toThrow(
      `Another build is writing to the folder "${folder}". Wait for it, or stop it.`,
    );
    expect(pageIn(folder)).toBe('old');
    expect(readFileSync(join(parent, '.dist.lock'), 'utf8')).toBe(String(process.ppid));
  });
});

describe('restorePublished', () => {
  /** Killed between the two steps in which one folder takes the place of another. */
  function betweenSteps() {
    const { parent, folder } = aSite();
    renameSync(folder, join(parent, '.dist.old'));
    mkdirSync(join(parent, '.dist.new'));
    return { parent, folder };
  }

  it('puts back what somebody was about to replace when they were killed', () => {
    const { parent, folder } = betweenSteps();
    writeFileSync(join(parent, '.dist.lock'), '999999999');
    restorePublished(folder);
    expect(pageIn(folder)).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('takes away what was left beside a whole folder', () => {
    const { parent, folder } = aSite();
    mkdirSync(join(parent, '.dist.new'));
    mkdirSync(join(parent, '.dist.old'));
    restorePublished(folder);
    expect(pageIn(folder)).toBe('old');
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('does not meddle with somebody who is filling it', () => {
    const { parent, folder } = betweenSteps();
    writeFileSync(join(parent, '.dist.lock'), String(process.ppid));
    restorePublished(folder);
    expect(readdirSync(parent)).toEqual(['.dist.lock', '.dist.new', '.dist.old']);
  });

  it('changes nothing if no build was killed', () => {
    const parent = temporaryFolder();
    restorePublished(join(parent, 'nowhere/dist'));
    expect(readdirSync(parent)).toEqual([]);
  });
});
