import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DeskFolder } from '../../scripts/desk/desk-folder.ts';
import { Failure } from '../../scripts/failure.ts';
import { defaultMessages } from '../../scripts/messages/messages.ts';
import type { FailureAnswer } from '../../src/desk/store/api.ts';
import type { Operation } from '../../src/desk/store/operation.ts';
import type { BlockingAnswer, HistoryAnswer, PublishingAnswer } from '../../src/desk/store/publish-api.ts';
import { type DeskClient, openDesk } from '../helpers/desk-client.ts';
import { git, publishProject } from '../helpers/git.ts';
import { publishableFolder } from '../helpers/publishable-folder.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';

const root = newTemporaryFolder();
const project = join(root, 'project');
const data = join(project, 'data');
const other = join(root, 'other');
const PRICES = 'prices/lombok-overnight-c.json';
let desk: DeskClient;

beforeAll(async () => {
  publishableFolder(data);
  writeFileSync(join(project, 'software.txt'), 'first\n');
  publishProject(root);
  git(project, 'config', 'user.name', 'Wayan');
  git(project, 'config', 'user.email', 'wayan@example.com');
  // A hook that would stop everything.
  mkdirSync(join(project, '.git/hooks'), { recursive: true });
  for (const hook of ['pre-push', 'pre-commit'])
    writeFileSync(join(project, '.git/hooks', hook), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  desk = await openDesk(data, join(root, 'site'));
});

afterAll(async () => {
  await desk.close();
  removeFolder(root);
});

const read = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const online = (file: string) => JSON.parse(git(join(root, 'online.git'), 'show', `main:data/${file}`));

/** The second person changes a file and publishes it. */
function publishElsewhere(file: string, change: (text: string) => string): void {
  git(other, 'pull', '-q');
  const path = join(other, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  git(other, 'commit', '-q', '-a', '-m', 'Theirs');
  git(other, 'push', '-q');
}

function setPrice(row: number, after: number): Operation {
  const path = ['rows', row, 'hotel2Star'];
  const before = read(data, PRICES).rows[row].hotel2Star;
  return { kind: 'set', file: PRICES, path, before, after };
}

const look = () => desk.get<PublishingAnswer>('publishing?look=');
const publish = (body: object = {}) =>
  desk.post<PublishingAnswer & FailureAnswer>('publish', {
    title: 'A price',
    sentences: ['A price'],
    decisions: [],
    ...body,
  });

describe('Publishing to a place on the internet', () => {
  it('sends the data folder and nothing else, with the sentences of the changes.', async () => {
    writeFileSync(join(project, 'software.txt'), 'not finished\n');
    writeFileSync(join(project, 'notes.txt'), 'mine\n');
    await desk.edit('Package C: 2–3 people', setPrice(0, 3_999_000));
    await desk.save();
    const { way, waiting, theirs } = await desk.get<PublishingAnswer>('publishing');
    expect({ way, theirs }).toEqual({ way: 'internet', theirs: [] });
    expect(waiting.map(({ operation }) => operation)).toMatchObject([{ file: PRICES, after: 3_999_000 }]);
    const { status, body } = await publish({
      title: '2 changes: Package C',
      sentences: ['Package C: 2–3 people', 'Another'],
    });
    expect({ status, waiting: body.waiting }).toEqual({ status: 200, waiting: [] });
    expect(online(PRICES).rows[0].hotel2Star).toBe(3_999_000);
    expect(git(join(root, 'online.git'), 'log', '-1', '--format=%an %B', 'main')).toBe(
      'Wayan 2 changes: Package C\n\n- Package C: 2–3 people\n- Another',
    );
    expect(git(join(root, 'online.git'), 'show', '--name-only', '--format=', 'main')).toBe(`data/${PRICES}`);
    expect(git(project, 'status', '--porcelain')).toBe(' M software.txt\n?? notes.txt');
  });

  it('joins a field, an item of a list and a file that a second person has changed meanwhile.', async () => {
    publishElsewhere(`data/${PRICES}`, (text) => text.replace(/"hotel3Star": \d+/, '"hotel3Star": 4444000'));
    publishElsewhere('software.txt', () => 'second\n');
    const tour = 'packages/lombok-overnight-3d2n.json';
    publishElsewhere(`data/${tour}`, (text) => text.replace('{', '{ "soldOut": ["2031-02-01"],'));
    await desk.edit('A price', setPrice(1, 3_888_000));
    await desk.edit('Sold out', { kind: 'set', file: tour, path: ['soldOut'], after: ['2031-03-01'] });
    await desk.save();
    const { theirs, conflicts } = await look();
    expect(theirs.map(({ operation: { file }, by }) => [file, by])).toContainEqual([PRICES, 'Made']);
    expect(conflicts).toEqual([]);
    const { status, body } = await publish();
    expect({ status, waiting: body.waiting, theirs: body.theirs }).toEqual({
      status: 200,
      waiting: [],
      theirs: [],
    });
    for (const prices of [online(PRICES), read(data, PRICES)]) {
      expect(prices.rows[0].hotel3Star).toBe(4_444_000);
      expect(prices.rows[1].hotel2Star).toBe(3_888_000);
    }
    expect(online(tour).soldOut.toSorted()).toEqual(['2031-02-01', '2031-03-01']);
    // The operator's own unfinished file is as it was.
    expect(readFileSync(join(project, 'software.txt'), 'utf8')).toBe('not finished\n');
    expect(git(join(root, 'online.git'), 'show', 'main:software.txt')).toBe('second');
  });

  it('asks where both changed the same field, with the name, and writes nothing before.', async () => {
    publishElsewhere(`data/${PRICES}`, (text) => text.replace('3999000', '3777000'));
    await desk.edit('A price', setPrice(0, 3_666_000));
    await desk.save();
    const { conflicts } = await look();
    const [conflict] = conflicts;
    expect(conflicts).toMatchObject([{ file: PRICES, mine: 3_666_000, theirs: 3_777_000, by: 'Made' }]);
    const refused = await publish();
    expect(refused.status).toBe(422);
    expect(refused.body.sentence).toContain('same places');
    expect(read(data, PRICES).rows[0].hotel2Star).toBe(3_666_000);
    const { by: _, ...place } = conflict ?? {};
    expect((await publish({ decisions: [{ ...place, choice: 'mine' }] })).status).toBe(200);
    expect(online(PRICES).rows[0].hotel2Star).toBe(3_666_000);
    expect(readFileSync(join(data, PRICES), 'utf8')).not.toContain('<<<');
  });

  it('knows what it has published before, although the place has refused what came after.', async () => {
    const hook = join(root, 'online.git/hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await desk.edit('A price', setPrice(1, 3_444_000));
    await desk.save();
    expect((await publish()).status).toBe(422);
    rmSync(hook);
    publishElsewhere(`data/${PRICES}`, (text) => text.replace('3666000', '3666001'));
    const { conflicts, theirs } = await look();
    expect(conflicts).toEqual([]);
    expect(theirs.map(({ operation }) => operation)).toMatchObject([
      { kind: 'set', before: 3_666_000, after: 3_666_001 },
    ]);
    expect((await publish()).status).toBe(200);
    expect(online(PRICES).rows.slice(0, 2)).toMatchObject([
      { hotel2Star: 3_666_001 },
      { hotel2Star: 3_444_000 },
    ]);
  });

  it('refuses what must not be online, and a place that cannot be reached, and publishes nothing.', async () => {
    await desk.edit('A host', {
      kind: 'set',
      file: 'site.json',
      path: ['unconfirmed'],
      after: { email: 'which?' },
    });
    await desk.save();
    const { findings } = await desk.get<BlockingAnswer>('blocking');
    expect(findings.map(({ path }) => path)).toContain('email');
    expect((await publish()).body.sentence).toContain('must not go online');
    await desk.edit('A host', {
      kind: 'set',
      file: 'site.json',
      path: ['unconfirmed'],
      before: { email: 'which?' },
    });
    await desk.edit('A price', setPrice(0, 3_555_000));
    await desk.save();
    git(project, 'remote', 'set-url', 'origin', join(root, 'nowhere.git'));
    expect((await look()).unreachable).toContain('cannot be reached');
    const { status, body } = await publish();
    expect({ status, sentence: body.sentence }).toEqual({
      status: 422,
      sentence: expect.stringContaining('Nothing was published'),
    });
    git(project, 'remote', 'set-url', 'origin', join(root, 'online.git'));
    expect((await publish()).status).toBe(200);
  });

  it('tells the history of the folder: every save, also once it is published, and what others have published.', async () => {
    await desk.edit('The newest', setPrice(0, 3_333_000));
    await desk.save();
    const { entries } = await desk.get<HistoryAnswer>('history');
    expect(
      entries
        .filter(({ by }) => by === undefined)
        .map(({ changes }) => changes.map(({ sentence }) => sentence).join(', ')),
    ).toEqual([
      'The newest',
      'A host, A price',
      'A host',
      'A price',
      'A price',
      'A price, Sold out',
      'Package C: 2–3 people',
    ]);
    // Of the own versions nothing is left.
    expect(entries.map(({ by }) => by).filter((by) => by !== undefined)).toEqual([
      'Made',
      'Made',
      'Made',
      'Made',
      'Made',
    ]);
    const others = entries.flatMap(({ by, changes }) => (by === undefined ? [] : changes));
    expect(others.map(({ operations }) => operations)).toMatchObject([
      [{ kind: 'set', file: PRICES, before: 3_666_000, after: 3_666_001 }],
      [{ kind: 'set', file: PRICES, before: 3_999_000, after: 3_777_000 }],
      [{ path: ['soldOut'] }],
      [{ file: PRICES, path: ['rows', 0, 'hotel3Star'] }],
    ]);
    const oldest = entries.findLast(({ by }) => by !== undefined);
    expect(oldest).toMatchObject({ changes: [], files: expect.any(Number) });
  });

  it('tells what was changed by hand and published with the saves of the desk.', async () => {
    writeFileSync(join(data, PRICES), readFileSync(join(data, PRICES), 'utf8').replace('4444000', '4444500'));
    expect((await publish()).status).toBe(200);
    const { entries } = await desk.get<HistoryAnswer>('history');
    const [first, second] = entries;
    expect(first).toMatchObject({
      by: 'Wayan',
      changes: [{ operations: [{ file: PRICES, before: 4_444_000, after: 4_444_500 }] }],
    });
    expect(second?.changes.map(({ sentence }) => sentence)).toEqual(['The newest']);
  });

  it('tells when it was published from here, whatever others have published since.', async () => {
    vi.stubEnv('GIT_COMMITTER_DATE', '2031-01-01T00:00:00Z');
    publishElsewhere('data/about.json', (text) => text.replace('{', '{ '));
    vi.unstubAllEnvs();
    const { published, publishedHere } = await look();
    expect({ published, publishedHere }).toEqual({
      published: expect.stringMatching(/^2031/),
      publishedHere: expect.not.stringMatching(/^2031/),
    });
  });
});

describe('Publishing while another program joins the changes of two people', () => {
  it('does nothing, and says so.', async () => {
    const blob = git(project, 'hash-object', '-w', 'software.txt');
    const stages = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tsoftware.txt\n`).join('');
    const gone = `0 ${'0'.repeat(40)}\tsoftware.txt\n`;
    execFileSync('git', ['update-index', '--index-info'], { cwd: project, input: gone + stages });
    const before = git(join(root, 'online.git'), 'rev-parse', 'main');
    const { status, body } = await publish();
    expect({ status, sentence: body.sentence }).toEqual({
      status: 422,
      sentence: expect.stringContaining('Another program'),
    });
    expect(git(join(root, 'online.git'), 'rev-parse', 'main')).toBe(before);
  });
});

describe('What others have published', () => {
  it('does not replace what another program writes while it is taken over.', async () => {
    const plain = join(root, 'written');
    publishableFolder(plain);
    const folder = new DeskFolder(plain, defaultMessages);
    const file = join(plain, PRICES);
    const taking = folder.change(defaultMessages, async (files) => {
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
      folder.readFiles();
      return new Map([[PRICES, files.find(({ path }) => path === PRICES)?.bytes]]);
    });
    await expect(taking).rejects.toThrow(PRICES);
    expect(readFileSync(file, 'utf8')).toMatch(/\n\n$/);
    folder.close();
  });
});

describe('Publishing into a folder', () => {
  const plain = join(root, 'plain');
  const site = join(root, 'plain-site');
  let isRefused = false;
  let own: DeskClient;
  beforeAll(async () => {
    publishableFolder(plain);
    own = await openDesk(plain, site, ({ outFolder }) => {
      if (isRefused) return Promise.reject(new Failure(({ desk: words }) => words.notMade('')));
      mkdirSync(join(outFolder, 'en'), { recursive: true });
      writeFileSync(join(outFolder, 'index.html'), '<h1>Site</h1>');
      writeFileSync(join(outFolder, 'en/picture.jpg'), 'picture');
      return Promise.resolve();
    });
  });
  afterAll(() => own.close());
  const make = () => own.post<PublishingAnswer>('publish', { title: '', sentences: [], decisions: [] });
  const compare = () => own.get<PublishingAnswer>('publishing');

  it('makes the site, says what has changed since, and packs it.', async () => {
    expect(await compare()).toMatchObject({ way: 'folder', place: site, waiting: [] });
    const { status, body } = await make();
    expect({ status, waiting: body.waiting }).toEqual({ status: 200, waiting: [] });
    expect(body.published).toBeDefined();
    const zip = unzipSync(await own.getBytes('site.zip'));
    expect(Object.keys(zip).toSorted()).toEqual(['en/picture.jpg', 'index.html']);
    expect(Buffer.from(zip['index.html'] ?? []).toString()).toBe('<h1>Site</h1>');
    const zone: Operation = {
      kind: 'set',
      file: 'calendar.json',
      path: ['zone'],
      before: read(plain, 'calendar.json').zone,
      after: 'Asia/Tokyo',
    };
    await own.edit('Zone', zone);
    await own.save();
    expect((await compare()).waiting).toMatchObject([
      { operation: { file: 'calendar.json', after: 'Asia/Tokyo' } },
    ]);
    const { entries } = await own.get<HistoryAnswer>('history');
    expect(entries.map(({ changes }) => changes)).toMatchObject([[{ sentence: 'Zone', operations: [zone] }]]);
    // The history travels with the folder.
    cpSync(plain, join(root, 'copy'), { recursive: true });
    expect(readdirSync(join(root, 'copy/.history')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  });

  it('still says what has changed where the site could not be made.', async () => {
    const { published } = await compare();
    isRefused = true;
    expect((await make()).status).toBe(422);
    const { waiting, published: last } = await compare();
    expect(waiting).toHaveLength(1);
    expect(last).toBe(published);
  });
});
