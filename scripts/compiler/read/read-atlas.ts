import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { merge } from 'topojson-client';

/** The countries of the globe, and the lines that they are made of. */
export type Atlas = Parameters<typeof merge>[0];

/** Cached until the memory is needed: a drawn map does not refer to it. */
let read: WeakRef<Atlas> | undefined;

/** Natural Earth at 1 : 10,000,000 (public domain). It is part of the program and never changes. */
export function readAtlas(): Atlas {
  const known = read?.deref();
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  read = new WeakRef(atlas);
  return atlas;
}
