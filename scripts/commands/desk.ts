import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { parseCommandLine, UsageError } from '../command-line.ts';
import { Failure } from '../failure.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder, shownFolder } from '../project/folders.ts';

const DEFAULT_PORT = 4321;

/** Opens the editor of a data folder in the browser; it runs until it is interrupted. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine('desk', args, messages);
  if (!options) return 0;
  // Without it, React loads its development build, which makes typing slow.
  process.env.NODE_ENV = 'production';
  const [{ loadDeskApp }, { serveDesk }] = await Promise.all([
    import('../desk/desk-app.ts'),
    import('../desk/serve-desk.ts'),
  ]);
  const folder = resolve(options.data ?? defaultDataFolder);
  const port = readPort(options.port);
  const open = (url: string): void => {
    console.log(messages.desk.at(url));
    if (options['no-open'] === undefined) openInBrowser(url);
  };
  const openDesk = await findOpenDesk(folder, port);
  if (openDesk !== undefined) {
    open(openDesk);
    return 0;
  }
  const app = await loadDeskApp(() => console.error(messages.desk.preparing));
  try {
    open((await serveDesk(folder, port, messages, { app })).url);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const other = await waitForOpenDesk(folder, port);
    if (other !== undefined) open(other);
    // Another program has the usual port.
    else if (options.port === undefined) open((await serveDesk(folder, 0, messages, { app })).url);
    else throw error;
  }
  return 0;
}

/** Waits for a desk that another process is starting: two double clicks open one desk. */
async function waitForOpenDesk(folder: string, port: number): Promise<string | undefined> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const url = await findOpenDesk(folder, port);
    if (url !== undefined) return url;
    await setTimeout(300);
  }
  return undefined;
}

/** The address of a desk that is already open on the folder; undefined if there is none on the port. */
async function findOpenDesk(folder: string, port: number): Promise<string | undefined> {
  if (port === 0) return undefined;
  const url = `http://localhost:${port}/`;
  try {
    const answer = await fetch(`${url}api/start`, { signal: AbortSignal.timeout(1000) });
    const described = z.object({ folder: z.string() }).parse(await answer.json());
    return described.folder === shownFolder(folder) ? url : undefined;
  } catch {
    return undefined;
  }
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new UsageError(({ commandLine }) => commandLine.noPort(text));
}

/** Opens an address in the browser, if there is one; the address is printed too. */
function openInBrowser(url: string): void {
  const [program, ...args] = {
    darwin: ['open', url],
    win32: ['cmd', '/c', 'start', '', url],
  }[process.platform as string] ?? ['xdg-open', url];
  if (program === undefined) return;
  spawn(program, args, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
