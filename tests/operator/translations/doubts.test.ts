import { describe, expect, it } from 'vitest';
import { findTerms } from '../../../schema/glossary.ts';
import { findOddLengths, missingTerms } from '../../../scripts/operator/translations/report.ts';
import { targetOf, translationsOf } from '../../helpers/translations.ts';
import { secondOperator } from '../../helpers/workspace.ts';

it.each([
  [120, 40, true],
  [40, 40, false],
  [10, 40, true],
  [120, 20, false],
])('A translation of %i letters for %i is reported for its length: %s.', (own, original, isReported) => {
  const path = ['mercato', 'description'];
  const site = secondOperator()
    .set('texts/nl/days.json', path, 'x'.repeat(original))
    .set('texts/it/days.json', path, 'y'.repeat(own));
  const odd = findOddLengths(targetOf(translationsOf(site), 'it')).map(({ key }) => key);
  expect(odd.includes('days.mercato.description')).toBe(isReported);
});

describe('the terms of a glossary', () => {
  const terms = {
    'lunch stop': 'pause déjeuner',
    weaver: 'tisserande',
    'Mount Rinjani': 'mont Rinjani',
    pickup: 'prise en charge ; en phrase : nous venons (jamais « transfert »)',
    'local guide': 'guide local',
    guide: 'accompagnateur',
    'package (tour)': 'circuit',
  };

  it.each([
    ['Un déjeuner sur la plage', 'A lunch stop on the beach', ['lunch stop: pause déjeuner']],
    ['Le volcan', 'MOUNT RINJANI', ['Mount Rinjani: mont Rinjani']],
    ['Un transfert', 'Pickup at your hotel', ['pickup: prise en charge']],
    ['Une pause-déjeuner', 'A lunch stop', []],
    ['Nous venons vous chercher', 'Pickup at your hotel', []],
    ['Rien', 'Weaverbirds', []],
    ['Rien', 'A package', []],
  ])('are missed in %j, translated from %j: %j.', (own, original, missed) => {
    const found = missingTerms(own, original, terms).map(({ source, wanted }) => `${source}: ${wanted}`);
    expect(found).toEqual(missed);
  });

  it('are shown to the translator with the text that uses them, explained ones as well.', () => {
    const hits = findTerms('A package with lunch stop', terms).map(([term]) => term);
    expect(hits).toEqual(['lunch stop', 'package (tour)']);
  });
});
