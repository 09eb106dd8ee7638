import type { ServerResponse } from 'node:http';
import { sendJson, sendPicture } from './answer-api.ts';
import type { DeskFolder } from './desk-folder.ts';

/** Nothing in the preview reaches another host, beside pictures and maps that pages show. */
const DOCUMENT_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'self' 'unsafe-inline'; img-src 'self' data: https:; frame-src https:; font-src 'self' data:; connect-src 'self'; form-action 'none'; frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const OWN_ADDRESS = /^\/(?:preview$|preview\/messages\/|api\/preview\/|images\/)/;

/** True if a path belongs to the preview: its document, the data of its pages, their pictures. */
export function isPreviewPath(pathname: string): boolean {
  return OWN_ADDRESS.test(pathname);
}

/**
 * Answers a request of the preview.
 *
 * @param html its document
 */
export function answerPreview(
  folder: DeskFolder,
  html: string,
  { pathname, searchParams }: URL,
  response: ServerResponse,
): void {
  if (pathname === '/preview') {
    response.writeHead(200, DOCUMENT_HEADERS).end(html);
  } else if (pathname.startsWith('/images/')) {
    const picture = folder.preview.findPicture(pathname);
    const isDrawing = picture !== undefined && 'drawing' in picture;
    const content = isDrawing ? picture.drawing : picture && folder.readFile(picture.file);
    // The address changes with the content.
    sendPicture(response, picture && !isDrawing ? picture.file : pathname, content, 'max-age=3600');
  } else if (pathname.startsWith('/preview/messages/')) {
    const code = folder.preview.findMessages(pathname);
    const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
    response.writeHead(code === undefined ? 404 : 200, headers).end(code);
  } else {
    const answer = findAnswer(folder, pathname.slice('/api/preview/'.length), searchParams);
    sendJson(response, answer, answer === undefined ? 404 : 200);
  }
}

/** Undefined if there is nothing to show. */
function findAnswer({ preview }: DeskFolder, name: string, query: URLSearchParams): unknown {
  const language = query.get('in') ?? '';
  const path = query.get('path') ?? '/';
  const file = query.get('file');
  switch (name) {
    case 'site':
      return preview.describeSite();
    case 'page':
      return preview.resolvePage(
        language,
        path,
        file === null ? undefined : { file, field: query.get('field') ?? '' },
      );
    case 'tours':
      return preview.loadTours(language, Number(query.get('part')));
    case 'field':
      return preview.findField(language, path, query.getAll('text'), query.get('row') ?? '');
    case 'shown':
      return preview.findShown(language, path, { file: file ?? '', field: query.get('field') ?? '' });
    default:
      return undefined;
  }
}
