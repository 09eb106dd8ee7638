import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { feature } from 'topojson-client';

/** Areas of the globe, and the lines that they are made of. */
export type Atlas = Parameters<typeof feature>[0];

/** What the atlas knows of the globe: all land, or countries with what they are called. */
export type AtlasName = 'countries' | 'land';

/** As long as nothing else needs the memory: a hundred megabytes, of which a map needs next to nothing. */
const read = new Map<AtlasName, WeakRef<Atlas>>();

/** Natural Earth at 1 : 10,000,000 (public domain). It comes with the program: reading it gives the same always. */
export function readAtlas(name: AtlasName): Atlas {
  const known = read.get(name)?.deref();
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}-10m.json`);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  read.set(name, new WeakRef(atlas));
  return atlas;
}
