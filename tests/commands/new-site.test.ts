import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import '../../scripts/commands/entries.ts';
import '../../scripts/commands/check.ts';
import '../../scripts/commands/translations.ts';
import { ANSWERS } from '../helpers/new-sites.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Runs the command with answers; the point is a separate argument, since it may begin with a minus sign. */
function newSite(folder: string, given: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
  const { at, ...others } = { ...ANSWERS, ...given };
  const options = Object.entries(others).map(([option, answer]) => `--${option}=${answer}`);
  return runCommand('new', 'site', folder, ...options, '--at', at);
}

describe('new site', () => {
  it('makes a folder without errors, and says what to fill in.', async () => {
    const folder = join(temporaryFolder(), 'my/site');
    const { code, stdout } = await newSite(folder, { languages: 'en, de', at: '-4.5,129.9' });
    expect(code).toBe(0);
    expect(stdout).toMatch(/site\.json, phones\.0\.number: Placeholder/);
    expect(stdout).toMatch(/run check -- --data \S+\/my\/site$/m);
    expect((await runCommand('check', '--data', folder)).code).toBe(0);
    expect((await runCommand('translations', '--strict', '--data', folder)).code).toBe(0);
    for (const file of ['site.json', 'texts/en/pages.json', 'glossary/en.json']) {
      const { $schema } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      expect([file, existsSync(resolve(dirname(join(folder, file)), $schema))]).toEqual([file, true]);
    }
  });

  it('fills an empty folder, and no other.', async () => {
    const folder = temporaryFolder();
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect((await newSite(empty)).code).toBe(0);
    const { code, stderr } = await newSite(empty);
    expect([code, stderr]).toEqual([2, expect.stringContaining('is not an empty folder')]);
    writeFileSync(join(folder, 'file'), '');
    expect((await newSite(join(folder, 'file'))).code).toBe(2);
  });

  it('writes nothing where an answer is refused, or the folder is not named.', async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await newSite(join(folder, 'site'), { price: 'much' });
    expect([code, stderr]).toEqual([2, expect.stringContaining('"much" is not an amount')]);
    expect(readdirSync(folder)).toEqual([]);
    expect((await runCommand('new', 'site')).stderr).toBe(
      'Name one folder for the site: npm run new -- site DIR',
    );
  });
});
