import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
// Loaded here, not within the first test: they bring the compiler and the bundler with them.
import '../../scripts/commands/build.ts';
import '../../scripts/commands/dev.ts';
import '../../scripts/commands/prices.ts';
import '../../scripts/commands/translations.ts';
import { english } from '../../scripts/messages/english.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';

const site = secondOperator();
const broken = site.replace('home.json', '"hero": "lake"', '"hero": "lak"');

/** The commands of operators, each with arguments that it needs before it reads the data folder. */
const COMMANDS: readonly (readonly [name: string, ...args: readonly string[]])[] = [
  ['check'],
  ['build'],
  ['start'],
  ['dev'],
  ['translations'],
  ['prices', 'diff'],
  ['new', 'day', 'x'],
  ['rename', 'day', 'a', 'b'],
  ['remove', 'day', 'a'],
];

/** Words that English sentences hardly do without, and none of the fixture's languages or of the options has. */
const ENGLISH =
  /\b(?:the|cannot|was|were|has|does|which|nothing|written|unknown|known|found|missing|with)\b/i;

function inIndonesian(...args: readonly string[]): Promise<CommandResult> {
  return runCommand(...args, '--lang', 'id');
}

function englishLines({ stdout, stderr }: CommandResult): readonly string[] {
  return `${stdout}\n${stderr}`
    .replace(/"[^"]*"|\[[^\]]*\]|\S*[./]\S*/g, '')
    .split('\n')
    .filter((line) => ENGLISH.test(line));
}

describe.each(Object.keys(english.help.commands))('%s', (name) => {
  it('has a script of npm and is explained in the README.', () => {
    const read = (file: string): string => readFileSync(join(projectFolder, file), 'utf8');
    expect(JSON.parse(read('package.json')).scripts[name]).toBe(`node scripts/run.cjs ${name}`);
    expect(read('README.md')).toMatch(new RegExp(`^\\|.*npm (?:run )?${name}\\b`, 'm'));
  });

  it('shows its help in the language asked for, else in English.', async () => {
    const { code, stdout, stderr } = await inIndonesian(name, '--help');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^npm run ${name} -- .*\\[opsi\\]$`, 'm'));
    expect(stdout).toContain('Menampilkan teks ini.');
    expect(stdout).not.toContain('Shows this text.');
    expect((await runCommand(name, '--help')).stdout).toContain('Shows this text.');
  });

  it('refuses an unknown option in the language asked for.', async () => {
    const { code, stderr } = await inIndonesian(name, '--fast');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Opsi "--fast" tidak dikenal\.\n\nnpm run /);
  });
});

it.each([
  [['--lang', 'id', '--data'], 'Opsi "--data" perlu diisi.'],
  [['--lang', 'id', '--all=yes'], 'Opsi "--all" tidak memakai isian.'],
  [['--lang', 'id', 'data'], '"data" tidak diharapkan di sini.'],
  [['--lang', 'id', '--format', 'xml'], 'Format "xml" tidak dikenal. Yang ada: pretty, json, github.'],
  [['--data', '--all'], 'The option "--data" needs a value.'],
  [['--all=yes'], 'The option "--all" takes no value.'],
  [['-x'], 'Unknown option "-x".'],
  [['data'], 'Unexpected argument "data".'],
  [['--today', '2030-02-30'], '"2030-02-30" is not a date. Write year, month and day: 2030-12-31.'],
  [['--lang', 'fr'], 'There are no messages in "fr". Languages: en, id.'],
])('a command line that cannot be understood is explained: check %j', async (args, sentence) => {
  const { code, stderr } = await runCommand('check', ...args);
  expect([code, stderr.split('\n')[0]]).toEqual([2, sentence]);
});

it.each(COMMANDS)(
  'A data folder that does not exist is reported in the language asked for: %s',
  async (...args) => {
    expect(await inIndonesian(...args, '--data', '/nowhere')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Folder data "/nowhere" tidak bisa dibaca: tidak ditemukan.',
    });
  },
);

it.each(['check', 'build', 'dev'])(
  'errors in the content are reported in the language asked for by %s.',
  async (name) => {
    const result = await runCommand(name, '--lang=id', `--data=${onDisk(broken)}`);
    expect(result.code).toBe(1);
    expect(result.stdout).toContain('home.json:3:11 kesalahan Tidak ada gambar bernama "lak".');
    expect(englishLines(result)).toEqual([]);
  },
);

it('preview refuses a folder without a site and a PORT that is no number.', async () => {
  const folder = temporaryFolder();
  const { code, stderr } = await inIndonesian('preview', '--out', folder);
  expect([code, stderr]).toEqual([1, `Tidak ada situs di "${folder}". Jalankan dulu "npm run build".`]);
  vi.stubEnv('PORT', 'x');
  const other = await inIndonesian('preview', '--out', folder);
  expect([other.code, other.stderr]).toEqual([2, 'PORT berisi "x"; isinya harus angka dari 0 sampai 65535.']);
});
