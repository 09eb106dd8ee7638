import { expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator().set('site.json', ['languages', 0, 'typeface'], '@fontsource/noto-sans-jp');

it.each<readonly [installed: Readonly<Record<string, boolean>> | undefined, expected: readonly string[]]>([
  // Nobody has looked.
  [undefined, []],
  [{ '@fontsource/noto-sans-jp': true }, []],
  [{ '@fontsource/noto-sans-jp': false }, ['languages.0.typeface typeface.sliced']],
  [{ '@fontsource/noto-sans-kr': true }, ['languages.0.typeface typeface.not-installed']],
  [{}, ['languages.0.typeface typeface.not-installed']],
])('a typeface where whole ones are %j is reported as %j', (installed, expected) => {
  const typefaces =
    installed && new Map(Object.entries(installed).map(([name, isWhole]) => [name, { isWhole }]));
  expect(newFindings(site, { typefaces }).map(({ at, code }) => `${at.path} ${code}`)).toEqual(expected);
});
