import { profileAt } from '../../geometry/spline.ts';
import { between, createRandom } from '../../random.ts';
import type { Canvas } from '../canvas.ts';
import { createBrush } from '../props/shape.ts';
import { shapes } from '../props/shapes.ts';
import type { Layer } from '../schema/illustration.ts';

type LayerOf<K extends Layer['kind']> = Extract<Layer, { kind: K }>;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn?: number | undefined;
  readonly flip?: boolean | undefined;
}

function use(id: string, place: Place): string {
  const scale = Math.round(place.scale * 100) / 100;
  const turn = place.turn ? `rotate(${place.turn})` : '';
  const size = place.flip ? `scale(${-scale} ${scale})` : scale === 1 ? '' : `scale(${scale})`;
  return `<use href="#${id}" transform="translate(${Math.round(place.x)} ${Math.round(place.y)})${turn}${size}"/>`;
}

/** A shape of the vocabulary, set at one or more places. */
export function drawShapes(layer: LayerOf<'shape'>, canvas: Canvas): string {
  const markup = shapes[layer.shape](createBrush(canvas, layer.colours, layer.variant));
  const id = canvas.define((own) => `<g id="${own}">${markup}</g>`);
  return layer.at.map((place) => use(id, place)).join('');
}

/** A shape sown over a strip of ground: smaller and closer together the farther away. */
export function drawScatter(layer: LayerOf<'scatter'>, canvas: Canvas, seed: number): string {
  const random = createRandom(seed);
  const ids = Array.from({ length: layer.variants }, (_, variant) => {
    const markup = shapes[layer.shape](createBrush(canvas, layer.colours, variant));
    return canvas.define((own) => `<g id="${own}">${markup}</g>`);
  });
  return Array.from({ length: layer.count }, () => {
    const near = random();
    const x = between(random, layer.left, layer.right);
    const y = profileAt(layer.line, x) + near * layer.height;
    const scale = (layer.scale[0] + (layer.scale[1] - layer.scale[0]) * near) * between(random, 0.75, 1.25);
    return { place: { x, y, scale, flip: random() > 0.5 }, id: ids[Math.floor(random() * ids.length)] ?? '' };
  })
    .toSorted((a, b) => a.place.y - b.place.y)
    .map(({ place, id }) => use(id, place))
    .join('');
}
