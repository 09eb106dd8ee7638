import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS } from '../../site/budgets.ts';
import { asBrotli } from '../../site/store/brotli.ts';

/** Where the twins stand in the copy of a site. */
const TWINS = 'without-scripts';
const SCRIPT = /<script\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/script\s*>/gi;
const LINK = /<link\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const REL = /\srel=(?:"modulepreload"|'modulepreload'|modulepreload(?=[\s/>]))/i;
const PRELOADED_SCRIPT = /\sas=["']?script\b/i;

/** A document without its script elements, and without links that fetch scripts; else byte for byte the same. */
export function withoutScripts(html: string): string {
  return html
    .replace(SCRIPT, '')
    .replace(LINK, (link) => (REL.test(link) || PRELOADED_SCRIPT.test(link) ? '' : link));
}

/** The address of a page's bare twin. */
export function twinOf(address: string): string {
  return `/${TWINS}${address}`;
}

/** Makes a copy of a site with bare twins of the pages at these addresses, compressed like the pages. */
export async function copyWithTwins(
  site: string,
  folder: string,
  addresses: readonly string[],
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  for (const address of addresses) {
    const file = join(folder, twinOf(address), 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    const twin = Buffer.from(withoutScripts(readFileSync(join(site, address, 'index.html'), 'utf8')));
    writeFileSync(file, twin);
    writeFileSync(`${file}.br`, await asBrotli(twin, BUDGETS.documents));
    writeFileSync(`${file}.gz`, gzipSync(twin, { level: 9 }));
  }
}
