import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a host answers: a file of the site, or where to go. */
export interface Answer {
  readonly status: number;
  /** Path of the file below the site's folder. */
  readonly file?: string;
  readonly location?: string;
}

/** How a host answers an address of a site in a folder. */
export type StaticHost = (site: string, address: string) => Answer;

// The tables of github.com/slorber/trailing-slash-guide (docs/Hosting-Providers.md) tell what hosts answer where there
// is x.html, x/index.html or both; the rest is from the hosts' own pages, named below.

/**
 * GitHub Pages: `/x` is `x.html`, else leads to the folder `/x/` (301). The page for unknown addresses is `/404.html`
 * everywhere. Reads no rules.
 */
export const gitHubPages: StaticHost = (site, address) => {
  const found = firstFile(site, candidates(address, '.html'));
  if (found !== undefined) return { status: 200, file: found };
  if (isFile(site, `${address}/index.html`)) return { status: 301, location: `${address}/` };
  return { status: 404, file: '404.html' };
};

/**
 * Netlify (docs.netlify.com/routing/redirects): the first rule that fits, slash at the end or not; without "!" only
 * where there is no file ("shadowing"). `/x` is `x.html`, else leads to `/x/`; `/x/` leads to `/x` where there is
 * `x.html`. A rule with 404 sends its file with that status.
 */
export const netlify: StaticHost = (site, address) => {
  const plain = address.replace(/(?<=.)\/$/, '');
  const fits = (from: string): boolean =>
    from.endsWith('/*') ? `${plain}/`.startsWith(from.slice(0, -1)) : from === plain;
  const rules = rulesOf(site).filter(({ from }) => fits(from));
  const file = fileOnNetlify(site, address);
  const rule = rules.find(({ status }) => status.endsWith('!')) ?? (file ? undefined : rules[0]);
  if (rule) return ruled(rule.status, rule.to);
  return file ?? { status: 404, file: '404.html' };
};

function fileOnNetlify(site: string, address: string): Answer | undefined {
  if (address.length > 1 && address.endsWith('/') && isFile(site, `${address.slice(0, -1)}.html`))
    return { status: 301, location: address.slice(0, -1) };
  const found = firstFile(site, candidates(address, '.html'));
  if (found !== undefined) return { status: 200, file: found };
  return isFile(site, `${address}/index.html`) ? { status: 301, location: `${address}/` } : undefined;
}

/** developers.cloudflare.com/pages/configuration/redirects: lines with another status are left out. */
const KNOWN_TO_CLOUDFLARE = new Set(['200', '301', '302', '303', '307', '308']);

/**
 * Cloudflare Pages (developers.cloudflare.com/pages/configuration/serving-pages): redirects are followed whether or
 * not there is a file. `/x.html` leads to `/x`, `/x/index.html` to `/x/` (308). An unknown address gets the 404.html
 * of its folder, or of the nearest one above.
 */
export const cloudflarePages: StaticHost = (site, address) => {
  const rule = rulesOf(site).find(({ from, status }) => KNOWN_TO_CLOUDFLARE.has(status) && from === address);
  if (rule) return ruled(rule.status, rule.to);
  if (isFile(site, address) && address.endsWith('.html'))
    return { status: 308, location: address.replace(/(?:(?<=\/)index)?\.html$/, '') };
  const found = firstFile(site, candidates(address, '.html'));
  if (found !== undefined) return { status: 200, file: found };
  if (isFile(site, `${address}/index.html`)) return { status: 308, location: `${address}/` };
  if (isFile(site, `${address.replace(/\/$/, '')}.html`))
    return { status: 308, location: address.replace(/\/$/, '') };
  for (let folder = dirname(address); ; folder = dirname(folder)) {
    const page = join(folder, '404.html').slice(1);
    if (folder === '/' || isFile(site, `/${page}`)) return { status: 404, file: page };
  }
};

/** The files that an address may be, the first that there is. */
function candidates(address: string, ending: string): readonly string[] {
  return address.endsWith('/') ? [`${address}index.html`] : [address, address + ending];
}

function firstFile(site: string, paths: readonly string[]): string | undefined {
  const found = paths.find((path) => isFile(site, path));
  return found === undefined ? undefined : decodeURI(found).slice(1);
}

function isFile(site: string, path: string): boolean {
  return statSync(join(site, decodeURI(path)), { throwIfNoEntry: false })?.isFile() ?? false;
}

function ruled(status: string, to: string): Answer {
  const code = Number.parseInt(status, 10);
  return code === 404 ? { status: 404, file: to.slice(1) } : { status: code, location: to };
}

function rulesOf(site: string) {
  const path = join(site, '_redirects');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
  return lines.map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return { from, to, status };
  });
}
