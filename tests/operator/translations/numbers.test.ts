import { describe, expect, it } from 'vitest';
import { lostNumbers } from '../../../scripts/operator/translations/numbers.ts';

describe('the numbers that a translation has lost', () => {
  it.each([
    ['A walk of an hour', 'A walk of 20 minutes', ['20']],
    ['Pickup in the morning', 'Pickup as late as 11:00', ['11:00']],
    ['In 3 days', 'In 3 days, 2 nights', ['2']],
    ['رحلة', 'Trip of 3 days', ['3']],
    ['Trip', 'رحلة ٣ أيام', ['٣']],
  ])('of %j are found in %j', (own, original, lost) => {
    expect(lostNumbers(own, original)).toEqual(lost);
  });

  it.each([
    ['1.200 Meter', '1,200 metres'],
    ['١٬٢٠٠ متر', '1,200 metres'],
    ['１２００メートル', '1,200 metres'],
    ['1 200 mètres', '1,200 metres'],
    ['1 200 mètres', '1,200 metres'],
    ['13,8 hectares', '13.8 hectares'],
    ['09:00 Uhr', '9:00'],
    ['2 h 30', '2.5 hours'],
    ['3 villages', 'three villages'],
    ['2 Tage 1 Nacht', '1 night 2 days'],
  ])('are none in %j for %j', (own, original) => {
    expect(lostNumbers(own, original)).toEqual([]);
  });
});
