import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// Loaded here, not within the first test: it brings the compiler with it.
import '../../../scripts/commands/translations.ts';
import { type CommandResult, runCommand } from '../../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../../helpers/temporary-folder.ts';
import { secondOperator, workspaceOf } from '../../helpers/workspace.ts';

const site = secondOperator();
const DAYS = 'texts/it/days.json';
const PLACES = 'texts/it/destinations.json';

function translations(folder: string, ...args: readonly string[]): Promise<CommandResult> {
  return runCommand('translations', ...args, '--data', folder);
}

async function exported(folder: string): Promise<string> {
  const file = join(temporaryFolder(), 'it.po');
  await translations(folder, 'export', 'it', file);
  return file;
}

/** A change of the translation of a text, which the file holds in one line. */
function withTranslation(key: string, translation: string) {
  return (text: string): string =>
    text.replace(new RegExp(`(msgctxt "${key}"\nmsgid ".*"\nmsgstr )".*"`), `$1"${translation}"`);
}

/** Other words in the first texts of a PO file. */
function reword(text: string, count: number): string {
  let left = count;
  return text.replace(/^msgstr "(?=[A-Z][^{}]*"$)/gm, (start) => {
    left -= 1;
    return left >= 0 ? `${start}Ecco: ` : start;
  });
}

const same = (text: string): string => text;

describe('translations import', () => {
  /** The PO file of the site as it is. */
  let original: string | undefined;

  /** Imports Italian as a translator might have changed it. */
  async function imported(
    folder: string,
    change: (text: string) => string | Buffer,
    ...options: readonly string[]
  ): Promise<CommandResult> {
    const file = join(temporaryFolder(), 'it.po');
    original ??= readFileSync(await exported(onDisk(site)), 'utf8');
    writeFileSync(file, change(original));
    return translations(folder, 'import', file, ...options);
  }

  it('changes no text of what was exported, and records all of it.', async () => {
    const folder = onDisk(site);
    expect((await imported(folder, same)).stdout).toBe('0 texts changed.');
    expect((await translations(folder, '--strict')).code).toBe(0);
  });

  it('puts one changed text back in its place.', async () => {
    const folder = onDisk(site);
    const change = withTranslation('days.mercato.title', 'Il “mercato”');
    expect((await imported(folder, change)).stdout).toBe(
      'days.mercato.title\n  - Giorno di mercato\n  + Il “mercato”\n1 text changed.',
    );
    expect(workspaceOf(folder).text(DAYS)).toBe(site.text(DAYS).replace('Giorno di mercato', 'Il “mercato”'));
  });

  it('records the source that the translator saw: a later one makes the translation stale.', async () => {
    const folder = onDisk(site);
    const path = 'texts/nl/days.json';
    writeFileSync(join(folder, path), site.set(path, ['mercato', 'title'], 'Nieuwe markt').text(path));
    await imported(folder, same);
    expect((await translations(folder)).stdout).toMatch(/^stale +1$/m);
  });

  it('writes nothing on a dry run.', async () => {
    const folder = onDisk(site);
    expect((await imported(folder, same, '--dry-run')).stdout).toBe('0 texts would change.');
    expect(existsSync(join(folder, 'texts/it/.translated.json'))).toBe(false);
  });

  it('skips empty translations and texts that the source no longer has.', async () => {
    const gone = '\nmsgctxt "days.old.title"\nmsgid "Oud"\nmsgstr "Vecchio"\n';
    const change = withTranslation('days.mercato.title', '');
    const { stdout } = await imported(onDisk(site), (text) => change(text) + gone);
    expect(stdout).toBe('days.old.title: skipped, because there is no such text any more.\n0 texts changed.');
  });

  it.each<[string, (text: string) => string | Buffer, RegExp]>([
    [
      'a value was lost',
      withTranslation('interface.common.priceFrom', 'da'),
      /^interface\.common\.priceFrom: The value \{price\} does not appear in this text\./,
    ],
    [
      'a plural is broken',
      withTranslation('interface.common.days', '{count, plural, one {# giorno}}'),
      /^interface\.common\.days: /,
    ],
    ['a text is blank', withTranslation('days.mercato.title', '  '), /^days\.mercato\.title: /],
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
      withTranslation('days.mercato.title', 'Giorno del caff\uFFFD'),
      /days\.mercato\.title: A character was lost here/,
    ],
    [
      'the keys are gone',
      (text) => text.replace(/^msgctxt .*\n/gm, ''),
      /^\d{3,} entries in the PO file have no key \("msgctxt"\), the first in line \d+\. Export .* Nothing was changed\.$/,
    ],
    [
      'a key appears twice',
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
    const { stderr, code } = await imported(folder, change);
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(workspaceOf(folder).text(DAYS)).toBe(site.text(DAYS));
  });

  it('of half a list is refused.', async () => {
    const { stderr } = await imported(onDisk(site.without(PLACES)), (text) =>
      text.replace(/(highlights\.1"\nmsgid ".*"\nmsgstr )".*"/g, '$1""'),
    );
    expect(stderr).toContain(
      'destinations.isolaSanGiulio.highlights.0: "destinations.isolaSanGiulio.highlights.1" of the same list is not translated.',
    );
  });

  it('leaves out what is marked as fuzzy, and says how much.', async () => {
    const folder = onDisk(site.unset(DAYS, ['mercato', 'title']));
    const { stdout } = await imported(folder, (text) =>
      withTranslation(
        'days.mercato.title',
        'Forse mercato',
      )(text).replace('msgctxt "days.mercato.title"', '#, fuzzy\n$&'),
    );
    expect(stdout).toMatch(/^0 texts changed\.\n1 text is left out, because it is marked as fuzzy/);
    expect(workspaceOf(folder).text(DAYS)).not.toContain('Forse');
    expect((await translations(folder)).stdout).toMatch(/^missing +1$/m);
  });

  it('says how many texts a file that is cut off does not hold, and leaves them as they are.', async () => {
    const folder = onDisk(site);
    let lost = 0;
    const { stdout } = await imported(folder, (text) => {
      const cut = text.indexOf('\n\n', text.length / 2);
      lost = text.slice(cut).match(/^msgctxt /gm)?.length ?? 0;
      return text.slice(0, cut);
    });
    expect(stdout).toBe(
      `0 texts changed.\n${lost} texts in "it" are not in this file; they stay as they are.`,
    );
    expect(workspaceOf(folder).text(DAYS)).toBe(site.text(DAYS));
  });

  it.each(['it_IT', 'IT', 'it-it'])('takes "Language: %s" for the language "it".', async (name) => {
    const change = (text: string): string => text.replace('Language: it', `Language: ${name}`);
    expect(await imported(onDisk(site), change)).toMatchObject({ code: 0, stderr: '' });
  });

  it('changes most texts with --accept-large-changes, and up to twenty without.', async () => {
    const folder = onDisk(site);
    expect((await imported(folder, (text) => reword(text, 20))).stdout).toMatch(/\n20 texts changed\.$/);
    const many = await imported(folder, (text) => reword(text, 1000), '--accept-large-changes');
    expect(many.code).toBe(0);
    expect(workspaceOf(folder).text(DAYS)).not.toBe(site.text(DAYS));
  });

  it('takes the language that was asked for where the header names none.', async () => {
    const unnamed = (text: string): string => text.replace('"Language: it\\n"\n', '');
    expect((await imported(onDisk(site), unnamed)).code).toBe(2);
    expect((await imported(onDisk(site), unnamed, 'it')).code).toBe(0);
  });
});
