import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserBundle } from './bundle.ts';
import { firstView, htmlDocument } from './document.ts';
import { type PageChunks, pageChunks } from './page-chunks.ts';
import type { RenderedPage, RenderModule } from './render-module.ts';
import { StyleFolder } from './style-folder.ts';

/** A page as it was written. */
export interface PrerenderedPage {
  readonly address: string;
  /** Path of the HTML file below the site's folder. */
  readonly file: string;
  readonly rendered: RenderedPage;
  readonly chunks: PageChunks;
  readonly document: string;
}

/** A page that could not be rendered, and why. */
export interface PrerenderFailure {
  readonly address: string;
  readonly error: unknown;
}

export interface PrerenderResult {
  readonly pages: readonly PrerenderedPage[];
  readonly failures: readonly PrerenderFailure[];
}

/**
 * Renders every page, and a page for unknown addresses per language, into the site's folder.
 *
 * @param extraHead elements for the head of the page at an address, beside the page's own
 */
export async function prerender(
  module: RenderModule,
  bundle: BrowserBundle,
  extraHead: (address: string) => readonly string[],
  folder: string,
): Promise<PrerenderResult> {
  const styles = new StyleFolder(folder);
  const pages: PrerenderedPage[] = [];
  const failures: PrerenderFailure[] = [];
  for (const { address, file } of await targets(module)) {
    try {
      const rendered = await module.renderAddress(address);
      const chunks = pageChunks(bundle.manifest, rendered);
      const document = htmlDocument(
        bundle.template,
        rendered,
        chunks,
        extraHead(address),
        styles.of(chunks.styles, firstView(bundle.template, rendered)),
        bundle.starter,
      );
      writeDocument(join(folder, file), document);
      pages.push({ address, file, rendered, chunks, document });
    } catch (error) {
      failures.push({ address, error });
    }
  }
  return { pages, failures };
}

interface Target {
  readonly address: string;
  readonly file: string;
}

async function targets(module: RenderModule): Promise<readonly Target[]> {
  const addresses = await module.allAddresses();
  const prefixes = module.siteLanguages.map(({ prefix }) => prefix);
  return [
    ...addresses.map((address) => ({ address, file: htmlFile(address) })),
    ...prefixes.map((prefix) => ({ address: `${prefix}/404`, file: `${prefix}/404.html`.slice(1) })),
  ];
}

/** `/` is `index.html`, `/about` is `about/index.html`. */
function htmlFile(address: string): string {
  return `${address}/index.html`.replace(/^\/+/, '');
}

function writeDocument(path: string, document: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, document);
}
