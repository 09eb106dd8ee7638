import type { Point } from './point.ts';

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** Points of a smooth closed curve through the given ones, `steps` to a stretch. */
export function curveThrough(points: readonly Point[], steps: number): readonly Point[] {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  return points.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: steps }, (_point, step): Point => {
      const t = step / steps;
      return [catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)];
    });
  });
}
