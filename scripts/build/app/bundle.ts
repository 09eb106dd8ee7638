import { join } from 'node:path';
import { build, type Manifest, type ManifestChunk, type Rolldown } from 'vite';
import type { PageKind } from '../../../src/shared/page-data/page.ts';
import { projectFolder } from '../../project/folders.ts';
import { type CachedFiles, decode } from '../build-cache.ts';
import { packagesWith } from '../licenses.ts';
import type { AppFiles, ScreenFiles } from './app-files.ts';
import { codeVersion } from './code-version.ts';
import { appFolder, OLDEST_BROWSERS, siteViteConfig } from './vite-config.ts';

const MANIFEST = '.vite/manifest.json';
const TEMPLATE = 'index.html';

/** Warnings about slow plugins are of no use to operators. */
const CHECKS = { bundlerTimings: false };

/** Short hashes: documents name two dozen files, and hashes do not compress. */
const ASSET_NAMES = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** An app as it is bundled. */
export interface BundledApp {
  readonly files: AppFiles;
  /** Files of the site, by their paths. */
  readonly siteFiles: CachedFiles;
  /** The module that makes pages. */
  readonly worker: Uint8Array;
}

/** Folder of the generated modules that the app is bundled with, and the codes of its languages. */
export interface BundleRequest {
  readonly generated: string;
  readonly languages: readonly string[];
}

/** Bundles the app for the browser, and the module that renders its pages. */
export async function bundleApp({ generated, languages }: BundleRequest): Promise<BundledApp> {
  const dataAddress = `/data/${codeVersion()}`;
  const app = await bundleForBrowser(generated, dataAddress);
  const {
    [MANIFEST]: list,
    [TEMPLATE]: template,
    ...siteFiles
  } = Object.fromEntries(
    app.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
  const manifest = JSON.parse(decode(list)) as Manifest;
  // One after the other: each takes much memory.
  const starter = await bundleScript(generated, 'starter.ts');
  const serviceWorker = await bundleScript(generated, 'offline/worker.ts');
  const worker = await bundlePageWorker(generated);
  const files = {
    template: decode(template),
    starter: starter.code.trim(),
    serviceWorker: serviceWorker.code.trim(),
    packages: packagesWith([...app, starter, serviceWorker].flatMap(listOrigins)),
    dataAddress,
    screens: listScreens(manifest),
    messages: Object.fromEntries(languages.map((code) => [code, messageScripts(manifest, code)])),
  };
  return { files, siteFiles, worker: Buffer.from(worker) };
}

/** The module of a screen, by whose name `src/app/screens.tsx` has its page type. */
const SCREEN = /\/(\w)(\w*)Screen\.tsx$/;

function listScreens(manifest: Manifest): Readonly<Record<PageKind, ScreenFiles>> {
  const screens = Object.keys(manifest).flatMap((key) => {
    const [, first, rest] = SCREEN.exec(key) ?? [];
    return first === undefined ? [] : [[first.toLowerCase() + rest, screenChunks(manifest, key)]];
  });
  // Every kind has a screen.
  return Object.fromEntries(screens) as Record<PageKind, ScreenFiles>;
}

async function bundleForBrowser(
  generated: string,
  dataAddress: string,
): Promise<Rolldown.RolldownOutput['output']> {
  const config = siteViteConfig(generated, 'site');
  const result = await build({
    ...config,
    define: { 'import.meta.env.DATA_ADDRESS': JSON.stringify(dataAddress) },
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      manifest: true,
      modulePreload: false,
      // Pages of all types share one style sheet: a visitor fetches it once.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        checks: CHECKS,
        output: {
          ...ASSET_NAMES,
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
              // Many small chunks compress worse than one, and cost a request each. Cards, map, fields and prices for
              // a group stay apart: most pages do without some of them.
              { name: 'parts', test: /node_modules[\\/]@mantine/, minShareCount: 2 },
              {
                name: 'shared',
                test: /[\\/]src[\\/](?:ui(?![\\/](?:Cards|PlaceMap|Section[\\/]Grid|prices))|pricing|shared)[\\/]/,
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
  });
  return readOutput(result);
}

/** The modules and files that a file of the bundle was made from. */
function listOrigins(file: Rolldown.OutputChunk | Rolldown.OutputAsset): readonly string[] {
  if (file.type === 'asset') return file.originalFileNames;
  return Object.entries(file.modules).flatMap(([id, { code }]) => (code ? [id] : []));
}

function readOutput(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  return ([result].flat()[0] as Rolldown.RolldownOutput).output;
}

/** Bundles a module of the app into one script, such as the starter or the service worker. */
async function bundleScript(generated: string, file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    ...siteViteConfig(generated),
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        checks: CHECKS,
        input: join(appFolder, file),
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  });
  return readOutput(result)[0];
}

/** Bundles the app and the document writer as a module for worker threads. */
async function bundlePageWorker(generated: string): Promise<string> {
  const config = siteViteConfig(generated);
  const result = await build({
    ...config,
    // Picks one of the packages' builds for development and production.
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    // Threads load one file many times as fast as the packages' hundreds.
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: join(projectFolder, 'scripts/build/pages/page-worker.ts'),
      minify: false,
      rolldownOptions: {
        checks: CHECKS,
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  return readOutput(result)[0].code;
}

/** Finds the files of a page type's first view: the entry and the screen, with all their imports. */
function screenChunks(manifest: Manifest, screen: string): ScreenFiles {
  const entry = findKey(manifest, (key) => manifest[key]?.isEntry === true);
  const chunks = collectChunks(manifest, [entry, screen]);
  const assets = new Set(chunks.flatMap((chunk) => chunk.assets ?? []));
  return {
    app: manifest[entry]?.file ?? '',
    scripts: scriptFiles(chunks),
    fonts: [...assets].filter((file) => file.endsWith('.woff2')),
  };
}

/** The scripts with the messages of a language, with all that they import. */
function messageScripts(manifest: Manifest, code: string): readonly string[] {
  return scriptFiles(
    collectChunks(manifest, [findKey(manifest, (key) => key.endsWith(`/${code}/messages.ts`))]),
  );
}

function scriptFiles(chunks: readonly ManifestChunk[]): readonly string[] {
  return chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
}

function findKey(manifest: Manifest, matches: (key: string) => boolean): string {
  const keys = Object.keys(manifest).filter(matches);
  const [key] = keys;
  if (key === undefined || keys.length > 1)
    throw new Error(`Expected one chunk, found ${keys.join(', ') || 'none'}.`);
  return key;
}

/** Imports first: they are needed before the chunk itself runs. */
function collectChunks(manifest: Manifest, keys: readonly string[]): readonly ManifestChunk[] {
  const chunks = new Set<ManifestChunk>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    for (const imported of chunk.imports ?? []) collect(imported);
    chunks.add(chunk);
  };
  for (const key of keys) collect(key);
  return [...chunks];
}
