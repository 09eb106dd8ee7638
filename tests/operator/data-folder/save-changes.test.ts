import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../scripts/failure.ts';
import { english } from '../../../scripts/messages/english.ts';
import { changingFolder } from '../../../scripts/operator/data-folder/change-folder.ts';
import { saveChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { onDisk } from '../../helpers/temporary-folder.ts';
import { Workspace, workspaceOf } from '../../helpers/workspace.ts';

const before = new Workspace([]).withText('a.json', '1').withText('days/b.json', '2');

/** Saves changes, as commands do. */
const save = (folder: string, changes: ReadonlyMap<string, string | undefined>): Promise<void> =>
  changingFolder(folder, english, () => saveChanges(folder, changes));

function textsOf(folder: string): Readonly<Record<string, string>> {
  const workspace = workspaceOf(folder);
  return Object.fromEntries(workspace.paths.map((path) => [path, workspace.text(path)]));
}

describe('saving changes of a data folder', () => {
  it('writes, adds and removes files', async () => {
    const folder = onDisk(before);
    await save(
      folder,
      new Map([
        ['a.json', '3'],
        ['days/b.json', undefined],
        ['texts/it/.translated.json', '{}'],
        ['texts/it/c.json', '4'],
      ]),
    );
    expect(textsOf(folder)).toEqual({ 'a.json': '3', 'texts/it/c.json': '4' });
    expect(readFileSync(join(folder, 'texts/it/.translated.json'), 'utf8')).toBe('{}');
  });

  it('takes everything back if one file cannot be put into place', async () => {
    const folder = onDisk(before);
    const changes = new Map([
      ['a.json', '3'],
      ['days/b.json', undefined],
      ['days/new.json', '5'],
      // A file cannot lie where a folder is needed as well.
      ['c.json', '4'],
      ['c.json/d.json', '6'],
    ]);
    await expect(save(folder, changes)).rejects.toThrow(Failure);
    expect(textsOf(folder)).toEqual({ 'a.json': '1', 'days/b.json': '2' });
    expect(readdirSync(folder)).toEqual(['a.json', 'days']);
  });
});
