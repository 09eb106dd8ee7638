import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { PICTURE_FALLBACK } from '../../src/app/inline-scripts.ts';
import { WORKER_ADDRESS } from '../../src/shared/offline.ts';
import { shownPictures } from '../build/images/site-pictures.ts';
import { RETIRED_WORKER } from '../build/offline/worker-script.ts';
import { installedTypefaces } from '../build/typefaces/fontsource.ts';
import { type CompileResult, compileSite } from '../compiler/compile.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { writeFiles } from '../compiler/write/write-files.ts';
import { Failure } from '../failure.ts';
import { pictureType } from '../files/picture-types.ts';
import type { Messages } from '../messages/messages.ts';
import { journalPath } from '../operator/data-folder/journal.ts';
import { messagePrinter, openDataFolder } from '../operator/data-folder/open-folder.ts';
import { otherDataFolder } from '../project/folders.ts';
import { today } from '../project/today.ts';
import { summarizeSite } from '../report/before-publishing.ts';
import { reportFindings, summarize } from '../report/render-pretty.ts';

const SETTLE_MILLISECONDS = 40;

/**
 * For the development server: recompiles when a file of the data folder is saved, shows mistakes over the
 * page, and serves the pictures.
 */
export function contentPlugin(content: LiveContent): Plugin {
  return {
    name: 'content',
    // Generated modules are shown once all of them are written.
    hotUpdate: ({ file }) => (file.startsWith(posix(content.generated)) ? [] : undefined),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'icon', href: content.iconHref } },
      { tag: 'script', children: PICTURE_FALLBACK },
    ],
    configureServer(server) {
      watch(server, content);
      server.middlewares.use((request, response, next) => {
        const address = (request.url ?? '').replace(/\?.*$/, '');
        if (address === WORKER_ADDRESS) {
          response.setHeader('Content-Type', 'text/javascript').end(RETIRED_WORKER);
          return undefined;
        }
        const image = content.image(address);
        if (image === undefined) return next();
        response.setHeader('Content-Type', pictureType(address) ?? 'application/octet-stream');
        response.end(image);
      });
    },
  };
}

function watch(server: ViteDevServer, content: LiveContent): void {
  let timer: NodeJS.Timeout | undefined;
  let isBroken = false;
  const recompile = (): void => {
    const result = compiled(content);
    if (!result) return;
    if (result.ok) showSaved(server, content, isBroken);
    isBroken = !result.ok;
    const first = result.diagnostics.find(({ severity }) => severity === 'error');
    if (first) server.hot.send({ type: 'error', err: overlay(first, result.diagnostics, content.messages) });
  };
  server.watcher.add(content.dataFolder);
  server.watcher.on('all', (_event, path) => {
    // Unfinished changes are not shown.
    if (!path.startsWith(content.dataFolder + sep) || path.startsWith(journalPath(content.dataFolder)))
      return;
    clearTimeout(timer);
    timer = setTimeout(recompile, SETTLE_MILLISECONDS);
  });
}

/** Nothing if the folder cannot be read just now: it is tried again when the next file is saved. */
function compiled(content: LiveContent): CompileResult | undefined {
  try {
    return content.compile();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.messageIn(content.messages));
    return undefined;
  }
}

/**
 * Shows what was saved: on the open page where only its data changed, else in a new document, which also takes
 * the mistakes away that stood over it.
 */
function showSaved(server: ViteDevServer, { generated, changed }: LiveContent, wasBroken: boolean): void {
  const { moduleGraph, hot } = server.environments.client;
  const time = Date.now();
  const modules = (path: string) => [...(moduleGraph.getModulesByFile(posix(join(generated, path))) ?? [])];
  const stale = changed.flatMap(modules);
  const seen = new Set<(typeof stale)[number]>();
  for (const module of stale) moduleGraph.invalidateModule(module, seen, time, true);
  const isPlain = changed.every((path) => path.includes('/'));
  if (wasBroken || !isPlain) {
    hot.send({ type: 'full-reload' });
    return;
  }
  const addresses = changed.map(dirnameOfLanguage).flatMap((code) => {
    const [module] = modules(`${code}/language.ts`);
    return module ? [[code, `${module.url}?t=${time}`] as const] : [];
  });
  hot.send('content:saved', { modules: Object.fromEntries(addresses) });
}

/** The modules of a language lie in a folder of its own. */
function dirnameOfLanguage(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

/** Vite names files with forward slashes everywhere. */
function posix(path: string): string {
  return path.replaceAll(sep, '/');
}

function overlay(first: Diagnostic, all: readonly Diagnostic[], messages: Messages) {
  const { at } = first;
  const { message, hint } = first.explain(messages);
  return {
    message: `${message} ${hint} (${summarize(all, messages)})`,
    stack: '',
    plugin: 'content',
    id: at.file,
    loc: { file: at.file, line: at.line, column: at.column },
  };
}

/** A data folder during editing, and its generated modules. */
export class LiveContent {
  /** Addresses of pictures and their files in the data folder. */
  #images: ReadonlyMap<string, string> = new Map();
  /** Addresses of drawn pictures and what they hold. */
  #drawings: ReadonlyMap<string, string> = new Map();
  #iconHref = '';
  #changed: readonly string[] = [];
  #sources: ReadonlyMap<string, SourceFile> = new Map();

  constructor(
    readonly dataFolder: string,
    readonly generated: string,
    readonly messages: Messages,
  ) {}

  /** Compiles the data folder; with errors, the modules written last stay as they are. */
  compile(): CompileResult {
    const sources = this.#readSources();
    const result = compileSite(sources, {
      today: today(),
      typefaces: installedTypefaces(),
      folder: otherDataFolder(this.dataFolder),
    });
    if (!result.ok) {
      reportFindings(
        result.diagnostics.filter(({ severity }) => severity === 'error'),
        sources,
        this.messages,
      );
      return result;
    }
    const { written, removed } = writeFiles(this.generated, result.files);
    this.#changed = [...written, ...removed];
    // During editing the original is sent in place of its widths and formats.
    const shown = result.site.images.flatMap(shownPictures);
    this.#images = new Map(shown.map(({ address, source }) => [address, source]));
    this.#drawings = new Map(result.site.drawings.map(({ src, content }) => [src, content]));
    this.#iconHref = result.site.icon.src;
    const [counts = ''] = summarizeSite(result.diagnostics, this.dataFolder, this.messages);
    console.log(this.messages.serve.recompiled(counts, written.length));
    return result;
  }

  /** The files of the data folder; those that did not change are the same as last time. */
  #readSources(): readonly SourceFile[] {
    const sources = openDataFolder(this.dataFolder, messagePrinter(this.messages)).map((source) => {
      const before = this.#sources.get(source.path);
      return before && isSame(before, source) ? before : source;
    });
    this.#sources = new Map(sources.map((source) => [source.path, source]));
    return sources;
  }

  /** The modules that the last successful run wrote or removed, relative to their folder. */
  get changed(): readonly string[] {
    return this.#changed;
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

function isSame(left: SourceFile, right: SourceFile): boolean {
  return left.unread?.reason === right.unread?.reason && Buffer.compare(left.bytes, right.bytes) === 0;
}
