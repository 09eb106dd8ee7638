import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenFolder, Publisher } from '../../scripts/desk/publish/publisher.ts';
import { PlainError } from '../../scripts/failure.ts';
import { defaultMessages } from '../../scripts/messages/messages.ts';
import { changingFolder, saveChanges } from '../../scripts/operator/data-folder/save-changes.ts';
import type { PublishingAnswer } from '../../src/desk/store/publish-api.ts';
import { git, publishProject } from '../helpers/git.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';

const root = newTemporaryFolder();
const { desk: words } = defaultMessages;

const readJson = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function write(folder: string, file: string, content: unknown): void {
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function commit(folder: string, file: string, content: unknown): void {
  write(folder, file, content);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'Changed');
}

function addHook(online: string, lines: string): void {
  writeFileSync(join(online, 'hooks/pre-receive'), `#!/bin/sh\n${lines}\nexit 1\n`, { mode: 0o755 });
}

beforeAll(() => {
  // Git says on the terminal what it has refused.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = join(root, 'first');
  const project = join(first, 'project');
  mkdirSync(join(project, 'data'), { recursive: true });
  write(project, 'data/site.json', { price: 1, name: 'Reef' });
  write(project, 'software.txt', 'first');
  publishProject(first);
  git(join(first, 'other'), 'remote', 'set-url', 'origin', '../online.git');
});

afterAll(() => {
  vi.restoreAllMocks();
  removeFolder(root);
});

/** A project that is online, what a second person has of it, and the data folder that is published. */
interface Site {
  readonly project: string;
  readonly online: string;
  readonly other: string;
  readonly data: string;
}

let sites = 0;

function copySite(): Site {
  sites += 1;
  const site = join(root, String(sites));
  cpSync(join(root, 'first'), site, { recursive: true });
  const project = join(site, 'project');
  return {
    project,
    online: join(site, 'online.git'),
    other: join(site, 'other'),
    data: join(project, 'data'),
  };
}

function publisherOf({ data }: Site): Publisher {
  const readFiles: OpenFolder['readFiles'] = () =>
    readdirSync(data)
      .filter((path) => path.endsWith('.json'))
      .map((path) => ({ path, bytes: readFileSync(join(data, path)) }));
  const folder: OpenFolder = {
    path: data,
    name: 'repositories',
    readFiles,
    reports: {
      findBlocking: () => Promise.resolve([]),
      findAllConsequences: () => Promise.resolve({}),
      comparePrices: () => ({ heading: [], rows: [], others: [], largeNote: '' }),
    },
    pictures: { get: () => undefined },
    change: (messages, make) =>
      changingFolder(data, messages, async () => saveChanges(data, await make(readFiles()), readFiles())),
    reportProgress: () => {},
  };
  return new Publisher(folder, join(root, 'site'), () => Promise.resolve());
}

/** Publishes a new price, and keeps it where others have another. @returns the state afterwards, or why it was refused */
async function publish(site: Site, price = 2): Promise<string | PublishingAnswer> {
  write(site.data, 'site.json', { ...readJson(site.data, 'site.json'), price });
  const publisher = publisherOf(site);
  try {
    const { conflicts } = await publisher.describe(defaultMessages, true);
    const decisions = conflicts.map((conflict) => ({ ...conflict, choice: 'mine' as const }));
    return await publisher.publish(defaultMessages, 'en', {
      title: 'A price',
      sentences: ['A price'],
      decisions,
    });
  } catch (error) {
    if (error instanceof PlainError) return error.messageIn(defaultMessages);
    throw error;
  }
}

const online = (site: Site, file = 'data/site.json') => git(site.online, 'show', `main:${file}`);
const DONE = { way: 'internet', waiting: [], theirs: [], conflicts: [] };

