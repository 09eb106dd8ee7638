import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { PICTURE_FALLBACK } from '../../src/app/picture-fallback.ts';
import { WORKER_ADDRESS } from '../../src/shared/offline.ts';
import { RETIRED_WORKER } from '../build/offline/worker-script.ts';
import type { CompileResult } from '../compiler/compile.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import { Failure } from '../failure.ts';
import { pictureType } from '../files/picture-types.ts';
import type { Messages } from '../messages/messages.ts';
import { findInJournal } from '../operator/data-folder/journal.ts';
import { summarize } from '../report/render-pretty.ts';
import type { LiveContent } from './live-content.ts';

const SETTLE_MILLISECONDS = 40;

/**
 * For the development server: recompiles when a file of the data folder is saved, shows mistakes over the
 * page, and serves the pictures.
 */
export function contentPlugin(content: LiveContent): Plugin {
  return {
    name: 'content',
    // What is generated is shown once all of it is written.
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
    // Changes under way are nothing to show yet.
    if (!path.startsWith(content.dataFolder + sep) || path.startsWith(findInJournal(content.dataFolder)))
      return;
    clearTimeout(timer);
    timer = setTimeout(recompile, SETTLE_MILLISECONDS);
  });
}

/** Nothing where the folder cannot be read just now: it is tried again when the next file is saved. */
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
