import { blocksPublishing } from '../compiler/check/publishing.ts';
import { byFile, type Diagnostic, type Severity } from '../compiler/diagnostics/diagnostic.ts';

/** A line of the report: a finding with all detail, one in a single line, or how many are left out. */
export type ReportItem =
  | { readonly kind: 'full' | 'short'; readonly diagnostic: Diagnostic }
  | {
      readonly kind: 'more';
      readonly code: string;
      readonly count: number;
      readonly isElsewhere: boolean;
      readonly files: number;
    };

interface Limits {
  readonly inFile: number;
  readonly inReport: number;
}

/** Findings of one kind that are shown with all detail, and those that are shown at all. */
const FULL: Limits = { inFile: 3, inReport: 10 };
const SHOWN: Limits = { inFile: 10, inReport: 40 };
const NONE: Limits = { inFile: 0, inReport: 0 };
/** Limit of warnings beside errors, which more would push out of view. */
const FEW: Limits = { inFile: 3, inReport: 3 };

/**
 * The findings that are worth a reader's time: errors, then warnings, then reminders, file by file; of each
 * kind the first ones in full, some more in a line each, the others only counted. Beside errors, few warnings
 * take a line each.
 */
export function selectFindings(diagnostics: readonly Diagnostic[]): readonly ReportItem[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  const isAside = errors.length > 0;
  const ofWarnings = (some: readonly Diagnostic[]) =>
    selectWithin(some, isAside ? NONE : FULL, isAside ? FEW : SHOWN);
  return [
    ...selectWithin(errors, FULL, SHOWN),
    ...ofWarnings(warnings.filter(({ code }) => !blocksPublishing(code))),
    ...ofWarnings(warnings.filter(({ code }) => blocksPublishing(code))),
  ];
}

/** Shows findings with all detail, up to a maximum of a kind; the rest are only counted. */
export function selectAll(diagnostics: readonly Diagnostic[]): readonly ReportItem[] {
  return [...byFile(diagnostics).values()].flatMap((ofFile) => {
    const { shown, more } = limitFindings(ofFile);
    return [
      ...shown.map((diagnostic) => ({ kind: 'full' as const, diagnostic })),
      ...more.map(({ code, count }) => ({
        kind: 'more' as const,
        code,
        count,
        files: 1,
        isElsewhere: false,
      })),
    ];
  });
}

function selectWithin(
  diagnostics: readonly Diagnostic[],
  full: Limits,
  short: Limits,
): readonly ReportItem[] {
  const inReport = new Map<string, number>();
  const elsewhere = new Map<string, { count: number; files: number }>();
  const items = [...byFile(diagnostics).values()].flatMap((ofFile) => {
    const inFile = new Map<string, number>();
    const hidden = new Map<string, number>();
    const codes = new Set<string>();
    const shown = ofFile.flatMap((diagnostic): readonly ReportItem[] => {
      const { code } = diagnostic;
      const before = { inFile: countUp(inFile, code), inReport: countUp(inReport, code) };
      if (isWithin(short, before)) codes.add(code);
      else countUp(hidden, code);
      if (isWithin(full, before)) return [{ kind: 'full', diagnostic }];
      return isWithin(short, before) ? [{ kind: 'short', diagnostic }] : [];
    });
    const rest = [...hidden].flatMap(([code, count]): readonly ReportItem[] => {
      if (codes.has(code)) return [{ kind: 'more', code, count, files: 1, isElsewhere: false }];
      const before = elsewhere.get(code) ?? { count: 0, files: 0 };
      elsewhere.set(code, { count: before.count + count, files: before.files + 1 });
      return [];
    });
    return [...shown, ...rest];
  });
  const others = [...elsewhere].map(([code, { count, files }]) => ({
    kind: 'more' as const,
    code,
    count,
    files,
    isElsewhere: true,
  }));
  return [...items, ...others];
}

/** Increments a count, and returns the one before. */
function countUp(counts: Map<string, number>, key: string): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + 1);
  return before;
}

function isWithin(limits: Limits, place: Limits): boolean {
  return place.inFile < limits.inFile && place.inReport < limits.inReport;
}

/** The most findings of one kind in one file that are shown. */
const MAX_PER_KIND = 100;

/** The first hundred findings of each kind in each file, in order, and the number of others by kind. */
export function limitFindings(diagnostics: readonly Diagnostic[]) {
  const kinds = new Map<string, { severity: Severity; code: string; file: string; count: number }>();
  const shown = diagnostics.filter(({ severity, code, at: { file } }) => {
    const name = [severity, code, file].join('\n');
    const count = (kinds.get(name)?.count ?? 0) + 1;
    kinds.set(name, { severity, code, file, count });
    return count <= MAX_PER_KIND;
  });
  const more = [...kinds.values()].flatMap((kind) =>
    kind.count > MAX_PER_KIND ? [{ ...kind, count: kind.count - MAX_PER_KIND }] : [],
  );
  return { shown, more };
}
