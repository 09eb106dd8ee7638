import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type FSWatcher, watch } from 'chokidar';
import type { TokenAnswer } from '../../src/desk/store/api.ts';
import { escapeHtml } from '../../src/shared/escape-html.ts';
import { listen } from '../dev/serve.ts';
import type { Messages } from '../messages/messages.ts';
import { journalPath } from '../operator/data-folder/journal.ts';
import { defaultOutFolder } from '../project/folders.ts';
import { type AnsweringDesk, answerApi, answerStart, sendFailure, sendJson } from './answer-api.ts';
import { type DeskApp, sendAppFile } from './desk-app.ts';
import { DeskFolder } from './desk-folder.ts';
import { DeskStart } from './desk-start.ts';
import { refusalReason } from './guard.ts';
import type { MakeSite } from './publish/publish-folder.ts';
import { Publisher } from './publish/publisher.ts';
import { answerPreview, isPreviewPath } from './serve-preview.ts';

/** The desk of a data folder, reachable from this machine only. */
export interface RunningDesk {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Parts of a desk besides its data folder. */
interface DeskParts {
  readonly app: DeskApp;
  /** The folder into which the site is made where no other place to publish it is set up. */
  readonly outFolder?: string;
  /** Makes the site into that folder. */
  readonly make?: MakeSite;
}

/**
 * Serves the desk: its page and scripts, and the data folder below `/api/` as soon as it can be opened.
 *
 * @param port 0 takes any free one
 * @throws Failure if the folder cannot be read or the port is taken
 */
export async function serveDesk(
  dataFolder: string,
  port: number,
  messages: Messages,
  { app, outFolder = defaultOutFolder, make }: DeskParts,
): Promise<RunningDesk> {
  const token = randomBytes(24).toString('base64url');
  const screen = app.desk
    .replace('%token%', token)
    .replace('%outdated%', escapeHtml(messages.failures.browserOutdated));
  const server = createServer();
  const watchers: FSWatcher[] = [];
  const start = new DeskStart(dataFolder, (): AnsweringDesk => {
    const folder = new DeskFolder(dataFolder, messages);
    watchers.push(watchFolder(dataFolder, () => folder.noteChange()));
    return { folder, publisher: new Publisher(folder, outFolder, make) };
  });
  const findPort = (): number => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Refuses addresses that URL parsing would normalize to another path.
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url || !request.url?.startsWith(url.pathname)) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, searchParams } = url;
    const reason = refusalReason(request, pathname, { port: findPort(), token });
    if (reason !== undefined) {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end(reason);
      return;
    }
    if (request.method === 'GET' && pathname === '/api/token') {
      sendJson(response, { token } satisfies TokenAnswer);
      return;
    }
    const answer = async (): Promise<void> => {
      if (pathname === '/api/start') return answerStart(start, request, response, searchParams);
      if (isPreviewPath(pathname)) return answerPreview(start.desk.folder, app.preview, url, response);
      if (pathname.startsWith('/api/')) return answerApi(start.desk, request, response, url);
      return isScreen(request) ? sendScreen(screen, response) : sendAppFile(app, pathname, response);
    };
    answer().catch((error: unknown) => sendFailure(response, error, searchParams));
  });
  const close = async (): Promise<void> => {
    start.close();
    await Promise.all(watchers.map((watcher) => watcher.close()));
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  try {
    await start.readStartState(messages);
    await listen(server, port, '127.0.0.1');
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://localhost:${findPort()}/`, close };
}

/** Calls back at every change in a data folder, except those of the journal. */
function watchFolder(dataFolder: string, onChange: () => void): FSWatcher {
  const journal = journalPath(dataFolder);
  const isJournal = (path: string): boolean => path.startsWith(journal);
  return watch(dataFolder, { ignoreInitial: true, ignored: isJournal })
    .on('all', onChange)
    .on('error', onChange);
}

/** Every address that is no file of the app is a screen of the desk. */
function isScreen({ url = '/', headers }: IncomingMessage): boolean {
  const kind = headers['sec-fetch-dest'];
  return kind === undefined ? !url.startsWith('/assets/') : kind === 'document';
}

function sendScreen(html: string, response: ServerResponse): void {
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...PAGE_HEADERS,
    })
    .end(html);
}

/** No other page may show the desk in a frame. */
const PAGE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
