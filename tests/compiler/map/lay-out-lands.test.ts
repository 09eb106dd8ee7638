import { describe, expect, it } from 'vitest';
import { layOutLands } from '../../../scripts/compiler/map/lay-out-lands.ts';
import { plainSheet, rectangle } from '../../helpers/map-views.ts';

/** The country of the region, all land around it being another's. */
const HOME = { left: 100, top: -10, right: 550, bottom: 610 };

/** What becomes of a region's name in a country that reaches so far: where it stands, and whether on wide maps only. */
function regionIn({ left, top, right, bottom }: typeof HOME) {
  const map = plainSheet(
    [rectangle(-10, -10, 1010, 610)],
    {},
    {
      countries: [
        { code: 'CH', land: [rectangle(left, top, right, bottom)] },
        {
          code: 'IT',
          land: [
            rectangle(-10, -10, left, 610),
            rectangle(left, -10, right, top),
            rectangle(right, -10, 1010, 610),
            rectangle(left, bottom, right, 610),
          ],
        },
      ],
    },
  );
  const region = { name: 'Ticino', places: [[300, 300] as const] };
  const found = layOutLands(map, [region], 'en', { wide: [], narrow: [] });
  return found.find(({ name }) => name === 'Ticino');
}

describe('the name of a region', () => {
  it('stands on maps of all widths where it has room in its own country', () => {
    expect(regionIn(HOME)?.isWide).toBe(false);
  });

  // On the narrowest map it is about 200 units wide and 70 high.
  it.each([
    ['right', { ...HOME, right: 370 }],
    ['left', { ...HOME, left: 230 }],
    ['top', { ...HOME, top: 280 }],
    ['bottom', { ...HOME, bottom: 320 }],
  ])(
    'stands on wide maps only where it would reach into another country on a phone: at its %s',
    (_side, border) => {
      const found = regionIn(border);
      expect(found?.isWide).toBe(true);
      // Its middle is at home.
      const [x = 0, y = 0] = found?.at ?? [];
      expect([x > border.left, x < border.right, y > border.top, y < border.bottom]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    },
  );
});
