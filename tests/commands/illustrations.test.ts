import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SKY = JSON.stringify({
  file: 'clear-sky.svg',
  seed: 1,
  light: [0, 0, 1],
  palette: { sky: '#e9f6e4' },
  layers: [{ kind: 'veil', top: 0, bottom: 1000, ramp: ['sky'] }],
});
const DUSK = SKY.replace('clear-sky', 'dusk').replace('#e9f6e4', '#5b3a55');

/** Two scenes, and an empty folder for their pictures. */
class Studio {
  readonly scenes = temporaryFolder();
  readonly out = temporaryFolder();

  constructor() {
    this.describe('sky', SKY);
    this.describe('dusk', DUSK);
  }

  describe(name: string, scene: string): void {
    writeFileSync(join(this.scenes, `${name}.json`), scene);
  }

  run(...args: readonly string[]): Promise<CommandResult> {
    return runCommand('illustrations', ...args, '--scenes', this.scenes, '--out', this.out);
  }

  pictures(): readonly string[] {
    return readdirSync(this.out).toSorted();
  }
}

describe('the command illustrations', () => {
  it('draws every scene', async () => {
    const studio = new Studio();
    expect(await studio.run()).toMatchObject({ code: 0, stderr: '' });
    expect(studio.pictures()).toEqual(['clear-sky.svg', 'dusk.svg']);
    expect(readFileSync(join(studio.out, 'dusk.svg'), 'utf8')).toMatch(/^<svg .*#5b3a55.*<\/svg>\n$/);
  });

  it('draws only those that are named', async () => {
    const studio = new Studio();
    expect((await studio.run('dusk')).code).toBe(0);
    expect(studio.pictures()).toEqual(['dusk.svg']);
  });

  it('leaves a picture untouched that is what its scene says', async () => {
    const studio = new Studio();
    await studio.run();
    const picture = join(studio.out, 'dusk.svg');
    const longAgo = new Date('2001-02-03');
    utimesSync(picture, longAgo, longAgo);
    expect((await studio.run('dusk')).stdout).toMatch(/^dusk\.svg: \d\.\d kB, unchanged$/m);
    expect(statSync(picture).mtime).toEqual(longAgo);
  });

  it('says with --check that all is up to date', async () => {
    const studio = new Studio();
    await studio.run();
    expect(await studio.run('--check')).toMatchObject({ code: 0 });
  });

  it('says with --check which pictures are not, and draws nothing', async () => {
    const studio = new Studio();
    await studio.run();
    studio.describe('dusk', DUSK.replace('#5b3a55', '#5b3a56'));
    const before = readFileSync(join(studio.out, 'dusk.svg'), 'utf8');
    const { code, stdout } = await studio.run('--check');
    expect(code).toBe(1);
    expect(stdout.match(/^.*NOT UP TO DATE$/gm)).toEqual([
      expect.stringMatching(/^dusk\.svg: \d\.\d kB, NOT UP TO DATE$/),
    ]);
    expect(stdout).toMatch(/1 of 3 files not up to date: run "npm run illustrations"\.$/);
    expect(readFileSync(join(studio.out, 'dusk.svg'), 'utf8')).toBe(before);
  });

  it('draws nothing while a scene has errors, and says where they are', async () => {
    const studio = new Studio();
    studio.describe('dusk', DUSK.replace('["sky"]', '["sun"]'));
    const { code, stdout } = await studio.run();
    expect(code).toBe(1);
    expect(stdout).toContain('There is no colour of the palette "sun".');
    expect(stdout).toContain('1 error, 0 warnings');
    expect(studio.pictures()).toEqual([]);
  });

  it('refuses a scene that there is not', async () => {
    const studio = new Studio();
    expect(await studio.run('dust')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no scene "dust". Did you mean "dusk"?',
    });
  });

  it('says in a sentence that there is no such folder', async () => {
    expect(await runCommand('illustrations', '--scenes', '/nowhere')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The folder of scenes "/nowhere" cannot be read: it does not exist.',
    });
  });

  it('has a help', async () => {
    const { code, stdout } = await runCommand('illustrations', '--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^npm run illustrations -- \[SCENE …\] \[options\]\n/);
  });
});
