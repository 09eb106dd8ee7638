import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/*
 * Hooks of Node's loader for ES modules, asked before those that translate TypeScript: these would read every module of
 * a package through and write it anew, which takes longer than all that the bundler does when it starts.
 */

const PACKAGES = '/node_modules/';

/** A file beside another of its package, named in full: it need not be looked for. */
export async function resolve(specifier, context, next) {
  const isPlain =
    context.parentURL?.includes(PACKAGES) && specifier.startsWith('.') && specifier.endsWith('.mjs');
  if (!isPlain) return next(specifier, context);
  return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
}

export async function load(url, context, next) {
  const isPlain = context.format === 'module' && url.startsWith('file:') && url.includes(PACKAGES);
  if (!isPlain) return next(url, context);
  return { format: 'module', source: await readFile(fileURLToPath(url)), shortCircuit: true };
}
