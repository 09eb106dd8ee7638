import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { compareText } from '../compiler/diagnostics/diagnostic.ts';

/** What is not the same in two built sites. */
export interface SiteComparison {
  /** Files that only one of the sites has, without the hashes in their names. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
  readonly changed: readonly ChangedFile[];
  readonly same: number;
}

/** A file that is there in both, and where it differs first. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Made of the others, byte by byte. */
const COMPRESSED = new Set(['.br', '.gz']);
const TEXT = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml', '']);
/** Hashes of contents in names: `index-B7x_2a.js`, `reef.3f2a1b0c.svg`, `/data/9f8e7d6c/`. */
const HASH =
  /(?<=[\w-][-.])(?:[A-Za-z0-9_-]{6}|[A-Za-z0-9_-]{8})(?=\.(?:js|css|woff2|svg|jpg|png|webp|avif|ico))|(?<=data\/)[\da-f]{8}(?=\/)/g;
const EXCERPT = 60;

/** Compares two built sites; names that change with contents count as the same. */
export function compareSites(before: string, after: string): SiteComparison {
  const [left, right] = [filesOf(before), filesOf(after)];
  const shared = [...left.keys()].filter((path) => right.has(path));
  const changed = shared.flatMap((path) => difference(path, left.get(path) ?? '', right.get(path) ?? ''));
  return {
    onlyBefore: [...left.keys()].filter((path) => !right.has(path)),
    onlyAfter: [...right.keys()].filter((path) => !left.has(path)),
    changed,
    same: shared.length - changed.length,
  };
}

/** The files of a site by their names without hashes; of several with one name, all contents in an order of their own. */
function filesOf(folder: string): ReadonlyMap<string, string> {
  const files = new Map<string, readonly string[]>();
  for (const path of listFiles(folder)) {
    const name = withoutHashes(path);
    files.set(name, [...(files.get(name) ?? []), contentOf(join(folder, path))]);
  }
  return new Map([...files].map(([name, contents]) => [name, contents.toSorted(compareText).join('')]));
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted(compareText);
}

function contentOf(file: string): string {
  return TEXT.has(extname(file))
    ? withoutHashes(readFileSync(file, 'utf8'))
    : readFileSync(file).toString('base64');
}

function withoutHashes(text: string): string {
  return text.replace(HASH, 'HASH');
}

function difference(path: string, before: string, after: string): readonly ChangedFile[] {
  if (before === after) return [];
  let start = 0;
  while (before[start] === after[start]) start += 1;
  const excerpt = (text: string): string => text.slice(Math.max(0, start - EXCERPT / 2), start + EXCERPT);
  return [{ path, before: excerpt(before), after: excerpt(after) }];
}
