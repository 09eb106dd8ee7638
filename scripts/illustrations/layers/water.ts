import type { Layer } from '../../../schema/illustration.ts';
import type { Canvas } from '../canvas.ts';
import { between, createRandom } from '../random.ts';

type LayerOf<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

interface Dash {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly thick: number;
}

function dashMarkup(dashes: readonly Dash[], stroke: string): string {
  const sizes = [...new Set(dashes.map((dash) => dash.thick))].toSorted((a, b) => a - b);
  return sizes
    .map((thick) => {
      const d = dashes
        .filter((dash) => dash.thick === thick)
        .map(({ x, y, length }) => `M${Math.round(x)} ${Math.round(y)}h${Math.round(length)}`);
      return `<path ${stroke} stroke-width="${thick}" stroke-linecap="round" d="${d.join('')}"/>`;
    })
    .join('');
}

/** Light on the waves: strokes that grow and part towards the viewer, gathered below the light. */
export function drawGlitter(glitter: LayerOf<'glitter'>, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const dashes = Array.from({ length: glitter.count }, (): Dash => {
    const near = random() ** glitter.crowd;
    const y = glitter.top + (glitter.bottom - glitter.top) * near;
    const spread = glitter.width[0] + (glitter.width[1] - glitter.width[0]) * near;
    const off = glitter.even ? random() - 0.5 : (random() + random() + random()) / 3 - 0.5;
    const length =
      between(random, 0.3, 1) * (glitter.length[0] + (glitter.length[1] - glitter.length[0]) * near);
    return {
      x: glitter.x + off * spread * 2 - length / 2,
      y,
      length,
      thick: Math.round((1 + near * glitter.thick) * 2) / 2,
    };
  });
  return dashMarkup(dashes, canvas.stroke(glitter.colour));
}

/** The mirror image of another layer below a waterline. */
export function drawReflection(reflection: LayerOf<'reflection'>, canvas: Canvas): string {
  const { y, squash } = reflection;
  const clip = canvas.define(
    (id) => `<clipPath id="${id}"><path d="M0 ${y}h${canvas.width}V${canvas.height}H0z"/></clipPath>`,
  );
  const images = reflection.of
    .map((id) => `<use href="#${id}" transform="matrix(1 0 0 ${-squash} 0 ${y * (1 + squash)})"/>`)
    .join('');
  return `<g clip-path="url(#${clip})" opacity="${reflection.opacity}">${images}</g>`;
}