const refusals: readonly (readonly [string, string, (site: Site) => unknown])[] = [
  [
    'an earlier version is open',
    words.olderVersion,
    ({ project }) => git(project, 'checkout', '-q', '--detach'),
  ],
  [
    'a merge is not finished',
    words.otherProgram,
    ({ project }) => write(project, '.git/MERGE_HEAD', `${git(project, 'rev-parse', 'HEAD')}\n`),
  ],
  [
    'a rebase is not finished',
    words.otherProgram,
    ({ project }) => {
      git(project, 'checkout', '-q', '--detach');
      mkdirSync(join(project, '.git/rebase-merge'));
    },
  ],
  ['the place refuses what comes', words.refused, (site) => addHook(site.online, '')],
  [
    'the place takes only what was approved',
    words.protectedPlace,
    (site) => addHook(site.online, 'echo "error: GH006: Protected branch update failed." >&2'),
  ],
  [
    'nobody answers at the address',
    words.offline,
    ({ project }) => git(project, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
  ],
  [
    'the record of versions is damaged',
    words.versionsBroken,
    ({ project }) => write(project, '.git/refs/heads/broken', `${'1'.repeat(40)}\n`),
  ],
  [
    'the software was changed here and online',
    words.otherFiles,
    ({ project, other }) => {
      commit(project, 'software.txt', 'mine');
      commit(other, 'software.txt', 'theirs');
      git(other, 'push', '-q');
    },
  ],
];

it.each(refusals)('Where %s, nothing is published, and the desk says: %s', async (_, sentence, prepare) => {
  const site = copySite();
  prepare(site);
  const before = git(site.online, 'rev-parse', 'main');
  expect(await publish(site)).toBe(sentence);
  expect(git(site.online, 'rev-parse', 'main')).toBe(before);
  expect(readJson(site.data, 'site.json')).toEqual({ price: 2, name: 'Reef' });
});

const folderWays: readonly (readonly [string, (site: Site) => Site])[] = [
  [
    'no place on the internet is connected',
    (site) => {
      git(site.project, 'remote', 'remove', 'origin');
      return site;
    },
  ],
  [
    'the repository leaves the data folder out',
    (site) => {
      mkdirSync(join(site.project, 'mine'));
      write(site.project, 'mine/site.json', {});
      write(site.project, '.gitignore', 'mine/\n');
      return { ...site, data: join(site.project, 'mine') };
    },
  ],
  [
    'there is no repository',
    (site) => {
      rmSync(join(site.project, '.git'), { recursive: true });
      return site;
    },
  ],
];

it.each(folderWays)('Where %s, the site is made into a folder.', async (_, prepare) => {
  const answer = await publish(prepare(copySite()));
  expect(answer).toMatchObject({ way: 'folder' });
  expect(answer).not.toHaveProperty('obstacle');
});

it('Without git, the desk says so beside the folder, and where it is to be had.', async () => {
  const site = copySite();
  vi.stubEnv('PATH', join(root, 'nothing'));
  const answer = await publish(site);
  vi.unstubAllEnvs();
  expect(answer).toMatchObject({ way: 'folder', obstacle: words.noGit });
});

const successes: readonly (readonly [string, (site: Site) => Site])[] = [
  [
    'the branch has no place set',
    (site) => {
      git(site.project, 'branch', '-q', '--unset-upstream');
      return site;
    },
  ],
  [
    'the repository has no version yet, and the place neither',
    (site) => {
      for (const folder of [join(site.project, '.git'), site.online]) rmSync(folder, { recursive: true });
      git(site.project, 'init', '-q', '-b', 'main');
      git(site.project, 'remote', 'add', 'origin', '../online.git');
      git(root, 'init', '-q', '--bare', '-b', 'main', site.online);
      return site;
    },
  ],
  [
    'the repository has no version yet, but the place has',
    (site) => {
      rmSync(join(site.project, '.git'), { recursive: true });
      git(site.project, 'init', '-q', '-b', 'main');
      git(site.project, 'remote', 'add', 'origin', '../online.git');
      write(site.data, 'site.json', online(site));
      return site;
    },
  ],
  [
    'the versions of the place were replaced by others',
    (site) => {
      git(site.other, 'checkout', '-q', '--orphan', 'fresh');
      commit(site.other, 'data/other.json', {});
      git(site.other, 'push', '-q', '-f', 'origin', 'fresh:main');
      return site;
    },
  ],
  [
    'nobody has said who they are',
    (site) => {
      git(site.project, 'config', 'user.useConfigOnly', 'true');
      return site;
    },
  ],
  [
    'another program has left a lock',
    (site) => {
      write(site.project, '.git/index.lock', '');
      return site;
    },
  ],
];

it.each(successes)('Where %s, the data folder is published.', async (_, prepare) => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(root, 'none'));
  const site = prepare(copySite());
  const answer = await publish(site);
  vi.unstubAllEnvs();
  expect(answer).toMatchObject(DONE);
  expect(JSON.parse(online(site))).toEqual({ price: 2, name: 'Reef' });
});

it('A change of the same length in the second of the last publishing is found.', async () => {
  const site = copySite();
  git(site.project, 'config', 'core.trustctime', 'false');
  const file = join(site.data, 'site.json');
  await publish(site, 3);
  const { mtime } = statSync(file);
  write(site.data, 'site.json', readFileSync(file, 'utf8').replace('3', '4'));
  for (const path of [file, join(site.project, '.git/index')]) utimesSync(path, mtime, mtime);
  const { waiting } = await publisherOf(site).describe(defaultMessages, false);
  expect(waiting.map(({ operation }) => operation)).toMatchObject([{ before: 3, after: 4 }]);
});

