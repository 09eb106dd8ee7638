import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type { TokenAnswer } from '../../src/desk/store/api.ts';
import { siteViteConfig } from '../build/app/vite-config.ts';
import { listen } from '../dev/serve.ts';
import type { Messages } from '../messages/messages.ts';
import { findInJournal } from '../operator/data-folder/journal.ts';
import { cacheFolder, defaultOutFolder, projectFolder } from '../project/folders.ts';
import { type AnsweringDesk, answerApi, answerStart, sendFailure, sendJson } from './answer-api.ts';
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

/**
 * Serves the desk: its page and modules by Vite, the data folder below `/api/` as soon as it can be opened.
 *
 * @param port 0 takes any free one
 * @param outFolder the folder into which the site is made where no other place to publish it is set up
 * @param make makes the site into that folder
 * @throws Failure if the folder cannot be read or the port is taken
 */
export async function serveDesk(
  dataFolder: string,
  port: number,
  messages: Messages,
  outFolder = defaultOutFolder,
  make?: MakeSite,
): Promise<RunningDesk> {
  const token = randomBytes(24).toString('base64url');
  const server = createServer();
  const vite = await createVite(server);
  const start = new DeskStart(dataFolder, (): AnsweringDesk => {
    const folder = new DeskFolder(dataFolder, messages);
    vite.watcher.add(dataFolder);
    vite.watcher.on('all', (_event, path) => {
      if (path.startsWith(dataFolder + sep) && !path.startsWith(findInJournal(dataFolder)))
        folder.noteChange();
    });
    return { folder, publisher: new Publisher(folder, outFolder, make) };
  });
  const findPort = (): number => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // No program needs the forms in which the path would be another one than the address says.
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
      if (isPreviewPath(pathname)) return answerPreview(start.desk.folder, vite, url, response);
      if (pathname.startsWith('/api/')) return answerApi(start.desk, request, response, url);
      return sendPage(vite, token, request, response);
    };
    answer().catch((error: unknown) => sendFailure(response, error, searchParams));
  });
  const close = async (): Promise<void> => {
    start.close();
    await vite.close();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  try {
    await start.findNeed(messages);
    await listen(server, port, '127.0.0.1');
  } catch (error) {
    await close();
    throw error;
  }
  return { url: `http://localhost:${findPort()}/`, close };
}

/** Every address that is no module is a screen of the desk. */
async function sendPage(
  vite: ViteDevServer,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = '/', headers } = request;
  const kind = headers['sec-fetch-dest'];
  const isScreen = kind === undefined ? !/[.@]/.test(url) : kind === 'document';
  if (!isScreen) return sendModule(vite, request, response);
  const template = readFileSync(join(deskFolder, 'index.html'), 'utf8').replace('%token%', token);
  const html = await vite.transformIndexHtml('/desk/index.html', template);
  response
    .writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...PAGE_HEADERS,
    })
    .end(html);
}

function sendModule(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((done, failed) => {
    response.on('close', done);
    vite.middlewares(request, response, (error: unknown) => {
      if (error) failed(error);
      else response.writeHead(404).end();
    });
  });
}

/** No other page may show the desk in a frame. */
const PAGE_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const sourceFolder = join(projectFolder, 'src');
const deskFolder = join(sourceFolder, 'desk');

/** @param server carries Vite's own messages, too: a port of their own would be shared with other desks */
function createVite(server: Server): Promise<ViteDevServer> {
  const config = siteViteConfig(join(deskFolder, 'preview/generated'));
  return createViteServer({
    ...config,
    root: sourceFolder,
    appType: 'custom',
    // The site's own development server would replace what it finds in its own cache.
    cacheDir: join(cacheFolder, `vite-desk-${config.mode}`),
    // Found before the first page: a library found later would bring a second React with it.
    optimizeDeps: { ...config.optimizeDeps, entries: ['desk/main.tsx', 'desk/preview/main.tsx'] },
    server: { ...config.server, middlewareMode: true, hmr: false, ws: { server } },
  });
}
