import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../../scripts/commands/new.ts';
import '../../scripts/commands/check.ts';
import '../../scripts/commands/translations.ts';
import { ANSWERS } from '../helpers/new-sites.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const options = (given: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.entries({ ...ANSWERS, ...given }).map(([option, answer]) => `--${option}=${answer}`);

describe('new site', () => {
  it('makes a folder that the check finds sound, and says what to fill in', async () => {
    const folder = join(temporaryFolder(), 'my/site');
    const { code, stdout } = await runCommand('new', 'site', folder, ...options({ languages: 'en, de' }));
    expect(code).toBe(0);
    expect(stdout).toMatch(/site\.json, phones\.0\.number: Placeholder/);
    // From wherever the command runs, as short as it goes.
    expect(stdout).toMatch(/run check -- --data \S+\/my\/site$/m);
    expect((await runCommand('check', '--data', folder)).code).toBe(0);
    expect((await runCommand('translations', '--strict', '--data', folder)).code).toBe(0);
  });

  it('names the rules of its files from where they lie', async () => {
    const folder = join(temporaryFolder(), 'site');
    await runCommand('new', 'site', folder, ...options());
    for (const file of ['site.json', 'texts/en/pages.json', 'glossary/en.json']) {
      const { $schema } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      expect([file, existsSync(resolve(dirname(join(folder, file)), $schema))]).toEqual([file, true]);
    }
  });

  it('takes an empty folder, and no other', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'empty'));
    expect((await runCommand('new', 'site', join(folder, 'empty'), ...options())).code).toBe(0);
    const { code, stderr } = await runCommand('new', 'site', join(folder, 'empty'), ...options());
    expect([code, stderr]).toEqual([2, expect.stringContaining('is not an empty folder')]);
    writeFileSync(join(folder, 'file'), '');
    expect((await runCommand('new', 'site', join(folder, 'file'), ...options())).code).toBe(2);
  });

  it('writes nothing where an answer is not possible', async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await runCommand(
      'new',
      'site',
      join(folder, 'site'),
      ...options({ price: 'much' }),
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('"much" is no amount')]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes a point south of the equator behind a blank', async () => {
    const folder = join(temporaryFolder(), 'site');
    const { at: _, ...rest } = ANSWERS;
    const others = Object.entries(rest).map(([option, answer]) => `--${option}=${answer}`);
    expect((await runCommand('new', 'site', folder, ...others, '--at', '-4.5,129.9')).code).toBe(0);
  });

  it('needs one folder', async () => {
    expect((await runCommand('new', 'site')).stderr).toBe(
      'Name one folder for the site: npm run new -- site DIR',
    );
    expect((await runCommand('new', 'site', 'a', 'b')).code).toBe(2);
  });
});
