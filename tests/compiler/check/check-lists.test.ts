import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();

describe('ids of a list', () => {
  it.each<readonly [what: string, path: readonly string[], list: Json, expected: readonly string[]]>([
    ['that differ', ['inclusions'], ['nights', 'ferryPass', 'walkingNotes'], []],
    [
      'of which one stands twice',
      ['inclusions'],
      ['nights', 'ferryPass', 'walkingNotes', 'nights'],
      ['inclusions.3'],
    ],
    [
      'of which one stands three times',
      ['inclusions'],
      ['nights', 'nights', 'ferryPass', 'walkingNotes', 'nights'],
      ['inclusions.1', 'inclusions.4'],
    ],
    [
      'that entries give',
      ['tiers'],
      [
        { id: 'none', stars: 0 },
        { id: 'guesthouse', stars: 2 },
        { id: 'lodge', stars: 4 },
        { id: 'lodge', stars: 5 },
      ],
      ['tiers.3'],
    ],
  ])('%s', (_what, path, list, expected) => {
    const found = newFindings(site.set('site.json', path, list));
    const twice = found.filter(({ code }) => code === 'reference.duplicate-id');
    expect(twice.map(({ at }) => at.path)).toEqual(expected);
  });

  it('are not compared where there is no list, or where entries have none', () => {
    const codes = (list: Json): readonly string[] =>
      newFindings(site.set('site.json', ['tiers'], list)).map(({ code }) => code);
    expect(codes('lodge')).toEqual(['shape.wrong-type']);
    expect(codes([{ stars: 0 }, { stars: 2 }])).toEqual(['shape.missing-field', 'shape.missing-field']);
  });
});
