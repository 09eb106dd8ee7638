import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// Loaded here, not within the first test: it brings the compiler with it.
import '../../scripts/commands/translations.ts';
import { firstOperator } from '../helpers/first-operator.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const site = secondOperator();
const DAYS = 'texts/it/days.json';

function translations(folder: string, ...args: readonly string[]): Promise<CommandResult> {
  return runCommand('translations', ...args, '--data', folder);
}

describe('the report on translations', () => {
  it('counts translated texts by area.', async () => {
    const { stdout, code } = await translations(onDisk(site.unset(DAYS, ['mercato', 'title'])));
    expect(stdout).toMatch(/^days +25\/26$/m);
    expect(stdout).toMatch(/^missing +1$/m);
    expect(code).toBe(0);
  });

  it('fails for unrecorded translations only with --strict, until they are accepted.', async () => {
    const folder = onDisk(site);
    expect((await translations(folder)).code).toBe(0);
    expect((await translations(folder, '--strict')).code).toBe(1);
    await translations(folder, 'accept', '--new');
    expect((await translations(folder, '--strict')).code).toBe(0);
  });

  it('names a stale translation with the command that accepts it, and export marks it as fuzzy.', async () => {
    const folder = onDisk(site);
    await translations(folder, 'accept');
    const source = 'texts/nl/days.json';
    writeFileSync(join(folder, source), site.set(source, ['mercato', 'title'], 'Nieuwe markt').text(source));
    expect((await translations(folder)).stdout).toContain('accept it days.mercato.title');
    const file = join(temporaryFolder(), 'it.po');
    await translations(folder, 'export', 'it', file);
    expect(readFileSync(file, 'utf8').match(/^#, fuzzy\nmsgctxt .*$/gm)).toEqual([
      '#, fuzzy\nmsgctxt "days.mercato.title"',
    ]);
  });

  it('counts no text as missing where the software has its own word in the language.', async () => {
    const reworded = firstOperator
      .set('texts/en/interface.json', ['common', 'bookNow'], 'Ask for this tour')
      .set('texts/en/pages.json', ['compare'], { how: ['One.', 'Two.', 'Three.', 'Four.'] });
    const missing = async (workspace: Workspace) =>
      /^missing .*$/m.exec((await translations(onDisk(workspace))).stdout)?.[0];
    expect(await missing(reworded)).toBe(await missing(firstOperator));
    const file = join(temporaryFolder(), 'fr.po');
    await translations(onDisk(reworded), 'export', 'fr', file);
    expect(readFileSync(file, 'utf8')).toContain('#. Until this is translated, visitors read: Réserver\n');
  });

  it('shows the first remarks of each kind, and the others with --all.', async () => {
    const words = 'boot lunch water plein eiland wandeling bus marktdag kaas paddenstoelen afscheid'.split(
      ' ',
    );
    const terms = Object.fromEntries(words.map((word) => [word, `${word}issimo`]));
    const folder = onDisk(site.set('glossary/it.json', ['terms'], terms));
    await translations(folder, 'accept');
    const path = 'texts/nl/days.json';
    writeFileSync(join(folder, path), site.text(path).replace(/"(title|description)": "/g, '$&Nu: '));
    const { stdout } = await translations(folder);
    expect(stdout).toMatch(/… and \d+ more of the same kind \[translation\.stale\]/);
    expect(stdout).toMatch(/^ {2}… and 1 more: npm run translations -- --all --data /m);
    expect(stdout).toContain('"npm run translations -- --all --data ');
    const all = (await translations(folder, '--all')).stdout;
    expect(all).not.toContain('more');
    expect(all.match(/issimo/g)).toHaveLength(words.length);
  });
});

it.each([['export'], ['export', 'nl'], ['accept', 'it', 'days.nothing'], ['improt'], ['import']])(
  'A command line that cannot be understood has the exit code 2: %s %s',
  async (...args) => {
    const { code, stderr } = await translations(onDisk(site), ...args.filter((arg) => arg !== undefined));
    expect(code).toBe(2);
    expect(stderr).not.toBe('');
  },
);
