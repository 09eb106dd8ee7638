import { expect, it } from 'vitest';
import { checkSite } from '../../../scripts/compiler/check-site.ts';
import { goldenCases, workspaceOfCase } from '../../helpers/golden-cases.ts';
import { secondOperator } from '../../helpers/workspace.ts';

it.each(goldenCases())('errors are the same without doubts: %s', (name) => {
  const { sources } = workspaceOfCase(name);
  const errors = (withDoubts: boolean) =>
    checkSite(sources, { withDoubts }).diagnostics.flatMap(({ severity, code, at }) =>
      severity === 'error' ? [`${at.file}:${at.line}:${at.column} ${code}`] : [],
    );
  expect(errors(false)).toEqual(errors(true));
});

it('doubts are told of unless they are not asked for', () => {
  const { sources } = secondOperator().set('prices/mottarone-auto.json', ['rows', 0, 'price'], 17000);
  const codes = (withDoubts?: boolean) =>
    checkSite(sources, { withDoubts }).diagnostics.map(({ code }) => code);
  expect(codes()).toContain('price.digit-slip');
  expect(codes(false)).not.toContain('price.digit-slip');
});
