import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { firstOperator } from '../helpers/first-operator.ts';
import { git } from '../helpers/git.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const table = 'prices/isole-lento.json';

/** A data folder on the disk, with the file of a command. */
class Desk {
  readonly data: string;
  readonly file: string;

  constructor(file: string, workspace: Workspace = secondOperator()) {
    this.data = onDisk(workspace);
    this.file = join(temporaryFolder(), file);
  }

  run(action: string, ...args: readonly string[]): Promise<CommandResult> {
    return runCommand('prices', action, ...args, '--data', this.data);
  }

  /** Exports to the file, and edits its text. */
  async exportAndEdit(search: string | RegExp, replacement: string): Promise<void> {
    await this.run('export', this.file);
    const text = readFileSync(this.file, 'utf8');
    if (text.search(search) === -1) throw new Error(`"${search}" is not in ${text}`);
    writeFileSync(this.file, text.replace(search, replacement));
  }

  /** Everything in the data folder, to see whether it changed. */
  contents(): readonly (readonly [path: string, text: string])[] {
    return readDataFolder(this.data).map(({ path, bytes }) => [path, Buffer.from(bytes).toString('base64')]);
  }

  text(path: string): string {
    return readFileSync(join(this.data, path), 'utf8');
  }
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('prices export', () => {
  it('overwrites a file that may hold work only with --overwrite.', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '321');
    const { code, stderr } = await desk.run('export', desk.file);
    expect([code, stderr]).toEqual([1, expect.stringContaining('already exists')]);
    expect(readFileSync(desk.file, 'utf8')).toContain('321');
    await desk.run('export', desk.file, '--overwrite');
    expect(readFileSync(desk.file, 'utf8')).not.toContain('321');
  });

  it('asks to close a file that a spreadsheet program has open.', async () => {
    const desk = new Desk('prices.xlsx');
    writeFileSync(desk.file.replace('prices.xlsx', '~$prices.xlsx'), '');
    expect((await desk.run('export', desk.file)).stderr).toContain('is open in another program');
  });
});

describe('content with errors', () => {
  it.each([
    ['export', table, '420', '"???"', /isole-lento\.json.*\?\?\?/],
    ['import', table, '420', '"???"', /isole-lento\.json.*\?\?\?/],
    ['diff', 'site.json', '"EUR"', '"euro"', /site\.json.*euro/],
  ])('is listed by prices %s, which writes nothing.', async (action, file, search, replacement, error) => {
    const desk = new Desk('prices.csv', secondOperator());
    if (action === 'import') await desk.run('export', desk.file);
    const path = join(desk.data, file);
    writeFileSync(path, desk.text(file).replace(search, replacement));
    const before = desk.contents();
    const { code, stdout, stderr } = await desk.run(action, ...(action === 'diff' ? [] : [desk.file]));
    expect([code, stdout + stderr]).toEqual([1, expect.stringMatching(error)]);
    expect(stderr).toContain('Fix these errors first.');
    expect(desk.contents()).toEqual(before);
    expect(existsSync(desk.file)).toBe(action === 'import');
  });
});

it('Prices commands speak the language of the computer, and write files in that of the operator.', async () => {
  const desk = new Desk('prices.csv', firstOperator);
  expect((await desk.run('export', desk.file)).stdout).toContain('tables: 5, prices: 75');
  expect(readFileSync(desk.file, 'utf8')).toMatch(/Tabel;[\s\S]* orang;/);
  await desk.run('export', desk.file, '--overwrite', '--lang', 'en');
  expect(readFileSync(desk.file, 'utf8')).toMatch(/Table,[\s\S]* people,/);
  expect((await desk.run('import', desk.file)).stdout).toBe('No price changes.');
  expect((await desk.run('import', desk.file, '--lang', 'id')).stdout).toBe('Tidak ada harga yang berubah.');
});

