import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { lookup } from 'mrmime';
import { readableAddress } from '../../../src/domain/language-address.ts';
import { readHostRules } from '../hosting/host-files.ts';
import { ASKED_ANEW, type HostRules, KEPT_FOR_GOOD } from '../hosting/host-rules.ts';
import { readFirst, type WholeFile } from './whole-file.ts';

/** An answer, complete before any of it is sent. */
export interface Answer {
  readonly status: 200 | 301 | 304 | 404 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const NOTHING = Buffer.alloc(0);
/** How often, and how long in milliseconds, a site is waited for that is being replaced. */
const WAIT = { times: 100, milliseconds: 20 } as const;

/** A built site that may be replaced at any moment by another: every answer follows from one of them. */
export class BuiltSite {
  readonly #folder: string;
  #rules: { readonly state: string; readonly rules: HostRules } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What the site says at an address, as a host does that follows all of its rules. */
  async answer(url: string, asked: IncomingHttpHeaders): Promise<Answer> {
    const path = pathOf(url);
    for (let tries = 0; tries < WAIT.times; tries += 1) {
      const state = await this.#state();
      if (state !== undefined) {
        const answer = await this.#answerNow(path, asked, this.#rulesAt(state));
        if (state === (await this.#state())) return answer;
      }
      await sleep(WAIT.milliseconds);
    }
    return { status: 503, headers: { 'Retry-After': '1' }, body: NOTHING };
  }

  async #answerNow(path: string, asked: IncomingHttpHeaders, rules: HostRules): Promise<Answer> {
    const { headers, lasting, redirects } = rules;
    const plain = path.replace(/(?<=.)\/$/, '');
    const redirect = redirects.find(({ from }) => readableAddress(from) === plain);
    if (redirect) return { status: 301, headers: { ...headers, Location: redirect.to }, body: NOTHING };
    const accepted = asked['accept-encoding'] ?? '';
    const found = await readFirst(this.#folder, candidates(path), accepted);
    const isLasting = found !== undefined && lasting.some((folder) => path.startsWith(folder));
    const file = found ?? (await readFirst(this.#folder, pagesForUnknown(path), accepted));
    const all = {
      ...headers,
      'Cache-Control': isLasting ? KEPT_FOR_GOOD : ASKED_ANEW,
      ...(file && headersOf(file)),
    };
    if (!found) return { status: 404, headers: all, body: file?.bytes ?? NOTHING };
    if (asked['if-none-match'] === all.ETag) return { status: 304, headers: all, body: NOTHING };
    return { status: 200, headers: all, body: found.bytes };
  }

  #rulesAt(state: string): HostRules {
    if (this.#rules?.state !== state) this.#rules = { state, rules: readHostRules(this.#folder) };
    return this.#rules.rules;
  }

  /** Changes when the folder is replaced; nothing while it is not there. */
  async #state(): Promise<string | undefined> {
    try {
      const { ino, ctimeMs } = await stat(this.#folder);
      return `${ino} ${ctimeMs}`;
    } catch {
      return undefined;
    }
  }
}

/** The path that an address asks for; one that is no text is nowhere. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/\0';
  }
}

/** The files that an address may be. The document of `/x` is compressed as `x/index.html` only. */
function candidates(path: string): readonly string[] {
  return path.endsWith('/') ? [`${path}index.html`] : [path, `${path}/index.html`, `${path}.html`];
}

/** The pages that say that there is none, that of the address's language first. */
function pagesForUnknown(path: string): readonly string[] {
  const [first] = /^\/[A-Za-z]+(?=\/)/.exec(path) ?? [];
  return [...(first === undefined ? [] : [`${first}/404.html`]), '/404.html'];
}

function headersOf({ path, bytes, encoding }: WholeFile) {
  const type = lookup(path) ?? 'application/octet-stream';
  return {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Content-Length': String(bytes.length),
    ETag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
}
