import { readDataFolder, type SourceFile } from '../compiler/read/read-data-folder.ts';
import type { Messages } from '../messages/messages.ts';
import { defaultDataFolder } from '../project/folders.ts';
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

const GAPS: readonly Outcome[] = ['misplaced', 'silent', 'crashed'];
const PROGRESS = 1000;
const SLOWEST = 20;

/**
 * Prints which share of all damages to the data is reported where it is, and at what cost.
 *
 * @returns exit code 1 if a damage is missed that the file's rules do not allow
 */
export function benchDamage({ every, files, isListed }: DamageBenchOptions, messages: Messages): number {
  const all: Tried[] = [];
  const sources = readDataFolder(defaultDataFolder);
  const options = { every, isAsked: (path: string) => path.startsWith(files) };
  for (const tried of measureDamage(sources, options)) {
    all.push(tried);
    if (all.length % PROGRESS === 0) console.error(messages.damage.progress(all.length, tried.file));
  }
  console.log(messages.damage.share(every));
  printTable(all, messages);
  printLegal(all, messages);
  printSlowest(sources, all, messages);
  printCosts(all, messages);
  const gaps = all.filter(({ outcome }) => GAPS.includes(outcome));
  printDamages(isListed ? all.filter(({ outcome }) => outcome !== 'placed') : gaps, messages);
  return gaps.length > 0 ? 1 : 0;
}

function printTable(all: readonly Tried[], { damage: words }: Messages): void {
  const { heads } = words;
  const titles = [
    heads.kind,
    heads.tried,
    heads.placed,
    heads.needed,
    heads.legal,
    heads.missed,
    heads.share,
    heads.slowest,
  ];
  const kinds = new Set(all.map(({ kind }) => kind));
  const rows = [...kinds].map((kind) =>
    cellsOf(
      words.kinds[kind],
      all.filter((tried) => tried.kind === kind),
      words,
    ),
  );
  console.log([titles, ...rows, cellsOf(words.all, all, words)].map(renderRow).join('\n'));
}

function cellsOf(name: string, all: readonly Tried[], words: Messages['damage']): readonly string[] {
  const count = (...outcomes: readonly Outcome[]): number =>
    all.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const missed = count(...GAPS);
  const mistakes = all.length - count('legal', 'needed');
  const share = mistakes === 0 ? '' : words.percent(((mistakes - missed) / mistakes) * 100);
  const counts = [all.length, count('placed'), count('needed'), count('legal'), missed].map(String);
  const slowest = all.reduce((most, { slowness }) => Math.max(most, slowness), 0);
  return [name, ...counts, share, words.times(slowest)];
}

function renderRow([first = '', ...others]: readonly string[]): string {
  return first.padEnd(16) + others.map((cell) => cell.padStart(13)).join('');
}

function printLegal(all: readonly Tried[], { damage: words }: Messages): void {
  const allowed = all.filter(({ outcome }) => outcome === 'legal' || outcome === 'needed');
  const reasons = new Set(allowed.flatMap(({ tolerance }) => tolerance ?? []));
  console.log(`\n${words.legalTitle}`);
  for (const reason of reasons) {
    const count = allowed.filter(({ tolerance }) => tolerance === reason).length;
    console.log(`  ${words.tolerances[reason]}: ${count}`);
  }
  console.log(words.neededNote);
}

/** One reading may be off: those that seemed slowest are measured again. */
function printSlowest(sources: readonly SourceFile[], all: readonly Tried[], messages: Messages): void {
  const { damage: words } = messages;
  const slowest = all.toSorted((left, right) => right.slowness - left.slowness).slice(0, SLOWEST);
  const measured = slowest.map((tried) => ({ tried, slowness: slownessSideBySide(sources, tried) }));
  console.log(`\n${words.slowestTitle(slowest.length)}`);
  for (const { tried, slowness } of measured.toSorted((left, right) => right.slowness - left.slowness)) {
    console.log(`  ${words.times(slowness)}  ${describe(tried, messages)}`);
  }
}

/** Time and memory, in processes of their own, of those with the most findings, the slowest and the largest of each kind. */
function printCosts(all: readonly Tried[], { damage: words }: Messages): void {
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
  const time = { most: most.milliseconds, usual: usual.milliseconds };
  const memory = { most: most.megabytes, usual: usual.megabytes };
  console.log(`\n${words.costs({ damages: heaviest.length, time, memory })}`);
}

function printDamages(all: readonly Tried[], messages: Messages): void {
  for (const tried of all) {
    const found = tried.reported.length > 0 ? ` → ${tried.reported.join(', ')}` : '';
    console.log(`${messages.damage.outcomes[tried.outcome]}: ${describe(tried, messages)}${found}`);
  }
}

function describe({ file, kind, what }: Tried, messages: Messages): string {
  return `${file} ${messages.damage.kinds[kind]}: ${what(messages)}`;
}
