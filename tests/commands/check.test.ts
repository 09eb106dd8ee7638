import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { english } from '../../scripts/messages/english.ts';
import { projectFolder } from '../../scripts/project/folders.ts';
import { renderGithub } from '../../scripts/report/render-github.ts';
import { renderSummary } from '../../scripts/report/render-summary.ts';
import { aFinding } from '../helpers/findings.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator, secondOperatorFolder, type Workspace } from '../helpers/workspace.ts';

// Starting a process takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const clean = secondOperator().withFile('itineraries/grande-giro-4d.json', {
  plan: { day1: 'ferry-isole', day2: 'orta-vecchia', day3: 'cammino-mottarone', day4: 'mercato' },
});
const warned = secondOperator();
const broken = secondOperator().replace('home.json', '"hero": "lake"', '"hero": "lak"');

function check(workspace: Workspace, ...args: readonly string[]): Promise<CommandResult> {
  return runCommand('check', '--data', onDisk(workspace), ...args);
}

/** The command as people start it, in a process of its own. */
function checkInProcess(...args: readonly string[]): CommandResult {
  return checkWith({}, ...args);
}

function checkWith(environment: NodeJS.ProcessEnv, ...args: readonly string[]): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', 'check', ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, LC_ALL: 'C', ...environment },
  });
  return { code: status ?? -1, stdout, stderr };
}

describe('the exit code of check', () => {
  it('is 0 without findings', async () => {
    expect((await check(clean)).code).toBe(0);
  });

  it('is 0 with warnings only', async () => {
    expect((await check(warned)).code).toBe(0);
  });

  it('is 1 with errors', async () => {
    expect((await check(broken)).code).toBe(1);
  });

  it('is 2 for an option that does not exist', async () => {
    expect((await runCommand('check', '--fast')).code).toBe(2);
  });

  it('is 2 for a format that does not exist', async () => {
    expect((await runCommand('check', '--format', 'xml')).code).toBe(2);
  });

  it('is 2 for an option without its value', async () => {
    expect((await runCommand('check', '--data')).code).toBe(2);
  });

  it('is 2 for an argument that stands alone', async () => {
    expect((await runCommand('check', 'data')).code).toBe(2);
  });

  it('is 1 for a data folder that does not exist', async () => {
    expect((await runCommand('check', '--data', '/nowhere')).code).toBe(1);
  });

  it.each([
    ['0', secondOperatorFolder, 0],
    ['1', '/nowhere', 1],
  ])('is %s for the process as well', (_name, folder, code) => {
    expect(checkInProcess('--data', folder).code).toBe(code);
  });
});

describe('check for people', () => {
  it('says so where nothing was found', async () => {
    expect((await check(clean)).stdout).toBe('0 errors, 0 warnings');
  });

  it('counts what was found in the last line', async () => {
    expect((await check(broken)).stdout.split('\n').at(-1)).toBe('1 error, 1 warning');
  });

  it('names file, line and column', async () => {
    expect((await check(broken)).stdout).toContain('home.json:3:11');
  });

  it('prints no colours where the output is no terminal', () => {
    expect(checkInProcess('--data', secondOperatorFolder).stdout).not.toContain('\u001B');
  });
});

describe('the language of check', () => {
  it('is Indonesian if asked', async () => {
    const { stdout } = await check(broken, '--lang', 'id');
    expect(stdout).toContain('home.json:3:11 kesalahan Tidak ada gambar bernama "lak".');
    expect(stdout.split('\n').at(-1)).toBe('1 kesalahan, 1 peringatan');
  });

  it('is that of the computer if the checker speaks it', () => {
    const { stdout } = checkWith({ LC_ALL: 'id_ID.UTF-8' }, '--data', secondOperatorFolder);
    expect(stdout.trimEnd()).toMatch(/0 kesalahan, 1 peringatan$/);
  });

  it('is English on a computer whose language the checker does not speak', () => {
    const { stdout } = checkWith({ LC_ALL: 'ja_JP.UTF-8' }, '--data', secondOperatorFolder);
    expect(stdout.trimEnd()).toMatch(/0 errors, 1 warning$/);
  });

  it('is English for other programs, whatever the computer speaks', () => {
    const args = ['--data', secondOperatorFolder, '--format', 'json'];
    expect(checkWith({ LC_ALL: 'id_ID.UTF-8' }, ...args).stdout).toBe(checkInProcess(...args).stdout);
  });

  it('is refused with those there are if the checker does not speak it', async () => {
    const { code, stderr } = await check(broken, '--lang', 'fr');
    expect(code).toBe(2);
    expect(stderr).toContain('The commands do not speak "fr". Known are en, id.');
  });

  it('is also that of JSON if asked', async () => {
    const { stdout } = await check(broken, '--format', 'json', '--lang', 'id');
    expect(stdout).toContain('Tidak ada gambar bernama');
  });
});

