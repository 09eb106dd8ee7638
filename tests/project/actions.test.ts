import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

const folder = join(projectFolder, '.github/workflows');
const lines = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .flatMap((line, index) => (/\buses:/.test(line) ? [{ at: `${name}:${index + 1}`, line }] : [])),
);

describe('the workflows', () => {
  it('name actions by commit, with the release beside it: a tag may lead elsewhere tomorrow', () => {
    expect(lines.length).toBeGreaterThan(0);
    const movable = lines.filter(
      ({ line }) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line),
    );
    expect(movable).toEqual([]);
  });

  it('name one commit for each action', () => {
    const commits = new Set(lines.map(({ line }) => line.replace(/^.*uses: | #.*$/g, '')));
    expect(new Set([...commits].map((commit) => commit.replace(/@.*$/, ''))).size).toBe(commits.size);
  });
});
