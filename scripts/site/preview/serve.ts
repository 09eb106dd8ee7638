import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Failure } from '../../failure.ts';
import { BuiltSite } from './built-site.ts';

/** A running server. */
export interface RunningServer {
  readonly server: Server;
  readonly url: string;
}

/**
 * Serves a built site as a static host does that knows all of its rules: `/x` and `/x/` alike, compressed files,
 * headers, redirects, and the language's own page with status 404 for everything else. It reads only: other methods
 * are refused. The site may be built anew meanwhile.
 *
 * @param port 0 takes any free one
 * @param host from where it can be reached; this machine only, unless given
 * @throws Failure if there is no site, or the port is taken
 */
export async function serveSite(folder: string, port: number, host = '127.0.0.1'): Promise<RunningServer> {
  requireSite(folder);
  const site = new BuiltSite(folder);
  const server = createServer((request, response) => {
    void respond(site, request, response);
  });
  await listen(server, port, host);
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return { server, url: `http://localhost:${actual}` };
}

/** @throws Failure if there is no site in a folder */
export function requireSite(folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) throw new Failure(({ serve }) => serve.noSite(folder));
}

/** Whatever happens to a request, the server goes on. */
async function respond(site: BuiltSite, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  try {
    const { status, headers, body } = await site.answer(request.url ?? '/', request.headers);
    response.writeHead(status, headers).end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
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