describe('what is acknowledged', () => {
  const acknowledged = clean
    .replace('days/cammino-mottarone.json', '13:00–14:00', '12:00–14:00')
    .set(
      'days/cammino-mottarone.json',
      ['acknowledged'],
      [{ path: 'activities.1.time', code: 'time.overlap', reason: 'Some come first.', until: '2027-01-31' }],
    );

  it('is counted apart', async () => {
    const { stdout } = await check(acknowledged, '--today', '2027-01-31');
    expect(stdout).toBe('0 errors, 0 warnings, 1 acknowledged');
  });

  it('is listed if asked', async () => {
    const { stdout } = await check(acknowledged, '--today', '2027-01-31', '--acknowledged');
    expect(stdout).toMatch(/cammino-mottarone\.json:\d+:\d+ acknowledged This starts at 12:00/);
    expect(stdout).toContain('reason Some come first. (until 2027-01-31)');
  });

  it('comes back the day after', async () => {
    const { stdout } = await check(acknowledged, '--today', '2027-02-01');
    expect(stdout.split('\n').at(-1)).toBe('0 errors, 1 warning');
  });

  it.each(['tomorrow', '2030-02-30', ''])('needs a day of the calendar, not "%s"', async (day) => {
    expect((await check(clean, '--today', day)).code).toBe(2);
  });
});

