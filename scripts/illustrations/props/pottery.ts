import { outlinePath } from '../../geometry/path-data.ts';
import type { Point } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { Brush } from './shape.ts';

/** Half widths by height, from foot to lip. */
const PROFILES: readonly (readonly Point[])[] = [
  [
    [58, 0],
    [84, -34],
    [112, -96],
    [108, -158],
    [66, -206],
    [40, -226],
    [44, -246],
    [58, -256],
  ],
  [
    [46, 0],
    [96, -30],
    [128, -84],
    [118, -134],
    [84, -164],
    [78, -176],
    [92, -186],
  ],
  [
    [40, 0],
    [56, -60],
    [70, -140],
    [62, -210],
    [34, -262],
    [24, -310],
    [30, -336],
    [42, -346],
  ],
];

/** The band of the pot between two shares of its half width, -1 the left edge and 1 the right. */
function strip(profile: readonly Point[], from: number, to: number): string {
  const near = profile.map(([half, y]): Point => [half * to, y]);
  const far = profile.map(([half, y]): Point => [half * from, y]);
  return outlinePath([...near, ...far.toReversed()]);
}

function halfAt(profile: readonly Point[], y: number): number {
  return profile.reduce((best, point) => (Math.abs(point[1] - y) < Math.abs(best[1] - y) ? point : best))[0];
}

/** Painted bands: lines, dots and triangles that follow the belly. */
function bands(profile: readonly Point[], brush: Brush): string {
  const height = -(profile.at(-1)?.[1] ?? -250);
  const ring = (share: number): string => {
    const half = halfAt(profile, -height * share);
    return `M${-Math.round(half)} ${-Math.round(height * share)}q${Math.round(half)} 16 ${Math.round(half * 2)} 0`;
  };
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const turn = (index + 0.5) / 9;
    const half = halfAt(profile, -height * 0.5);
    const x = -Math.cos(turn * Math.PI) * half * 0.97;
    const width = Math.max(3, Math.sin(turn * Math.PI) * half * 0.15);
    const y = -height * 0.46 + Math.sin(turn * Math.PI) * 8;
    return `M${Math.round(x - width)} ${Math.round(y)}l${Math.round(width)} ${-Math.round(height * 0.1)}l${Math.round(width)} ${Math.round(height * 0.1)}z`;
  });
  return `<path ${brush.stroke(3)} fill="none" stroke-width="4" d="${[0.42, 0.6, 0.64].map(ring).join('')}"/><path ${brush.fill(3)} d="${teeth.join('')}"/>`;
}

/** A thrown pot, 190 to 350 units high: three variants. Colours: clay, shade, light, paint, inside. */
export function pot(brush: Brush): string {
  const profile = curveThrough(PROFILES[brush.variant % PROFILES.length] ?? [], 5);
  const side = brush.canvas.light[0] > 0 ? 1 : -1;
  const [lip, top] = profile.at(-1) ?? [50, -250];
  const shade = `<path ${brush.fill(1)} d="${strip(profile, -side, -side * 0.42)}"/>`;
  const deep = `<path ${brush.fill(1)} d="${strip(profile, -side, -side * 0.74)}" opacity=".6"/>`;
  const light = `<path ${brush.fill(2)} d="${strip(profile, side * 0.52, side * 0.86)}"/>`;
  const mouth = `<ellipse cx="0" cy="${Math.round(top)}" rx="${Math.round(lip)}" ry="9" ${brush.fill(4)}/>`;
  return `<path ${brush.fill(0)} d="${strip(profile, -1, 1)}"/>${shade}${deep}${light}${bands(profile, brush)}${mouth}`;
}
