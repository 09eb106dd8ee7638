import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningDesk, serveDesk } from '../../scripts/desk/serve-desk.ts';
import { defaultMessages } from '../../scripts/messages/messages.ts';
import type {
  FindingsAnswer,
  FixesAnswer,
  FolderAnswer,
  PoAnswer,
  SharedLog,
  TripsAnswer,
} from '../../src/desk/store/api.ts';
import type { Operation, Step } from '../../src/desk/store/operation.ts';
import { plainDeskApp } from '../helpers/desk-client.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';

const root = newTemporaryFolder();
const data = join(root, 'data');
const file = 'calendar.json';
let desk: RunningDesk;
let token: string;

beforeAll(async () => {
  cpSync('tests/fixtures/first-operator', data, { recursive: true });
  writeFileSync(join(root, 'secret.png'), 'secret');
  symlinkSync(join(root, 'secret.png'), join(data, 'images/link.png'));
  desk = await serveDesk(data, 0, defaultMessages, { app: plainDeskApp });
  const page = await send('GET', '/');
  token = /desk-token" content="([^"]+)"/.exec(page.body)?.[1] ?? '';
});

afterAll(async () => {
  await desk.close();
  removeFolder(root);
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Sends a request as any program could: `fetch` would not let some of the headers be set. */
function send(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<Answer> {
  const { hostname, port } = new URL(desk.url);
  return new Promise((done, failed) => {
    const sent = httpRequest({ hostname, port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => done({ status: response.statusCode ?? 0, body: text }));
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

function own(): Record<string, string> {
  return { 'content-type': 'application/json', 'x-desk-token': token, 'sec-fetch-site': 'same-origin' };
}

async function folder(): Promise<FolderAnswer> {
  return JSON.parse((await send('GET', '/api/folder')).body) as FolderAnswer;
}

function zoneStep(before: string, after: string): Step {
  return {
    id: `${before} ${after}`,
    sentence: '',
    at: '2030-01-01T00:00:00Z',
    operations: [{ kind: 'set', file, path: ['zone'], before, after }],
  };
}

async function addStep(step: Step): Promise<Answer> {
  const { log } = await folder();
  return send(
    'POST',
    '/api/steps',
    own(),
    JSON.stringify({ version: log.version, replaced: 0, steps: [step] }),
  );
}

const readJson = (path: string) => JSON.parse(readFileSync(join(data, path), 'utf8'));

let count = 0;
function stepOf(operation: Operation): Step {
  count += 1;
  return { id: `step ${count}`, sentence: '', at: '2030-01-01T00:00:00Z', operations: [operation] };
}

async function get<Body>(name: string): Promise<Body> {
  return JSON.parse((await send('GET', `/api/${name}?language=en`)).body) as Body;
}

const zone = (): string => (JSON.parse(readFileSync(join(data, file), 'utf8')) as { zone: string }).zone;

describe('The desk refuses', () => {
  it.each([
    ['a body that any page can send', { 'content-type': 'text/plain' }],
    ['a request of another site', { origin: 'https://evil.example' }],
    ['a request of another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['a name that leads here from elsewhere', { host: 'evil.example' }],
    ['a request without its token', { 'x-desk-token': '' }],
    ['a wrong token', { 'x-desk-token': 'a'.repeat(32) }],
  ])('%s, and writes nothing.', async (_what, headers) => {
    const { log } = await folder();
    const body = JSON.stringify({ version: log.version, replaced: 0, steps: [zoneStep(zone(), 'UTC')] });
    const answer = await send('POST', '/api/steps', { ...own(), ...headers }, body);
    expect(answer.status).toBe(403);
    expect((await folder()).log).toEqual(log);
  });

  it('to be read by another site.', async () => {
    expect((await send('GET', '/api/folder', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send('GET', '/api/folder', { host: 'evil.example' })).status).toBe(403);
  });

  it.each([
    ['leads to another path than it says', '/./api/steps'],
    ['goes up on its way', '/x/../api/steps'],
    ['names a host', 'http://localhost/api/steps'],
    ['is none', '//'],
  ])('an address that %s, and goes on.', async (_what, path) => {
    expect((await send('POST', path, {}, '{}')).status).toBe(400);
    expect((await send('GET', '/api/folder')).status).toBe(200);
  });

  it('to show its preview to another site.', async () => {
    for (const path of ['/preview', '/api/preview/page?in=en&path=/', '/images/x.jpg']) {
      expect((await send('GET', path, { 'sec-fetch-site': 'cross-site' })).status, path).toBe(403);
      expect((await send('GET', path, { host: 'evil.example' })).status, path).toBe(403);
    }
  });

  it.each(['../secret.png', 'images/../../secret.png', '/etc/passwd', 'images/link.png'])(
    'to send the file %s.',
    async (path) => {
      const answer = await send('GET', `/api/file?path=${encodeURIComponent(path)}`);
      expect(answer).toEqual({ status: 404, body: '' });
    },
  );

  it('steps for a file outside of the folder, and writes nothing.', async () => {
    const operation = { kind: 'file', file: '../victim.json', after: '{}' } as const;
    const answer = await addStep({ id: 'x', sentence: '', at: '', operations: [operation] });
    expect(answer.status).toBe(400);
  });

  it('a body that is not as agreed, with a sentence.', async () => {
    const answer = await send('POST', '/api/steps', own(), '{"version": 1');
    expect(answer.status).toBe(400);
    expect((JSON.parse(answer.body) as { sentence: string }).sentence).not.toBe('');
  });
});

describe('The desk', () => {
  it('saves a change into the file, and undoes it to the first bytes.', async () => {
    const before = readFileSync(join(data, file));
    const first = zone();
    const added = await addStep(zoneStep(first, 'Pacific/Apia'));
    expect(added.status).toBe(200);
    const saved = await send('POST', '/api/save', own(), '{"language":"en"}');
    expect((JSON.parse(saved.body) as SharedLog).saved).toBe(1);
    expect(zone()).toBe('Pacific/Apia');
    const { id } = zoneStep(first, 'Pacific/Apia');
    await addStep({ ...zoneStep('Pacific/Apia', first), undoes: id });
    await send('POST', '/api/save', own(), '{"language":"en"}');
    expect(readFileSync(join(data, file))).toEqual(before);
  });

  it('sees within a second what an editor beside it has saved, and does not overwrite it.', async () => {
    await addStep(zoneStep(zone(), 'Asia/Tokyo'));
    const text = readFileSync(join(data, file), 'utf8').replace(/"zone": "[^"]+"/, '"zone": "Asia/Dili"');
    writeFileSync(join(data, file), text);
    await expect.poll(async () => (await folder()).log.conflicts.length, { timeout: 1000 }).toBe(1);
    const refused = await send('POST', '/api/save?language=en', own(), '{"language":"en"}');
    expect(refused.status).toBe(422);
    expect(zone()).toBe('Asia/Dili');
    const [conflict] = (await folder()).log.conflicts;
    await send('POST', '/api/decide', own(), JSON.stringify({ conflict, choice: 'ours' }));
    await send('POST', '/api/save', own(), '{"language":"en"}');
    expect(zone()).toBe('Asia/Tokyo');
  });

  it('names entries that are held back in findings, too.', async () => {
    const path = 'packages/hidden-tour.json';
    const tour = { ...readJson('packages/honeymoon-2d1n.json'), draft: true };
    const name = { kind: 'set', file: 'texts/en/packages.json', path: ['hidden-tour'] } as const;
    await addStep(stepOf({ ...name, after: { name: 'Hidden tour' } }));
    await addStep(stepOf({ kind: 'file', file: path, after: `${JSON.stringify(tour, null, 2)}\n` }));
    const { findings } = await get<FindingsAnswer>('findings');
    const found = findings.filter(({ file: of, code }) => of === path && code === 'itinerary.missing');
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('“Hidden tour”')]);
  });

  it('says which translations are older than their originals, until they are recorded.', async () => {
    const german = 'texts/de/packages.json';
    const key = 'lombok-overnight-3d2n.summary';
    const isStale = async () => {
      const { openTexts } = await get<FindingsAnswer>('findings');
      return openTexts.find(({ file: of, path }) => of === german && path.join('.') === key);
    };
    expect(await isStale()).toBeUndefined();
    const before = readJson('texts/en/packages.json')['lombok-overnight-3d2n'].summary;
    const path = key.split('.');
    await addStep(stepOf({ kind: 'set', file: 'texts/en/packages.json', path, before, after: 'Another.' }));
    const stale = await isStale();
    expect(stale).toBeDefined();
    const lock = 'texts/de/.translated.json';
    const recorded = readJson(lock)[stale?.key ?? ''];
    await addStep(
      stepOf({
        kind: 'set',
        file: lock,
        path: [stale?.key ?? ''],
        before: recorded,
        after: stale?.hash ?? '',
      }),
    );
    expect(await isStale()).toBeUndefined();
    await send('POST', '/api/save', own(), '{"language":"en"}');
    expect(readJson(lock)[stale?.key ?? '']).toBe(stale?.hash);
  });

  it('proposes what can be put right in one way only, as a change of the file.', async () => {
    const prices = 'prices/lombok-overnight-c.json';
    const path = ['rows', 0, 'hotel2Star'];
    const before = readJson(prices).rows[0].hotel2Star;
    await addStep(stepOf({ kind: 'set', file: prices, path, before, after: 'Rp 3.550.000' }));
    const { fixes } = await get<FixesAnswer>('fixes');
    const [fix] = fixes;
    expect(fix?.changes).toMatchObject([{ kind: 'amount', after: '3550000' }]);
    await addStep(stepOf({ kind: 'file', file: prices, before: fix?.before ?? '', after: fix?.after ?? '' }));
    expect((await get<FixesAnswer>('fixes')).fixes).toEqual([]);
  });

  it('says what prices follow from, and of every tour which price list holds.', async () => {
    const findTrips = async () => (await get<TripsAnswer>('trips')).trips;
    // A picture that is a link is a mistake: nothing is said of prices.
    expect(await findTrips()).toBeUndefined();
    rmSync(join(data, 'images/link.png'));
    await expect.poll(findTrips).toBeDefined();
    const trips = await findTrips();
    const tour = trips?.tours.find(({ id }) => id === 'lombok-overnight-3d2n');
    expect(tour?.calendar?.zone).toBeDefined();
    const files = tour?.lists.map(({ file: list }) => list) ?? [];
    expect(files).toContain('prices/lombok-overnight-c.json');
    expect(files.every((list) => list !== undefined && trips?.tables[list] !== undefined)).toBe(true);
  });

  it('exchanges the texts of a language with a translator, by a file that changes nothing by itself.', async () => {
    const { body } = await send('GET', '/api/po?of=de', own());
    const sendBack = async (text: string, name = 'de.po'): Promise<Answer> =>
      send(
        'POST',
        '/api/po',
        own(),
        JSON.stringify({ of: 'de', name, content: Buffer.from(text).toString('base64') }),
      );
    const key = 'msgctxt "packages.lombok-overnight-3d2n.summary"';
    const changed = body.replace(new RegExp(`(${key}\nmsgid [^]*?\nmsgstr )"`), '$1"Neu: ');
    const answer = JSON.parse((await sendBack(changed)).body) as PoAnswer;
    expect(answer.problems).toEqual([]);
    expect(answer.counts).toMatchObject({ changed: 1, unknown: 0 });
    const german = answer.files.find(({ file: path }) => path === 'texts/de/packages.json');
    expect(german?.after).toContain('"Neu: ');
    expect(german?.before).toBe(readFileSync(join(data, 'texts/de/packages.json'), 'utf8'));

    const cut = JSON.parse((await sendBack(`${changed}\n${changed}`)).body) as PoAnswer;
    expect(cut.problems).not.toEqual([]);
    expect(cut.files).toEqual([]);
    expect((await sendBack(changed.replace('Language: de', 'Language: fr'))).status).toBe(422);
  });

  it('sends its page at every address but those of its scripts.', async () => {
    expect((await send('GET', '/tours/packages/a.b')).body).toContain(token);
    expect((await send('GET', '/assets/desk.js')).body).toBe('export {};');
    expect((await send('GET', '/assets/other.js')).status).toBe(404);
    expect((await send('GET', '/assets/desk.js', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('does not open a second time on the same folder: both would keep unsaved changes in one place.', async () => {
    await expect(serveDesk(data, 0, defaultMessages, { app: plainDeskApp })).rejects.toThrow(/is open on/);
    expect((await folder()).files.length).toBeGreaterThan(0);
  });

  it('says in the language of its page what the check finds.', async () => {
    const { body } = await send('GET', '/api/findings?language=id');
    expect(body).toContain('"findings"');
  });
});
