import { describe, expect, it } from 'vitest';
import { packingList } from '../../../src/features/package/trip.ts';

describe('what guests bring', () => {
  const page = { bring: ['A hat', 'Water', 'Boots'] };

  it('is all of the page where the plan asks for all', () => {
    expect(packingList(page, {})).toEqual(['A hat', 'Water', 'Boots']);
  });

  it('is what the plan asks for, in the order of the page', () => {
    expect(packingList(page, { bring: [2, 0] })).toEqual(['A hat', 'Boots']);
    expect(packingList(page, { bring: [] })).toEqual([]);
  });
});
