import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { withPureComponents } from './lean-router.ts';

const resolveFrom = createRequire(import.meta.url);

/** By name: the file of a package's production build, which its exports name under no condition. */
const PRODUCTION: ReadonlyMap<string, string> = new Map([
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
]);

/** The folder of the router's production build. */
const ROUTER = join(dirname(resolveFrom.resolve('react-router')), '../production');

/**
 * Parts of Mantine that the app never shows, and which bundlers keep all the same: of the provider what is switched
 * off, of controls what only their other uses bring, such as groups and buttons that wait.
 */
export const NEVER_SHOWN = [
  'MantineCssVariables',
  'MantineClasses',
  'ButtonGroup',
  'ButtonGroupSection',
  'ActionIconGroup',
  'ActionIconGroupSection',
  'Loader',
  'Transition',
  'InputSuccess',
  'InputPlaceholder',
  'InputClearButton',
];
const NEVER_SHOWN_FILE = new RegExp(`/@mantine/core/esm/.*/(?:${NEVER_SHOWN.join('|')})\\.mjs$`);

/** A module with the same exports, components that show nothing. */
function withoutParts(code: string): string {
  const [, names = ''] = /^export \{([^}]*)\}/m.exec(code) ?? [];
  return names.replaceAll(/\w+/g, 'export const $& = () => null;').replaceAll(',', '');
}

/** For the browser: packages without what the app does not run. Some 15 kB less to send. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    resolveId(id) {
      const file = PRODUCTION.get(id);
      return file === undefined ? undefined : join(ROUTER, file);
    },
    load(id) {
      return NEVER_SHOWN_FILE.test(id) ? withoutParts(readFileSync(id, 'utf8')) : undefined;
    },
    transform(code, id) {
      return dirname(id) === ROUTER ? { code: withPureComponents(code), map: null } : undefined;
    },
  };
}
