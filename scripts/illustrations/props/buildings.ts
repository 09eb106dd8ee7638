import { linePath, outlinePath } from '../../geometry/path-data.ts';
import type { Point } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { createRandom } from '../../random.ts';
import type { Brush } from './shape.ts';

/** Half of the gable of a rice barn, from the ridge to the flaring eave: a bonnet with a bulging side. */
const BONNET = curveThrough(
  [
    [0, -300],
    [34, -292],
    [62, -258],
    [78, -208],
    [86, -160],
    [98, -122],
    [126, -92],
  ],
  4,
);
const DEPTH = 168;

/** The place on the side of the roof: down from the ridge, and back from the gable. Both 0 to 1. */
function onRoof(down: number, back: number): Point {
  const index = down * (BONNET.length - 1);
  const [x, y] = BONNET[Math.floor(index)] ?? [0, 0];
  const [nextX, nextY] = BONNET[Math.ceil(index)] ?? [x, y];
  const part = index % 1;
  // The ridge sags between its ends as a saddle does.
  const sag = 18 * (1 - down) * Math.sin(Math.PI * back);
  return [x + (nextX - x) * part + DEPTH * back, y + (nextY - y) * part - 8 * back + sag];
}

/** Thatch: short strokes that follow the fall of the roof. */
function thatch(seed: number, from: number, to: number, count: number): string {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const down = from + random() * (to - from);
    const back = random();
    return linePath([onRoof(down, back), onRoof(Math.min(1, down + 0.05 + random() * 0.06), back)]);
  }).join('');
}

/**
 * A rice barn on four posts under a bonnet of thatch, 300 units high, gable to the left.
 * Colours: lit thatch, shaded thatch, gable, timber, opening.
 */
export function granary(brush: Brush): string {
  const posts = `<path ${brush.fill(3)} d="M-60-78h11L-47 0H-62zM49-78H60L62 0H47zM106-80h9V-10h-11zM206-80h9L217-10H205z"/><path ${brush.fill(3)} d="M-74-46H84L232-54V-44L86-34H-74zM-72-82q17-10 34 0v6h-34zM38-82q17-10 34 0v6H38zM196-84q15-8 30 0v5H196z"/>`;
  const steps = [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84, 0.94, 1];
  const ridge = [0.2, 0.4, 0.6, 0.8].map((back) => onRoof(0, back));
  const eave = [0.8, 0.6, 0.4, 0.2].map((back): Point => [onRoof(1, back)[0] - 4, onRoof(1, back)[1] + 7]);
  const roof = outlinePath([
    onRoof(0, 0),
    ...ridge,
    ...steps.map((down) => onRoof(down, 1)),
    ...eave,
    ...steps.toReversed().map((down) => onRoof(down, 0)),
  ]);
  const courses = [0.42, 0.66, 0.86].map((down) =>
    linePath([0.02, 0.25, 0.5, 0.75, 0.98].map((back) => onRoof(down, back))),
  );
  const under = `<path ${brush.fill(4)} d="M-116-90Q0-70 126-86L288-96V-86Q200-66 70-66H-66z"/>`;
  const side = `<path ${brush.fill(0)} d="${roof}"/><g fill="none" ${brush.stroke(1)} stroke-linecap="round"><path stroke-width="2" d="${thatch(brush.variant + 3, 0.06, 0.9, 90)}"/><path stroke-width="3" opacity=".55" d="${courses.join('')}"/></g>`;
  const rim = BONNET.filter((_, index) => index % 2 === 0);
  const gable = outlinePath([
    ...rim,
    [100, -82],
    [0, -74],
    [-100, -82],
    ...rim.toReversed().map(([x, y]): Point => [-x, y]),
  ]);
  const fringe = `<path ${brush.fill(1)} d="${gable}"/>`;
  const panel = `<path ${brush.fill(2)} d="M-72-84C-70-130-66-172-54-206C-44-240-24-262 0-264C24-262 44-240 54-206C66-172 70-130 72-84Q0-76-72-84z"/>`;
  const battens = `<path ${brush.stroke(3)} stroke-width="2" opacity=".6" fill="none" d="M-70-112H70M-66-146H66M-58-180H58M-46-214H46M-36-82V-232M0-80V-262M36-82V-232"/>`;
  const hatch = `<path ${brush.fill(4)} d="M-20-112V-162Q0-172 20-162V-112z"/><path ${brush.stroke(0)} stroke-width="3" fill="none" d="M-24-110V-164Q0-176 24-164V-110z"/>`;
  const ends = `<path ${brush.stroke(0)} stroke-width="5" stroke-linecap="round" fill="none" d="M-10-296L12-314M12-296L-8-314"/>`;
  return under + posts + side + fringe + panel + battens + hatch + ends;
}

