import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeFolder } from '../../scripts/files/remove-folder.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

describe('removeFolder', () => {
  it('removes folders in folders, and what links lead to stays', () => {
    const place = temporaryFolder();
    const folder = join(place, 'site');
    mkdirSync(join(folder, 'de/paket'), { recursive: true });
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'de/paket/index.html'), 'page');
    mkdirSync(join(place, 'kept'));
    writeFileSync(join(place, 'kept/file'), 'kept');
    symlinkSync(join(place, 'kept'), join(folder, 'link'), 'junction');

    removeFolder(folder);

    expect(existsSync(folder)).toBe(false);
    expect(readFileSync(join(place, 'kept/file'), 'utf8')).toBe('kept');
  });

  it('passes over what is not there', () => {
    expect(() => removeFolder(join(temporaryFolder(), 'nothing'))).not.toThrow();
  });
});
