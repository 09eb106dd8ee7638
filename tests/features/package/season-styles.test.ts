import { describe, expect, it } from 'vitest';
import { seasonStyles, seasonValue } from '../../../src/features/package/season-styles.ts';

describe('the styles of seasons', () => {
  it('hide what belongs to another season than the chosen one', () => {
    expect(seasonStyles('.p', ['', 'high'])).toBe(
      '.p:has([value="season:"]:checked) [data-season]:not([data-season=""]),' +
        '.p:has([value="season:high"]:checked) [data-season]:not([data-season="high"]){display:none}',
    );
  });

  it('belong to radio buttons whose values no option has', () => {
    expect(seasonValue('high')).toBe('season:high');
  });
});
