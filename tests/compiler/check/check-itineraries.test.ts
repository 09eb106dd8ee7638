import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const single = 'itineraries/orta-2d.json';
const several = 'itineraries/isole-lente-3d.json';

function planFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => code.startsWith('itinerary.'))
    .map(({ code, at }) => `${at.file} ${at.path} ${code}`);
}

describe('the days of a plan', () => {
  it.each<readonly [plan: Readonly<Record<string, string>>, expected: readonly string[]]>([
    [{ day1: 'mercato', day2: 'orta-vecchia', day3: 'ferry-isole' }, []],
    [{ day1: 'mercato', day2: 'orta-vecchia', day2_alt: 'ferry-isole' }, []],
    [{ day1: 'mercato', day3: 'orta-vecchia' }, ['plan.day3 itinerary.day-gap']],
    [{ day1: 'mercato', day2_alt: 'orta-vecchia' }, ['plan.day2_alt itinerary.day-gap']],
    [{ day1: 'mercato', day1_alt: 'mercato' }, ['plan.day1_alt itinerary.same-alternative']],
    [{ day1: 'mercato', day2: 'mercato' }, ['plan.day2 itinerary.day-twice']],
    [{ day1: 'mercato', day2: 'orta-vecchia', day2_alt: 'mercato' }, ['plan.day2_alt itinerary.day-twice']],
    [
      { day1: 'mercato', day2: 'mercato', day3: 'mercato' },
      ['plan.day2 itinerary.day-twice', 'plan.day3 itinerary.day-twice'],
    ],
  ])('%j are reported as %j', (plan, expected) => {
    expect(planFindings(site.set(single, ['plan'], plan))).toEqual(
      expected.map((found) => `${single} ${found}`),
    );
  });
});

describe('a package', () => {
  it('without a plan is reported, but not if that cannot be read', () => {
    expect(planFindings(site.without(single))).toEqual(['packages/orta-2d.json  itinerary.missing']);
    expect(planFindings(site.withText(single, '{'))).toEqual([]);
  });

  const plan: Json = { day1: 'mercato' };

  it('has one plan, or one for each option, as its category asks', () => {
    expect(planFindings(site.edit(single, () => ({ options: { lento: plan, attivo: plan } })))).toEqual([
      `${single} options itinerary.wrong-kind`,
    ]);
    expect(planFindings(site.edit(several, () => ({ plan })))).toEqual([
      `${several} plan itinerary.wrong-kind`,
    ]);
  });

  it('is not held against a category that does not exist', () => {
    const stranger = site.set('packages/orta-2d.json', ['category'], 'lake-stay');
    expect(planFindings(stranger.edit(single, () => ({ options: { lento: plan } })))).toEqual([]);
  });

  it('lacks no plan of an option while one is of an option that does not exist', () => {
    expect(planFindings(site.unset(several, ['options', 'attivo']))).toEqual([
      `${several} options itinerary.missing-option`,
    ]);
    expect(planFindings(site.replace(several, '"attivo"', '"ativo"'))).toEqual([]);
  });
});
