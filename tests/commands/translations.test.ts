import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// Loaded here, not within the first test: it brings the compiler with it.
import '../../scripts/commands/translations.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';

const site = secondOperator();

function translations(folder: string, ...args: readonly string[]): Promise<CommandResult> {
  return runCommand('translations', ...args, '--data', folder);
}

describe('the report on translations', () => {
  it('counts what is translated, by area', async () => {
    const { stdout, code } = await translations(
      onDisk(site.unset('texts/it/days.json', ['mercato', 'title'])),
    );
    expect(stdout).toMatch(/^days +23\/24$/m);
    expect(stdout).toMatch(/^missing +1$/m);
    expect(code).toBe(0);
  });

  it('is strict about what is not recorded only if asked', async () => {
    const folder = onDisk(site);
    expect((await translations(folder)).code).toBe(0);
    expect((await translations(folder, '--strict')).code).toBe(1);
    await translations(folder, 'accept', '--new');
    expect((await translations(folder, '--strict')).code).toBe(0);
  });

  it('names what is stale, with the command that accepts it', async () => {
    const folder = onDisk(site);
    await translations(folder, 'accept');
    const days = join(folder, 'texts/nl/days.json');
    writeFileSync(
      days,
      site.set('texts/nl/days.json', ['mercato', 'title'], 'Nieuwe markt').text('texts/nl/days.json'),
    );
    expect((await translations(folder)).stdout).toContain('accept it days.mercato.title');
  });

  it('sends whoever has errors in the data to mend them first', async () => {
    const { stderr, stdout, code } = await translations(onDisk(site.withText('home.json', '{')));
    expect([stderr, code]).toEqual(['Mend these errors first; then translations can be looked at.', 1]);
    expect(stdout).toContain('home.json:1:1 error');
  });
});

describe('export and import', () => {
  it('take one changed text back to its place', async () => {
    const folder = onDisk(site);
    const file = join(temporaryFolder(), 'it.po');
    await translations(folder, 'export', 'it', file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Giorno di mercato', 'Il mercato'));
    const { stdout } = await translations(folder, 'import', file);
    expect(stdout).toBe('days.mercato.title\n  - Giorno di mercato\n  + Il mercato\n1 text changed.');
    expect(readFileSync(join(folder, 'texts/it/days.json'), 'utf8')).toBe(
      site.text('texts/it/days.json').replace('Giorno di mercato', 'Il mercato'),
    );
  });

  it('write nothing on a dry run', async () => {
    const folder = onDisk(site);
    const file = join(temporaryFolder(), 'it.po');
    await translations(folder, 'export', 'it', file);
    const { stdout } = await translations(folder, 'import', file, '--dry-run');
    expect(stdout).toBe('0 texts would change.');
    expect(existsSync(join(folder, 'texts/it/.translated.json'))).toBe(false);
  });

  it('write nothing where a value was lost, and say in which text', async () => {
    const folder = onDisk(site);
    const file = join(temporaryFolder(), 'it.po');
    await translations(folder, 'export', 'it', file);
    writeFileSync(file, readFileSync(file, 'utf8').replace('msgstr "da {price}"', 'msgstr "da"'));
    const { stderr, code } = await translations(folder, 'import', file);
    expect(stderr).toMatch(
      /^interface\.common\.priceFrom: The value \{price\} does not appear in this text\./,
    );
    expect(code).toBe(1);
  });
});

describe('the invented language', () => {
  it('is another language of a folder without errors', async () => {
    const folder = join(temporaryFolder(), 'pseudo');
    await translations(onDisk(site), 'pseudo', folder);
    expect((await runCommand('check', '--data', folder)).stdout).toMatch(/0 errors, \d+ warnings?$/);
    expect(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).languages).toHaveLength(3);
  });
});

describe('a command line that cannot be understood', () => {
  it.each([
    ['translate'],
    ['export'],
    ['export', 'xx'],
    ['export', 'nl'],
    ['accept', 'it', 'days.nothing'],
    ['pseudo'],
    ['import'],
  ])('gives the exit code 2: %s %s', async (...args) => {
    const { code, stderr } = await translations(onDisk(site), ...args.filter((arg) => arg !== undefined));
    expect(code).toBe(2);
    expect(stderr).not.toBe('');
  });
});