/** A low thatched house, 110 units high. Colours: lit roof, shaded roof, wall, door. */
export function house(brush: Brush): string {
  return `<path ${brush.fill(2)} d="M-70-46H84V0H-70z"/><path ${brush.fill(3)} d="M-16-38H6V0H-16z"/><path ${brush.fill(1)} d="M-40-108L-92-40H-24z"/><path ${brush.fill(0)} d="M-40-108H50L108-40H-28z"/>`;
}

/** A ridge tent lit from within, 90 units high. Colours: shaded side, lit side, glow, ropes. */
export function tent(brush: Brush): string {
  return `<path ${brush.stroke(3)} stroke-width="1.5" d="M-10-88L-92 0M62-80L138-4"/><path ${brush.fill(0)} d="M-10-90Q30-84 62-82L112-4L46 2z"/><path ${brush.fill(1)} d="M-10-90Q-30-40-68 0L46 2Q10-50-10-90z"/><path ${brush.fill(2)} d="M-10-76Q-20-36-34 1L16 2Q-2-40-10-76z"/>`;
}

/** A domed house of prayer with two towers, 330 units high. Colours: walls, shaded walls, domes, lit edge. */
export function dome(brush: Brush): string {
  const onion = (x: number, y: number, r: number): string =>
    `M${x} ${y - r * 1.75}Q${x + r * 0.1} ${y - r * 1.4} ${x + r * 0.55} ${y - r * 1.1}C${x + r * 1.25} ${y - r * 0.7} ${x + r * 1.1} ${y - r * 0.2} ${x + r * 0.86} ${y}H${x - r * 0.86}C${x - r * 1.1} ${y - r * 0.2} ${x - r * 1.25} ${y - r * 0.7} ${x - r * 0.55} ${y - r * 1.1}Q${x - r * 0.1} ${y - r * 1.4} ${x} ${y - r * 1.75}z`;
  const tower = (x: number): string =>
    `M${x - 13} 0V-196H${x - 19}V-206H${x - 11}V-250H${x - 16}V-258H${x + 16}V-250H${x + 11}V-206H${x + 19}V-196H${x + 13}V0z`;
  const arches = [-78, -39, 0, 39, 78]
    .map((x) => `M${x - 12} 0V-52Q${x - 12}-68 ${x}-78Q${x + 12}-68 ${x + 12}-52V0z`)
    .join('');
  const walls = `<path ${brush.fill(0)} d="M-110 0V-96H110V0zM-62-96V-126H62V-96z${tower(-150)}${tower(150)}"/>`;
  const domes = `<path ${brush.fill(2)} d="${onion(0, -126, 58)}${onion(-88, -96, 21)}${onion(88, -96, 21)}${onion(-150, -258, 17)}${onion(150, -258, 17)}"/><path ${brush.stroke(2)} stroke-width="3" d="M0-222V-252M-150-286V-304M150-286V-304"/>`;
  const flip = brush.canvas.light[0] < 0 ? ' transform="scale(-1 1)"' : '';
  const lit = `<path${flip} ${brush.fill(3)} d="M18-196C56-172 60-146 45-128H30C46-150 40-176 18-196zM161-206V-250H154V-206zM163 0V-196H154V0zM-139-206V-250H-146V-206zM-137 0V-196H-146V0zM110-96V0H100V-96z"/>`;
  return `${walls}<path ${brush.fill(1)} d="${arches}"/>${domes}${lit}`;
}
