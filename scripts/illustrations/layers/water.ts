import { between, createRandom } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import type { Layer } from '../schema/illustration.ts';

type LayerOf<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

interface Dash {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly thick: number;
}

/** A stroke pointed at both ends, as of a brush laid down and lifted. */
function stroke({ x, y, length, thick }: Dash): string {
  const half = Math.round(length / 2);
  const rise = Math.round(thick * 10) / 10;
  return `M${Math.round(x)} ${Math.round(y)}q${half}-${rise} ${2 * half} 0q-${half} ${rise}-${2 * half} 0z`;
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
      thick: (1.4 + near * glitter.thick) * between(random, 0.7, 1.2),
    };
  });
  return `<path ${canvas.fill(glitter.colour)} d="${dashes.map(stroke).join('')}"/>`;
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
