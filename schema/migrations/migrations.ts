import { valueAtPath } from '../json-path.ts';
import { migrate1To2 } from './1-to-2.ts';
import { migrate2To3 } from './2-to-3.ts';
import type { Migration } from './migration.ts';

/** The steps from format 1 on, each to the next format. */
export const migrations: readonly Migration[] = [migrate1To2, migrate2To3];

/** The format of data folders that this version of the software reads. */
export const currentFormat = migrations.length + 1;

/** The format of a data folder, by the value of its site.json; undefined if it is invalid. */
export function readFormat(site: unknown): number | undefined {
  const format = valueAtPath(site, ['format']);
  if (format === undefined) return 1;
  return typeof format === 'number' && Number.isInteger(format) && format > 0 ? format : undefined;
}
