import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Rolldown } from 'vite';
import { codeVersion } from './code-version.ts';
import { leanPackages } from './lean-packages.ts';
import type { RenderModule } from './render-module.ts';
import { appFolder, isProduction, siteViteConfig } from './vite-config.ts';

/** What bundling for the browser gives. */
export interface BrowserBundle {
  /** The HTML document with its marks. */
  readonly template: string;
  readonly manifest: Manifest;
  /** The script that every document carries. */
  readonly starter: string;
}

/** Bundles the app for the browser into a folder. */
export async function bundleForBrowser(generated: string, outFolder: string): Promise<BrowserBundle> {
  const config = siteViteConfig(generated);
  const version = codeVersion();
  await build({
    ...config,
    plugins: [...(config.plugins ?? []), ...(isProduction() ? [leanPackages()] : [])],
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          chunkFileNames: (chunk) => chunkName(chunk, generated, version),
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
              // Many small chunks compress worse than one, and cost a request each. Cards, map and fields
              // stay apart: their styles would else stand in documents that have none.
              { name: 'parts', test: /node_modules[\\/]@mantine/, minShareCount: 2 },
              {
                name: 'shared',
                test: /[\\/]src[\\/](?:ui(?![\\/](?:Cards|Field|IslandMap|Section[\\/]Grid))|domain|i18n)[\\/]|lucide/,
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
  });
  const manifestFile = join(outFolder, '.vite/manifest.json');
  return {
    template: readFileSync(join(outFolder, 'index.html'), 'utf8'),
    manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest,
    starter: await bundleStarter(generated),
  };
}

/** Bundles the starter in one piece, to be written into documents. */
async function bundleStarter(generated: string): Promise<string> {
  const result = await build({
    ...siteViteConfig(generated),
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(appFolder, 'starter.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output[0].code.trim();
}

/** Page data keeps its address when it changes, so that the code that names it need not. */
function chunkName(chunk: Rolldown.PreRenderedChunk, generated: string, version: string): string {
  const path = chunk.facadeModuleId ? relative(generated, chunk.facadeModuleId).replaceAll('\\', '/') : '';
  const [, language, page] = /^([^/.]+)\/pages\/([^/]+)\.ts$/.exec(path) ?? [];
  return language && page ? `data/${version}/${language}/${page}.js` : 'assets/[name]-[hash].js';
}

/** Bundles the app for prerendering, and loads it. */
export async function bundleForPrerendering(generated: string, outFolder: string): Promise<RenderModule> {
  await build({
    ...siteViteConfig(generated),
    build: {
      outDir: outFolder,
      emptyOutDir: true,
      ssr: 'entry-prerender.tsx',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  });
  return (await import(pathToFileURL(join(outFolder, 'render.mjs')).href)) as RenderModule;
}
