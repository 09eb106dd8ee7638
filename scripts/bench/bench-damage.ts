import { readDataFolder, type SourceFile } from '../compiler/read/read-data-folder.ts';
import { defaultDataFolder } from '../project/folders.ts';
import type { DamageKind } from './damages.ts';
import { measureCosts } from './measure-costs.ts';
import { measureDamage, type Outcome, slownessSideBySide, type Tried } from './measure-damage.ts';

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
const SLOWEST = 20;

/**
 * Prints which share of all damages to the data is reported where it is, and at what cost.
 *
 * @returns exit code 1 if a damage is missed that the file's rules do not allow
 */
export function benchDamage({ every, files, isListed }: DamageBenchOptions): number {
  const all: Tried[] = [];
  const sources = readDataFolder(defaultDataFolder);
  const options = { every, isAsked: (path: string) => path.startsWith(files) };
  for (const tried of measureDamage(sources, options)) {
    all.push(tried);
    if (all.length % PROGRESS === 0) console.error(`${all.length} damages tried, now in ${tried.file}`);
  }
  console.log(every === 1 ? 'Every damage was tried.' : `One damage of ${every} was tried.`);
  printTable(all);
  printLegal(all);
  printSlowest(sources, all);
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
  const reasons = new Set(allowed.map(({ tolerance }) => tolerance));
  console.log('\nLegal, since the rules of the file allow that it is not there:');
  for (const reason of reasons) {
    console.log(`  ${reason}: ${allowed.filter(({ tolerance }) => tolerance === reason).length}`);
  }
  console.log(
    'Where needed: the file may do without, but something else names it, and the finding stands there.',
  );
}

/** One reading may be off: those that seemed slowest are measured again. */
function printSlowest(sources: readonly SourceFile[], all: readonly Tried[]): void {
  const slowest = all.toSorted((left, right) => right.slowness - left.slowness).slice(0, SLOWEST);
  const measured = slowest.map((tried) => ({ tried, slowness: slownessSideBySide(sources, tried) }));
  console.log(`\nThe ${slowest.length} slowest of the table, measured side by side with the sound data:`);
  for (const { tried, slowness } of measured.toSorted((left, right) => right.slowness - left.slowness)) {
    console.log(`  ${slowness.toFixed(2)} ×  ${tried.file} ${tried.kind}: ${tried.what}`);
  }
}

/** Time and memory, in processes of their own, of those with the most findings, the slowest and the largest of each kind. */
function printCosts(all: readonly Tried[]): void {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const heaviest = kinds.flatMap((kind) => {
    const own = all.filter((tried) => tried.kind === kind);
    return [
      ...own.toSorted((left, right) => right.found - left.found).slice(0, 1),
      ...own.toSorted((left, right) => right.slowness - left.slowness).slice(0, 2),
      ...own.toSorted((left, right) => right.text.length - left.text.length).slice(0, 1),
    ];
  });
  const { usual, most } = measureCosts(defaultDataFolder, heaviest);
  const time = `${most.milliseconds} ms of the processor, the sound data takes ${usual.milliseconds} ms`;
  const memory = `${most.megabytes} MB, the sound data takes ${usual.megabytes} MB`;
  console.log(`\nOf ${heaviest.length} damages, each checked in a process of its own, the worst takes`);
  console.log(`  time:   ${time} (${(most.milliseconds / usual.milliseconds).toFixed(2)} times)`);
  console.log(`  memory: ${memory} (${(most.megabytes / usual.megabytes).toFixed(2)} times)`);
  console.log(
    'They are of each kind the slowest, the largest, and those with the most findings. "slowest" in the table',
  );
  console.log(
    'and the list above compare the check alone, with all other files read before, as while somebody edits.',
  );
}

function printDamages(all: readonly Tried[]): void {
  for (const { file, kind, what, outcome, reported } of all) {
    console.log(
      `${outcome}: ${file} ${kind}: ${what}${reported.length > 0 ? ` → ${reported.join(', ')}` : ''}`,
    );
  }
}
