import { readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { PICTURE_FALLBACK } from '../../src/app/picture-fallback.ts';
import { type CompileResult, compileSite } from '../compiler/compile.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { readDataFolder } from '../compiler/read/read-data-folder.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import { today } from '../project/today.ts';
import { summarize } from '../report/render-pretty.ts';
import { reportFindings } from '../report/report-findings.ts';
import { shownPictures } from './images/site-pictures.ts';

const SETTLE_MILLISECONDS = 40;

const MIME: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Keeps the generated modules of a data folder up to date. */
export class ContentWatcher {
  /** Addresses of pictures and their files in the data folder. */
  #images: ReadonlyMap<string, string> = new Map();
  /** Addresses of drawn pictures and what they hold. */
  #drawings: ReadonlyMap<string, string> = new Map();
  #iconHref = '';

  constructor(
    readonly dataFolder: string,
    readonly generated: string,
  ) {}

  /** Compiles the data folder; with errors, the modules written last stay as they are. */
  compile(): CompileResult {
    const sources = readDataFolder(this.dataFolder);
    const result = compileSite(sources, { today: today() });
    if (!result.ok) {
      reportFindings(
        result.diagnostics.filter(({ severity }) => severity === 'error'),
        sources,
      );
      return result;
    }
    const { written } = writeFiles(this.generated, result.files);
    // While one edits, the original stands for all that is made of it.
    const shown = result.site.images.flatMap(shownPictures);
    this.#images = new Map(shown.map(({ address, source }) => [address, source]));
    this.#drawings = new Map(result.site.drawings.map(({ src, content }) => [src, content]));
    this.#iconHref = result.site.icon.src;
    console.log(`Content compiled: ${summarize(result.diagnostics)}, ${written.length} modules written.`);
    return result;
  }

  /** Address of the small picture beside the title. */
  get iconHref(): string {
    return this.#iconHref;
  }

  /** The picture of an address. */
  image(address: string): Uint8Array | string | undefined {
    const source = this.#images.get(address);
    return source === undefined ? this.#drawings.get(address) : readFileSync(join(this.dataFolder, source));
  }
}

/**
 * For the development server: recompiles when a file of the data folder is saved, shows mistakes over the
 * page, and serves the pictures.
 */
export function contentPlugin(content: ContentWatcher): Plugin {
  return {
    name: 'content',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: content.iconHref } },
      { tag: 'script', children: PICTURE_FALLBACK },
    ],
    configureServer(server) {
      watch(server, content);
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').replace(/\?.*$/, '');
        const image = content.image(address);
        if (image === undefined) return next();
        response.setHeader('Content-Type', MIME[extname(address)] ?? 'application/octet-stream');
        response.end(image);
      });
    },
  };
}

function watch(server: ViteDevServer, content: ContentWatcher): void {
  let timer: NodeJS.Timeout | undefined;
  let isBroken = false;
  const recompile = (): void => {
    const result = content.compile();
    if (result.ok && isBroken) server.hot.send({ type: 'full-reload' });
    isBroken = !result.ok;
    const first = result.diagnostics.find(({ severity }) => severity === 'error');
    if (first) server.hot.send({ type: 'error', err: overlay(first, result.diagnostics) });
  };
  server.watcher.add(content.dataFolder);
  server.watcher.on('all', (_event, path) => {
    if (!path.startsWith(content.dataFolder + sep)) return;
    clearTimeout(timer);
    timer = setTimeout(recompile, SETTLE_MILLISECONDS);
  });
}

function overlay({ at, message, hint }: Diagnostic, all: readonly Diagnostic[]) {
  return {
    message: `${message} ${hint} (${summarize(all)})`,
    stack: '',
    plugin: 'content',
    id: at.file,
    loc: { file: at.file, line: at.line, column: at.column },
  };
}
