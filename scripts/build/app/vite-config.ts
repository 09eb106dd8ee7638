import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createLogger, type InlineConfig, type Logger } from 'vite';
import { cacheFolder, projectFolder } from '../../project/folders.ts';
import { iconSprite } from './icon-sprite.ts';
import { mantineStyles } from './mantine-styles.ts';
import { themeVariables } from './theme-variables.ts';

/** The folder of the HTML entry, which is Vite's root. */
export const appFolder = join(projectFolder, 'src/app');

/** From generated modules while one edits, from files of the published site else: modules of `src/app/page-source`. */
type PageSource = 'generated' | 'site';

/** What development server, browser bundle and prerenderer have in common. */
export function siteViteConfig(generated: string, source?: PageSource): InlineConfig {
  return {
    configFile: false,
    mode: process.env.NODE_ENV ?? 'production',
    root: appFolder,
    publicDir: false,
    // Nothing but the project's own files, and to nobody but its own page.
    server: { fs: { strict: true, allow: [projectFolder] }, cors: false },
    cacheDir: join(cacheFolder, 'vite'),
    logLevel: 'warn',
    customLogger: siteLogger(),
    resolve: { alias: siteAliases(generated, source) },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    plugins: [react(), themeVariables(), mantineStyles(), iconSprite()],
  };
}

/** Of rules that CSS modules add by themselves: they come from no file, and nothing is wrong with them. */
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

/** Where `#generated` and `#src` lead, and from where the app has its pages. */
function siteAliases(generated: string, source: PageSource = 'generated'): Record<string, string> {
  return {
    '#generated': generated,
    '#src': join(projectFolder, 'src'),
    '#page-source': join(appFolder, `page-source/${source}.ts`),
  };
}
