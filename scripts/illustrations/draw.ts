import type { Illustration } from '../../schema/illustration.ts';
import { createCanvas } from './canvas.ts';
import { drawLayer } from './draw-layer.ts';

const MOST_BYTES = 40_000;
const COARSENESS = [1, 1.15, 1.3, 1.5, 1.75, 2, 2.3, 2.7, 3.2];

function drawAt(illustration: Illustration, coarseness: number): string {
  const canvas = createCanvas(illustration, coarseness);
  const layers = illustration.layers.map((layer, index) => {
    const markup = drawLayer(layer, canvas, layer.seed ?? illustration.seed * 100 + index);
    const id = layer.id === undefined ? '' : ` id="${layer.id}"`;
    const opacity = layer.opacity === undefined ? '' : ` opacity="${layer.opacity}"`;
    return id || opacity ? `<g${id}${opacity}>${markup}</g>` : markup;
  });
  const { width, height } = canvas;
  const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${canvas.definitions()}</defs>${layers.join('')}</svg>\n`;
}

/**
 * Draws the description: the text of an SVG file, the same for the same description.
 * It is drawn as finely as 40 kB allow, so that a picture never weighs down a page on a slow network.
 */
export function drawIllustration(illustration: Illustration): string {
  let fine = 0;
  let coarse = COARSENESS.length - 1;
  let drawn = drawAt(illustration, COARSENESS[fine] ?? 1);
  if (drawn.length <= MOST_BYTES) return drawn;
  while (fine < coarse) {
    const middle = Math.floor((fine + coarse) / 2);
    const svg = drawAt(illustration, COARSENESS[middle] ?? 1);
    if (svg.length <= MOST_BYTES) coarse = middle;
    else fine = middle + 1;
    drawn = svg;
  }
  return drawn.length <= MOST_BYTES ? drawn : drawAt(illustration, COARSENESS[fine] ?? 1);
}
