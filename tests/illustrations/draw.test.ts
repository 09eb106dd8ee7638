import { describe, expect, it } from 'vitest';
import { drawIllustration } from '../../scripts/illustrations/draw.ts';
import { type Illustration, illustrationSchema } from '../../scripts/illustrations/schema/illustration.ts';

const tone = ['dark', 'light'];
const box = { left: 200, top: 200, right: 500, bottom: 300 };

/** A layer of every kind, small enough to be drawn at once. */
const layers = {
  veil: { kind: 'veil', top: 0, bottom: 500, ramp: ['dark', 'light@40'] },
  glow: { kind: 'glow', x: 800, y: 300, rx: 400, ry: 200, ramp: ['light/60', 'light/0'] },
  disc: { kind: 'disc', x: 900, y: 400, radius: 50, ramp: ['light'] },
  stars: { kind: 'stars', count: 30, bottom: 400, colour: 'light' },
  streaks: { kind: 'clouds', box, size: [150, 30], cover: 0.4, cell: 14, tones: [tone, ['light']] },
  heaps: {
    kind: 'clouds',
    heaped: true,
    box,
    size: [150, 80],
    cover: 0.4,
    cell: 14,
    tones: [tone, ['light']],
  },
  relief: {
    kind: 'relief',
    cell: 9,
    id: 'hill',
    left: 300,
    right: 500,
    base: 600,
    crest: [
      [300, 0],
      [600, 150],
      [900, 0],
    ],
    tones: [tone, ['light']],
  },
  reflection: { kind: 'reflection', of: ['hill'], y: 600 },
  glitter: { kind: 'glitter', top: 600, width: [100, 300], count: 20, colour: 'light/50' },
  area: {
    kind: 'area',
    points: [
      [0, 700],
      [300, 650],
      [400, 720],
    ],
    closing: 'loop',
    ramp: tone,
    print: { size: [90, 40], tones: [['light']], shares: [0.3] },
  },
  terraces: {
    kind: 'terraces',
    top: 500,
    bottom: 900,
    width: [300, 800],
    tiers: 2,
    tones: {
      rock: tone,
      shade: tone,
      fall: tone,
      strand: tone,
      foam: tone,
      pool: tone,
      ripple: tone,
      lip: 'light',
    },
  },
  crowns: {
    kind: 'crowns',
    cell: 9,
    left: 100,
    right: 500,
    line: [
      [100, 700],
      [500, 760],
    ],
    bottom: 900,
    rows: 2,
    radius: [30, 40],
    tones: [tone, ['light']],
  },
  fields: {
    kind: 'fields',
    top: 600,
    width: [600, 1600],
    columns: 3,
    rows: 4,
    colours: ['dark', 'light'],
    furrow: 'light',
    bank: tone,
  },
  rays: {
    kind: 'rays',
    x: 800,
    y: 0,
    length: 700,
    count: 4,
    angles: [60, 120],
    ramp: ['light/40', 'light/0'],
  },
  shape: {
    kind: 'shape',
    shape: 'palm',
    colours: ['dark', 'light'],
    at: [{ x: 400, y: 900, scale: 1.2, flip: true }],
  },
  scatter: {
    kind: 'scatter',
    shape: 'tuft',
    colours: ['dark', 'light'],
    count: 5,
    line: [[0, 900]],
    height: 60,
    scale: [0.5, 1],
  },
  weave: {
    kind: 'weave',
    points: [
      [100, 800],
      [400, 800],
      [400, 980],
      [100, 980],
    ],
    fringe: 20,
    colours: ['dark', 'light'],
  },
  grain: { kind: 'grain', light: 'light/10', dark: 'dark/10' },
} as const;

function describePicture(chosen: readonly object[], overrides: object = {}): Illustration {
  return illustrationSchema.parse({
    file: 'test.svg',
    seed: 5,
    light: [0.7, 0.2, 0.5],
    palette: { dark: '#102030', light: '#f0e0c0' },
    layers: chosen,
    ...overrides,
  });
}

describe('drawing a description', () => {
  const every = Object.values(layers);

  it('yields the same bytes each time', () => {
    expect(drawIllustration(describePicture(every))).toBe(drawIllustration(describePicture(every)));
  });

  it('yields another picture from another seed', () => {
    expect(drawIllustration(describePicture(every, { seed: 6 }))).not.toBe(
      drawIllustration(describePicture(every)),
    );
  });

  it.each(Object.entries(layers))('draws %s in numbers only', (name, layer) => {
    const chosen = name === 'reflection' ? [layers.relief, layer] : [layer];
    const svg = drawIllustration(describePicture(chosen));
    expect(svg).toMatch(/<(?:path|ellipse|circle|use)\b/);
    expect(svg).not.toMatch(/NaN|Infinity|undefined| d="[^"]*e/);
  });

  it('draws more coarsely until it fits the limit', () => {
    const fine = drawIllustration(describePicture([layers.crowns, layers.heaps]));
    const coarse = drawIllustration(describePicture([layers.crowns, layers.heaps], { most: 1 }));
    expect(coarse.length).toBeLessThan(fine.length);
  });

  it('refuses a colour that the palette does not have', () => {
    const picture = describePicture([{ ...layers.disc, ramp: ['gold'] }]);
    expect(() => drawIllustration(picture)).toThrow('The palette has no colour "gold".');
  });
});
