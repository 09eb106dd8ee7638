import { createHash } from 'node:crypto';
import type { Point } from '../geometry.ts';
import { type Coast, isOnLand } from './coast.ts';

/** Half the length of an islet, in the picture's units, and how near to a coast none is needed. */
const RADIUS = 19;
const NEAR = 9;
const CORNERS = 9;

/** Small pieces of land for places that the atlas has in the sea: each has its own shape, always the same. */
export function isletsFor(
  places: readonly { readonly id: string; readonly at: Point }[],
  coast: Coast,
): readonly (readonly Point[])[] {
  return places
    .filter(({ at }) => !isOnLand(coast, at) && !isAshore(coast, at))
    .map(({ id, at }) => isletAt(id, at));
}

function isAshore(coast: Coast, [x, y]: Point): boolean {
  return Array.from({ length: 8 }, (_, step) => (step * Math.PI) / 4).some((angle) =>
    isOnLand(coast, [x + NEAR * Math.cos(angle), y + NEAR * Math.sin(angle)]),
  );
}

function isletAt(id: string, [x, y]: Point): readonly Point[] {
  const random = createHash('sha256').update(id).digest();
  const share = (index: number): number => (random[index] ?? 0) / 255;
  const turn = share(CORNERS) * Math.PI;
  return Array.from({ length: CORNERS }, (_, corner): Point => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const radius = RADIUS * (0.85 + 0.3 * share(corner));
    const [along, across] = [radius * Math.cos(angle), 0.72 * radius * Math.sin(angle)];
    return [
      x + along * Math.cos(turn) - across * Math.sin(turn),
      y + along * Math.sin(turn) + across * Math.cos(turn),
    ];
  });
}
