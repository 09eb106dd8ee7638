import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GeneratedFile } from '../../compiler/emit/generated-file.ts';
import type { Redirect } from '../../compiler/resolve/content.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { contentPolicy } from './content-policy.ts';
import { movedAddresses } from './redirects.ts';

/** Duties of a host besides sending files, independent of its format. */
export interface HostRules {
  /** Headers of every answer, by their names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Folders such as `/assets/` whose files never change: their names contain hashes. */
  readonly lasting: readonly string[];
  /** From former addresses to present ones, in every language, as browsers send them. */
  readonly redirects: readonly Redirect[];
  /** First parts of addresses, as `/en`, below which unknown addresses have a page of their own. */
  readonly prefixes: readonly string[];
}

/** `Cache-Control` of files in lasting folders. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files where the host has no rule of its own. */
export const REVALIDATE = 'no-cache';

const NOT_NEEDED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

const ENCRYPTED = 'max-age=31536000';

/**
 * The rules for the host of a site.
 *
 * @param inlineScripts hashes of inline scripts
 */
export function hostRules(site: ResolvedSite, inlineScripts: readonly string[]): HostRules {
  const { url, languages, externalHosts } = site;
  const infos = languages.map(({ info }) => info);
  return {
    headers: {
      'Content-Security-Policy': `${contentPolicy(externalHosts, inlineScripts)};frame-ancestors 'none'`,
      'Permissions-Policy': NOT_NEEDED.map((feature) => `${feature}=()`).join(', '),
      ...(url.startsWith('https:') && { 'Strict-Transport-Security': ENCRYPTED }),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    lasting: ['/assets/', '/images/'],
    redirects: movedAddresses(site).map(({ from, to }) => ({ from, to })),
    prefixes: infos.flatMap(({ prefix }) => (prefix === '' ? [] : [prefix])),
  };
}

const HEADERS_FILE = '_headers';
const REDIRECTS_FILE = '_redirects';
const PAGE_FOR_UNKNOWN = '/404.html';

/**
 * The rules in the files that Netlify and Cloudflare Pages read. No address gets a header twice: Cloudflare
 * would send both values, separated by a comma.
 */
export function hostFiles(rules: HostRules): readonly GeneratedFile[] {
  const redirects = redirectLines(rules);
  return [
    { path: HEADERS_FILE, content: headerLines(rules).join('\n').concat('\n') },
    ...(redirects.length === 0 ? [] : [{ path: REDIRECTS_FILE, content: redirects.join('\n').concat('\n') }]),
  ];
}

function headerLines({ headers, lasting }: HostRules): readonly string[] {
  return [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...lasting.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${CACHE_FOREVER}`]),
  ];
}

/**
 * Netlify follows the first matching line, but without the `!` only if there is no file, such as a redirecting page.
 * Cloudflare Pages ignores lines with `!` or with 404, and finds pages for unknown addresses itself.
 */
function redirectLines({ redirects, prefixes }: HostRules): readonly string[] {
  return [
    ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]),
    ...prefixes.map((prefix) => `${prefix}/* ${prefix}${PAGE_FOR_UNKNOWN} 404`),
  ];
}

/** Reads the rules from the folder of a built site. */
export function readHostRules(folder: string): HostRules {
  const lines = (file: string): readonly string[] => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  };
  return { ...parseHeaders(lines(HEADERS_FILE)), ...parseRedirects(lines(REDIRECTS_FILE)) };
}

function parseHeaders(lines: readonly string[]): Pick<HostRules, 'headers' | 'lasting'> {
  const headers: Record<string, string> = {};
  const lasting: string[] = [];
  let folder = '';
  for (const line of lines) {
    const [name = '', ...value] = line.trim().split(': ');
    if (line.startsWith('/')) folder = line.slice(0, -1);
    if (line.startsWith('/') && folder !== '/') lasting.push(folder);
    else if (value.length > 0 && folder === '/') headers[name] = value.join(': ');
  }
  return { headers, lasting };
}

function parseRedirects(lines: readonly string[]): Pick<HostRules, 'redirects' | 'prefixes'> {
  const rules = lines.map((line) => line.split(' '));
  return {
    redirects: rules.flatMap(([from = '', to = '', status]) => (status === '301' ? [{ from, to }] : [])),
    prefixes: rules.flatMap(([from = '', , status]) => (status === '404' ? [from.replace('/*', '')] : [])),
  };
}
