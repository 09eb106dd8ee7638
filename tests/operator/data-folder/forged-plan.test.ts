import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { openDataFolder } from '../../../scripts/operator/data-folder/open-folder.ts';
import { changingFolder, saveChanges } from '../../../scripts/operator/data-folder/save-changes.ts';
import { everythingIn } from '../../helpers/folder-contents.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

/** A data folder beside a folder of somebody's files, which it has a link to. */
function neighbours(journal: Readonly<Record<string, string>>) {
  const base = temporaryFolder();
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), content);
  };
  write('outside/victim.txt', 'precious');
  write('data/a.json', 'a');
  for (const [name, content] of Object.entries(journal)) write(`data/.journal/${name}`, content);
  symlinkSync('../outside', join(base, 'data/linked'));
  return { base, folder: join(base, 'data') };
}

/** The journal of a plan that writes a file, or removes it. */
function makeJournal(path: string, before: string | null, after: string | null = 'forged') {
  const encode = (text: string | null): string | null => text && Buffer.from(text).toString('base64');
  const steps = [{ path, before: encode(before), after: encode(after) }];
  return { 'plan.json': JSON.stringify({ id: 'guessed', steps }), next: 'forged' };
}

/** What both kinds of commands say of a folder. */
async function sentencesOn(folder: string): Promise<readonly string[]> {
  const told: string[] = [];
  openDataFolder(folder, (sentence) => told.push(sentence(english)));
  const printed = vi
    .spyOn(console, 'error')
    .mockImplementation((sentence) => void told.push(String(sentence)));
  await changingFolder(folder, english, () => undefined).catch((error: unknown) => told.push(String(error)));
  printed.mockRestore();
  return told;
}

describe('a plan that comes with a data folder', () => {
  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['of a path that leads up', makeJournal('../outside/victim.txt', 'precious')],
    ['of a path that leads up later', makeJournal('a/../../outside/victim.txt', 'precious')],
    ['that removes a file elsewhere', makeJournal('../outside/victim.txt', 'precious', null)],
    ['of a path that leads up on Windows', makeJournal('..\\outside\\victim.txt', null)],
    ['of a path on another drive', makeJournal('C:victim.txt', null)],
    ['of an absolute path', makeJournal('/tmp/tour-site-victim.txt', null)],
    ['of a path with a NUL', makeJournal('a.json\0', null)],
    ['of a path in the journal', makeJournal('.Journal/lock', null)],
    ['of a file of the folder', makeJournal('a.json', 'a')],
    ['of a path behind a link', makeJournal('linked/victim.txt', 'precious')],
    ['that is an object', { 'plan.json': '{}' }],
    ['that is a list', { 'plan.json': '[]' }],
    ['that is empty', { 'plan.json': '' }],
    ['that is a folder', { 'plan.json/a': '' }],
  ])('%s is neither carried out nor in the way', async (_what, journal) => {
    const { base, folder } = neighbours(journal);
    const isJournal = ([path]: readonly [string, string]): boolean => path.startsWith('data/.journal');
    const before = Object.entries(everythingIn(base));
    const [reads, changes, ...others] = await sentencesOn(folder);
    expect(reads).toContain(`.journal" is damaged, or from another computer or user, and is not applied`);
    expect(changes).toContain('was not applied; it was moved to');
    expect(others).toEqual([]);
    const after = Object.entries(everythingIn(base));
    expect(after.filter((entry) => !isJournal(entry))).toEqual(before.filter((entry) => !isJournal(entry)));
    // The plan lies aside, as it was.
    expect(after.filter(isJournal).at(0)?.[0]).toContain('.journal-damaged-');
    expect(await sentencesOn(folder)).toEqual([]);
  });

  it('is not looked for behind a link, which is moved aside', async () => {
    const { base, folder } = neighbours({});
    symlinkSync('../outside', join(folder, '.journal'));
    expect(await sentencesOn(folder)).toHaveLength(1);
    const { 'outside/victim.txt': victim, ...others } = everythingIn(base);
    expect(victim).toBe('precious');
    expect(Object.keys(others)).not.toContain('data/.journal');
  });
});

it.each(['linked/victim.txt', '../outside/victim.txt', '.journal/lock'])(
  'saving changes of a data folder refuses a path that leads out of it: %s',
  (path) => {
    const { base, folder } = neighbours({});
    const before = everythingIn(base);
    expect(() => saveChanges(folder, new Map([[path, 'forged']]), [])).toThrow(
      `"${path}" is outside the data folder`,
    );
    expect(everythingIn(base)).toEqual(before);
  },
);
