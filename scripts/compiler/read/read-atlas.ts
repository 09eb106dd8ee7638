import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { merge } from 'topojson-client';

/** The countries of the globe, and the lines that they are made of. */
export type Atlas = Parameters<typeof merge>[0];

/** As long as nothing else needs the memory, of which a map needs next to nothing. */
let read: WeakRef<Atlas> | undefined;

/** Natural Earth at 1 : 10,000,000 (public domain). It comes with the program: reading it gives the same always. */
export function readAtlas(): Atlas {
  const known = read?.deref();
  if (known) return known;
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  read = new WeakRef(atlas);
  return atlas;
}