describe('check --format json', () => {
  it('prints one object of exactly the promised shape', async () => {
    const { stdout } = await check(broken, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({
      errors: 1,
      warnings: 1,
      diagnostics: [
        {
          severity: 'error',
          code: 'reference.unknown-image',
          file: 'home.json',
          line: 3,
          column: 11,
          path: 'hero',
          message: 'There is no picture "lak".',
          hint: 'Did you mean "lake"?',
        },
        {
          severity: 'warning',
          code: 'itinerary.missing',
          file: 'packages/grande-giro-4d.json',
          line: 1,
          column: 1,
          path: '',
          message:
            'The package "grande-giro-4d" has neither an itinerary nor a duration; it is shown as 4 days 3 nights, which is guessed from its name.',
          hint: 'Add "itineraries/grande-giro-4d.json", or at least "duration" to the package.',
        },
      ],
    });
  });

  it('gives the keys in the promised order', async () => {
    const { stdout } = await check(broken, '--format', 'json');
    const report: { readonly diagnostics: readonly object[] } = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual(['errors', 'warnings', 'diagnostics']);
    expect(Object.keys(report.diagnostics[0] ?? {})).toEqual([
      'severity',
      'code',
      'file',
      'line',
      'column',
      'path',
      'message',
      'hint',
    ]);
  });

  it('prints an object without findings as well', async () => {
    const { stdout } = await check(clean, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({ errors: 0, warnings: 0, diagnostics: [] });
  });

  it('prints nothing else on standard output, and nothing on standard error', () => {
    const { stdout, stderr } = checkInProcess('--data', secondOperatorFolder, '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject({ errors: 0, warnings: 1 });
    expect(stderr).toBe('');
  });
});

describe('check --format github', () => {
  it('prints an annotation for each finding', async () => {
    const folder = onDisk(broken);
    const { stdout } = await runCommand('check', '--data', folder, '--format', 'github');
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stdout).toMatch(
      /^::error file=[^,:]+\/home\.json,line=3,col=11,title=reference\.unknown-image::There is no picture "lak"\. Did you mean "lake"\?$/m,
    );
  });

  it('prints nothing where nothing was found', async () => {
    expect((await check(clean, '--format', 'github')).stdout.trim()).toBe('');
  });

  it('gives files from the folder of the repository', () => {
    expect(renderGithub([aFinding()], 'data', english)).toContain('file=data/home.json,');
  });

  it('gives files as they are where the data folder is the repository', () => {
    expect(renderGithub([aFinding()], '', english)).toContain('file=home.json,');
  });

  it('keeps a message with line breaks on one line', () => {
    const line = renderGithub([aFinding({ message: 'One.\r\nTwo.' })], 'data', english);
    expect(line).toContain('::One.%0D%0ATwo. Mend it.');
  });

  it('escapes percent signs, so that nothing is taken for an escape', () => {
    expect(renderGithub([aFinding({ message: '98%0A' })], 'data', english)).toContain('::98%250A Mend it.');
  });

  it('escapes what would end a property', () => {
    const at = { ...aFinding().at, file: 'odd,na:me.json' };
    expect(renderGithub([aFinding({ at })], 'data', english)).toContain('file=data/odd%2Cna%3Ame.json,');
  });

  it('leaves colons and commas of a message as they are', () => {
    const line = renderGithub([aFinding({ message: 'Expected: a, b.' })], 'data', english);
    expect(line).toContain('::Expected: a, b. Mend it.');
  });
});

describe('many findings on GitHub', () => {
  const many = (count: number, overrides: Partial<Diagnostic> = {}): readonly Diagnostic[] =>
    Array.from({ length: count }, (_, index) =>
      aFinding({ ...overrides, at: { file: 'home.json', line: index + 1, column: 1, length: 1, path: '' } }),
    );
  const count = (report: string, start: string): number =>
    report.split('\n').filter((line) => line.startsWith(start)).length;

  it('are shown as far as GitHub shows them, errors and warnings each', () => {
    const report = renderGithub([...many(30), ...many(30, { severity: 'warning' })], 'data', english);
    expect([count(report, '::error'), count(report, '::warning')]).toEqual([10, 10]);
  });

  it('end with how many more there are', () => {
    const report = renderGithub(many(13), 'data', english);
    expect(report.split('\n').at(-1)).toBe(
      '::notice::3 more findings can be read in the summary of this run.',
    );
  });

  it('have no such end where all are shown', () => {
    expect(count(renderGithub(many(10), 'data', english), '::notice')).toBe(0);
  });

  it('begin with one of each kind', () => {
    const all = [...many(12), aFinding({ code: 'text.missing' })];
    expect(renderGithub(all, 'data', english)).toContain('title=text.missing');
  });
});

describe('the summary of a run on GitHub', () => {
  it('lists every finding, errors first', async () => {
    const file = join(temporaryFolder(), 'summary.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', file);
    await check(broken, '--format', 'github');
    expect(readFileSync(file, 'utf8')).toBe(`## 1 error, 1 warning

### \`home.json\`: error

| Place | What | What to do | Code |
|---|---|---|---|
| 3:11 | There is no picture "lak". | Did you mean "lake"? | \`reference.unknown-image\` |

### \`packages/grande-giro-4d.json\`: warning

| Place | What | What to do | Code |
|---|---|---|---|
| 1:1 | The package "grande-giro-4d" has neither an itinerary nor a duration; it is shown as 4 days 3 nights, which is guessed from its name. | Add "itineraries/grande-giro-4d.json", or at least "duration" to the package. | \`itinerary.missing\` |
`);
  });

  it('takes what findings quote for text, not for Markdown', () => {
    const odd = aFinding({ message: 'a | b <img src=x> `c`\n**d**' });
    expect(renderSummary([odd], 0, english)).toContain('a \\| b \\<img src=x\\> \\`c\\` \\*\\*d\\*\\*');
  });

  it('stays below what GitHub takes, and says that it is cut off', () => {
    const long = Array.from({ length: 20_000 }, (_, index) =>
      aFinding({
        at: { file: `days/${index % 1000}.json`, line: 1, column: 1, length: 1, path: '' },
        message: 'é'.repeat(60),
      }),
    );
    const summary = renderSummary(long, 0, english);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary.trimEnd()).toMatch(/cut off here: it is too long to be shown\.$/);
  });
});

describe('check with a command line that it does not understand', () => {
  it.each([
    ['an unknown option', ['--fast']],
    ['an unknown format', ['--format', 'xml']],
    ['a missing value', ['--data']],
    ['a stray argument', ['data']],
  ])('says so for %s in one sentence, without a stack trace', async (_name, args) => {
    const { stdout, stderr } = await runCommand('check', ...args);
    expect(stdout).toBe('');
    expect(stderr.split('\n')[0]).toMatch(/^[^.]+\.( Known are [^.]+\.)?$/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('names the option', async () => {
    expect((await runCommand('check', '--fast')).stderr).toContain('--fast');
  });

  it('says nothing of the program’s inside in its own process', () => {
    const { code, stdout, stderr } = checkInProcess('--fast');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toMatch(/^\s+at |node:|Error/m);
  });
});

describe('check --help', () => {
  it('explains every option on standard output', async () => {
    const { code, stdout } = await runCommand('check', '--help');
    expect(code).toBe(0);
    expect(stdout).toContain('npm run check');
    for (const option of ['--data DIR', '--format FORMAT', '--help']) expect(stdout).toContain(option);
  });

  it('checks nothing', async () => {
    expect((await runCommand('check', '--help', '--data', '/nowhere')).stderr).toBe('');
  });
});

describe('a data folder that cannot be used', () => {
  it('is told in one plain sentence if it does not exist', async () => {
    expect(await runCommand('check', '--data', '/nowhere')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The data folder "/nowhere" cannot be read: it does not exist.',
    });
  });

  it('is told in one plain sentence if it is a file', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    expect((await runCommand('check', '--data', file)).stderr).toBe(
      `The data folder "${file}" is not a folder.`,
    );
  });

  it('is full of missing files if it is empty', async () => {
    const folder = join(temporaryFolder(), 'data');
    mkdirSync(folder);
    const { code, stdout } = await runCommand('check', '--data', folder, '--format', 'json');
    const { diagnostics }: { diagnostics: readonly { readonly code: string }[] } = JSON.parse(stdout);
    expect(code).toBe(1);
    expect(new Set(diagnostics.map((finding) => finding.code))).toEqual(new Set(['file.missing']));
  });
});

describe('an unknown command', () => {
  it('is refused with the names of those there are', async () => {
    const { code, stderr } = await runCommand('chek');
    expect(code).toBe(2);
    expect(stderr).toContain('Unknown command "chek". Known are: check, ');
  });

  it.each(['constructor', '__proto__', ''])('is refused if it is called "%s"', async (name) => {
    expect((await runCommand(name)).code).toBe(2);
  });
});
