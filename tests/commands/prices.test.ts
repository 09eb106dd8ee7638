import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const table = 'prices/isole-lento.json';

/** A data folder on the disk, and what the command does with it. */
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

  /** Exports to the file, and lets somebody edit the text of it. */
  async exportAndEdit(search: string, replacement: string): Promise<void> {
    await this.run('export', this.file);
    const text = readFileSync(this.file, 'utf8');
    if (!text.includes(search)) throw new Error(`"${search}" is not in ${text}`);
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

describe.each(['prices.xlsx', 'prices.csv'])(
  'prices export and import of %s',
  { timeout: 60_000 },
  (name) => {
    it('change nothing', async () => {
      const desk = new Desk(name);
      const before = desk.contents();
      await desk.run('export', desk.file);
      const result = await desk.run('import', desk.file);
      expect(result).toEqual({ code: 0, stdout: 'No price changes.', stderr: '' });
      expect(desk.contents()).toEqual(before);
    });
  },
);

describe('prices export', { timeout: 60_000 }, () => {
  it('does not overwrite a file that may hold somebody’s work', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '320');
    const { code, stderr } = await desk.run('export', desk.file);
    expect([code, stderr]).toEqual([1, expect.stringContaining('already exists')]);
    expect(readFileSync(desk.file, 'utf8')).toContain('320');
  });

  it('overwrites it when told to', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '321');
    await desk.run('export', desk.file, '--overwrite');
    expect(readFileSync(desk.file, 'utf8')).not.toContain('321');
  });

  it('asks to close the file that a spreadsheet program has open', async () => {
    const desk = new Desk('prices.xlsx');
    writeFileSync(desk.file.replace('prices.xlsx', '~$prices.xlsx'), '');
    expect((await desk.run('export', desk.file)).stderr).toContain('is open in another program');
  });

  it('writes nothing while the content has errors', async () => {
    const desk = new Desk('prices.csv', secondOperator().replace(table, '420', '"???"'));
    expect((await desk.run('export', desk.file)).stderr).toContain('The content has errors.');
  });
});

describe('prices import', { timeout: 60_000 }, () => {
  it('shows the change and writes it, the file’s layout kept', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '320');
    const before = desk.text(table);
    const { code, stdout } = await desk.run('import', desk.file);
    expect(code).toBe(0);
    expect(stdout).toMatch(/isole-lento .* 310\s€ +320\s€ +\+3,2\s?%/);
    expect(desk.text(table)).toBe(before.replace('310', '320'));
  });

  it('only shows it in a dry run', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '320');
    const before = desk.contents();
    const { code, stdout } = await desk.run('import', desk.file, '--dry-run');
    expect([code, stdout]).toEqual([0, expect.stringContaining('nothing was written')]);
    expect(desk.contents()).toEqual(before);
  });

  it('writes a large change only when it is acknowledged', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '390');
    const before = desk.contents();
    const { code, stderr } = await desk.run('import', desk.file);
    expect([code, stderr]).toEqual([1, expect.stringContaining('--accept-large-changes')]);
    expect(desk.contents()).toEqual(before);
  });

  it.each([[['--accept-large-changes']], [['--threshold', '26']]])('writes it with %j', async (options) => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '390');
    expect((await desk.run('import', desk.file, ...options)).code).toBe(0);
    expect(desk.text(table)).toContain('"none": 390');
  });

  it('names what it cannot read with sheet and cell, in the language asked for', async () => {
    const desk = new Desk('prices.csv');
    await desk.exportAndEdit('310', '"3.150"');
    const { code, stderr } = await desk.run('import', desk.file, '--lang', 'id');
    expect(code).toBe(1);
    expect(stderr).toContain('prices.csv, sel D');
    expect(stderr).toContain(
      '“3.150” bisa dibaca dengan lebih dari satu cara. Tulis 3150 atau 3.15, sesuai yang dimaksud.',
    );
  });

  it('says which prices the file does not speak of', async () => {
    const desk = new Desk('prices.csv');
    writeFileSync(desk.file, '[table isole-lento];[tier none]\n[band 1];320\n[band 2-4];240\n');
    const { stdout } = await desk.run('import', desk.file);
    expect(stdout).toContain('Not in the file, stays as it is: All other overnight packages of 1 night');
  });

  it.each([
    ['that does not exist', 'prices.xlsx', undefined, 'does not exist'],
    ['of another kind', 'prices.ods', 'x', 'has to end in .xlsx or .csv'],
    ['that is no workbook', 'prices.xlsx', 'hello', 'cannot be read as a spreadsheet'],
    ['that is empty', 'prices.xlsx', '', 'cannot be read as a spreadsheet'],
    ['without codes', 'prices.csv', 'a;b\n1;2\n', 'holds no prices that could be read'],
    [
      'whose columns were not kept apart',
      'prices.csv',
      '"[band 1];[tier none]"\n"[band 1];320"\n',
      'holds no prices',
    ],
    ['whose quotes are not closed', 'prices.csv', '"a;b\n1;2\n', 'cannot be read as CSV'],
  ])('refuses a file %s in a sentence', async (_what, name, content, sentence) => {
    const desk = new Desk(name);
    if (content !== undefined) writeFileSync(desk.file, content);
    const { code, stderr } = await desk.run('import', desk.file);
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it.each(['prices.xlsx', 'prices.csv'])(
    'survives any damage to %s, and then writes nothing',
    async (name) => {
      const desk = new Desk(name);
      await desk.run('export', desk.file);
      const bytes = readFileSync(desk.file);
      const before = desk.contents();
      await fc.assert(
        fc.asyncProperty(
          fc.nat(bytes.length - 1),
          fc.uint8Array({ minLength: 1, maxLength: 9 }),
          async (at, damage) => {
            writeFileSync(desk.file, Buffer.concat([bytes.subarray(0, at), damage]));
            await desk.run('import', desk.file, '--dry-run');
            expect(desk.contents()).toEqual(before);
          },
        ),
        { numRuns: 20 },
      );
    },
    60_000,
  );
});

