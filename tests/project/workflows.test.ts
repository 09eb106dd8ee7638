import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

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
  it('names the actions that it uses by their major versions', () => {
    const used = matches(text, /uses: (\S+)/g);
    expect(used.length).toBeGreaterThan(1);
    expect(used.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
  });

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
