import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { currentFormat } from '../../schema/migrations/migrations.ts';
import { prepareFolder } from '../../scripts/desk/prepare-folder.ts';
import { usualMessages } from '../../scripts/messages/messages.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

function olderFolder(): string {
  const folder = join(temporaryFolder(), 'data');
  cpSync('tests/fixtures/formats/2', folder, { recursive: true });
  return folder;
}

const readSite = (folder: string) => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));

describe('A folder that the desk is to open', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});

  it('is upgraded where the operator agrees.', async () => {
    const folder = olderFolder();
    expect(await prepareFolder(folder, usualMessages, async () => 'yes')).toBe(true);
    expect(readSite(folder).format).toBe(currentFormat);
  });

  it.each([
    ['the operator declines', async () => 'no'],
    ['nobody can be asked', undefined],
  ] as const)('stays as it is where %s, and the desk is not opened.', async (_reason, ask) => {
    const folder = olderFolder();
    const before = readSite(folder);
    expect(await prepareFolder(folder, usualMessages, ask)).toBe(false);
    expect(readSite(folder)).toEqual(before);
  });

  it('gets a new site where there is none, after the questions about it.', async () => {
    const folder = join(temporaryFolder(), 'my-site');
    const answers = ['Reef Days', 'Banda', 'Neira', '-4.5, 129.9', '', '', '', 'EUR', '100', 'Asia/Jayapura'];
    let asked = 0;
    const ask = async (): Promise<string> => {
      asked += 1;
      if (asked > 20) throw new Error('An answer is not taken.');
      return answers[asked - 1] ?? '';
    };
    expect(await prepareFolder(folder, usualMessages, ask)).toBe(true);
    expect(readSite(folder).brand).toBe('Reef Days');
    expect(readSite(folder).format).toBe(currentFormat);
  });
});
