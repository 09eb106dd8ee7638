import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';
import { secondOperatorFolder } from '../helpers/workspace.ts';

let program: ChildProcess;
let url = '';

/** Starts the development server, and waits until it prints its address. */
beforeAll(async () => {
  const launcher = join(projectFolder, 'scripts/run.cjs');
  program = spawn(process.execPath, [launcher, 'dev', '--data', secondOperatorFolder], {
    env: { ...process.env, PORT: '5399', LC_ALL: 'C' },
  });
  url = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stdout?.on('data', (piece) => {
      said += String(piece);
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    program.on('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
});

afterAll(() => {
  program.removeAllListeners('exit');
  program.kill();
});

describe('the development server', () => {
  it('serves the app.', async () => {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('entry-browser');
  });

  it('serves no file outside the project.', async () => {
    for (const path of ['/@fs/etc/passwd', '/@fs/etc/passwd?import&raw']) {
      const response = await fetch(new URL(path, url));
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('root:');
    }
  });

  it('unregisters the service worker of a published site.', async () => {
    const response = await fetch(new URL('/sw.js', url));
    expect(response.headers.get('Content-Type')).toContain('javascript');
    expect(await response.text()).toContain('registration.unregister()');
  });

  it('does not answer pages of other origins.', async () => {
    const response = await fetch(url, { headers: { Origin: 'http://localhost:9999' } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
