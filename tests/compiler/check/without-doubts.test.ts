import { expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { goldenCases, workspaceOfCase } from '../../helpers/golden-cases.ts';

it('a check without doubts leaves out warnings only', () => {
  const cases = goldenCases().filter((name) => /^(?:duration|meta|price|time)-/.test(name));
  const leftOut = cases.flatMap((name) => {
    const { sources } = workspaceOfCase(name);
    const kept = new Set(
      checkSite(sources, { withDoubts: false }).diagnostics.map(
        ({ code, at }) => `${at.file} ${at.path} ${code}`,
      ),
    );
    return checkSite(sources).diagnostics.filter(
      ({ code, at }) => !kept.has(`${at.file} ${at.path} ${code}`),
    );
  });
  expect(leftOut.map(({ code }) => code)).toContain('price.digit-slip');
  expect(new Set(leftOut.map(({ severity }) => severity))).toEqual(new Set(['warning']));
});
