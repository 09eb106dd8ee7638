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

/** Parts of Mantine's provider that the app switches off, and which bundlers keep all the same. */
const NEVER_SHOWN = /\/@mantine\/core\/esm\/.*\/(MantineCssVariables|MantineClasses)\.mjs$/;

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
      const [, component] = NEVER_SHOWN.exec(id) ?? [];
      return component === undefined ? undefined : `export const ${component} = () => null;`;
    },
    transform(code, id) {
      return dirname(id) === ROUTER ? { code: withPureComponents(code), map: null } : undefined;
    },
  };
}
