import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differences, isSame, stateOf } from '../../../scripts/bench/kills/folder-state.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

function aFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'days'));
  writeFileSync(join(folder, 'days/a.json'), 'a');
  return folder;
}

describe('the state of a folder', () => {
  it('is the same where all is', () => {
    expect(isSame(stateOf(aFolder()), stateOf(aFolder()))).toBe(true);
  });

  it('tells changed contents, hidden files and empty folders', () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'days/a.json'), 'b');
    writeFileSync(join(folder, '.hidden'), '');
    mkdirSync(join(folder, 'days/empty'));
    expect(differences(stateOf(folder), stateOf(aFolder()))).toEqual([
      '.hidden',
      'days/a.json',
      'days/empty',
    ]);
  });

  it('is empty where there is no folder', () => {
    expect(stateOf(join(temporaryFolder(), 'nowhere')).size).toBe(0);
  });
});