it('Once a lock is gone, the folder follows what is online.', async () => {
  const site = copySite();
  write(site.project, '.git/index.lock', '');
  await publish(site);
  rmSync(join(site.project, '.git/index.lock'));
  expect(await publish(site, 3)).toMatchObject(DONE);
  expect(git(site.project, 'status', '--porcelain')).toBe('');
  expect(git(site.project, 'rev-parse', 'HEAD')).toBe(git(site.online, 'rev-parse', 'main'));
});

it('Other files that are prepared, changed or new stay as they are, and stay here.', async () => {
  const site = copySite();
  write(site.project, 'prepared.txt', 'mine');
  git(site.project, 'add', 'prepared.txt');
  write(site.project, 'software.txt', 'changed');
  write(site.project, 'new.txt', 'mine');
  expect(await publish(site)).toMatchObject(DONE);
  expect(git(site.project, 'status', '--porcelain')).toBe('A  prepared.txt\n M software.txt\n?? new.txt');
  expect(git(site.online, 'ls-tree', '-r', '--name-only', 'main')).toBe('data/site.json\nsoftware.txt');
  expect(online(site, 'software.txt')).toBe('first');
});

it.each(['mine', 'theirs'])(
  'Changes follow a tour that was renamed on the other side: %s.',
  async (changing) => {
    const site = copySite();
    const [changed, renamed] = changing === 'mine' ? [site.project, site.other] : [site.other, site.project];
    const tour = {
      days: [{ title: 'Harbour' }, { title: 'Beach' }],
      order: 1,
      nights: 2,
      category: 'lombok',
    };
    commit(site.project, 'data/reef.json', tour);
    write(site.project, 'data/texts.json', { reef: { name: 'Reef', summary: 'By boat' } });
    await publish(site, 2);
    git(site.other, 'pull', '-q');
    write(changed, 'data/reef.json', { ...tour, order: 5 });
    write(changed, 'data/texts.json', { reef: { name: 'Reef', summary: 'By fast boat' } });
    git(renamed, 'mv', 'data/reef.json', 'data/coral.json');
    write(renamed, 'data/texts.json', { coral: { name: 'Reef', summary: 'By boat' } });
    git(site.other, 'add', '-A');
    git(site.other, 'commit', '-q', '-m', 'Theirs');
    git(site.other, 'push', '-q');
    const { conflicts } = await publisherOf(site).describe(defaultMessages, true);
    expect(conflicts).toEqual([]);
    expect(await publish(site, 3)).toMatchObject(DONE);
    expect(JSON.parse(online(site, 'data/coral.json'))).toEqual({ ...tour, order: 5 });
    expect(JSON.parse(online(site, 'data/texts.json'))).toEqual({
      coral: { name: 'Reef', summary: 'By fast boat' },
    });
    expect(git(site.online, 'ls-tree', '--name-only', 'main', 'data/')).not.toContain('reef');
    expect(readdirSync(site.data).toSorted()).toEqual(['coral.json', 'site.json', 'texts.json']);
  },
);

it('A data folder that is the repository itself is published without what the desk notes in it.', async () => {
  const first = copySite();
  rmSync(join(first.project, '.git'), { recursive: true });
  const site = { ...first, project: first.data };
  git(site.data, 'init', '-q', '-b', 'main');
  git(site.data, 'remote', 'add', 'origin', '../../fresh.git');
  git(root, 'init', '-q', '--bare', '-b', 'main', join(first.project, '../fresh.git'));
  commit(site.data, 'site.json', { price: 1 });
  mkdirSync(join(site.data, '.history'));
  write(site.data, '.history/save.json', {});
  expect(await publish(site)).toMatchObject(DONE);
  expect(git(join(first.project, '../fresh.git'), 'ls-tree', '-r', '--name-only', 'main')).toBe('site.json');
});

it('A data folder in a submodule is published to its own place; the repository around it stays.', async () => {
  const site = copySite();
  const around = join(site.project, '../around');
  git(root, 'init', '-q', '-b', 'main', around);
  git(around, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', site.online, 'inner');
  git(around, 'commit', '-q', '-m', 'First');
  const head = git(around, 'rev-parse', 'HEAD');
  const inner = join(around, 'inner');
  expect(await publish({ ...site, project: inner, data: join(inner, 'data') })).toMatchObject(DONE);
  expect(JSON.parse(online(site))).toMatchObject({ price: 2 });
  expect(git(around, 'rev-parse', 'HEAD')).toBe(head);
  expect(existsSync(join(inner, 'software.txt'))).toBe(true);
});
