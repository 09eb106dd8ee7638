import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { projectFolder } from '../../scripts/project/folders.ts';

export interface CodeFile {
  /** From the project's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly from: string;
  /** A path from the project's folder, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
}

const CODE = /\.(?:ts|tsx|cjs|mts|css|html)$/;

/** All files of code below a folder of the project; generated modules are no code of ours. */
export function codeBelow(folder: string): readonly CodeFile[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map(({ parentPath, name }) => toPath(join(parentPath, name)))
    .filter((path) => !path.startsWith('src/generated/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
}

/** The folders right below a folder of the project. */
export function foldersBelow(folder: string): readonly string[] {
  return readdirSync(join(projectFolder, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => `${folder}/${name}`)
    .toSorted();
}

const IMPORT = /(?:^|;|\n)\s*(import|export)\s+(type\s+)?(?:([\w$*{}\s,]*?)\s+from\s+)?['"]([^'"]+)['"]/g;
const DYNAMIC = /\b(?:import|require)\(\s*['"]([^'"]+)['"]\s*\)/g;

export function importsOf({ path, text }: CodeFile): readonly Import[] {
  const fixed = [...text.matchAll(IMPORT)].map(([, , type, names = '', specifier = '']) => ({
    from: path,
    to: targetOf(path, specifier),
    typeOnly: type !== undefined || importsOnlyTypes(names),
  }));
  const dynamic = [...text.matchAll(DYNAMIC)].map(([, specifier = '']) => ({
    from: path,
    to: targetOf(path, specifier),
    typeOnly: false,
  }));
  return [...fixed, ...dynamic];
}

/** `{ type A, type B }` takes no value. */
function importsOnlyTypes(names: string): boolean {
  const inside = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  if (inside === undefined) return false;
  const parts = inside.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').every((part) => part.startsWith('type '));
}

function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.replace('#', specifier.startsWith('#src/') ? '' : 'src/');
  if (specifier.startsWith('.')) return toPath(resolve(projectFolder, dirname(from), specifier));
  const [scope = '', name = ''] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

function toPath(absolute: string): string {
  return relative(projectFolder, absolute).replaceAll('\\', '/');
}
