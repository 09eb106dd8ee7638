import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareText } from '../../compiler/diagnostics/diagnostic.ts';
import { projectFolder } from '../../project/folders.ts';

/** Begins the names of what is folded away on phones until it is opened: style sheets called `*.folded.module.css`. */
export const FOLDED = 'f_';

const NAME = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g;

/**
 * Gives each class of the app's style sheets a name of two or three letters: class names stand in every
 * document many times over. The same sources give the same names, in the browser and when prerendering.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const source = join(projectFolder, 'src');
  const known = new Map<string, string>();
  const keyOf = (name: string, file: string) => `${relative(source, file).replaceAll('\\', '/')} ${name}`;
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.module.css'),
  );
  for (const sheet of sheets.toSorted(compareText)) {
    const file = join(source, sheet);
    const prefix = sheet.endsWith('.folded.module.css') ? FOLDED : '_';
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(NAME)) {
      const key = keyOf(name, file);
      if (!known.has(key)) known.set(key, `${prefix}${known.size.toString(36)}`);
    }
  }
  return (name, file) => {
    const short = known.get(keyOf(name, file.replace(/\?.*$/, '')));
    if (short === undefined) throw new Error(`"${file}" has no class "${name}".`);
    return short;
  };
}
