import { describe, expect, it } from 'vitest';
import { glossaryHits, missingTerms } from '../../../scripts/operator/translations/glossary-terms.ts';

const terms = {
  'lunch stop': 'pause déjeuner',
  weaver: 'tisserande',
  'Mount Rinjani': 'mont Rinjani',
  pickup: 'prise en charge ; en phrase : nous venons (jamais « transfert »)',
  'local guide': 'guide local',
  guide: 'accompagnateur',
  'package (tour)': 'circuit',
};

describe('a term of the glossary', () => {
  it.each([
    ['Un déjeuner sur la plage', 'A lunch stop on the beach', 'lunch stop', 'pause déjeuner'],
    ['Le volcan', 'MOUNT RINJANI', 'Mount Rinjani', 'mont Rinjani'],
    ['Un transfert', 'Pickup at your hotel', 'pickup', 'prise en charge'],
  ])('is missed in %j for %j', (own, original, source, wanted) => {
    expect(missingTerms(own, original, terms)).toEqual([{ source, wanted }]);
  });

  it.each([
    ['Une pause-déjeuner', 'A lunch stop'],
    ['Deux tisserandes', 'A weaver and a weaver'],
    ['Nous venons vous chercher', 'Pickup at your hotel'],
    ['Rien', 'Weaverbirds'],
    ['Un guide local', 'A local guide'],
    ['Rien', 'A package'],
  ])('is not missed in %j for %j', (own, original) => {
    expect(missingTerms(own, original, terms)).toEqual([]);
  });
});

describe('what the translator is told of a text', () => {
  it('are all terms that it uses, explained ones as well', () => {
    expect(glossaryHits('A package with lunch stop', terms).map(([term]) => term)).toEqual([
      'lunch stop',
      'package (tour)',
    ]);
  });
});
