import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

const folder = join(projectFolder, '.github/workflows');
const text = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(join(projectFolder, file), 'utf8'));
}

describe('the workflows', () => {
  it('run only npm scripts that package.json has.', () => {
    const { scripts } = Object(readJson('package.json'));
    const run = [...text.matchAll(/npm (?:run )?(?:--silent )?([a-z]+)/g)].map(([, name = '']) => name);
    expect(run.length).toBeGreaterThan(1);
    expect(run.filter((name) => name !== 'ci' && !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('name actions by commit, since a tag may lead elsewhere tomorrow.', () => {
    const uses = text.split('\n').filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40}\b/.test(line))).toEqual([]);
  });

  it('pass no untrusted input to a shell.', () => {
    expect(text).not.toMatch(/run: .*\$\{\{/);
  });
});

it('the lock file names no machine that packages come from.', () => {
  const { packages } = Object(readJson('package-lock.json'));
  const resolved = Object.keys(packages).filter((path) => Object.hasOwn(packages[path], 'resolved'));
  expect(resolved).toEqual([]);
});
