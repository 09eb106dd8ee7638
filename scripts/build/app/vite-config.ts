import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { ComponentType } from 'react';
import { createLogger, type InlineConfig, type Logger, type Plugin } from 'vite';
import { ICON_SHAPES } from '../../../schema/icon-shapes.ts';
import { INTERFACE_ICONS } from '../../../src/shared/interface-icons.ts';
import { cacheFolder, projectFolder } from '../../project/folders.ts';
import { mantineStyles, themeVariables } from './mantine-styles.ts';

/** The folder of the HTML entry, which is Vite's root. */
export const appFolder = join(projectFolder, 'src/app');

/**
 * The oldest browsers for which scripts and styles are made, all with `:has()` and `dvh`; older ones keep the prerendered pages.
 * The app uses no methods that came later.
 */
export const OLDEST_BROWSERS = ['chrome108', 'edge108', 'firefox121', 'safari15.4'];

/** Modules of `src/app/page-source`: generated modules during editing, else files of the published site. */
type PageSource = 'generated' | 'site';

/** Shared by development server, browser bundle and prerenderer. */
export function siteViteConfig(generated: string, source?: PageSource): InlineConfig {
  return {
    configFile: false,
    mode: process.env.NODE_ENV ?? 'production',
    root: appFolder,
    publicDir: false,
    // Serves the project's own files only, and to its own pages only.
    server: { fs: { strict: true, allow: [projectFolder] }, cors: false },
    cacheDir: join(cacheFolder, 'vite'),
    logLevel: 'warn',
    customLogger: siteLogger(),
    resolve: { alias: siteAliases(generated, source) },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    plugins: [react(), themeVariables(), mantineStyles(), iconSprite()],
  };
}

/** A warning about rules that CSS modules add by themselves, which come from no file. */
const NO_FILE = 'did not pass the `from` option';

function siteLogger(): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    warnOnce: (text, options) => {
      if (!text.includes(NO_FILE)) logger.warnOnce(text, options);
    },
  };
}

function siteAliases(generated: string, source: PageSource = 'generated'): Record<string, string> {
  return {
    '#generated': generated,
    '#src': join(projectFolder, 'src'),
    '#page-source': join(appFolder, `page-source/${source}.ts`),
  };
}

const MODULE = 'virtual:icon-sprite';

interface Sprite {
  readonly file: string;
  readonly source: string;
}

/**
 * Draws all icons of data and interface into one file that pages refer to: a plan shows a hundred of them, and neither
 * documents nor scripts carry their shapes.
 */
function iconSprite(): Plugin {
  let sprite: Promise<Sprite> | undefined;
  const drawn = (): Promise<Sprite> => {
    sprite ??= drawSprite();
    return sprite;
  };
  return {
    name: 'icon-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const { file } = await drawn();
      return `export const ICON_SPRITE = ${JSON.stringify(`/${file}`)};`;
    },
    async generateBundle() {
      const { file, source } = await drawn();
      const originalFileName = fileURLToPath(import.meta.resolve('lucide-react'));
      this.emitFile({ type: 'asset', fileName: file, source, originalFileName });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        void drawn().then(({ file, source }) => {
          if (request.url !== `/${file}`) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(source);
        });
      });
    },
  };
}

async function drawSprite(): Promise<Sprite> {
  // Loaded here: only builds need the icons.
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import('react'),
    import('react-dom/server'),
  ]);
  const symbols = await Promise.all(
    [...Object.entries(ICON_SHAPES), ...INTERFACE_ICONS.map((name) => [name, name] as const)].map(
      async ([name, shape]) => {
        const markup = renderToStaticMarkup(createElement(await loadIcon(shape)));
        return `<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`;
      },
    ),
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { file: `assets/icons-${hash}.svg`, source };
}

/** The module of a single icon: the package has thousands. */
async function loadIcon(shape: string): Promise<ComponentType> {
  const module = (await import(`lucide-react/icons/${shape}`)) as { readonly default: ComponentType };
  return module.default;
}