describe('prices diff', { timeout: 60_000 }, () => {
  function git(folder: string, ...args: readonly string[]): void {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  /** A data folder under Git, then changed. */
  function committed(change: (desk: Desk) => void = () => undefined): Desk {
    const desk = new Desk('summary.md');
    git(desk.data, 'init', '--quiet');
    git(desk.data, 'add', '--all');
    git(desk.data, 'commit', '--quiet', '--message', 'Prices');
    change(desk);
    return desk;
  }

  function edit(desk: Desk, search: string, replacement: string, path = table): void {
    writeFileSync(join(desk.data, path), desk.text(path).replace(search, replacement));
  }

  it('finds nothing where nothing changed', async () => {
    expect(await committed().run('diff')).toEqual({ code: 0, stdout: 'No price changes.', stderr: '' });
  });

  it('shows the largest change first', async () => {
    const desk = committed((changed) => {
      edit(changed, '310', '311');
      edit(changed, '420', '378');
    });
    const { code, stdout } = await desk.run('diff');
    expect(code).toBe(0);
    expect(
      stdout
        .split('\n')
        .slice(2)
        .map((line) => line.trim().split(/\s+/).at(0)),
    ).toEqual(['isole-lento', 'isole-lento']);
    expect(stdout.indexOf('378')).toBeLessThan(stdout.indexOf('311'));
  });

  it('fails for a large change that nobody acknowledged', async () => {
    const { code, stderr } = await committed((desk) => edit(desk, '310', '3100')).run('diff');
    expect([code, stderr]).toEqual([1, expect.stringContaining('ACCEPT_LARGE_PRICE_CHANGES=yes')]);
  });

  it('passes it with the option', async () => {
    const desk = committed((changed) => edit(changed, '310', '3100'));
    expect((await desk.run('diff', '--accept-large-changes')).code).toBe(0);
  });

  it('passes it with the variable', async () => {
    vi.stubEnv('ACCEPT_LARGE_PRICE_CHANGES', 'yes');
    expect((await committed((desk) => edit(desk, '310', '3100')).run('diff')).code).toBe(0);
  });

  it('counts a group size that is gone as a large change', async () => {
    const row = ',\n    { "paxCount": "5-8", "none": 205, "guesthouse": 295, "lodge": 410 }';
    const { code, stdout } = await committed((desk) => edit(desk, row, '')).run('diff');
    expect([code, stdout]).toEqual([1, expect.stringContaining('! Group size removed from')]);
  });

  it('puts Markdown into the summary of a run on GitHub', async () => {
    const desk = committed((changed) => edit(changed, '310', '320'));
    vi.stubEnv('GITHUB_STEP_SUMMARY', desk.file);
    await desk.run('diff', '--format', 'markdown');
    expect(readFileSync(desk.file, 'utf8')).toMatch(
      /\| isole-lento \| .* \| 310\s€ \| 320\s€ \| \+3,2\s?% \|/,
    );
  });

  it('compares with another version', async () => {
    const desk = committed((changed) => edit(changed, '310', '320'));
    git(desk.data, 'commit', '--quiet', '--all', '--message', 'More');
    expect((await desk.run('diff', 'HEAD~1')).stdout).toContain('320');
  });

  it('says which tables had mistakes then', async () => {
    const desk = committed();
    edit(desk, '310', '"?"');
    git(desk.data, 'commit', '--quiet', '--all', '--message', 'Mistake');
    edit(desk, '"?"', '310');
    const { code, stdout } = await desk.run('diff');
    expect([code, stdout]).toEqual([0, expect.stringContaining(`${table} could not be compared (HEAD)`)]);
  });

  it.each(['nowhere', '--help-me', 'HEAD:prices', '-x'])(
    'refuses the version "%s" in a sentence',
    async (revision) => {
      const { code, stderr } = await runCommand('prices', 'diff', '--data', committed().data, '--', revision);
      expect([code, stderr]).toEqual([1, expect.stringContaining(`Git knows no version “${revision}”`)]);
    },
  );

  it('says when the folder is not under Git', async () => {
    vi.stubEnv('GIT_CEILING_DIRECTORIES', '/');
    const desk = new Desk('none');
    expect((await desk.run('diff')).stderr).toContain('is not kept by Git');
  });
});

describe('the command line of prices', () => {
  it.each([
    [[]],
    [['exprot', 'x.csv']],
    [['export']],
    [['import']],
    [['import', 'a.csv', 'b.csv']],
    [['export', 'a.csv', '--dry-run']],
    [['diff', '--format', 'pdf']],
    [['diff', '--threshold', 'many']],
    [['diff', '--lang', 'xx']],
    [['import', 'a.csv', '--fast']],
  ])('is refused with exit code 2: %j', async (args) => {
    expect((await runCommand('prices', ...args)).code).toBe(2);
  });
});
