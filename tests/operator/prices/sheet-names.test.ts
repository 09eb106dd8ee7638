import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetNames } from '../../../scripts/operator/prices/sheets/sheet-names.ts';
import { anyId } from '../../arbitraries/price-sheets.ts';

const long = 'a-table-for-packages-with-a-very-long-name';

describe('sheetNames', () => {
  it('keeps an id that a sheet can be called', () => {
    expect(sheetNames(['three-nights']).get('three-nights')).toBe('three-nights');
  });

  it('shortens a long id', () => {
    expect(sheetNames([long]).get(long)).toBe('a-table-for-packages-with-a-v~1');
  });

  it('tells two long ids with one beginning apart', () => {
    expect([...sheetNames([long, `${long}-2`]).values()]).toEqual([
      'a-table-for-packages-with-a-v~1',
      'a-table-for-packages-with-a-v~2',
    ]);
  });

  it('tells ids apart that differ only in capitals', () => {
    expect([...sheetNames(['a', 'A']).values()]).toEqual(['a', 'A~1']);
  });

  it('passes over the name that Excel keeps for itself', () => {
    expect(sheetNames(['History']).get('History')).toBe('History~1');
  });

  it('gives every table a name of its own that spreadsheet programs allow', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyId), (ids) => {
        const names = [...sheetNames(ids).values()];
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(ids.length);
        expect(names.filter((name) => name.length > 31 || /[\\/?*[\]:']/.test(name))).toEqual([]);
      }),
    );
  });
});
