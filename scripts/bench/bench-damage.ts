import { readDataFolder } from '../compiler/read/read-data-folder.ts';
import { defaultDataFolder } from '../project/folders.ts';
import { type DamageCounts, measureDamage } from './measure-damage.ts';

/** What is tried, and what is printed. */
export interface DamageBenchOptions {
  /** One damage of so many is tried. */
  readonly every: number;
  /** Whether the damages that were not reported in their place are listed. */
  readonly isListed: boolean;
}

const COLUMNS = ['damage', 'tried', 'in its line', 'in its file', 'elsewhere', 'silent', 'slowest ms'];

/**
 * Prints how many damages to the data are reported where they are. Those that are not are mostly no mistakes:
 * what may be left out, or may be called as one likes.
 */
export function benchDamage({ every, isListed }: DamageBenchOptions): number {
  const { counts, escaped, usual } = measureDamage(readDataFolder(defaultDataFolder), every);
  const rows = [COLUMNS, ...counts.map(cellsOf)];
  console.log(rows.map(renderRow).join('\n'));
  const tried = counts.reduce((sum, own) => sum + own.tried, 0);
  console.log(`\n${tried} damages; a check of the sound data takes ${Math.round(usual)} ms here.`);
  if (!isListed) return 0;
  for (const { file, kind, what, outcome } of escaped) console.log(`${outcome}: ${what} of ${file} ${kind}`);
  return 0;
}

function cellsOf({
  kind,
  tried,
  placed,
  misplaced,
  elsewhere,
  silent,
  slowest,
}: DamageCounts): readonly string[] {
  return [kind, ...[tried, placed, misplaced, elsewhere, silent, Math.round(slowest)].map(String)];
}

function renderRow([first = '', ...others]: readonly string[]): string {
  return first.padEnd(16) + others.map((cell) => cell.padStart(13)).join('');
}
