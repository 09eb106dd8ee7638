import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { Failure } from '../failure.ts';

/** A running server. */
export interface RunningServer {
  readonly server: Server;
  readonly url: string;
}

const IMMUTABLE = /^\/(?:assets|images)\//;

/**
 * Serves a built site as a static host does: `/x` and `/x/` alike, compressed files, and the language's own
 * page with status 404 for everything else. It reads only: other methods are refused.
 *
 * @param port 0 takes any free one
 * @param host from where it can be reached; this machine only, unless given
 * @throws Failure if there is no site, or the port is taken
 */
export async function serveSite(folder: string, port: number, host = 'localhost'): Promise<RunningServer> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Failure(({ serve }) => serve.noSite(folder));
  }
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader(
        'Cache-Control',
        IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(readFileSync(notFoundFile(folder, request.url ?? '/')));
    });
  });
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { server, url: `http://localhost:${actual}` };
}

/** The page for unknown addresses that lies nearest above the address. */
function notFoundFile(folder: string, url: string): string {
  const segment = /^\/([A-Za-z]+)(?=[/?#]|$)/.exec(url)?.[1] ?? '';
  const own = join(folder, segment, '404.html');
  return segment !== '' && existsSync(own) ? own : join(folder, '404.html');
}

function listen(server: Server, port: number, host: string): Promise<void> {
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
