import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Exports Italian, and changes the file as a translator might; with another name, if one is given. */
async function changedPo(folder: string, change: (text: string) => string, name = 'it.po'): Promise<string> {
  const file = join(temporaryFolder(), name);
  await translations(folder, 'export', 'it', file);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return file;
}

/** Other words in the first texts of a PO file. */
function reword(text: string, count: number): string {
  let left = count;
  return text.replace(/^msgstr "(?=[A-Z][^{}]*"$)/gm, (start) => {
    left -= 1;
    return left >= 0 ? `${start}Ecco: ` : start;
  });
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
    const file = await changedPo(folder, (text) => text);
    expect(readFileSync(file, 'utf8').match(/^#, fuzzy\nmsgctxt .*$/gm)).toEqual([
      '#, fuzzy\nmsgctxt "days.mercato.title"',
    ]);
  });

  it('counts no text as missing where the software has its own word in the language.', async () => {
    const reworded = firstOperator.set('texts/en/interface.json', ['common', 'bookNow'], 'Ask for this tour');
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

  it('shows errors of the data first.', async () => {
    const { stderr, stdout, code } = await translations(onDisk(site.withText('home.json', '{')));
    expect([stderr, code]).toEqual(['Fix these errors first; then run this command again.', 1]);
    expect(stdout).toContain('home.json:1:1 error');
  });
});

