import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Mutant, MutantStatus } from '../../scripts/mutants/results.ts';
import { percentOf, scoreOf } from '../../scripts/mutants/score.ts';
import { type AcceptedSurvivor, compareSurvivors, readAccepted } from '../../scripts/mutants/survivors.ts';
import { projectFolder } from '../../scripts/project/folders.ts';

function mutant(overrides: Partial<Mutant> = {}): Mutant {
  return {
    file: 'src/a.ts',
    line: 1,
    mutator: 'EqualityOperator',
    code: 'a > 0',
    becomes: 'a >= 0',
    status: 'Survived',
    ...overrides,
  };
}

function accepted(overrides: Partial<AcceptedSurvivor> = {}): AcceptedSurvivor {
  const { file, mutator, code, becomes } = mutant();
  return { file, mutator, code, becomes, reason: 'Nobody can tell.', ...overrides };
}

describe('scoreOf', () => {
  it.each<[MutantStatus, number, number]>([
    ['Killed', 1, 1],
    ['Timeout', 1, 1],
    ['Survived', 0, 1],
    ['NoCoverage', 0, 1],
    ['Ignored', 0, 0],
    ['RuntimeError', 0, 0],
    ['CompileError', 0, 0],
    ['Pending', 0, 0],
  ])('counts one that is %s: %i noticed of %i', (status, noticed, all) => {
    expect(scoreOf([mutant({ status })])).toEqual({ noticed, all });
  });
});

describe('percentOf', () => {
  it.each([
    [{ noticed: 85, all: 100 }, 85],
    [{ noticed: 84_999, all: 100_000 }, 84.9],
    [{ noticed: 2, all: 3 }, 66.6],
    [{ noticed: 0, all: 0 }, 100],
  ])('of %j is %d: rounded down', (score, percent) => {
    expect(percentOf(score)).toBe(percent);
  });
});

describe('compareSurvivors', () => {
  const files = ['src/a.ts'];

  it('passes over a survivor that the list names', () => {
    expect(compareSurvivors([mutant()], [accepted()], files)).toEqual({ unexplained: [], stale: [] });
  });

  it.each<[string, Partial<AcceptedSurvivor>]>([
    ['another kind of change', { mutator: 'ConditionalExpression' }],
    ['other code', { code: 'b > 0' }],
    ['another replacement', { becomes: 'a < 0' }],
  ])('takes no entry of %s for it', (_name, overrides) => {
    const entry = accepted(overrides);
    expect(compareSurvivors([mutant()], [entry], files)).toEqual({ unexplained: [mutant()], stale: [entry] });
  });

  it('takes no entry of another file for it', () => {
    const entry = accepted({ file: 'src/b.ts' });
    expect(compareSurvivors([mutant()], [entry], files).unexplained).toEqual([mutant()]);
  });

  it('calls an entry stale once a test notices', () => {
    const report = compareSurvivors([mutant({ status: 'Killed' })], [accepted()], files);
    expect(report.stale).toEqual([accepted()]);
  });

  it('says nothing of entries whose files were not tried', () => {
    expect(compareSurvivors([], [accepted({ file: 'src/b.ts' })], files).stale).toEqual([]);
  });

  it('lists what no test reaches', () => {
    const unreached = mutant({ status: 'NoCoverage' });
    expect(compareSurvivors([unreached], [], files).unexplained).toEqual([unreached]);
  });
});

describe('the list of survivors', () => {
  it('names files that are there', () => {
    const missing = readAccepted().filter(({ file }) => !existsSync(join(projectFolder, file)));
    expect(missing).toEqual([]);
  });

  it('names code that is there', () => {
    const isThere = ({ file, code }: AcceptedSurvivor): boolean =>
      readFileSync(join(projectFolder, file), 'utf8').replaceAll(/\s+/g, ' ').includes(code);
    expect(readAccepted().filter((entry) => !isThere(entry))).toEqual([]);
  });

  it('gives a reason for each', () => {
    expect(readAccepted().filter(({ reason }) => !/^[A-Z].{10,}\.$/.test(reason))).toEqual([]);
  });
});
