import type { Manifest, ManifestChunk } from 'vite';
import { pageModuleName } from '../compiler/emit/emit-page.ts';
import type { RenderedPage } from './render-module.ts';

/** The files that a page needs from the start: scripts in the order of loading, style sheets, and fonts. */
export interface PageChunks {
  /** The script that starts the app; one of the scripts. */
  readonly app: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/**
 * Everything that the first view of a page loads: the entry, its language, its screen and its data,
 * with all that they import.
 */
export function pageChunks(manifest: Manifest, { language, page, screenFile }: RenderedPage): PageChunks {
  const roots = [
    (key: string) => manifest[key]?.isEntry === true,
    (key: string) => key.endsWith(`/${language.code}/language.ts`),
    (key: string) => key === screenFile,
    (key: string) => key.endsWith(`/${language.code}/pages/${pageModuleName(page)}.ts`),
  ];
  const found = roots.map((isRoot) => onlyKey(manifest, isRoot));
  const chunks = new Set<ManifestChunk>();
  for (const key of found) collect(manifest, key, chunks);
  return {
    app: manifest[found[0] ?? '']?.file ?? '',
    scripts: [...chunks].map(({ file }) => file).filter((file) => file.endsWith('.js')),
    styles: [...new Set([...chunks].flatMap(({ css }) => css ?? []))],
    fonts: [...new Set([...chunks].flatMap(({ assets }) => assets ?? []))].filter((file) =>
      file.endsWith('.woff2'),
    ),
  };
}

function onlyKey(manifest: Manifest, matches: (key: string) => boolean): string {
  const keys = Object.keys(manifest).filter(matches);
  const [key] = keys;
  if (key === undefined || keys.length > 1)
    throw new Error(`Expected one chunk, found ${keys.join(', ') || 'none'}.`);
  return key;
}

/** Imports first: they are needed before the chunk itself runs. */
function collect(manifest: Manifest, key: string, chunks: Set<ManifestChunk>): void {
  const chunk = manifest[key];
  if (!chunk || chunks.has(chunk)) return;
  for (const imported of chunk.imports ?? []) collect(manifest, imported, chunks);
  chunks.add(chunk);
}
