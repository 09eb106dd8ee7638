import type { Brush } from './shape.ts';

const WALKER =
  'M-6-78Q2-86 9-79L13-58L25-47L22-42L7-51L6-44L14-24L20-3L27 0H12L4-22L-3-34L-9-18L-19-1L-9 0H-26L-27-4L-17-22L-11-46z';
const STANDER =
  'M-8-80Q0-86 8-80L12-58L14-42H9L7-54L8-38L7-2L12 0H1L0-34L-2-2L3 0H-9L-8-38L-7-54L-10-42H-14L-12-58z';
const POINTER =
  'M-8-80Q0-86 8-80L34-92L37-88L11-70L9-56L9-38L8-2L13 0H2L0-34L-3-2L2 0H-10L-9-38L-8-54L-12-40H-16L-12-62z';

/**
 * A person, 100 units high: variant 0 walks with a pack and a stick, 1 stands, 2 points ahead, 3 sits, 4 wears a skirt.
 * Colours: clothes, legs, head, pack or hat.
 */
export function person(brush: Brush): string {
  const head = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="6.8" ${brush.fill(2)}/>`;
  switch (brush.variant) {
    case 1:
      return `<path ${brush.fill(1)} d="${STANDER}"/><path ${brush.fill(0)} d="M-8-80Q0-86 8-80L12-58L8-40H-8L-12-58z"/>${head(0, -92)}`;
    case 2:
      return `<path ${brush.fill(1)} d="${POINTER}"/><path ${brush.fill(0)} d="M-8-80Q0-86 8-80L11-70L9-40H-9L-12-62z"/>${head(1, -92)}<path ${brush.fill(3)} d="M-11-93Q0-108 13-93z"/>`;
    case 3:
      return `<path ${brush.fill(1)} d="M-10-6Q-14-2-8 0H30L34-4L26-18L20-20L14-8z"/><path ${brush.fill(0)} d="M-9-46Q0-52 8-46L14-28L22-20L20-16L8-24L10-2H-10Q-14-24-9-46z"/>${head(1, -58)}`;
    case 4:
      return `<path ${brush.fill(1)} d="M-7-52H8L15-8H6L5 0H-4L-5-8H-13z"/><path ${brush.fill(0)} d="M-7-80Q0-86 7-80L13-62L10-46L6-58L8-46H-7L-6-58L-10-44L-13-46z"/>${head(0, -92)}<path ${brush.fill(3)} d="M-7-95Q0-104 7-95L9-78L4-86H-6z"/>`;
    default:
      return `<path ${brush.stroke(3)} stroke-width="2.5" d="M22-60L31 0"/><path ${brush.fill(1)} d="${WALKER}"/><path ${brush.fill(0)} d="M-6-78Q2-86 9-79L13-58L7-51L6-44H-11z"/>${head(6, -91)}<path ${brush.fill(3)} d="M-7-82Q-24-80-22-62Q-22-50-12-48L-8-60z"/>`;
  }
}

/** A bicycle, 170 units long, seen from the side. Colours: frame and wheels, basket and saddle. */
export function bicycle(brush: Brush): string {
  const wheel = (x: number): string => `M${x - 34}-34a34 34 0 1 1 68 0a34 34 0 1 1-68 0`;
  const spokes = [-52, 52]
    .map((x) => `M${x - 34}-34h68M${x}-68v68M${x - 24}-58l48 48M${x + 24}-58l-48 48`)
    .join('');
  return `<g fill="none" ${brush.stroke(0)}><path stroke-width="5" d="${wheel(-52)}${wheel(52)}"/><path stroke-width="1" d="${spokes}"/><path stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round" d="M-52-34L-24-84L-4-36H-52M-24-84L34-82L-4-36M52-34L32-98Q28-108 16-106M-24-84L-28-98"/></g><path ${brush.fill(1)} d="M-44-104Q-28-98-14-102L-18-96Q-30-92-42-98zM38-104H72L66-78H44z"/>`;
}
