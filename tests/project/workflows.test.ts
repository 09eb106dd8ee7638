import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { runCommand } from '../helpers/run-command.ts';
import { onDisk, temporaryFolder } from '../helpers/temporary-folder.ts';
import { secondOperator } from '../helpers/workspace.ts';

const folder = join(projectFolder, '.github/workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);
const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

describe('the workflows', () => {
  it('are one that checks content and one that publishes', () => {
    expect(workflows.map(([name]) => name).toSorted()).toEqual(['content.yml', 'publish.yml']);
  });
});

describe.each(workflows)('%s', (_name, text) => {
  it('runs only commands that there are', () => {
    const known = ['ci', ...Object.keys(scripts)];
    const run = matches(text, /npm (?:run )?(?:--silent )?([a-z]+)/g);
    expect(run.length).toBeGreaterThan(1);
    expect(run.filter((command) => !known.includes(command))).toEqual([]);
  });

  it('may write nothing by default', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });

  it('puts nothing that strangers write into a shell', () => {
    expect(matches(text, /run: (.*\$\{\{.*)/g)).toEqual([]);
  });

  it('is indented by spaces, two a step, without blanks at the ends of lines', () => {
    const odd = text
      .split('\n')
      .filter((line) => /\t|\s$/.test(line) || (/^ */.exec(line)?.[0].length ?? 0) % 2 > 0);
    expect(odd).toEqual([]);
  });
});

describe('the workflow of a pull request', () => {
  const steps = matches(readFileSync(join(folder, 'content.yml'), 'utf8'), /run: npm run --silent (.+)/g);

  /** A data folder in which a price has changed since the branch that the pull request leads to. */
  function pullRequest(base: string): string {
    const data = onDisk(secondOperator().replace('prices/isole-lento.json', '310', '320'));
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: data, stdio: 'ignore' });
    const original = onDisk(secondOperator());
    git('init', '--quiet');
    git(`--work-tree=${original}`, 'add', '--all');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'Prices');
    git('update-ref', `refs/remotes/origin/${base}`, 'HEAD');
    return data;
  }

  it.each([
    ['check', /^## 0 errors, /],
    ['prices', /\| isole-lento \| .* \| 310\s€ \| 320\s€ \|/],
  ])('puts what %s says into the summary of the run', async (name, said) => {
    const [step = '', ...others] = steps.filter((line) => line.startsWith(`${name} -- `));
    expect(others).toEqual([]);
    const args = step.replaceAll('"', '').replace('$BASE', 'main').split(' ').slice(2);
    const summary = join(temporaryFolder(), 'summary.md');
    vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
    await runCommand(name, ...args, '--data', pullRequest('main'));
    expect(readFileSync(summary, 'utf8')).toMatch(said);
  });
});
