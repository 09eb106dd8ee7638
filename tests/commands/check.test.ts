import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { type CommandResult, runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator, secondOperatorFolder, type Workspace } from '../helpers/workspace.ts';

const planned = secondOperator().withFile('itineraries/grande-giro-4d.json', {
  plan: { day1: 'ferry-isole', day2: 'orta-vecchia', day3: 'cammino-mottarone', day4: 'mercato' },
});
const clean = planned
  .withText('prices/giro.json', planned.text('prices/default-1-night.json'))
  .set('prices/giro.json', ['serves'], { package: 'grande-giro-4d' });
const warned = planned;
const broken = secondOperator().replace('home.json', '"hero": "lake"', '"hero": "lak"');

function check(workspace: Workspace, ...args: readonly string[]): Promise<CommandResult> {
  return runCommand('check', '--data', onDisk(workspace), ...args);
}

/** Runs the command as people start it, in a process of its own. */
function checkInProcess(language: string, ...args: readonly string[]): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.cjs', 'check', ...args], {
    cwd: projectFolder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, LC_ALL: language },
  });
  return { code: status ?? -1, stdout, stderr };
}

it.each([
  ['0 without findings', clean, 0, '0 errors, 0 warnings'],
  ['0 with warnings only', warned, 0, '0 errors, 1 warning'],
  ['1 with errors', broken, 1, '1 error, 1 warning'],
])('check has the exit code %s, and counts them in the last line.', async (_name, workspace, code, last) => {
  const result = await check(workspace);
  expect([result.code, result.stdout.split('\n').at(-1)]).toEqual([code, last]);
});

describe('check of a site with something to fill in', () => {
  const unfinished = clean
    .set('site.json', ['contactForm'], { to: 'local' })
    .replace('days/cammino-mottarone.json', '13:00–14:00', '12:00–14:00');

  it('counts that in a line that names the command, without listing it; --publish lists nothing else.', async () => {
    const { stdout } = await check(unfinished);
    expect(stdout).not.toContain('contact.local');
    expect(stdout.split('\n').slice(-2)).toEqual([
      '0 errors, 1 warning',
      expect.stringMatching(/^1 thing to fill in before publishing: npm run check -- --publish --data \S/),
    ]);
    const publishing = await check(unfinished, '--publish');
    expect(publishing.stdout).toContain('contact.local');
    expect(publishing.stdout).not.toContain('time.overlap');
    expect(publishing.stdout).toMatch(
      /1 other warning, which does not prevent publishing: npm run check -- --data/,
    );
  });
});

describe('check in a process of its own', () => {
  it('on a computer set to Indonesian speaks it, without colours.', () => {
    const { code, stdout } = checkInProcess('id_ID.UTF-8', '--data', secondOperatorFolder);
    expect([code, stdout.trimEnd()]).toEqual([0, expect.stringMatching(/0 kesalahan, 2 peringatan$/)]);
    expect(stdout).not.toContain('\u001B');
  });

  it('speaks English to other programs whatever the computer is set to, and prints JSON only.', () => {
    const args = ['--data', secondOperatorFolder, '--format', 'json'];
    const { stdout, stderr } = checkInProcess('id_ID.UTF-8', ...args);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({
      errors: 0,
      warnings: 2,
      diagnostics: [{ message: expect.stringMatching(/^The package /) }, { code: 'price.no-table' }],
    });
  });

  it('ends with 2 and no stack trace for a wrong option, in English where it does not speak the language.', () => {
    const { code, stdout, stderr } = checkInProcess('ja_JP.UTF-8', '--fast');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Unknown option "--fast"\./);
    expect(stderr).not.toMatch(/^\s+at |node:|Error/m);
  });
});

describe('an acknowledged finding', () => {
  const acknowledged = clean
    .replace('days/cammino-mottarone.json', '13:00–14:00', '12:00–14:00')
    .set(
      'days/cammino-mottarone.json',
      ['acknowledged'],
      [{ path: 'activities.1.time', code: 'time.overlap', reason: 'Some come first.', until: '2027-01-31' }],
    );

  it('is counted apart and listed with its reason until its day, and comes back the day after.', async () => {
    const until = await check(acknowledged, '--today', '2027-01-31', '--acknowledged');
    expect(until.stdout).toMatch(/cammino-mottarone\.json:\d+:\d+ acknowledged This starts at 12:00/);
    expect(until.stdout).toContain('reason Some come first. (until 2027-01-31)');
    expect(until.stdout).toContain('0 errors, 0 warnings, 1 acknowledged');
    const after = await check(acknowledged, '--today', '2027-02-01');
    expect(after.stdout.split('\n').at(-1)).toBe('0 errors, 1 warning');
  });
});

it('check --format json prints one object of exactly the promised shape.', async () => {
  const { stdout } = await check(broken, '--format', 'json');
  const report = {
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
          'The package "grande-giro-4d" has neither an itinerary nor a duration; we guessed 4 days 3 nights from the name.',
        hint: 'Add "itineraries/grande-giro-4d.json", or at least "duration" to the package.',
      },
    ],
  };
  // As text, since the order of the keys is promised as well.
  expect(JSON.stringify(JSON.parse(stdout))).toBe(JSON.stringify(report));
});

describe('check --format github', () => {
  it('prints an annotation for each finding, and nothing where nothing was found.', async () => {
    const { stdout } = await check(broken, '--format', 'github');
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stdout).toMatch(
      /^::error file=[^,:]+\/home\.json,line=3,col=11,title=reference\.unknown-image::There is no picture "lak"\. Did you mean "lake"\?$/m,
    );
    expect((await check(clean, '--format', 'github')).stdout.trim()).toBe('');
  });

  it('writes every finding into the summary of the run, errors first.', async () => {
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
| 1:1 | The package "grande-giro-4d" has neither an itinerary nor a duration; we guessed 4 days 3 nights from the name. | Add "itineraries/grande-giro-4d.json", or at least "duration" to the package. | \`itinerary.missing\` |
`);
  });
});

it('check names a data folder that is a file.', async () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  const { code, stderr } = await runCommand('check', '--data', file);
  expect([code, stderr]).toEqual([1, `The data folder "${file}" is not a folder.`]);
});

it.each(['chek', 'constructor', '__proto__', ''])(
  'An unknown command "%s" is refused with the names of those there are.',
  async (name) => {
    const { code, stderr } = await runCommand(name);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(`Unknown command "${name}". Commands: check, `),
    ]);
  },
);
