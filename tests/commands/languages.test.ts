import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
// Loaded here, not within the first test: they bring the compiler and the bundler with them.
import '../../scripts/commands/build.ts';
import '../../scripts/commands/dev.ts';
import '../../scripts/commands/prices.ts';
import '../../scripts/commands/translations.ts';
import { english } from '../../scripts/messages/english.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';

const site = secondOperator();
const broken = site.replace('home.json', '"hero": "lake"', '"hero": "lak"');
const COMMANDS = Object.keys(english.help.commands);

/** Words that English sentences hardly do without, and none of the fixture's languages or of the options has. */
const ENGLISH =
  /\b(?:the|cannot|was|were|has|does|which|nothing|written|unknown|known|found|missing|with)\b/i;

function inIndonesian(...args: readonly string[]): Promise<CommandResult> {
  return runCommand(...args, '--lang', 'id');
}

/** The lines that are said in English. */
function englishLines({ stdout, stderr }: CommandResult): readonly string[] {
  return `${stdout}\n${stderr}`
    .replace(/"[^"]*"|\[[^\]]*\]|\S*[./]\S*/g, '')
    .split('\n')
    .filter((line) => ENGLISH.test(line));
}

describe('the help of', () => {
  it.each(COMMANDS)('%s is in the language asked for', async (name) => {
    const { code, stdout, stderr } = await inIndonesian(name, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm run ${name} -- .*\\[opsi\\]$`, 'm'));
    expect(stdout).toContain('en (English), id (Bahasa Indonesia)');
    expect(stdout).toContain('Menampilkan teks ini.');
    expect(stdout).not.toContain('Shows this text.');
  });

  it.each(COMMANDS)('%s is in English on a computer that is set to no known language', async (name) => {
    expect((await runCommand(name, '--help')).stdout).toContain('Shows this text.');
  });
});

describe('a command line that cannot be understood', () => {
  it.each(COMMANDS)('is explained in the language asked for: %s', async (name) => {
    const { code, stderr } = await inIndonesian(name, '--fast');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Opsi "--fast" tidak dikenal\.\n\nnpm run /);
  });

  it.each([
    [['--data'], 'Opsi "--data" perlu diisi.'],
    [['--all=yes'], 'Opsi "--all" tidak memakai isian.'],
    [['data'], '"data" tidak diharapkan di sini.'],
    [['--format', 'xml'], 'Format "xml" tidak dikenal. Yang ada: pretty, json, github.'],
  ])('names what is wrong: check %j', async (args, sentence) => {
    const { code, stderr } = await runCommand('check', '--lang', 'id', ...args);
    expect([code, stderr.split('\n')[0]]).toEqual([2, sentence]);
  });

  it('names what is wrong in English', async () => {
    const first = async (...args: readonly string[]): Promise<string | undefined> =>
      (await runCommand('check', ...args)).stderr.split('\n')[0];
    expect(await first('--data')).toBe('The option "--data" needs a value.');
    expect(await first('--data', '--all')).toBe('The option "--data" needs a value.');
    expect(await first('--all=yes')).toBe('The option "--all" takes no value.');
    expect(await first('-x')).toBe('Unknown option "-x".');
    expect(await first('data')).toBe('Unexpected argument "data".');
  });

  it('may name a command that does not exist', async () => {
    const { code, stderr } = await inIndonesian('chek');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Perintah "chek" tidak dikenal\. Yang ada: check, /);
  });

  it('may ask for a language that no command speaks', async () => {
    const { code, stderr } = await runCommand('build', '--lang', 'fr');
    expect([code, stderr]).toEqual([2, 'The commands do not speak "fr". Known are en, id.']);
  });

  it('gives the value of an option behind an equals sign as well', async () => {
    const { stdout } = await runCommand('check', '--lang=id', `--data=${onDisk(broken)}`);
    expect(stdout).toContain('kesalahan Tidak ada gambar bernama "lak".');
  });
});

describe('a data folder that does not exist', () => {
  it.each([
    ['check'],
    ['compile'],
    ['build'],
    ['dev'],
    ['translations'],
    ['prices', 'diff'],
    ['new', 'day', 'x'],
    ['rename', 'day', 'a', 'b'],
  ])('is reported in the language asked for: %s %s', async (...args) => {
    const given = args.filter((arg) => arg !== undefined);
    expect(await inIndonesian(...given, '--data', '/nowhere')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Folder data "/nowhere" tidak bisa dibaca: tidak ditemukan.',
    });
  });
});

describe('errors in the content', () => {
  it.each([['check'], ['compile'], ['build'], ['dev']])(
    'are reported in the language asked for by %s',
    async (name) => {
      const result = await inIndonesian(name, '--data', onDisk(broken));
      expect(result.code).toBe(1);
      expect(result.stdout).toContain('kesalahan Tidak ada gambar bernama "lak".');
      expect(englishLines(result)).toEqual([]);
    },
  );

  it('stop a build in English as well', async () => {
    const { stdout } = await runCommand('build', '--data', onDisk(broken));
    expect(stdout).toContain('Checking and compiling the content …');
    expect(stdout).toContain('error There is no picture "lak".');
  });

  it('stop the report on translations, which says so', async () => {
    const result = await inIndonesian('translations', '--data', onDisk(broken));
    expect(result.stderr).toBe('Perbaiki dulu kesalahan ini; setelah itu terjemahannya bisa dilihat.');
    expect(englishLines(result)).toEqual([]);
  });
});

describe('texts that come back from a translator', () => {
  async function exported(folder: string): Promise<string> {
    const file = join(temporaryFolder(), 'it.po');
    const result = await inIndonesian('translations', 'export', 'it', file, '--data', folder);
    expect(result.stdout).toMatch(/^\d+ teks ada di .*it\.po, \d+ di antaranya perlu diterjemahkan\.$/);
    return file;
  }

  it('are refused in the language asked for', async () => {
    const folder = onDisk(site);
    const file = await exported(folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace('msgstr "da {price}"', 'msgstr "da"'));
    const result = await inIndonesian('translations', 'import', file, '--data', folder);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(
      /^interface\.common\.priceFrom: Nilai \{price\} tidak ada dalam teks ini\./,
    );
    expect(result.stderr).toMatch(/Tidak ada yang diubah\.$/);
    expect(englishLines(result)).toEqual([]);
  });

  it('are taken over, with what looks odd, in the language asked for', async () => {
    const folder = onDisk(site);
    const file = await exported(folder);
    writeFileSync(file, readFileSync(file, 'utf8').replace('Giorno di mercato', 'Giorno  di mercato'));
    const result = await inIndonesian('translations', 'import', file, '--data', folder);
    expect(result.stdout).toContain('Di sini ada spasi ganda.');
    expect(result.stdout).toMatch(/\n1 teks sudah diubah\.$/);
    expect(englishLines(result)).toEqual([]);
  });

  it.each([
    [
      'is no PO file',
      'msgid "a\nmsgstr "b"',
      'File ini bukan file PO yang benar: baris 1 tidak bisa dibaca.',
    ],
    [
      'does not say its language',
      'msgctxt "a"\nmsgid "a"\nmsgstr "b"\n',
      'File PO ini tidak menyebut bahasanya',
    ],
  ])('are refused where the file %s', async (_what, text, sentence) => {
    const file = join(temporaryFolder(), 'x.po');
    writeFileSync(file, text);
    const { stderr } = await inIndonesian('translations', 'import', file, '--data', onDisk(site));
    expect(stderr).toContain(sentence);
  });
});

describe('the report on translations', () => {
  it('is in the language asked for', async () => {
    const folder = onDisk(site.set('texts/it/days.json', ['mercato', 'title'], 'Giorno "di" mercato …...'));
    const result = await inIndonesian('translations', '--data', folder);
    expect(result.stdout).toContain('bukan cara penulisan bahasa ini');
    expect(englishLines(result)).toEqual([]);
  });
});

describe('prices', () => {
  it('speak the operator’s language unless another is asked for', async () => {
    const language =
      '{ "code": "id", "locale": "id-ID", "name": "Indonesia", "direction": "ltr", "shortAmounts": [] }';
    const folder = onDisk(
      site
        .replace('site.json', '"operatorLanguage": "it"', '"operatorLanguage": "id"')
        .replace('site.json', '"languages": [', `"languages": [${language},`),
    );
    const args = ['export', 'prices.txt', '--data', folder];
    expect((await runCommand('prices', ...args)).stderr).toMatch(/^“prices\.txt” harus berakhiran \.xlsx/);
    expect((await runCommand('prices', ...args, '--lang', 'en')).stderr).toMatch(
      /^“prices\.txt” has to end in/,
    );
  });

  it('say in that language, too, which file they cannot write', async () => {
    const args = ['export', '/nowhere/prices.csv', '--data', onDisk(site), '--lang', 'id'];
    expect((await runCommand('prices', ...args)).stderr).toBe(
      'File "/nowhere/prices.csv" tidak bisa ditulis: tidak ditemukan.',
    );
  });
});

describe('serving', () => {
  it('a folder without a site is refused in the language asked for', async () => {
    const folder = temporaryFolder();
    const { code, stderr } = await inIndonesian('preview', '--out', folder);
    expect([code, stderr]).toEqual([1, `Tidak ada situs di "${folder}". Jalankan dulu "npm run build".`]);
  });

  it('at a port that is none is refused in the language asked for', async () => {
    vi.stubEnv('PORT', 'x');
    const { code, stderr } = await inIndonesian('preview', '--out', temporaryFolder());
    expect([code, stderr]).toEqual([2, 'PORT berisi "x"; isinya harus angka dari 0 sampai 65535.']);
  });
});
