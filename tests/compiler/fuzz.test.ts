import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileSite } from '../../scripts/compiler/compile.ts';
import { changedArb } from '../arbitraries/changes.ts';
import { secondOperator } from '../helpers/workspace.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 300);

const site = secondOperator();
/** Microseconds of computing, which do not depend on other programs. */
const MOST_TIME = 5_000_000;

it('any changes to a site end in findings or in modules, never in an exception, and soon', {
  timeout: RUNS * 1000,
}, () => {
  fc.assert(
    fc.property(changedArb(site), (workspace) => {
      const before = process.cpuUsage();
      const compiled = compileSite(workspace.sources, { today: '2026-06-01' });
      expect(compiled.ok ? compiled.files : compiled.diagnostics).not.toEqual([]);
      expect(process.cpuUsage(before).user).toBeLessThan(MOST_TIME);
    }),
    { numRuns: RUNS },
  );
});
