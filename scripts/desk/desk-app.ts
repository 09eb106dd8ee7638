import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { toolVersion } from '../build/app/code-version.ts';
import { BuildCache, type CachedFiles, decode } from '../build/build-cache.ts';
import { buildCacheFolder, projectFolder } from '../project/folders.ts';

/** The desk and the preview in it, as the browser loads them. */
export interface DeskApp {
  /** The document of every screen; it has `%token%` and `%outdated%` where the token belongs, and a text for old browsers. */
  readonly desk: string;
  /** The document in which pages are shown. */
  readonly preview: string;
  /** Scripts, styles, typefaces and icons, by their paths. */
  readonly files: CachedFiles;
}

const DESK = 'desk/index.html';
const PREVIEW = 'desk/preview/index.html';

/**
 * Bundles the desk, unless the cache has it for the same code.
 *
 * @param bundling called when it has to be bundled, which takes some seconds
 */
export async function loadDeskApp(bundling: () => void): Promise<DeskApp> {
  const entry = await new BuildCache(buildCacheFolder).cached('desk', toolVersion(), () => {
    bundling();
    return bundleDesk();
  });
  const { [DESK]: desk, [PREVIEW]: preview, ...files } = entry;
  return { desk: decode(desk), preview: decode(preview), files };
}

async function bundleDesk(): Promise<CachedFiles> {
  // Slow to load, and not needed if the cache has the desk.
  const [{ build }, { OLDEST_BROWSERS, siteViteConfig }] = await Promise.all([
    import('vite'),
    import('../build/app/vite-config.ts'),
  ]);
  const root = join(projectFolder, 'src');
  const result = await build({
    ...siteViteConfig(join(root, 'desk/preview/generated')),
    root,
    build: {
      write: false,
      target: OLDEST_BROWSERS,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: [join(root, DESK), join(root, PREVIEW)],
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        // Many small files would be slow to load.
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
      },
    },
  });
  const outputs = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return Object.fromEntries(
    outputs.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Sends a file of the app; 404 without one. */
export function sendAppFile(app: DeskApp, pathname: string, response: ServerResponse): void {
  const file = app.files[pathname.slice(1)];
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, {
      'Content-Type': TYPES[extname(pathname)] ?? 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
      // The address changes with the content.
      'Cache-Control': 'max-age=31536000, immutable',
    })
    .end(file);
}
