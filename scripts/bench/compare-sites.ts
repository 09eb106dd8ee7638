import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

/** Left out: made of the other files, byte by byte. */
const COMPRESSED = new Set(['.br', '.gz']);
/** Content hashes in file names: `index-B7x_2a.js`, `reef.3f2a1b0c.svg`, `/data/9f8e7d6c/`. */
const HASH =
  /(?<=[\w-][-.])(?:[A-Za-z0-9_-]{6}|[A-Za-z0-9_-]{8}|[\da-f]{12})(?=\.(?:js|css|woff2|svg|jpg|png|webp|avif|ico))|(?<=data\/)[\da-f]{8}(?=\/)/g;
const EXCERPT = 80;

/**
 * Prints the files that differ in two built sites; content hashes count as equal, in names and in contents.
 *
 * @returns exit code 1 if anything differs
 */
export function compareSites(before: string, after: string): number {
  const [left, right] = [readSite(before), readSite(after)];
  const counts = { same: 0, changed: 0, 'only before': 0, 'only after': 0 };
  for (const path of [...new Set([...left.keys(), ...right.keys()])].toSorted()) {
    const [old, now] = [left.get(path), right.get(path)];
    const kind = old === undefined ? 'only after' : now === undefined ? 'only before' : 'changed';
    counts[old === now ? 'same' : kind] += 1;
    if (old !== now) console.log(`${kind}: ${path}`);
    if (old !== now && kind === 'changed') console.log(excerptDifference(old ?? '', now ?? ''));
  }
  console.log(counts);
  return counts.same === left.size && counts.same === right.size ? 0 : 1;
}

/** Contents by path without hashes; files that share such a path are joined, in the order of their contents. */
function readSite(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, readonly string[]>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || COMPRESSED.has(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll('\\', '/').replace(HASH, 'HASH');
    const content = readFileSync(file, 'latin1').replace(HASH, 'HASH');
    files.set(path, [...(files.get(path) ?? []), content]);
  }
  return new Map([...files].map(([path, contents]) => [path, contents.toSorted().join('')]));
}

function excerptDifference(before: string, after: string): string {
  let start = 0;
  while (before[start] === after[start]) start += 1;
  const from = Math.max(0, start - EXCERPT / 2);
  const excerpt = (text: string) => Buffer.from(text.slice(from, from + EXCERPT), 'latin1').toString();
  return `  - ${excerpt(before)}\n  + ${excerpt(after)}`;
}
