import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, serveSite } from '../../scripts/site/serve.ts';
import { newTemporaryFolder, removeFolder } from '../helpers/temporary-folder.ts';

const folder = newTemporaryFolder();
let running: RunningServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'nl'));
  for (const [file, text] of [
    ['index.html', 'home'],
    ['404.html', 'niente'],
    ['nl/index.html', 'thuis'],
    ['nl/404.html', 'niets'],
  ] as const) {
    writeFileSync(join(folder, file), text);
  }
  running = await serveSite(folder, 0);
});

afterAll(() => {
  running.server.close();
  removeFolder(folder);
});

async function answerTo(path: string, method = 'GET'): Promise<readonly [status: number, text: string]> {
  const response = await fetch(running.url + path, { method });
  return [response.status, await response.text()];
}

describe('the server of a built site', () => {
  it.each([
    ['/', 200, 'home'],
    ['/nl', 200, 'thuis'],
    ['/nl/', 200, 'thuis'],
    ['/nowhere', 404, 'niente'],
    ['/nl/nowhere', 404, 'niets'],
  ])('answers %s with %i and its page', async (path, status, text) => {
    expect(await answerTo(path)).toEqual([status, text]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    expect(await answerTo('/', method)).toEqual([405, '']);
  });

  it('answers HEAD without a text', async () => {
    expect(await answerTo('/', 'HEAD')).toEqual([200, '']);
  });

  it('cannot be reached from other machines', () => {
    const bound = running.server.address();
    expect(typeof bound === 'object' && bound?.address).toMatch(/^(?:127\.0\.0\.1|::1)$/);
  });
});
