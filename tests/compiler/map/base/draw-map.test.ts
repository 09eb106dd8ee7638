import { describe, expect, it } from 'vitest';
import { drawMap } from '../../../../scripts/compiler/map/base/draw-map.ts';
import { plainView, rectangle } from '../../../helpers/map-views.ts';

const island = [rectangle(400, 200, 600, 400)];

/** The picture without the colours, which are the designer's. */
function drawn(...given: Parameters<typeof drawMap>): string {
  return drawMap(...given).replaceAll(/#[0-9a-f]{6}/g, '#');
}

/** The lines of the grid in a view of a part of the globe. */
function gridOf(box: { west: number; south: number; east: number; north: number }): readonly string[] {
  const svg = drawMap(plainView({ box }), island);
  const [, path = ''] = /class="g" d="([^"]*)"/.exec(svg) ?? [];
  return path.split('M').slice(1);
}

const RULES = [
  'use{stroke-linejoin:round;fill:none}',
  '.d0{fill:#}.b1{stroke:#}.b2{stroke:#}.b3{stroke:#}.b4{stroke:#}',
  '.w{stroke:#}.g{stroke:#;fill:none}',
  '.s{stroke:#;stroke-width:2.6}.l{fill:#}.r{stroke:#;opacity:.25}',
].join('');

const GRID =
  '<path class="g" d="M0 0v600M200 0v600M400 0v600M600 0v600M800 0v600M1000 0v600M0 600h1000M0 400h1000M0 200h1000M0 0h1000"/>';

const BEFORE_LAND = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 600" width="1000" height="600">',
  `<style>${RULES}@media(prefers-color-scheme:dark){${RULES}}</style>`,
].join('');

const AFTER_LAND = [
  '<clipPath id="c"><use href="#l"/></clipPath></defs>',
  '<path class="d0" d="M0 0h1000v600H0z"/>',
  GRID,
  '<use href="#l" class="w" stroke-width="133.2"/><use href="#l" class="b1" stroke-width="130.8"/>',
  '<use href="#l" class="w" stroke-width="87.2"/><use href="#l" class="b2" stroke-width="84.8"/>',
  '<use href="#l" class="w" stroke-width="51.2"/><use href="#l" class="b3" stroke-width="48.8"/>',
  '<use href="#l" class="w" stroke-width="23.2"/><use href="#l" class="b4" stroke-width="20.8"/>',
  '<use href="#l" class="s"/><use href="#l" class="l"/>',
  '<g clip-path="url(#c)">',
  '<use href="#l" class="r" stroke-width="56"/>',
  '<use href="#l" class="r" stroke-width="34"/>',
  '<use href="#l" class="r" stroke-width="16"/>',
  '</g>',
].join('');

describe('drawMap', () => {
  it('draws water, grid, the land with its bands and rims', () => {
    expect(drawn(plainView(), island)).toBe(
      `${BEFORE_LAND}<defs><path id="l" d="M400 300q0-100 100-100 100 0 100 100 0 100-100 100-100 0-100-100z"/>${AFTER_LAND}</svg>\n`,
    );
  });

  it('draws the grid over the land where no shore is in sight', () => {
    expect(drawn(plainView(), [])).toBe(
      `${BEFORE_LAND}<defs><path id="l" d=""/>${AFTER_LAND}${GRID}</svg>\n`,
    );
  });

  it('draws borders last, dashed, in both schemes', () => {
    const border = [
      [
        [100, 100],
        [300, 100],
      ],
    ] as const;
    const svg = drawn(plainView(), island, border);
    expect(svg.endsWith('</g><path class="e" d="M100 100l200 0"/></svg>\n')).toBe(true);
    expect(svg.split('.e{stroke:#;stroke-width:3;stroke-dasharray:14 8 2 8;fill:none}')).toHaveLength(3);
  });

  it('draws every piece of land in one path', () => {
    const two = drawn(plainView(), [...island, rectangle(100, 100, 200, 200)]);
    expect(two).toContain('-100-100zM100 150q');
  });

  it.each([
    ['a fifth of a degree', { west: 20.01, east: 20.21, south: 0.01, north: 0.11 }, 4, 2],
    ['three tenths', { west: 20.01, east: 20.31, south: 0.01, north: 0.02 }, 6, 0],
    ['half a degree', { west: 20.01, east: 20.51, south: 0.01, north: 0.11 }, 5, 1],
    ['a tall degree', { west: 20.01, east: 20.02, south: 0.01, north: 1.01 }, 0, 4],
    ['a degree far in the north', { west: 10.01, east: 10.02, south: 50.01, north: 51.01 }, 0, 4],
    ['three degrees, in six', { west: 20, east: 23, south: 0.1, north: 0.2 }, 7, 0],
    ['two degrees', { west: 20.1, east: 22.1, south: 0.1, north: 0.2 }, 4, 0],
    ['forty degrees', { west: 1, east: 41, south: 1, north: 9 }, 4, 0],
    ['the globe', { west: -170, east: 170, south: -80, north: 80 }, 11, 5],
  ])('has few lines of the grid on %s', (_name, box, meridians, parallels) => {
    const lines = gridOf(box);
    expect([
      lines.filter((line) => line.includes('v')).length,
      lines.filter((line) => line.includes('h')).length,
    ]).toEqual([meridians, parallels]);
  });

  it('puts lines on round degrees, in whole units of the picture', () => {
    expect(gridOf({ west: 20.01, south: 0.01, east: 20.51, north: 0.21 })).toEqual([
      '10 0v600',
      '20 0v600',
      '30 0v600',
      '40 0v600',
      '50 0v600',
      '0 590h1000',
      '0 580h1000',
    ]);
  });
});
