import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseCommandLine, UsageError } from '../command-line.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder } from '../project/folders.ts';

const DEFAULT_PORT = 4321;

/** Opens the editor of a data folder in the browser; it runs until it is interrupted. */
export async function run(args: readonly string[], messages: Messages): Promise<number> {
  const options = parseCommandLine('desk', args, messages);
  if (!options) return 0;
  // React's checks of itself would make typing slow. It decides on them as it is loaded.
  process.env.NODE_ENV = 'production';
  const { serveDesk } = await import('../desk/serve-desk.ts');
  const { url } = await serveDesk(
    resolve(options.data ?? defaultDataFolder),
    readPort(options.port),
    messages,
  );
  console.log(messages.desk.at(url));
  if (options['no-open'] === undefined) openInBrowser(url);
  return 0;
}

function readPort(text: string | undefined): number {
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new UsageError(({ commandLine }) => commandLine.noPort(text));
}

/** Opens an address in the browser; without one the printed address is enough. */
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