describe('translations import', () => {
  it('puts one changed text back in its place.', async () => {
    const folder = onDisk(site);
    const file = await changedPo(folder, (text) => text.replace('Giorno di mercato', 'Il mercato'));
    const { stdout } = await translations(folder, 'import', file);
    expect(stdout).toBe('days.mercato.title\n  - Giorno di mercato\n  + Il mercato\n1 text changed.');
    expect(readFileSync(join(folder, DAYS), 'utf8')).toBe(
      site.text(DAYS).replace('Giorno di mercato', 'Il mercato'),
    );
  });

  it('writes nothing on a dry run.', async () => {
    const folder = onDisk(site);
    const file = await changedPo(folder, (text) => text);
    const { stdout } = await translations(folder, 'import', file, '--dry-run');
    expect(stdout).toBe('0 texts would change.');
    expect(existsSync(join(folder, 'texts/it/.translated.json'))).toBe(false);
  });

  it.each<[string, (text: string) => string | Buffer, RegExp]>([
    [
      'a value was lost',
      (text) => text.replace('msgstr "da {price}"', 'msgstr "da"'),
      /^interface\.common\.priceFrom: The value \{price\} does not appear in this text\./,
    ],
    [
      'head and name are of two languages',
      (text) => text.replace('Language: it', 'Language: nl'),
      /^The header of the PO file says "Language: nl", but "it" was expected\..*nothing was changed\.$/,
    ],
    [
      'the encoding is another one',
      (text) => Buffer.from(text.replace('Giorno di mercato', 'Giorno del caffè'), 'latin1'),
      /is not in the encoding "utf-8"/,
    ],
    [
      'a character was lost',
      (text) => text.replace('Giorno di mercato', 'Giorno del caff\uFFFD'),
      /days\.mercato\.title: A character was lost here/,
    ],
    [
      'the keys are gone',
      (text) => text.replace(/^msgctxt .*\n/gm, ''),
      /^\d{3,} entries in the PO file have no key \("msgctxt"\), the first in line \d+\. Export .* Nothing was changed\.$/,
    ],
    [
      'a key is there twice',
      (text) => `${text}\nmsgctxt "days.mercato.title"\nmsgid "Marktdag"\nmsgstr "Mercato"\n`,
      /^days\.mercato\.title: This key is in the PO file twice, in lines \d+ and \d+\. .*\nNothing was changed\.$/,
    ],
    [
      'an entry has plural forms',
      (text) =>
        text.replace(
          /(msgctxt "days\.mercato\.title"\nmsgid ".*"\n)msgstr (".*")/,
          '$1msgid_plural "x"\nmsgstr[0] $2\nmsgstr[1] $2',
        ),
      /^days\.mercato\.title: The entry in line \d+ has plural forms \("msgid_plural"\).*\nNothing was changed\.$/,
    ],
    [
      'the file is cut off within a translation',
      (text) => `${text.split(/(?<=^msgctxt "days\.mercato\.title"\nmsgid .*\n)/m)[0]}msgstr "Giorno di "\n`,
      /^days\.mercato\.title: The file ends within this translation, .*\nNothing was changed\.$/,
    ],
    [
      'most texts get other words',
      (text) => reword(text, 1000),
      /^Nothing was changed: \d+ of \d+ texts in "it" would change\. Is the file for this language\?/,
    ],
  ])('is refused, and changes nothing, where %s.', async (_what, change, message) => {
    const folder = onDisk(site);
    const file = await changedPo(folder, (text) => text);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const { stderr, code } = await translations(folder, 'import', file);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(readFileSync(join(folder, DAYS), 'utf8')).toBe(site.text(DAYS));
  });

  it('leaves out what is marked as fuzzy, and says how much.', async () => {
    const folder = onDisk(site.unset(DAYS, ['mercato', 'title']));
    const file = await changedPo(folder, (text) =>
      text.replace(
        /(msgctxt "days\.mercato\.title"\nmsgid ".*"\n)msgstr ""/,
        '#, fuzzy\n$1msgstr "Forse mercato"',
      ),
    );
    expect((await translations(folder, 'import', file)).stdout).toMatch(
      /^0 texts changed\.\n1 text is left out, because it is marked as fuzzy/,
    );
    expect(readFileSync(join(folder, DAYS), 'utf8')).not.toContain('Forse');
    expect((await translations(folder)).stdout).toMatch(/^missing +1$/m);
  });

  it('says how many texts a file that is cut off does not hold, and leaves them as they are.', async () => {
    const folder = onDisk(site);
    const whole = await changedPo(folder, (text) => text);
    const count = (text: string): number => text.match(/^msgctxt /gm)?.length ?? 0;
    const text = readFileSync(whole, 'utf8');
    const half = text.slice(0, text.indexOf('\n\n', text.length / 2));
    writeFileSync(whole, half);
    expect((await translations(folder, 'import', whole)).stdout).toBe(
      `0 texts changed.\n${count(text) - count(half)} texts in "it" are not in this file; they stay as they are.`,
    );
    expect(readFileSync(join(folder, DAYS), 'utf8')).toBe(site.text(DAYS));
  });

  it.each(['it_IT', 'IT', 'it-it'])('takes "Language: %s" for the language "it".', async (name) => {
    const folder = onDisk(site);
    const file = await changedPo(folder, (text) => text.replace('Language: it', `Language: ${name}`));
    expect(await translations(folder, 'import', file)).toMatchObject({ code: 0, stderr: '' });
  });

  it('changes most texts with --accept-large-changes, and up to twenty without.', async () => {
    const folder = onDisk(site);
    const few = await changedPo(folder, (text) => reword(text, 20));
    expect((await translations(folder, 'import', few)).stdout).toMatch(/\n20 texts changed\.$/);
    const many = await changedPo(folder, (text) => reword(text, 1000));
    expect((await translations(folder, 'import', many, '--accept-large-changes')).code).toBe(0);
    expect(readFileSync(join(folder, DAYS), 'utf8')).not.toBe(site.text(DAYS));
  });

  it('takes the language that was asked for where the head names none.', async () => {
    const folder = onDisk(site);
    const file = await changedPo(folder, (text) => text.replace('"Language: it\\n"\n', ''));
    expect((await translations(folder, 'import', file)).code).toBe(2);
    expect((await translations(folder, 'import', file, 'it')).code).toBe(0);
  });
});

it('translations pseudo makes a folder without errors that has one more language.', async () => {
  const folder = join(temporaryFolder(), 'pseudo');
  await translations(onDisk(site), 'pseudo', folder);
  expect((await runCommand('check', '--data', folder)).stdout).toMatch(/0 errors, \d+ warnings?$/);
  expect(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).languages).toHaveLength(3);
});

it.each([['export'], ['export', 'nl'], ['accept', 'it', 'days.nothing'], ['pseudo'], ['import']])(
  'A command line that cannot be understood has the exit code 2: %s %s',
  async (...args) => {
    const { code, stderr } = await translations(onDisk(site), ...args.filter((arg) => arg !== undefined));
    expect(code).toBe(2);
    expect(stderr).not.toBe('');
  },
);
