import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { decideBody, pictureBody, poBody, saveBody, stepsBody } from '../../src/desk/store/api.ts';
import { planBody, startBody } from '../../src/desk/store/plan-api.ts';
import { type BlockingAnswer, publishBody } from '../../src/desk/store/publish-api.ts';
import { english } from '../../src/desk/words/en.ts';
import { rewordFindings, rewordPlan, rewordQuestions } from '../../src/desk/words/reword-findings.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';
import { chooseMessages } from '../command-line.ts';
import { Failure, isEnvironmentError, PlainError } from '../failure.ts';
import { pictureType } from '../files/picture-types.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import type { DeskFolder } from './desk-folder.ts';
import type { DeskStart } from './desk-start.ts';
import { addPicture } from './pictures/add-picture.ts';
import { sendZip } from './publish/publish-folder.ts';
import type { Publisher } from './publish/publisher.ts';

/** The open desk, as requests are answered from it. */
export interface AnsweringDesk {
  readonly folder: DeskFolder;
  readonly publisher: Publisher;
}

/** Bytes of the longest body that is read, and of one that holds a photograph. */
const MAX_BYTES = 20_000_000;
const MAX_PICTURE_BYTES = 90_000_000;

/** Answers what the folder needs before it is open, and prepares it. */
export async function answerStart(
  start: DeskStart,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const messages = messagesFor(query);
  if (request.method === 'GET') return sendJson(response, await start.readStartState(messages));
  sendJson(response, await start.prepare(await readBody(request, startBody), messages));
}

/** Answers a request below `/api/`, beside those of the preview. */
export async function answerApi(
  { folder, publisher }: AnsweringDesk,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams: query }: URL,
): Promise<void> {
  const messages = messagesFor(query);
  const words = deskLanguages[query.get('language') ?? ''] ?? english;
  switch (`${request.method} ${pathname}`) {
    case 'GET /api/folder':
      return sendJson(response, folder.describe());
    case 'GET /api/findings': {
      const { findings, ...answer } = await folder.reports.check(messages);
      const documents = folder.reports.readDocuments();
      return sendJson(response, {
        ...answer,
        findings: rewordFindings(documents, findings, words),
      });
    }
    case 'GET /api/blocking': {
      const findings = await folder.reports.findAllBlocking(messages);
      const documents = folder.reports.readDocuments();
      return sendJson(response, {
        findings: rewordFindings(documents, findings, words),
      } satisfies BlockingAnswer);
    }
    case 'GET /api/fixes':
      return sendJson(response, folder.reports.proposeFixes(messages));
    case 'GET /api/trips':
      return sendJson(response, await folder.reports.describeTrips());
    case 'GET /api/questions':
      return sendJson(
        response,
        rewordQuestions(
          folder.reports.readDocuments(),
          folder.reports.describeQuestions(query.get('kind') ?? '', query.get('id') ?? '', messages),
          words,
        ),
      );
    case 'POST /api/plan': {
      const plan = await folder.reports.planEntry(await readBody(request, planBody), messages);
      return sendJson(response, rewordPlan(folder.reports.readDocuments(), plan, words));
    }
    case 'GET /api/po':
      return sendText(response, await folder.reports.writeTranslatorFile(query.get('of') ?? ''));
    case 'POST /api/po':
      return sendJson(
        response,
        await folder.reports.readTranslatorFile(await readBody(request, poBody), messages),
      );
    case 'GET /api/consequences':
      return sendJson(response, await folder.reports.findConsequences(query.get('language') ?? undefined));
    case 'GET /api/file': {
      const path = query.get('path') ?? '';
      const content = folder.readFile(path) ?? folder.pictures.get(query.get('of') ?? '');
      return sendPicture(response, path, content, 'no-cache');
    }
    case 'GET /api/events':
      return sendEvents(response, folder, query.get('window') ?? undefined);
    case 'POST /api/steps': {
      const log = folder.addSteps(await readBody(request, stepsBody));
      return log ? sendJson(response, log) : sendJson(response, folder.describe().log, 409);
    }
    case 'POST /api/decide':
      return sendJson(response, folder.decide(await readBody(request, decideBody)));
    case 'POST /api/save':
      await readBody(request, saveBody);
      return sendJson(
        response,
        await folder.save(messages, { head: await publisher.findVersion(), language: words.code }),
      );
    case 'GET /api/history':
      return sendJson(response, await publisher.readHistory());
    case 'GET /api/publishing':
      return sendJson(response, await publisher.describe(messages, query.has('look')));
    case 'GET /api/publishing/changes':
      return sendJson(
        response,
        await publisher.describeChanges(messages, query.get('language') ?? undefined),
      );
    case 'POST /api/publish': {
      const body = await readBody(request, publishBody);
      return sendJson(response, await publisher.publish(messages, query.get('language') ?? '', body));
    }
    case 'GET /api/site.zip':
      return sendZip(publisher.outFolder, response);
    case 'POST /api/picture': {
      const body = await readBody(request, pictureBody, MAX_PICTURE_BYTES);
      return sendJson(response, await addPicture(folder.sources, folder.pictures, body));
    }
    default:
      response.writeHead(404).end();
  }
}

/** The messages in the language of the desk's page. */
function messagesFor(query: URLSearchParams): Messages {
  return chooseMessages(query.get('language') ?? undefined);
}

/** An invalid body, which the desk's own page never sends. */
class BadRequest extends Error {}

async function readBody<Body>(
  request: IncomingMessage,
  schema: z.ZodType<Body>,
  mostBytes = MAX_BYTES,
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

/** Sends an answer as JSON. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(value));
}

function sendText(response: ServerResponse, text: string): void {
  response
    .writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(text);
}

/** Sends a picture, which cannot run scripts here even where it is opened by itself; 404 without one. */
export function sendPicture(
  response: ServerResponse,
  path: string,
  content: string | Uint8Array | undefined,
  caching: string,
): void {
  const type = pictureType(path);
  if (content === undefined || type === undefined) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, {
      'Content-Type': type,
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': caching,
    })
    .end(content);
}

function sendEvents(response: ServerResponse, folder: DeskFolder, window: string | undefined): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  response.write('retry: 1000\n\n');
  const end = folder.listen((event) => response.write(`data: ${JSON.stringify(event)}\n\n`), window);
  response.on('close', end);
}

/** Answers a request that failed with a sentence for the operator. */
export function sendFailure(response: ServerResponse, error: unknown, query: URLSearchParams): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof BadRequest) {
    sendJson(response, { sentence: error.message }, 400);
    return;
  }
  const broken: Localized = ({ desk }) => desk.broken;
  // Names a full disk as the reason.
  const known = isEnvironmentError(error) ? Failure.from(error, broken) : error;
  const isPlain = known instanceof PlainError;
  if (!isPlain) console.error(error);
  const sentence = isPlain ? known.messageIn(messagesFor(query)) : broken(messagesFor(query));
  sendJson(response, { sentence }, isPlain && !isEnvironmentError(error) ? 422 : 500);
}
