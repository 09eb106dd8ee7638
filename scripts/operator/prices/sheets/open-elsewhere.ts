import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether a spreadsheet program has a file open: both common ones then keep a small file beside it. */
export function isOpenElsewhere(file: string): boolean {
  const name = basename(file);
  return [`.~lock.${name}#`, `~$${name}`].some((lock) => existsSync(join(dirname(file), lock)));
}
