import { createRandom } from '../random.ts';
import type { Brush } from './shape.ts';

/** Thatch: short strokes that follow the fall of the roof. */
function thatch(seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: 46 }, () => {
    const across = random();
    const down = 0.1 + random() * 0.75;
    const x = 30 + across * 92 + down * 82 - down * down * 16;
    const y = -280 + down * 215;
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(3 + down * 5)} ${Math.round(12 + down * 12)}`;
  }).join('');
}

/**
 * A granary on stilts under a tall bonnet of thatch, 300 units high, gable to the left.
 * Colours: lit thatch, shaded thatch, gable, timber, opening.
 */
export function granary(brush: Brush): string {
  const posts = `<path ${brush.fill(3)} d="M-56-62h12V0h-12zM44-62h12V0H44zM84-62h10V-8H84zM168-62h10V-8h-10zM-70-66H196V-54H-70zM-62-44H-38V-38H-62zM38-44H62V-38H38z"/>`;
  const side = `<path ${brush.fill(0)} d="M0-296Q60-280 122-290C158-274 184-236 190-188C194-144 192-102 224-52Q160-40 104-46C80-102 84-144 78-186C70-236 30-282 0-296z"/><path ${brush.stroke(1)} stroke-width="2" stroke-linecap="round" d="${thatch(brush.variant + 3)}"/>`;
  const eave = `<path ${brush.fill(1)} d="M224-52Q160-40 104-46L96-62Q150-56 214-68z"/>`;
  const front = `<path ${brush.fill(1)} d="M0-296C-30-282-70-236-78-186C-84-144-80-102-108-46Q-86-54-66-56C-54-96-62-140-56-178C-48-214-22-242 0-254C22-242 48-214 56-178C62-140 54-96 66-56Q86-52 108-44C80-102 84-144 78-186C70-236 30-282 0-296z"/>`;
  const gable = `<path ${brush.fill(2)} d="M0-258C-26-244-52-214-58-178C-64-140-56-96-68-58H68C56-96 64-140 58-178C52-214 26-244 0-258z"/><path ${brush.stroke(3)} stroke-width="2" d="M-62-92H62M-62-120H62M-60-150H60M-52-186H52M-24-60V-220M24-60V-220"/><path ${brush.fill(4)} d="M-15-60V-118H15V-60z"/>`;
  return posts + side + eave + gable + front;
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
