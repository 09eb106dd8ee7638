import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentFormat } from '../../schema/migrations/migrations.ts';
import { prepareFolder, readStartState } from '../../scripts/desk/prepare-folder.ts';
import { defaultMessages } from '../../scripts/messages/messages.ts';
import { journalPath, writePlan } from '../../scripts/operator/data-folder/journal.ts';
import { siteQuestions } from '../../scripts/operator/new-site/site-questions.ts';
import type { FolderAnswer } from '../../src/desk/store/api.ts';
import type { StartAnswer, StartedAnswer } from '../../src/desk/store/plan-api.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';
import { openDesk } from '../helpers/desk-client.ts';
import { ANSWERS } from '../helpers/new-sites.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

function olderFolder(): string {
  const folder = join(temporaryFolder(), 'data');
  cpSync('tests/fixtures/formats/2', folder, { recursive: true });
  return folder;
}

const newFolder = () => join(temporaryFolder(), 'my-site');
const readSite = (folder: string) => JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
const need = async (folder: string) => (await readStartState(folder, defaultMessages)).needs;
const upgrade = (folder: string) => prepareFolder(folder, { action: 'upgrade' }, defaultMessages);
const make = (folder: string, answers: Readonly<Record<string, string>> = ANSWERS) =>
  prepareFolder(folder, { action: 'site', answers: { ...answers } }, defaultMessages);

describe('A folder that the desk is to open', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});

  it('of an older format needs an upgrade, and nothing after it.', async () => {
    const folder = olderFolder();
    expect(await readStartState(folder, defaultMessages)).toMatchObject({
      needs: 'upgrade',
      sentence: expect.stringContaining('has format 2'),
    });
    expect(await upgrade(folder)).toEqual({ reasons: {} });
    expect(readSite(folder).format).toBe(currentFormat);
    expect(await need(folder)).toBe('nothing');
  });

  it('is not upgraded while a file in it cannot be read, which is said with its name and line.', async () => {
    const folder = olderFolder();
    writeFileSync(join(folder, 'calendar.json'), '{\n  "zone": ');
    const before = readSite(folder);
    await expect(upgrade(folder)).rejects.toThrow(/as it was\. calendar\.json, 2: /);
    expect(readSite(folder)).toEqual(before);
  });

  it.each([
    ['is missing', () => {}],
    ['is empty', (folder: string) => mkdirSync(folder)],
    ['has only hidden files', (folder: string) => mkdirSync(join(folder, '.git'), { recursive: true })],
  ])('gets a new site where it %s.', async (_what, prepare) => {
    const folder = newFolder();
    prepare(folder);
    expect(await need(folder)).toBe('site');
    expect(await make(folder)).toEqual({ reasons: {} });
    expect(readSite(folder)).toMatchObject({ brand: ANSWERS.name, format: currentFormat });
    expect(await need(folder)).toBe('nothing');
  });

  it('stays missing while answers are not possible, and each has its reason.', async () => {
    const folder = newFolder();
    const { reasons } = await make(folder, { ...ANSWERS, name: ' ', at: 'here', currency: 'XXY' });
    expect(Object.keys(reasons)).toEqual(['name', 'at', 'currency']);
    expect(existsSync(folder)).toBe(false);
  });

  it('is not overwritten where a site has come into it meanwhile.', async () => {
    const folder = newFolder();
    await make(folder);
    await expect(make(folder, { ...ANSWERS, name: 'Second' })).rejects.toThrow(/meanwhile/);
    await expect(upgrade(folder)).rejects.toThrow(/meanwhile/);
    expect(readSite(folder).brand).toBe(ANSWERS.name);
  });

  it('has the whole site after a program that was making it was killed.', async () => {
    const [whole, folder] = [newFolder(), newFolder()];
    await make(whole);
    const files = readdirSync(whole, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    mkdirSync(folder);
    writePlan(
      folder,
      files.map((file) => {
        const path = join(file.parentPath, file.name);
        return { path: path.slice(whole.length + 1), before: null, after: readFileSync(path, 'base64') };
      }),
    );
    expect(await need(folder)).toBe('nothing');
    expect(readSite(folder).brand).toBe(ANSWERS.name);
    expect(existsSync(journalPath(folder))).toBe(false);
  });

  it('says in a sentence that it cannot be written to.', async () => {
    const folder = join(temporaryFolder(), 'file/my-site');
    writeFileSync(join(folder, '..'), '');
    await expect(make(folder)).rejects.toThrow(/cannot be written to/);
  });
});

describe('The desk', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});

  it('opens a new site without being started again, and has nothing to show before.', async () => {
    const folder = newFolder();
    const desk = await openDesk(folder);
    try {
      expect((await desk.get<StartAnswer>('start')).needs).toBe('site');
      expect(await desk.get('folder')).toEqual({ sentence: expect.stringContaining('not open') });
      const { body } = await desk.post<StartedAnswer>('start', { action: 'site', answers: ANSWERS });
      expect(body.reasons).toEqual({});
      expect((await desk.get<FolderAnswer>('folder')).files.length).toBeGreaterThan(20);
      expect((await desk.get<StartAnswer>('start')).needs).toBe('nothing');
    } finally {
      await desk.close();
    }
  });

  it.each(Object.entries(deskLanguages))(
    'has words in "%s" for every question and choice.',
    (_code, words) => {
      const questions = siteQuestions(defaultMessages);
      expect(Object.keys(words.start.questions)).toEqual(questions.map(({ option }) => option));
      // The names of apps are no words of a language.
      const choices = questions.flatMap((one) => (one.option === 'chat' ? [] : (one.choices ?? [])));
      expect(Object.keys(words.start.answers)).toEqual(choices);
    },
  );
});

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('Two starts of the desk at once', () => {
  const running: ReturnType<typeof spawn>[] = [];
  afterEach(async () => {
    for (const desk of running.splice(0)) {
      if (desk.exitCode !== null || !desk.kill()) continue;
      await once(desk, 'exit');
    }
  });

  it('open one desk, whose address both say.', async () => {
    const port = String(await findFreePort());
    const args = [
      'scripts/run.cjs',
      'desk',
      '--data',
      newFolder(),
      '--port',
      port,
      '--no-open',
      '--lang',
      'en',
    ];
    const lines = await Promise.all(
      [0, 1].map(async () => {
        const desk = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
        running.push(desk);
        const [line] = (await once(desk.stdout, 'data')) as readonly unknown[];
        return String(line);
      }),
    );
    expect(lines[0]).toContain(`http://localhost:${port}/`);
    expect(lines[1]).toBe(lines[0]);
    const [code] = (await Promise.race(running.map((desk) => once(desk, 'exit')))) as readonly unknown[];
    expect(code).toBe(0);
  });
});
