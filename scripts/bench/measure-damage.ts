import { checkSite } from '../compiler/check-site.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import type { Localized, Messages } from '../messages/messages.ts';
import { type Damage, type DamageKind, damagesOf } from './damages.ts';
import { type Tolerance, toleranceOf } from './tolerance.ts';

/**
 * What became of a damage. Besides what is reported in its line, two are right: what the file may do without is
 * not reported at all (`legal`), or where something else needs it (`needed`). The others are gaps of the check.
 */
export type Outcome = keyof Messages['damage']['outcomes'];

/** One damage and what the check said of it. */
export interface Tried {
  readonly file: string;
  readonly kind: DamageKind;
  readonly what: Localized;
  readonly text: string;
  readonly outcome: Outcome;
  /** Why the file may do without, if it may. */
  readonly tolerance: Tolerance | undefined;
  /** How many findings there were, those of the sound data among them. */
  readonly found: number;
  /** Where the findings stand and their codes, of those that are new. */
  readonly reported: readonly string[];
  /** Time of the check, against that of the sound data. */
  readonly slowness: number;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** Slower than this, a measurement is taken again: memory may have been tidied up meanwhile. */
const DOUBTFUL = 1.6;
const RETRIES = 6;

/**
 * Damages a data folder in memory, piece by piece, and checks it each time. All files but the damaged one have
 * been read before, as while somebody edits; so they have been where the usual time is measured.
 *
 * @param every takes one damage of so many; 1 takes them all
 */
export function* measureDamage(
  sources: readonly SourceFile[],
  { every, isAsked }: { readonly every: number; readonly isAsked: (path: string) => boolean },
): Generator<Tried> {
  const baseline = new Set(checkSite(sources).diagnostics.map(fingerprint));
  let index = 0;
  for (const source of sources.filter(({ path }) => path.endsWith('.json') && isAsked(path))) {
    const text = decoder.decode(source.bytes);
    const usual = fastest(() => checkWith(sources, source.path, text), RETRIES);
    for (const damage of damagesOf(text)) {
      index += 1;
      if (index % every === 0) yield tryDamage(sources, source.path, damage, { baseline, usual });
    }
  }
}

/** How often the two are run in turn, and compared. */
const PAIRS = 15;

/**
 * Time of the check of a damaged file against that of the sound one: the two run in turn, so that both meet the
 * same machine. The median of the ratios.
 */
export function slownessSideBySide(sources: readonly SourceFile[], { file, text }: Tried): number {
  const source = sources.find(({ path }) => path === file);
  if (!source) throw new Error(`"${file}" is not among the files.`);
  const sound = decoder.decode(source.bytes);
  const ratios = Array.from({ length: PAIRS }, () => {
    const usual = fastest(() => checkWith(sources, file, sound), 1);
    return fastest(() => checkWith(sources, file, text), 1) / usual;
  });
  return ratios.toSorted((left, right) => left - right)[Math.floor(PAIRS / 2)] ?? 1;
}

function tryDamage(
  sources: readonly SourceFile[],
  file: string,
  damage: Damage,
  { baseline, usual }: { readonly baseline: ReadonlySet<string>; readonly usual: number },
): Tried {
  const { kind, what, text } = damage;
  const start = process.cpuUsage();
  const diagnostics = tryCheck(sources, file, text);
  const first = millisecondsSince(start);
  const tolerance = damage.isLack ? toleranceOf(file, damage) : undefined;
  const tried = { file, kind, what, text, tolerance };
  if (!diagnostics) return { ...tried, outcome: 'crashed', found: 0, reported: [], slowness: 1 };
  const isDoubtful = first > usual * DOUBTFUL;
  const time = isDoubtful
    ? Math.min(
        first,
        fastest(() => checkWith(sources, file, text), RETRIES),
      )
    : first;
  const found = diagnostics.filter((diagnostic) => !baseline.has(fingerprint(diagnostic)));
  return {
    ...tried,
    outcome: outcomeOf(found, file, damage, tolerance),
    found: diagnostics.length,
    reported: found.map(({ at, code }) => `${at.file}:${at.line} ${code}`),
    slowness: time / usual,
  };
}

function outcomeOf(
  found: readonly Diagnostic[],
  file: string,
  { lines: [first, last] }: Damage,
  tolerance: Tolerance | undefined,
): Outcome {
  if (found.some(({ at }) => at.file === file && at.line >= first && at.line <= last)) return 'placed';
  if (tolerance) return found.length > 0 ? 'needed' : 'legal';
  return found.length > 0 ? 'misplaced' : 'silent';
}

function tryCheck(
  sources: readonly SourceFile[],
  file: string,
  text: string,
): readonly Diagnostic[] | undefined {
  try {
    return checkWith(sources, file, text);
  } catch {
    return undefined;
  }
}

function checkWith(sources: readonly SourceFile[], path: string, text: string): readonly Diagnostic[] {
  const damaged = { path, bytes: encoder.encode(text) };
  return checkSite(sources.map((source) => (source.path === path ? damaged : source))).diagnostics;
}

function fastest(run: () => unknown, times: number): number {
  const measured = Array.from({ length: times }, () => {
    const start = process.cpuUsage();
    run();
    return millisecondsSince(start);
  });
  return Math.min(...measured);
}

/** Of the processor: other programs take time as well. */
function millisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Lines move when something is removed above them: a finding is known by what it says, not by its line. */
function fingerprint({ at, code, message }: Diagnostic): string {
  return `${at.file} ${at.path} ${code} ${message}`;
}
