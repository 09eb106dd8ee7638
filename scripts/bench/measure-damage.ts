import { checkContent } from '../compiler/check-content.ts';
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../compiler/read/read-data-folder.ts';
import { type Damage, type DamageKind, damagesOf } from './damages.ts';

/** What became of damages of one kind. */
export interface DamageCounts {
  readonly kind: DamageKind;
  readonly tried: number;
  /** Reported in the damaged file, in the line. */
  readonly placed: number;
  /** Reported in the damaged file, in other lines only. */
  readonly misplaced: number;
  /** Reported in other files only. */
  readonly elsewhere: number;
  /** Not reported: the content is as sound as before. */
  readonly silent: number;
  /** Milliseconds that the slowest check took. */
  readonly slowest: number;
}

type Outcome = 'placed' | 'misplaced' | 'elsewhere' | 'silent';

/** A damage that was not reported in its file and line. */
export interface Escaped {
  readonly file: string;
  readonly kind: DamageKind;
  readonly what: string;
  readonly outcome: Outcome;
}

/** The result of many damages. */
export interface DamageReport {
  readonly counts: readonly DamageCounts[];
  readonly escaped: readonly Escaped[];
  /** Milliseconds that a check of the sound data takes. */
  readonly usual: number;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Damages a data folder in memory, piece by piece, and checks it each time.
 *
 * @param every takes one damage of so many; 1 takes them all
 */
export function measureDamage(sources: readonly SourceFile[], every: number): DamageReport {
  const baseline = new Set(checkContent(sources).diagnostics.map(fingerprint));
  const start = performance.now();
  checkContent(sources);
  const usual = performance.now() - start;
  const counts = new Map<DamageKind, Record<keyof Omit<DamageCounts, 'kind'>, number>>();
  const escaped: Escaped[] = [];
  let index = 0;
  for (const source of sources.filter(({ path }) => path.endsWith('.json'))) {
    for (const damage of damagesOf(decoder.decode(source.bytes))) {
      index += 1;
      if (index % every !== 0) continue;
      const { outcome, milliseconds } = tryDamage(sources, source, damage, baseline);
      const own = counts.get(damage.kind) ?? {
        tried: 0,
        placed: 0,
        misplaced: 0,
        elsewhere: 0,
        silent: 0,
        slowest: 0,
      };
      counts.set(damage.kind, {
        ...own,
        tried: own.tried + 1,
        [outcome]: own[outcome] + 1,
        slowest: Math.max(own.slowest, milliseconds),
      });
      const { kind, what } = damage;
      if (outcome !== 'placed') escaped.push({ file: source.path, kind, what, outcome });
    }
  }
  return { counts: [...counts].map(([kind, own]) => ({ kind, ...own })), escaped, usual };
}

function tryDamage(
  sources: readonly SourceFile[],
  { path }: SourceFile,
  { text, lines: [first, last] }: Damage,
  baseline: ReadonlySet<string>,
): { readonly outcome: Outcome; readonly milliseconds: number } {
  const bytes = encoder.encode(text);
  const damaged = sources.map((source) => (source.path === path ? { path, bytes } : source));
  const start = performance.now();
  const { diagnostics } = checkContent(damaged);
  const milliseconds = performance.now() - start;
  const found = diagnostics.filter((diagnostic) => !baseline.has(fingerprint(diagnostic)));
  const here = found.filter(({ at }) => at.file === path);
  const isPlaced = here.some(({ at }) => at.line >= first && at.line <= last);
  const outcome = isPlaced
    ? 'placed'
    : here.length > 0
      ? 'misplaced'
      : found.length > 0
        ? 'elsewhere'
        : 'silent';
  return { outcome, milliseconds };
}

/** Lines move when something is removed above them: a finding is known by what it says, not by its line. */
function fingerprint({ at, code, message }: Diagnostic): string {
  return `${at.file} ${at.path} ${code} ${message}`;
}
