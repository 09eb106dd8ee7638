import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';

/** A request to the service: its path, and its fields in order. */
interface Posted {
  readonly path: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** A form service of the test, with answers of the test's choice. */
export interface FormService {
  readonly posted: Posted[];
  /** Status of its answers from now on; none: the network fails. */
  answer: number | undefined;
  readonly server: Server;
}

/** Starts a form service on a free port. */
export async function startFormService(): Promise<FormService> {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      posted.push({ path: request.url ?? '', fields: [...new URLSearchParams(body)] });
      response.writeHead(service.answer ?? 500, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': 'text/html; charset=utf-8',
      });
      response.end('<h1>Got it</h1>');
    });
  });
  const service: FormService = { posted, answer: 200, server };
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return service;
}

/** Lets a page reach the service under the host of another, as if it were on the internet. */
export async function serveForms(page: Page, host: string, service: FormService): Promise<void> {
  const address = service.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The form service does not run.');
  await page.route(`https://${host}/**`, async (route) => {
    if (service.answer === undefined) return route.abort('connectionreset');
    const url = `http://localhost:${address.port}${new URL(route.request().url()).pathname}`;
    return route.fulfill({ response: await route.fetch({ url }) });
  });
}
