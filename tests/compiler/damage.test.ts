import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collections, textAreas } from '../../schema/collections.ts';
import { classify } from '../../schema/file-roles.ts';
import { compileSite } from '../../scripts/compiler/compile.ts';
import type { Diagnostic } from '../../scripts/compiler/diagnostics/diagnostic.ts';
import { changedArb } from '../arbitraries/changes.ts';
import { type Damage, damagedArb } from '../arbitraries/site.ts';
import { fingerprint, newFindings } from '../helpers/findings.ts';
import { secondOperator, type Workspace } from '../helpers/workspace.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 60);

/** Microseconds of computing, which do not depend on other programs. */
const MAX_TIME = 5_000_000;

const site = secondOperator();

function parse(workspace: Workspace, file: string): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(workspace.bytes(file));
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a file is no JSON, or not of the shape that its place asks for. */
function isBroken({ file, workspace }: Damage): boolean {
  const role = classify(file);
  const value = parse(workspace, file);
  if (value === undefined) return true;
  if (role.role === 'single') return !collections[role.name].data.safeParse(value).success;
  if (role.role === 'entry') return !collections[role.folder].data.safeParse(value).success;
  if (role.role !== 'texts') return false;
  const issues = textAreas[role.area].safeParse(value).error?.issues ?? [];
  return issues.some((issue) => issue.input !== undefined || issue.code !== 'invalid_type');
}

/** Everything in a file that may be an id: its keys and its texts. */
function wordsOf({ file, workspace }: Damage): ReadonlySet<string> {
  const words = new Set<string>([file, ...file.split('/')]);
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      words.add(key);
      collect(child);
    }
  };
  collect(site.json(file));
  collect(parse(workspace, file));
  return words;
}

/** The ids that a message puts between quotes; the keys of texts are ids joined by dots. */
function quotedIds({ message }: Diagnostic): readonly string[] {
  return [...message.matchAll(/"([^"]+)"/g)].flatMap(([, quoted = '']) => [quoted, ...quoted.split('.')]);
}

describe('a single piece of damage to any file', { timeout: 60_000 }, () => {
  it('never makes the compiler throw, and is reported at a place that exists: where it is, or by the names that came or went', () => {
    fc.assert(
      fc.property(damagedArb(site), (damage) => {
        expect(() => compileSite(damage.workspace.sources)).not.toThrow();
        const found = newFindings(damage.workspace);
        for (const finding of found) expectPlace(finding, damage.workspace);
        const errors = found.filter(({ severity }) => severity === 'error');
        const broken = isBroken(damage);
        const isReported = errors.some(({ at }) => at.file === damage.file);
        expect(isReported || !(broken || damage.kind === 'duplicate')).toBe(true);
        expect(!broken || isNear(damage, errors)).toBe(true);
        // Warnings may weigh files against each other: fewer days make a price table useless.
        const others = broken ? found : strangers(damage, errors);
        expect(others.filter(({ at }) => at.file !== damage.file).map(fingerprint)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

/** The place of a finding exists, and its hint does not suggest what is already there. */
function expectPlace({ at, message, hint }: Diagnostic, workspace: Workspace): void {
  const lines = workspace.paths.includes(at.file) ? workspace.text(at.file).split('\n') : [''];
  expect(at.line).toBeGreaterThanOrEqual(1);
  expect(at.line).toBeLessThanOrEqual(lines.length);
  expect(at.column).toBeGreaterThanOrEqual(1);
  expect(at.column).toBeLessThanOrEqual((lines[at.line - 1] ?? '').length + 1);
  expect(message).toMatch(/\S/);
  expect(hint).toMatch(/\S/);
  const meant = /^Did you mean "(.+)"\?$/.exec(hint)?.[1] ?? 'no such hint';
  expect(message).not.toContain(`"${meant}"`);
}

/** True if an error is around the value that was damaged. */
function isNear({ file, path = [] }: Damage, errors: readonly Diagnostic[]): boolean {
  const holder = path.slice(0, -1).join('.');
  const isInside = (place: string) => place === holder || place.startsWith(`${holder}.`);
  return holder === '' || errors.some(({ at }) => at.file === file && isInside(at.path));
}

/** Errors that name nothing in the damaged file. */
function strangers(damage: Damage, errors: readonly Diagnostic[]): readonly Diagnostic[] {
  const words = wordsOf(damage);
  return errors.filter((error) => quotedIds(error).every((id) => !words.has(id)));
}

it('any changes to a site end in findings or in modules, never in an exception, and soon', {
  timeout: RUNS * 1000,
}, () => {
  fc.assert(
    fc.property(changedArb(site), (workspace) => {
      const before = process.cpuUsage();
      const compiled = compileSite(workspace.sources, { today: '2026-06-01' });
      expect(compiled.ok ? compiled.files : compiled.diagnostics).not.toEqual([]);
      expect(process.cpuUsage(before).user).toBeLessThan(MAX_TIME);
    }),
    { numRuns: RUNS },
  );
});