describe('prices import', () => {
  it('shows a change and writes it, keeping the layout of the file.', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '320');
    const before = desk.text(table);
    const { code, stdout } = await desk.run('import', desk.file);
    expect(code).toBe(0);
    expect(stdout).toMatch(/isole-lento .* 310\s€ +320\s€ +\+3,2\s?%/);
    expect(desk.text(table)).toBe(before.replace('310', '320'));
  });

  it.each(['en', 'id'])('refuses rows that were sorted without their codes: %s', async (language) => {
    const desk = new Desk('prices.csv', firstOperator);
    await desk.run('export', desk.file, '--lang', language);
    const text = readFileSync(desk.file, 'utf8');
    const codes = ['[table lombok-overnight-c band 2-3]', '[table lombok-overnight-c band 4-5]'] as const;
    const swapped = text.replace(/\[table lombok-overnight-c band (?:2-3|4-5)]/g, (code) =>
      code === codes[0] ? codes[1] : codes[0],
    );
    writeFileSync(desk.file, swapped);
    const { code, stderr } = await desk.run('import', desk.file);
    expect(code).toBe(1);
    for (const row of [11, 12])
      expect(stderr).toContain(`prices.csv: row ${row} has the name of one row and the code of another`);
  });

  it('only shows a change on a dry run.', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '320');
    const before = desk.contents();
    const { code, stdout } = await desk.run('import', desk.file, '--dry-run');
    expect([code, stdout]).toEqual([0, expect.stringContaining('nothing was written')]);
    expect(desk.contents()).toEqual(before);
  });

  it.each([
    [[], 1, 310],
    [['--accept-large-changes'], 0, 390],
    [['--threshold', '26'], 0, 390],
  ])('writes a large change only when it is accepted: %j', async (options, exit, price) => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '390');
    const { code, stderr } = await desk.run('import', desk.file, ...options);
    expect([code, stderr.includes('--accept-large-changes')]).toEqual([exit, exit === 1]);
    expect(desk.text(table)).toContain(`"none": ${price}`);
  });

  it.each([
    ['an error', ' t="e"><f>C7*#REF!</f><v>#REF!</v></c>', '#REF!'],
    ['a formula whose result was not saved', '><f>C7*1.05</f></c>', '=C7*1.05'],
    ['a formula with an empty result', ' s="10"><f>C7*1.05</f><v></v></c>', '=C7*1.05'],
  ])('refuses a cell of a workbook with %s.', async (_what, content, shown) => {
    const desk = new Desk('prices.xlsx');
    await desk.run('export', desk.file);
    const files = unzipSync(readFileSync(desk.file));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const [cell = '', place = ''] = /<c r="(C\d+)"[^>]*><v>310<\/v><\/c>/.exec(sheet) ?? [];
    const changed = sheet.replace(cell, `<c r="${place}"${content}`);
    writeFileSync(desk.file, zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(changed) }));
    const { code, stderr } = await desk.run('import', desk.file);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`Prices, cell ${place}: `)]);
    expect(stderr).toContain(shown);
  });

  it.each([
    ['that does not exist', 'prices.xlsx', undefined, 'does not exist'],
    ['of another kind', 'prices.ods', 'x', 'has to end in .xlsx or .csv'],
    ['that is no workbook', 'prices.xlsx', 'hello', 'cannot be read as a spreadsheet'],
    ['without codes', 'prices.csv', 'a;b\n1;2\n', 'has no prices that can be read'],
    ['with unclosed quotes', 'prices.csv', '"a;b\n1;2\n', 'cannot be read as a spreadsheet'],
  ])('refuses a file %s in a sentence.', async (_what, name, content, sentence) => {
    const desk = new Desk(name);
    if (content !== undefined) writeFileSync(desk.file, content);
    const { code, stderr } = await desk.run('import', desk.file);
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });
});

describe('prices diff', () => {
  function edit(desk: Desk, search: string, replacement: string): void {
    writeFileSync(join(desk.data, table), desk.text(table).replace(search, replacement));
  }

  /** A data folder under Git, then changed. */
  function committed(...changes: readonly (readonly [search: string, replacement: string])[]): Desk {
    const desk = new Desk('summary.md');
    git(desk.data, 'init', '--quiet');
    git(desk.data, 'add', '--all');
    git(desk.data, 'commit', '--quiet', '--message', 'Prices');
    for (const [search, replacement] of changes) edit(desk, search, replacement);
    return desk;
  }

  it('fails for a large change that nobody accepted by option or variable.', async () => {
    const desk = committed(['310', '3100']);
    const { code, stderr } = await desk.run('diff');
    expect([code, stderr]).toEqual([1, expect.stringContaining('ACCEPT_LARGE_PRICE_CHANGES=yes')]);
    expect((await desk.run('diff', '--accept-large-changes')).code).toBe(0);
    vi.stubEnv('ACCEPT_LARGE_PRICE_CHANGES', 'yes');
    expect((await desk.run('diff')).code).toBe(0);
  });

  it('writes Markdown into the summary of a run on GitHub.', async () => {
    const desk = committed(['310', '320']);
    vi.stubEnv('GITHUB_STEP_SUMMARY', desk.file);
    await desk.run('diff', '--format', 'markdown');
    expect(readFileSync(desk.file, 'utf8')).toMatch(
      /^## Price changes since HEAD\n[\s\S]*isole-lento .* 310\s€ +320\s€ +\+3,2\s?%\n/,
    );
  });

  it('compares with another version, and names the tables that had mistakes then.', async () => {
    const desk = committed(['310', '"?"']);
    git(desk.data, 'commit', '--quiet', '--all', '--message', 'Mistake');
    edit(desk, '"?"', '320');
    expect((await desk.run('diff', 'HEAD~1')).stdout).toContain('320');
    const { code, stdout } = await desk.run('diff');
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${table} could not be compared (HEAD)`)]);
  });

  it('says when the folder is not under Git.', async () => {
    vi.stubEnv('GIT_CEILING_DIRECTORIES', '/');
    expect((await new Desk('none').run('diff')).stderr).toContain('is not in a Git repository');
  });
});

it.each([
  [[]],
  [['exprot', 'x.csv']],
  [['export']],
  [['import', 'a.csv', 'b.csv']],
  [['export', 'a.csv', '--dry-run']],
  [['diff', '--format', 'pdf']],
  [['diff', '--threshold', 'many']],
])('A command line of prices that cannot be understood has the exit code 2: %j', async (args) => {
  expect((await runCommand('prices', ...args)).code).toBe(2);
});
