import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { readableAddress } from '../../src/shared/language-address.ts';
import { CACHE_FOREVER, REVALIDATE, readHostRules } from '../build/hosting/host-rules.ts';
import { Failure } from '../failure.ts';

/** A running server. */
export interface RunningServer {
  readonly server: Server;
  readonly url: string;
}

/**
 * Serves a built site as a static host does that follows all of its rules: `/x` and `/x/` alike, compressed files,
 * headers, redirects, and the language's own page with status 404 for everything else. It reads only: other methods
 * are refused. Every answer is read from the disk, so that the site may be built again meanwhile.
 *
 * @param port 0 takes any free one
 * @param host from where it can be reached; this machine only, unless given
 * @throws Failure if there is no site, or the port is taken
 */
export async function serveSite(folder: string, port: number, host = '127.0.0.1'): Promise<RunningServer> {
  requireSite(folder);
  const sendFile = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const server = createServer((request, response) => respond(folder, sendFile, request, response));
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { server, url: `http://localhost:${actual}` };
}

/** @throws Failure if there is no site in a folder */
function requireSite(folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) throw new Failure(({ serve }) => serve.noSite(folder));
}

/** The server goes on after any error. */
function respond(
  folder: string,
  sendFile: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  // A file may be gone between being found and being opened.
  response.on('pipe', (file: Readable) => file.on('error', () => response.destroy()));
  try {
    answer(folder, sendFile, request, response);
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}

function answer(
  folder: string,
  sendFile: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers, lasting, prefixes, redirects } = readHostRules(folder);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const [path = '/'] = (request.url ?? '/').split('?');
  const plain = readableAddress(path).replace(/(?<=.)\/$/, '');
  const redirect = redirects.find(({ from }) => readableAddress(from) === plain);
  if (redirect) {
    response.writeHead(301, { Location: redirect.to }).end();
    return;
  }
  const isLasting = lasting.some((start) => path.startsWith(start));
  response.setHeader('Cache-Control', isLasting ? CACHE_FOREVER : REVALIDATE);
  // Parts of files are not served: sirv fails on a range whose end is before its start, and misreads others.
  delete request.headers.range;
  sendFile(request, response, () => {
    const prefix = prefixes.find((start) => path.startsWith(`${start}/`)) ?? '';
    const page = join(folder, prefix, '404.html');
    const text = existsSync(page) ? readFileSync(page) : '';
    response.writeHead(404, { 'Cache-Control': REVALIDATE, 'Content-Type': 'text/html; charset=utf-8' });
    response.end(text);
  });
}

/** @throws Failure if the port is taken or cannot be used */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        isTaken
          ? new Failure(({ serve }) => serve.portTaken(port, port + 1))
          : Failure.from(error, ({ serve }) => serve.portUnusable(port)),
      );
    });
    server.listen(port, host, resolve);
  });
}
