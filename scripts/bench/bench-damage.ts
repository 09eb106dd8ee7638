import { readDataFolder } from '../compiler/read/read-data-folder.ts';
import { defaultDataFolder } from '../project/folders.ts';
import type { DamageKind } from './damages.ts';
import { measureDamage, type Outcome, type Tried } from './measure-damage.ts';
import { measurePeaks } from './peak-memory.ts';

/** What is tried, and what is printed. */
export interface DamageBenchOptions {
  /** One damage of so many is tried. */
  readonly every: number;
  /** How the paths of the files start that are damaged. */
  readonly files: string;
  /** Whether the damages that were not reported in their line are listed. */
  readonly isListed: boolean;
}

const COLUMNS = ['damage', 'tried', 'in its line', 'where needed', 'legal', 'missed', 'share', 'slowest'];
const GAPS: readonly Outcome[] = ['misplaced', 'silent', 'crashed'];
const PROGRESS = 1000;

/**
 * Prints which share of all damages to the data is reported where it is, and at what cost.
 *
 * @returns exit code 1 if a damage is missed that the file's rules do not allow
 */
export function benchDamage({ every, files, isListed }: DamageBenchOptions): number {
  const all: Tried[] = [];
  const options = { every, isAsked: (path: string) => path.startsWith(files) };
  for (const tried of measureDamage(readDataFolder(defaultDataFolder), options)) {
    all.push(tried);
    if (all.length % PROGRESS === 0) console.error(`${all.length} damages tried, now in ${tried.file}`);
  }
  console.log(every === 1 ? 'Every damage was tried.' : `One damage of ${every} was tried.`);
  printTable(all);
  printLegal(all);
  printCosts(all);
  const gaps = all.filter(({ outcome }) => GAPS.includes(outcome));
  printDamages(isListed ? all.filter(({ outcome }) => outcome !== 'placed') : gaps);
  return gaps.length > 0 ? 1 : 0;
}

function printTable(all: readonly Tried[]): void {
  const kinds = new Set(all.map(({ kind }) => kind));
  const rows = [...kinds].map((kind) =>
    cellsOf(
      kind,
      all.filter((tried) => tried.kind === kind),
    ),
  );
  console.log([COLUMNS, ...rows, cellsOf('all', all)].map(renderRow).join('\n'));
}

function cellsOf(name: DamageKind | 'all', all: readonly Tried[]): readonly string[] {
  const count = (...outcomes: readonly Outcome[]): number =>
    all.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const missed = count(...GAPS);
  const mistakes = all.length - count('legal', 'needed');
  const share = mistakes === 0 ? '' : `${(((mistakes - missed) / mistakes) * 100).toFixed(2)} %`;
  const counts = [all.length, count('placed'), count('needed'), count('legal'), missed].map(String);
  const slowest = all.reduce((most, { slowness }) => Math.max(most, slowness), 0);
  return [name, ...counts, share, `${slowest.toFixed(2)} ×`];
}

function renderRow([first = '', ...others]: readonly string[]): string {
  return first.padEnd(16) + others.map((cell) => cell.padStart(13)).join('');
}

function printLegal(all: readonly Tried[]): void {
  const allowed = all.filter(({ outcome }) => outcome === 'legal' || outcome === 'needed');
  const reasons = new Set(allowed.map(({ leave }) => leave));
  console.log('\nLegal, since the rules of the file allow that it is not there:');
  for (const reason of reasons) {
    console.log(`  ${reason}: ${allowed.filter(({ leave }) => leave === reason).length}`);
  }
  console.log(
    'Where needed: the file may do without, but something else names it, and the finding stands there.',
  );
}

/** Time against a check of the sound data; memory of those with the most findings and of the slowest, of each kind. */
function printCosts(all: readonly Tried[]): void {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const heaviest = kinds.flatMap((kind) => {
    const own = all.filter((tried) => tried.kind === kind);
    const [loudest] = own.toSorted((left, right) => right.found - left.found);
    const [slowest] = own.toSorted((left, right) => right.slowness - left.slowness);
    const [longest] = own.toSorted((left, right) => right.text.length - left.text.length);
    return [loudest, slowest, longest].filter((tried) => tried !== undefined);
  });
  const { usual, most, worst } = measurePeaks(defaultDataFolder, heaviest);
  const slowest = all.reduce((longest, { slowness }) => Math.max(longest, slowness), 0);
  const place = worst ? ` (${worst.kind}: ${worst.what} of ${worst.file})` : '';
  console.log(`\nTime: at most ${slowest.toFixed(2)} times that of the sound data.`);
  console.log(
    `Memory: at most ${most} MB${place}, ${(most / usual).toFixed(2)} times the ${usual} MB of the sound data;`,
  );
  console.log(
    `measured in ${heaviest.length} processes: of each kind the loudest, the slowest, the largest.`,
  );
}

function printDamages(all: readonly Tried[]): void {
  for (const { file, kind, what, outcome, told } of all) {
    console.log(`${outcome}: ${file} ${kind}: ${what}${told.length > 0 ? ` → ${told.join(', ')}` : ''}`);
  }
}
