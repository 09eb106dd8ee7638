import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Manifest, type Rolldown } from 'vite';
import { screenFilesByKind } from '../../../src/app/screens.tsx';
import type { PageKind } from '../../../src/domain/page-data/page.ts';
import { projectFolder } from '../../project/folders.ts';
import { type AppFiles, PAGE_WORKER, type ScreenFiles } from './app-files.ts';
import { codeVersion } from './code-version.ts';
import { laterScripts, messageScripts, screenChunks, styleSheet } from './screen-chunks.ts';
import { appFolder, siteViteConfig } from './vite-config.ts';

const MANIFEST_FOLDER = '.vite';

/** On a busy machine the bundler would name plugins that take long: nobody who builds a site can do anything about it. */
const CHECKS = { bundlerTimings: false };

/** Documents name two dozen of them, and what tells files apart cannot be compressed: no more of it than is needed. */
const ASSET_NAMES = {
  entryFileNames: 'assets/[name]-[hash:6].js',
  chunkFileNames: 'assets/[name]-[hash:6].js',
  assetFileNames: 'assets/[name]-[hash:6][extname]',
};

/** The search of tours, relative to the app's folder. */
const SEARCH = '../features/destinations/tour-search.ts';

/**
 * Bundles the app for the browser, and what makes pages of it.
 *
 * @param generated the generated modules that the app is bundled with
 * @param siteFolder where files of the site go
 * @param workerFolder where the module that makes pages goes
 */
export async function bundleApp(
  generated: string,
  languages: readonly string[],
  siteFolder: string,
  workerFolder: string,
): Promise<AppFiles> {
  const dataAddress = `/data/${codeVersion()}`;
  const manifest = await bundleForBrowser(generated, dataAddress, siteFolder);
  const [starter, serviceWorker] = await Promise.all([
    bundleScript(generated, 'starter.ts'),
    bundleScript(generated, 'offline/worker.ts'),
    // The bundler has threads of its own.
    bundlePageWorker(generated, workerFolder),
  ]);
  const template = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  rmSync(join(siteFolder, 'index.html'));
  return {
    template,
    styleSheet: styleSheet(manifest),
    starter,
    serviceWorker,
    dataAddress,
    screens: screensOf(manifest),
    messages: Object.fromEntries(languages.map((code) => [code, messageScripts(manifest, code)])),
    search: laterScripts(manifest, SEARCH, screenFilesByKind().destinations ?? ''),
  };
}

function screensOf(manifest: Manifest): Readonly<Record<PageKind, ScreenFiles>> {
  const screens = Object.entries(screenFilesByKind()).map(([kind, file]) => [
    kind,
    screenChunks(manifest, file),
  ]);
  // Every kind has a file.
  return Object.fromEntries(screens) as Record<PageKind, ScreenFiles>;
}

async function bundleForBrowser(
  generated: string,
  dataAddress: string,
  outFolder: string,
): Promise<Manifest> {
  const config = siteViteConfig(generated, 'site');
  await build({
    ...config,
    define: { 'import.meta.env.DATA_ADDRESS': JSON.stringify(dataAddress) },
    build: {
      outDir: outFolder,
      emptyOutDir: true,
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
                test: /[\\/]src[\\/](?:ui(?![\\/](?:Cards|Field|PlaceMap|Section[\\/]Grid|prices))|domain(?![\\/]trip-)|i18n)[\\/]/,
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
  });
  const manifest = JSON.parse(
    readFileSync(join(outFolder, MANIFEST_FOLDER, 'manifest.json'), 'utf8'),
  ) as Manifest;
  rmSync(join(outFolder, MANIFEST_FOLDER), { recursive: true });
  return manifest;
}

/** Bundles a module of the app in one piece: the starter stands in documents, the service worker by itself. */
async function bundleScript(generated: string, file: string): Promise<string> {
  const result = await build({
    ...siteViteConfig(generated),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        checks: CHECKS,
        input: join(appFolder, file),
        // Of the modules that it imports only what is used.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife' },
      },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Bundles the app with what makes documents of it, as a module for threads. */
async function bundlePageWorker(generated: string, outFolder: string): Promise<void> {
  const config = siteViteConfig(generated);
  await build({
    ...config,
    // Of the packages' code for developers and for visitors one is needed.
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
    // In one piece: threads load it many times as fast as the packages' own hundreds of files.
    ssr: { noExternal: true },
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      ssr: join(projectFolder, 'scripts/site/pages/page-worker.ts'),
      minify: false,
      rolldownOptions: {
        checks: CHECKS,
        output: { entryFileNames: PAGE_WORKER, format: 'es', codeSplitting: false },
      },
    },
  });
}
