import { expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const infant = { id: 'infant', from: 0, to: 2, counts: false };
const child = { id: 'child', from: 3, to: 11 };
const teenager = { id: 'teenager', from: 12, to: 16 };

it.each([
  [[teenager, infant, child], []],
  [[{ ...teenager, from: 14 }, infant, child], ['ageGroups.0.from age.gap']],
  [[teenager, { ...child, from: 2 }, infant], ['ageGroups.1.from age.overlap']],
])('groups of ages are compared by their years, whatever their order: %j', (ageGroups, expected) => {
  const findings = newFindings(secondOperator().set('site.json', ['ageGroups'], ageGroups));
  const ofAges = findings.filter(({ code }) => code.startsWith('age.'));
  expect(ofAges.map(({ at, code }) => `${at.path} ${code}`)).toEqual(expected);
});
