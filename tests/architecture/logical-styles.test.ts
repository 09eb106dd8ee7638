import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/project/folders.ts';

const SOURCE = join(projectFolder, 'src');

/** Maps: west is to the left in every language. */
const GEOGRAPHIC = ['features/package/RouteMap.module.css', 'ui/PlaceMap/PlaceMap.module.css'];

const PHYSICAL =
  /^\s*(?:(?:padding|margin|border|scroll-(?:margin|padding))-(?:left|right)\b|(?:left|right)\s*:|border-(?:top|bottom)-(?:left|right)-radius|(?:float|clear|text-align)\s*:\s*(?:left|right)\b).*$/gm;

/** Four values of which the second and the fourth, right and left, differ. */
const FOUR_SIDES = /^ *(?:padding|margin|inset|border-width): [^\s()]+ ([^\s()]+) [^\s()]+ ([^\s()]+);$/gm;

describe('style sheets of the site', () => {
  it.each(styleSheets())('%s names sides by the direction of reading', (name) => {
    expect(GEOGRAPHIC.includes(name) ? [] : physicalSides(readFileSync(join(SOURCE, name), 'utf8'))).toEqual(
      [],
    );
  });

  it.each([
    ['padding-left: 1rem;', 1],
    ['right: 0;', 1],
    ['text-align: left;', 1],
    ['padding: 0 0 1rem 2.5rem;', 1],
    ['border-top-left-radius: 1rem;', 1],
    ['padding: 0 1rem 2rem 1rem;', 0],
    ['padding-inline-start: 1rem;', 0],
    ['inset-inline-end: 0;', 0],
  ])('takes "%s" for %i of them', (declaration, count) => {
    expect(physicalSides(`.part {\n  ${declaration}\n}`)).toHaveLength(count);
  });
});

function styleSheets(): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .toSorted();
}

function physicalSides(css: string): readonly string[] {
  const shorthands = [...css.matchAll(FOUR_SIDES)].filter(([, right, left]) => right !== left);
  return [...css.matchAll(PHYSICAL), ...shorthands].map(([declaration]) => declaration.trim());
}
