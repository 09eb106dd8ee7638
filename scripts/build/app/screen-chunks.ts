import type { Manifest, ManifestChunk } from 'vite';
import type { ScreenFiles } from './app-files.ts';

/**
 * What the first view of a kind of page loads: the entry and the screen, with all that they import.
 *
 * @param screen module of the screen, relative to the app's folder
 */
export function screenChunks(manifest: Manifest, screen: string): ScreenFiles {
  const entry = onlyKey(manifest, (key) => manifest[key]?.isEntry === true);
  const chunks = chunksOf(manifest, [entry, onlyKey(manifest, (key) => key === screen)]);
  const assets = new Set(chunks.flatMap((chunk) => chunk.assets ?? []));
  return {
    app: manifest[entry]?.file ?? '',
    scripts: scriptsOf(chunks),
    fonts: [...assets].filter((file) => file.endsWith('.woff2')),
  };
}

/** The scripts with the messages of a language, with all that they import. */
export function messageScripts(manifest: Manifest, code: string): readonly string[] {
  return scriptsOf(chunksOf(manifest, [onlyKey(manifest, (key) => key.endsWith(`/${code}/messages.ts`))]));
}

/**
 * The scripts of a module that a screen loads when it needs it, with all that they import, but for
 * what the screen itself has loaded.
 */
export function laterScripts(manifest: Manifest, module: string, screen: string): readonly string[] {
  const entry = onlyKey(manifest, (key) => manifest[key]?.isEntry === true);
  const loaded = new Set(chunksOf(manifest, [entry, screen]));
  const chunks = chunksOf(manifest, [onlyKey(manifest, (key) => key === module)]);
  return scriptsOf(chunks.filter((chunk) => !loaded.has(chunk)));
}

/** The style sheet of all pages, which the bundler does not split. */
export function styleSheet(manifest: Manifest): string {
  const [sheet, ...others] = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  if (!sheet || others.length > 0) throw new Error(`Expected one style sheet, found ${others.length + 1}.`);
  return sheet.file;
}

function scriptsOf(chunks: readonly ManifestChunk[]): readonly string[] {
  return chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'));
}

function onlyKey(manifest: Manifest, matches: (key: string) => boolean): string {
  const keys = Object.keys(manifest).filter(matches);
  const [key] = keys;
  if (key === undefined || keys.length > 1)
    throw new Error(`Expected one chunk, found ${keys.join(', ') || 'none'}.`);
  return key;
}

/** Imports first: they are needed before the chunk itself runs. */
function chunksOf(manifest: Manifest, keys: readonly string[]): readonly ManifestChunk[] {
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
