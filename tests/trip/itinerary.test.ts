import { describe, expect, it } from 'vitest';
import { selectItinerary } from '../../src/trip/itinerary.ts';

describe('selectItinerary', () => {
  it.each([
    [
      'the plan of the chosen option',
      { plan: ['any'], options: { A: ['gili'], C: ['senaru'] } },
      'C',
      ['senaru'],
    ],
    [
      'the plan of the package where the option has none',
      { plan: ['any'], options: { A: ['gili'] } },
      'B',
      ['any'],
    ],
    [
      'the plan of the package where no option is chosen',
      { plan: ['any'], options: { A: ['gili'] } },
      undefined,
      ['any'],
    ],
    ['a plan without days, which means that there is no itinerary', { plan: [] }, undefined, []],
  ])('takes %s', (_, plans, option, days) => {
    expect(selectItinerary(plans, option, 3)).toEqual({ source: 'written', days });
  });

  it.each([
    ['only another option has a plan', { options: { A: ['gili'] } }, 'B'],
    ['nothing is written', undefined, 'A'],
    ['the option is called like a method of all objects', { options: {} }, 'toString'],
  ])('counts the days where %s', (_, plans, option) => {
    expect(selectItinerary(plans, option, 3)).toEqual({ source: 'generic', dayNumbers: [1, 2, 3] });
  });
});
