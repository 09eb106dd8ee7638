import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Names under which a browser on this machine reaches it. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The header that carries the token of the desk's own page. */
const TOKEN_HEADER = 'x-desk-token';

/** The server to guard, and the token that only its own page knows. */
interface Guarded {
  readonly port: number;
  readonly token: string;
}

/**
 * Says why a request is refused; undefined for one of the desk's own page. Any page that is open in the browser can send
 * requests to this machine: none of them may read or change the data folder.
 *
 * @param pathname the path by which the request is answered
 */
export function refusalReason(
  { headers, method = '' }: IncomingMessage,
  pathname: string,
  { port, token }: Guarded,
): string | undefined {
  const hosts = OWN_HOSTS.map((host) => `${host}:${port}`);
  if (!hosts.includes(headers.host ?? '')) return 'The host is not this machine.';
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`))
    return 'The request comes from another site.';
  const site = headers['sec-fetch-site'];
  if (!pathname.startsWith('/api/')) {
    // The address may be opened by hand or from another program.
    return site === undefined ||
      site === 'same-origin' ||
      site === 'none' ||
      headers['sec-fetch-mode'] === 'navigate'
      ? undefined
      : 'The request comes from another site.';
  }
  if (site !== undefined && site !== 'same-origin') return 'The request comes from another site.';
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (method !== 'POST') return 'The method is not allowed.';
  if (headers['content-type'] !== 'application/json') return 'The content is not JSON.';
  return isToken(headers[TOKEN_HEADER], token) ? undefined : 'The token is wrong.';
}

function isToken(given: string | readonly string[] | undefined, token: string): boolean {
  if (typeof given !== 'string') return false;
  const [left, right] = [Buffer.from(given), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}
