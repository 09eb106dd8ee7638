import { expect, it } from 'vitest';
import { codeBelow } from '../helpers/source-code.ts';

/** Maps, since west is to the left in every language. */
const GEOGRAPHIC = /\/(?:RouteMap|PlaceMap)\.module\.css$/;

const PHYSICAL =
  /^\s*(?:(?:padding|margin|border|scroll-(?:margin|padding))-(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:float|clear|text-align)\s*:\s*(?:left|right)\b).*$/gm;

/** Four values of which the second and the fourth, right and left, differ. */
const FOUR_SIDES =
  /^ *(?:padding|margin|inset|border-width): [^\s()]+ ([^\s()]+) [^\s()]+ (?!\1;)[^\s()]+;$/gm;

it('Style sheets name sides by the direction of reading, so that they fit Arabic.', () => {
  const sheets = codeBelow('src').filter(({ path }) => path.endsWith('.css') && !GEOGRAPHIC.test(path));
  expect(sheets.length).toBeGreaterThan(5);
  const physical = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(PHYSICAL), ...text.matchAll(FOUR_SIDES)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(physical).toEqual([]);
});
