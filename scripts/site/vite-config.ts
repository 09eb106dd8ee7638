import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { cacheFolder, projectFolder } from '../project/folders.ts';
import { shortClassNames } from './class-names.ts';
import { iconSprite } from './icon-sprite.ts';
import { mantineStyles } from './mantine-styles.ts';
import { themeVariables } from './theme-variables.ts';

/** The folder of the HTML entry, which is Vite's root. */
export const appFolder = join(projectFolder, 'src/app');

/** What development server, browser bundle and prerenderer have in common. */
export function siteViteConfig(generated: string): InlineConfig {
  return {
    configFile: false,
    mode: process.env.NODE_ENV ?? 'production',
    root: appFolder,
    publicDir: false,
    cacheDir: join(cacheFolder, 'vite'),
    logLevel: 'warn',
    resolve: { alias: siteAliases(generated) },
    css: { modules: { generateScopedName: isProduction() ? shortClassNames() : '[local]_[hash:base64:5]' } },
    plugins: [react(), themeVariables(), mantineStyles(), iconSprite()],
  };
}

/** Whether the site is built for visitors. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** Where `#generated` and `#src` lead. */
export function siteAliases(generated: string): Record<string, string> {
  return { '#generated': generated, '#src': join(projectFolder, 'src') };
}
