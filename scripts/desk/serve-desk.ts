import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import * as z from 'zod';
import { planBody } from '../../src/desk/entries/plan-api.ts';
import { decideBody, poBody, saveBody, stepsBody, type TokenAnswer } from '../../src/desk/store/api.ts';
import { siteViteConfig } from '../build/app/vite-config.ts';
import { chooseMessages } from '../command-line.ts';
import { listen } from '../dev/serve.ts';
import { Failure, isEnvironmentError, PlainError } from '../failure.ts';
import { pictureType } from '../files/picture-types.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { findInJournal } from '../operator/data-folder/journal.ts';
import { cacheFolder, defaultOutFolder, projectFolder } from '../project/folders.ts';
import { DeskFolder } from './desk-folder.ts';
import { refusalReason } from './guard.ts';
import { answerPublishing } from './publish/publish-routes.ts';
import { Publisher } from './publish/publisher.ts';
import { answerPreview, isPreviewPath } from './serve-preview.ts';

/** The desk of a data folder, reachable from this machine only. */
export interface RunningDesk {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Bytes of the longest body that is read. */
const MOST_BYTES = 20_000_000;

/**
 * Serves the desk: its page and modules by Vite, the data folder below `/api/`.
 *
 * @param port 0 takes any free one
 * @param outFolder the folder into which the site is made where no other place to publish it is set up
 * @throws Failure if the folder cannot be read or the port is taken
 */
export async function serveDesk(
  dataFolder: string,
  port: number,
  messages: Messages,
  outFolder = defaultOutFolder,
): Promise<RunningDesk> {
  const folder = new DeskFolder(dataFolder, messages);
  const publisher = new Publisher(folder, outFolder);
  const token = randomBytes(24).toString('base64url');
  const server = createServer();
  await listen(server, port, '127.0.0.1');
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : port;
  const vite = await createVite(server);
  vite.watcher.add(dataFolder);
  vite.watcher.on('all', (_event, path) => {
    if (path.startsWith(dataFolder + sep) && !path.startsWith(findInJournal(dataFolder))) folder.noteChange();
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // No program needs the forms in which the path would be another one than the address says.
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (!url || !request.url?.startsWith(url.pathname)) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, searchParams } = url;
    const reason = refusalReason(request, pathname, { port: ownPort, token });
    if (reason !== undefined) {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end(reason);
      return;
    }
    if (request.method === 'GET' && pathname === '/api/token') {
      sendJson(response, { token } satisfies TokenAnswer);
      return;
    }
    const answering = isPreviewPath(pathname)
      ? answerPreview(folder, vite, url, response)
      : pathname.startsWith('/api/')
        ? answer(folder, publisher, request, response, pathname, searchParams)
        : sendPage(vite, token, request, response);
    answering.catch((error: unknown) => sendFailure(response, error, searchParams));
  });
  return {
    url: `http://localhost:${ownPort}/`,
    close: async () => {
      folder.close();
      await vite.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answer(
  folder: DeskFolder,
  publisher: Publisher,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  query: URLSearchParams,
): Promise<void> {
  const messages = messagesFor(query);
  switch (`${request.method} ${pathname}`) {
    case 'GET /api/folder':
      return sendJson(response, folder.describe());
    case 'GET /api/findings':
      return sendJson(response, await folder.check(messages));
    case 'GET /api/fixes':
      return sendJson(response, folder.proposeFixes(messages));
    case 'GET /api/trips':
      return sendJson(response, await folder.describeTrips());
    case 'GET /api/questions':
      return sendJson(
        response,
        folder.describeQuestions(query.get('kind') ?? '', query.get('id') ?? '', messages),
      );
    case 'POST /api/plan':
      return sendJson(response, await folder.planEntry(await readBody(request, planBody), messages));
    case 'GET /api/po':
      return sendText(response, await folder.writeTranslatorFile(query.get('of') ?? ''));
    case 'POST /api/po':
      return sendJson(response, await folder.readTranslatorFile(await readBody(request, poBody), messages));
    case 'GET /api/consequences':
      return sendJson(response, await folder.findConsequences(query.get('language') ?? undefined));
    case 'GET /api/file':
      return sendFile(response, folder, query.get('path') ?? '');
    case 'GET /api/events':
      return sendEvents(response, folder);
    case 'POST /api/steps': {
      const log = folder.addSteps(await readBody(request, stepsBody));
      return log ? sendJson(response, log) : sendJson(response, folder.describe().log, 409);
    }
    case 'POST /api/decide':
      return sendJson(response, folder.decide(await readBody(request, decideBody)));
    case 'POST /api/save':
      await readBody(request, saveBody);
      return sendJson(response, await folder.save(messages, await publisher.findVersion()));
    default: {
      const isKnown = await answerPublishing(`${request.method} ${pathname}`, folder, publisher, {
        response,
        query,
        messages,
        readBody: (schema, mostBytes) => readBody(request, schema, mostBytes),
        sendJson: (value) => sendJson(response, value),
      });
      if (!isKnown) response.writeHead(404).end();
    }
  }
}

/** The messages of the language that the desk's page speaks. */
function messagesFor(query: URLSearchParams): Messages {
  return chooseMessages(query.get('language') ?? undefined);
}

/** A body that is not as it should be: the desk's own page sends none of these. */
class BadRequest extends Error {}

async function readBody<Body>(
  request: IncomingMessage,
  schema: z.ZodType<Body>,
  mostBytes = MOST_BYTES,
): Promise<Body> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > mostBytes) throw new BadRequest('The body is too long.');
    chunks.push(chunk);
  }
  try {
    return schema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw new BadRequest(error.message);
    throw error;
  }
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));
}

function sendText(response: ServerResponse, text: string): void {
  response
    .writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text);
}

/** Pictures cannot run scripts here, even where they are opened by themselves. */
function sendFile(response: ServerResponse, folder: DeskFolder, path: string): void {
  const bytes = folder.readFile(path);
  const type = pictureType(path);
  if (!bytes || !type) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, {
      'Content-Type': type,
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-cache',
    })
    .end(bytes);
}

function sendEvents(response: ServerResponse, folder: DeskFolder): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 1000\n\n');
  const end = folder.listen((event) => response.write(`data: ${JSON.stringify(event)}\n\n`));
  response.on('close', end);
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

function sendFailure(response: ServerResponse, error: unknown, query: URLSearchParams): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof BadRequest) {
    sendJson(response, { sentence: error.message }, 400);
    return;
  }
  const broken: Localized = ({ desk }) => desk.broken;
  // A full disk says so.
  const known = isEnvironmentError(error) ? Failure.from(error, broken) : error;
  const isPlain = known instanceof PlainError;
  if (!isPlain) console.error(error);
  const sentence = isPlain ? known.messageIn(messagesFor(query)) : broken(messagesFor(query));
  sendJson(response, { sentence }, 500);
}

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
