import { request } from 'node:http';
import type { DeskApp } from '../../scripts/desk/desk-app.ts';
import type { MakeSite } from '../../scripts/desk/publish/publish-folder.ts';
import { type RunningDesk, serveDesk } from '../../scripts/desk/serve-desk.ts';
import { defaultMessages } from '../../scripts/messages/messages.ts';
import type { FolderAnswer, SharedLog } from '../../src/desk/store/api.ts';
import type { Operation, Step } from '../../src/desk/store/operation.ts';

/** An answer of the desk's server. */
interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A desk that is open, as its own page speaks to it. */
export interface DeskClient {
  readonly get: <Body>(path: string) => Promise<Body>;
  readonly getBytes: (path: string) => Promise<Buffer>;
  readonly post: <Body>(path: string, body: unknown) => Promise<Answer<Body>>;
  /** Adds a step of operations. */
  readonly edit: (sentence: string, ...operations: readonly Operation[]) => Promise<void>;
  readonly save: () => Promise<Answer<SharedLog>>;
  readonly close: RunningDesk['close'];
}

/** An app of which only the server is tried. */
export const plainDeskApp: DeskApp = {
  desk: '<meta name="desk-token" content="%token%" />',
  preview: '<title>Preview</title>',
  files: { 'assets/desk.js': Buffer.from('export {};') },
};

/** Opens the desk of a data folder. */
export async function openDesk(data: string, outFolder?: string, make?: MakeSite): Promise<DeskClient> {
  const desk = await serveDesk(data, 0, defaultMessages, { app: plainDeskApp, outFolder, make });
  const { hostname, port } = new URL(desk.url);
  const send = (method: string, path: string, headers = {}, body = ''): Promise<Answer<Buffer>> =>
    new Promise((done, failed) => {
      // A connection that is used again may just be closing.
      const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      });
      sent.on('error', failed);
      sent.end(body);
    });
  const page = await send('GET', '/');
  const token = /desk-token" content="([^"]+)"/.exec(page.body.toString())?.[1] ?? '';
  const own = { 'content-type': 'application/json', 'x-desk-token': token };
  const post = async <Body>(path: string, value: unknown): Promise<Answer<Body>> => {
    const { status, body } = await send('POST', `/api/${path}?language=en`, own, JSON.stringify(value));
    return { status, body: JSON.parse(body.toString()) as Body };
  };
  const getBytes = async (path: string): Promise<Buffer> => (await send('GET', `/api/${path}`)).body;
  const get = async <Body>(path: string): Promise<Body> =>
    JSON.parse((await getBytes(path)).toString()) as Body;
  return {
    get,
    getBytes,
    post,
    edit: async (sentence, ...operations) => {
      const { log } = await get<FolderAnswer>('folder');
      const step: Step = {
        id: crypto.randomUUID(),
        sentence,
        at: new Date().toISOString(),
        operations: [...operations],
      };
      const { status } = await post('steps', { version: log.version, replaced: 0, steps: [step] });
      if (status !== 200) throw new Error(`The step was not added: ${status}`);
    },
    save: () => post('save', { language: 'en' }),
    close: desk.close,
  };
}
