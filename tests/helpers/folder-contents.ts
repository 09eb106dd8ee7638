import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file and folder below a folder, hidden ones too, and the contents of the files. */
export function everythingIn(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return Object.fromEntries(
    paths.map((path) => {
      const whole = join(folder, path);
      return [path, lstatSync(whole).isFile() ? readFileSync(whole, 'utf8') : 'a folder'];
    }),
  );
}
