import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// Loaded here, not within the first test: it brings the compiler with it.
import '../../scripts/commands/translations.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator, workspaceOf } from '../helpers/workspace.ts';

const site = secondOperator();

function translations(folder: string, ...args: readonly string[]): Promise<CommandResult> {
  return runCommand('translations', ...args, '--data', folder);
}

describe('the report on translations', () => {
  it('counts what is translated, by area', async () => {
    const { stdout, code } = await translations(
      onDisk(site.unset('texts/it/days.json', ['mercato', 'title'])),
    );
    expect(stdout).toMatch(/^days +25\/26$/m);
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

describe('the counts of style', () => {
  const style = {
    boats: { counts: 'words', words: ['battell*'], limit: 500, why: 'A test.' },
    rows: { counts: 'triad', joiners: ['e', 'o'] },
  };
  const styled = () => onDisk(site.set('glossary/it.json', ['style'], style));

  it('stand in the report, a column a language, with the limit', async () => {
    const folder = styled();
    const { stdout, code } = await translations(folder);
    expect(stdout).toMatch(/^ +nl +it$/m);
    expect(stdout).toMatch(/^boats +– +\d+ \(500\)$/m);
    expect(code).toBe(0);
    expect((await translations(folder, 'style')).stdout).toMatch(/^rows +– +\d+$/m);
  });

  it('are told by area for one language, and add up', async () => {
    const folder = styled();
    const lines = (await translations(folder, 'style', 'it')).stdout.split('\n');
    const counts = lines.flatMap((line) => /^(\S+) +(\d+) /.exec(line)?.slice(1) ?? []);
    const byArea = counts.filter((_, index) => index % 2 === 1).map(Number);
    expect(byArea.length).toBeGreaterThan(2);
    expect(byArea.at(-1)).toBe(byArea.slice(0, -1).reduce((sum, count) => sum + count, 0));
  });

  it('name every place with its passage, as it stands there', async () => {
    const folder = styled();
    const { stdout } = await translations(folder, 'style', 'it', 'boats');
    const places = [...stdout.matchAll(/^ {2}(\S+\.json):(\d+):(\d+) {2}(.*)$/gm)];
    expect(places.length).toBeGreaterThan(0);
    for (const [, file = '', line, column, passage = ''] of places) {
      const text = readFileSync(join(folder, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
      expect(text.slice(Number(column) - 1)).toMatch(new RegExp(`^${passage}`));
      expect(passage).toMatch(/^battell/i);
    }
    expect(stdout).toContain(`boats: ${places.length} places — A test.`);
  });

  it('are refused for a language or a rule that is not there', async () => {
    const folder = styled();
    const unknown = await translations(folder, 'style', 'it', 'boots');
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Did you mean "boats"?')]);
    const language = await translations(folder, 'style', 'xx');
    expect([language.code, language.stderr]).toEqual([2, expect.stringContaining('no language "xx"')]);
  });

  it('say so where no glossary has rules', async () => {
    expect((await translations(onDisk(site), 'style')).stdout).toContain('No glossary has rules of style');
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

describe('an import that may not be meant', () => {
  /** A PO file of Italian as a translator sends it, changed; with another name, if one is given. */
  async function sent(folder: string, change: (text: string) => string, name = 'it.po'): Promise<string> {
    const file = join(temporaryFolder(), name);
    await translations(folder, 'export', 'it', file);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    return file;
  }

  /** Other words in so many texts that had some. */
  function retold(text: string, count: number): string {
    let left = count;
    return text.replace(/^msgstr "(?=[A-Z][^{}]*"$)/gm, (start) => {
      left -= 1;
      return left >= 0 ? `${start}Ecco: ` : start;
    });
  }

  const textsOf = (folder: string): string => JSON.stringify(workspaceOf(folder).json('texts/it/days.json'));

  it('is refused where head and name are of two languages', async () => {
    const folder = onDisk(site);
    const file = await sent(folder, (text) => text.replace('Language: it', 'Language: nl'));
    const { stderr, code } = await translations(folder, 'import', file);
    expect([code, stderr]).toEqual([
      1,
      'The head of the PO file says "Language: nl", but it was to be "it". Correct what is wrong of the two; nothing was changed.',
    ]);
  });

  it('is refused where the head is not of the language that was asked for', async () => {
    const folder = onDisk(site);
    const file = await sent(folder, (text) => text, 'from-the-translator.po');
    const { stderr, code } = await translations(folder, 'import', file, 'nl');
    expect([code, stderr]).toEqual([1, expect.stringContaining('"Language: it", but it was to be "nl"')]);
    expect((await translations(folder, 'import', file, 'it')).code).toBe(0);
    expect((await translations(folder, 'import', file)).code).toBe(0);
  });

  it('takes the language that was asked for where the head names none', async () => {
    const folder = onDisk(site);
    const file = await sent(folder, (text) => text.replace('"Language: it\\n"\n', ''));
    expect((await translations(folder, 'import', file)).code).toBe(2);
    expect((await translations(folder, 'import', file, 'it')).code).toBe(0);
  });

  it('is refused where most texts get other words, unless that is meant', async () => {
    const folder = onDisk(site);
    const before = textsOf(folder);
    const file = await sent(folder, (text) => retold(text, 1000));
    const { stderr, code } = await translations(folder, 'import', file);
    expect(stderr).toMatch(
      /^Nothing was changed: \d+ of \d+ texts in "it" would get other words\. Is the file meant for this language\?/,
    );
    expect([code, textsOf(folder)]).toEqual([1, before]);
    expect((await translations(folder, 'import', file, '--accept-large-changes')).code).toBe(0);
    expect(textsOf(folder)).not.toBe(before);
  });

  it('is written where no more than twenty texts get other words', async () => {
    const folder = onDisk(site);
    const file = await sent(folder, (text) => retold(text, 20));
    const { stdout, code } = await translations(folder, 'import', file);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\n20 texts changed\.$/)]);
  });

  it('is refused where it was saved in another encoding', async () => {
    const folder = onDisk(site);
    const file = await sent(folder, (text) => text.replace('Giorno di mercato', 'Giorno del caffè'));
    writeFileSync(file, Buffer.from(readFileSync(file, 'utf8'), 'latin1'));
    const { stderr, code } = await translations(folder, 'import', file);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is not in the encoding "utf-8"')]);
  });

  it('is refused where characters were lost on the way', async () => {
    const folder = onDisk(site);
    const file = await sent(folder, (text) => text.replace('Giorno di mercato', 'Giorno del caff\uFFFD'));
    const { stderr, code } = await translations(folder, 'import', file);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('days.mercato.title: A character was lost here'),
    ]);
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
