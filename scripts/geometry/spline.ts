import { mix, type Point } from './point.ts';

/** The height of a curve that runs smoothly through the points, whose x must grow. Level beyond its ends. */
export function profileAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point[0] >= x);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return 0;
  if (next === 0) return first[1];
  if (next < 0) return last[1];
  const [x0, y0] = points[next - 1] ?? first;
  const [x1, y1] = points[next] ?? last;
  const t = (x - x0) / (x1 - x0 || 1);
  return mix(y0, y1, t * t * (3 - 2 * t));
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** Points of a smooth curve through the given ones, `steps` to a stretch. */
export function curveThrough(points: readonly Point[], steps: number, closed = false): readonly Point[] {
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[wrapped] ?? [0, 0];
  };
  const stretches = closed ? count : count - 1;
  const result: Point[] = [];
  for (let index = 0; index < stretches; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      result.push([catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)]);
    }
  }
  if (!closed) result.push(at(count - 1));
  return result;
}
