import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectItinerary } from '../../src/domain/itinerary.ts';
import { optionId, optionPlans, plan } from '../arbitraries/itineraries.ts';

describe('selectItinerary', () => {
  it("takes the chosen option's plan", () => {
    const plans = { plan: ['any'], options: { A: ['sasak', 'gili'], C: ['senaru'] } };
    expect(selectItinerary(plans, 'C', 3)).toEqual({ source: 'written', days: ['senaru'] });
  });

  it("takes the package's plan where the option has none", () => {
    const plans = { plan: ['sasak'], options: { A: ['gili'] } };
    expect(selectItinerary(plans, 'B', 3)).toEqual({ source: 'written', days: ['sasak'] });
  });

  it("takes the package's plan where no option is chosen", () => {
    const plans = { plan: ['sasak'], options: { A: ['gili'] } };
    expect(selectItinerary(plans, undefined, 3)).toEqual({ source: 'written', days: ['sasak'] });
  });

  it('counts the days where only another option has a plan', () => {
    const plans = { options: { A: ['gili'] } };
    expect(selectItinerary(plans, 'B', 3)).toEqual({ source: 'generic', dayNumbers: [1, 2, 3] });
  });

  it('counts the days where nothing is written', () => {
    expect(selectItinerary(undefined, 'A', 2)).toEqual({ source: 'generic', dayNumbers: [1, 2] });
  });

  it('keeps a plan that is written without days: the itinerary is not available', () => {
    expect(selectItinerary({ plan: [] }, undefined, 3)).toEqual({ source: 'written', days: [] });
  });

  it.each(['toString', 'constructor', '__proto__'])('takes no plan from the option name %j', (option) => {
    expect(selectItinerary({ options: {} }, option, 1)).toEqual({ source: 'generic', dayNumbers: [1] });
  });

  it("always takes the chosen option's plan if it is written", () => {
    fc.assert(
      fc.property(optionId, plan, plan, optionPlans, fc.nat(), (option, own, common, others, count) => {
        const options = Object.fromEntries([...Object.entries(others), [option, own]]);
        expect(selectItinerary({ plan: common, options }, option, count)).toEqual({
          source: 'written',
          days: own,
        });
      }),
    );
  });

  it("never takes another option's plan", () => {
    fc.assert(
      fc.property(optionId, fc.option(plan, { nil: undefined }), optionPlans, (option, common, options) => {
        const others = Object.fromEntries(Object.entries(options).filter(([id]) => id !== option));
        const base = common ? { plan: common } : {};
        expect(selectItinerary({ ...base, options: others }, option, 4)).toEqual(
          selectItinerary(base, option, 4),
        );
      }),
    );
  });

  it('counts exactly as many days as asked, from 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (count) => {
        const selected = selectItinerary(undefined, undefined, count);
        const numbers = selected.source === 'generic' ? selected.dayNumbers : [];
        expect([numbers.length, numbers[0], numbers.at(-1), new Set(numbers).size]).toEqual([
          count,
          1,
          count,
          count,
        ]);
      }),
    );
  });
});
