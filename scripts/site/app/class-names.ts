import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { projectFolder } from '../../project/folders.ts';

/** Begins the names of what is folded away on phones until it is opened: style sheets called `*.folded.module.css`. */
export const FOLDED = 'f_';

const COMPOSES = /\bcomposes\s*:/;
const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/** The short names of a style sheet's classes, by the names that it gives them. */
type ClassNames = ReadonlyMap<string, string>;

/**
 * Gives each class of the app's style sheets a name of two or three letters: class names stand in every
 * document many times over. The same sources give the same names, in the browser and when prerendering.
 *
 * @returns the names of a file's classes
 */
export function shortClassNames(): (file: string) => ClassNames {
  const source = join(projectFolder, 'src');
  const known = new Map<string, Map<string, string>>();
  let count = 0;
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.module.css'),
  );
  for (const sheet of sheets.toSorted(compareText)) {
    const names = new Map<string, string>();
    const prefix = sheet.endsWith('.folded.module.css') ? FOLDED : '_';
    const style = readFileSync(join(source, sheet), 'utf8');
    // A class would have several names; parts say which sheets they take them from.
    if (COMPOSES.test(style)) throw new Error(`"${sheet}" composes classes, which the app's sheets do not.`);
    for (const [, name = ''] of style.matchAll(NAME)) {
      if (!names.has(name)) names.set(name, `${prefix}${(count++).toString(36)}`);
    }
    known.set(sheet.replaceAll('\\', '/'), names);
  }
  return (file) => {
    const names = known.get(relative(source, file).replaceAll('\\', '/'));
    if (!names) throw new Error(`"${file}" is no style sheet of the app.`);
    return names;
  };
}

/** The short name of one class, as the bundler asks for it. */
export function shortClassName(): (name: string, file: string) => string {
  const namesOf = shortClassNames();
  return (name, file) => {
    const short = namesOf(file.replace(/\?.*$/, '')).get(name);
    if (short === undefined) throw new Error(`"${file}" has no class "${name}".`);
    return short;
  };
}
