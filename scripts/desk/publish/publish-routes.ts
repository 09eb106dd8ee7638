import type { ServerResponse } from 'node:http';
import type * as z from 'zod';
import { pictureBody } from '../../../src/desk/store/picture-api.ts';
import { publishBody } from '../../../src/desk/store/publish-api.ts';
import type { Messages } from '../../messages/messages.ts';
import type { DeskFolder } from '../desk-folder.ts';
import { addPicture } from '../pictures/add-picture.ts';
import { sendZip } from './publish-folder.ts';
import type { Publisher } from './publisher.ts';

/** Bytes of a body that holds a photograph. */
const MOST_BYTES = 90_000_000;

/** A request, and how its body is read and its answer sent. */
export interface Exchange {
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
  readonly messages: Messages;
  readonly readBody: <Body>(schema: z.ZodType<Body>, mostBytes?: number) => Promise<Body>;
  readonly sendJson: (value: unknown) => void;
}

/** Routes of history, publishing and pictures. @returns whether the address is one of them */
export async function answerPublishing(
  route: string,
  folder: DeskFolder,
  publisher: Publisher,
  { response, query, messages, readBody, sendJson }: Exchange,
): Promise<boolean> {
  switch (route) {
    case 'GET /api/history':
      sendJson(await publisher.readHistory());
      return true;
    case 'GET /api/publishing':
      sendJson(await publisher.describe(messages, query.has('look')));
      return true;
    case 'POST /api/publish': {
      const body = await readBody(publishBody);
      sendJson(await publisher.publish(messages, query.get('language') ?? '', body));
      return true;
    }
    case 'GET /api/site.zip':
      await sendZip(publisher.outFolder, response);
      return true;
    case 'POST /api/picture': {
      const body = await readBody(pictureBody, MOST_BYTES);
      sendJson(await addPicture(folder.sources, folder.pictures, body));
      return true;
    }
    default:
      return false;
  }
}
