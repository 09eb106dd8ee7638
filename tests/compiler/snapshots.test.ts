import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiled, textWithoutHashes } from '../helpers/compiled-site.ts';
import { secondOperator } from '../helpers/workspace.ts';

// A wanted change is accepted with `npx vitest run tests/compiler/snapshots.test.ts -u`; read the diff first.

const folder = join(import.meta.dirname, 'snapshots');
const { files } = compiled(secondOperator().sources);

describe('the modules compiled from the second operator', () => {
  it.each(files.map(({ path, content }) => [path, content] as const))(
    'are the same as before: %s',
    async (path, content) => {
      await expect(textWithoutHashes(content)).toMatchFileSnapshot(join(folder, `${path}.txt`));
    },
  );

  it('are all that there is in the folder of snapshots', () => {
    const known = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.txt'))
      .map((path) => path.replaceAll('\\', '/').replace(/\.txt$/, ''));
    expect(known.toSorted()).toEqual(files.map(({ path }) => path).toSorted());
  });
});
