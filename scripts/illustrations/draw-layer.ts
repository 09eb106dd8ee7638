import type { Canvas } from './canvas.ts';
import { drawDisc, drawGlow, drawStars, drawVeil } from './layers/air.ts';
import { drawArea } from './layers/area.ts';
import { drawClouds } from './layers/clouds.ts';
import { drawCrowns } from './layers/crowns.ts';
import { drawFields } from './layers/fields.ts';
import { drawGrain } from './layers/grain.ts';
import { drawScatter, drawShapes } from './layers/props.ts';
import { drawRays } from './layers/rays.ts';
import { drawRelief } from './layers/relief.ts';
import { drawTerraces } from './layers/terraces.ts';
import { drawGlitter, drawReflection } from './layers/water.ts';
import { drawWeave } from './layers/weave.ts';
import type { Layer } from './schema/illustration.ts';

/** The markup of one layer. */
export function drawLayer(layer: Layer, canvas: Canvas, seed: number): string {
  switch (layer.kind) {
    case 'veil':
      return drawVeil(layer, canvas);
    case 'glow':
      return drawGlow(layer, canvas);
    case 'disc':
      return drawDisc(layer, canvas);
    case 'stars':
      return drawStars(layer, canvas, seed);
    case 'clouds':
      return drawClouds(layer, canvas, seed);
    case 'relief':
      return drawRelief(layer, canvas, seed);
    case 'glitter':
      return drawGlitter(layer, canvas, seed);
    case 'reflection':
      return drawReflection(layer, canvas);
    case 'area':
      return drawArea(layer, canvas, seed);
    case 'crowns':
      return drawCrowns(layer, canvas, seed);
    case 'fields':
      return drawFields(layer, canvas, seed);
    case 'rays':
      return drawRays(layer, canvas, seed);
    case 'grain':
      return drawGrain(layer, canvas, seed);
    case 'shape':
      return drawShapes(layer, canvas);
    case 'terraces':
      return drawTerraces(layer, canvas, seed);
    case 'scatter':
      return drawScatter(layer, canvas, seed);
    case 'weave':
      return drawWeave(layer, canvas);
  }
}
