import type * as z from 'zod';
import type {
  Conflict,
  DeskEvent,
  decideBody,
  FailureAnswer,
  FolderAnswer,
  SharedLog,
  stepsBody,
  TokenAnswer,
} from './api.ts';

/** A request that the desk's server did not carry out; the message is a sentence for the operator. */
export class RequestFailure extends Error {}

/** The desk's server, as its page speaks to it. */
export interface Connection {
  readonly fetchFolder: () => Promise<FolderAnswer>;
  /** Gives the log afterwards, and whether the steps were added to it. */
  readonly addSteps: (
    change: z.infer<typeof stepsBody>,
  ) => Promise<{ readonly log: SharedLog; readonly isAdded: boolean }>;
  readonly decide: (conflict: Conflict, choice: z.infer<typeof decideBody>['choice']) => Promise<SharedLog>;
  readonly save: () => Promise<SharedLog>;
  /** Calls another path of the server: GET, or POST with a body. */
  readonly ask: <Answer>(path: string, body?: unknown) => Promise<Answer>;
  /** Calls back at every event, and with undefined whenever the server may have been away. @returns stops listening */
  readonly listen: (listener: (event: DeskEvent | undefined) => void) => () => void;
}

/**
 * Connects the page with its server.
 *
 * @param firstToken from the page itself: no other page knows it
 * @param language returns the language of sentences
 * @param unreachable the sentence where the server does not answer
 * @param window the id of the window that shows the page
 */
export function connect(
  firstToken: string,
  language: () => string,
  unreachable: () => string,
  window: string,
): Connection {
  let token = firstToken;
  /** A program that was started again has another token; its own page may ask for it. */
  async function request(path: string, body?: unknown): Promise<Response> {
    const response = await send(path, body);
    if (response.status !== 403) return response;
    token = (await readAnswer<TokenAnswer>(await send('/api/token'))).token;
    return send(path, body);
  }
  async function send(path: string, body?: unknown): Promise<Response> {
    try {
      const address = `${path}${path.includes('?') ? '&' : '?'}language=${language()}`;
      if (body === undefined) return await fetch(address);
      const headers = { 'content-type': 'application/json', 'x-desk-token': token };
      return await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    } catch {
      throw new RequestFailure(unreachable());
    }
  }
  async function readAnswer<Answer>(response: Response): Promise<Answer> {
    const answer = await readJson<Answer | FailureAnswer>(response);
    if (response.ok) return answer as Answer;
    throw new RequestFailure((answer as FailureAnswer).sentence);
  }
  /** An answer may end in the middle when the program is stopped. */
  async function readJson<Answer>(response: Response): Promise<Answer> {
    try {
      return (await response.json()) as Answer;
    } catch {
      throw new RequestFailure(unreachable());
    }
  }
  return {
    fetchFolder: async () => readAnswer(await request('/api/folder')),
    addSteps: async (change) => {
      const response = await request('/api/steps', change);
      if (response.status === 409) return { log: await readJson<SharedLog>(response), isAdded: false };
      return { log: await readAnswer(response), isAdded: true };
    },
    decide: async (conflict, choice) => readAnswer(await request('/api/decide', { conflict, choice })),
    save: async () => readAnswer(await request('/api/save', { language: language() })),
    ask: async (path, body) => readAnswer(await request(path, body)),
    listen: (listener) => {
      const source = new EventSource(`/api/events?window=${window}`);
      source.addEventListener('message', ({ data }) => listener(JSON.parse(String(data)) as DeskEvent));
      source.addEventListener('open', () => listener(undefined));
      return () => source.close();
    },
  };
}

/** The bytes of a file for the body of a request; undefined for a folder, and for a file that is gone. */
export function readBase64(file: File): Promise<string | undefined> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') done(reader.result.replace(/^[^,]*,/, ''));
    });
    reader.addEventListener('error', () => done(undefined));
    reader.readAsDataURL(file);
  });
}
