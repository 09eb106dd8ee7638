import type { Point } from './point.ts';

/** Numbers in the fewest characters: a minus sign parts as well as a blank. */
function joinNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    const shown = number.toString();
    text += text === '' || number < 0 ? shown : ` ${shown}`;
  }
  return text;
}

function steps(points: readonly Point[], scale: number): readonly number[] {
  const numbers: number[] = [];
  let x = 0;
  let y = 0;
  for (const point of points) {
    const nextX = Math.round(point[0] * scale);
    const nextY = Math.round(point[1] * scale);
    numbers.push((nextX - x) / scale, (nextY - y) / scale);
    [x, y] = [nextX, nextY];
  }
  return numbers.map((number) => Math.round(number * scale) / scale);
}

/** An open line through the points, in whole pixels (or in steps of `1 / scale`). */
export function linePath(points: readonly Point[], scale = 1): string {
  const numbers = steps(points, scale);
  return `M${joinNumbers(numbers.slice(0, 2))}l${joinNumbers(numbers.slice(2))}`;
}

/** A closed outline with straight edges. */
export function outlinePath(points: readonly Point[], scale = 1): string {
  return `${linePath(points, scale)}z`;
}

/** A closed outline rounded off: the points pull the curve, which runs through the middles between them. */
export function softOutlinePath(points: readonly Point[]): string {
  const middles = points.map((point, index): Point => {
    const next = points[(index + 1) % points.length] ?? point;
    return [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)];
  });
  const start = middles.at(-1);
  if (!start) return '';
  let [x, y] = start;
  const numbers: number[] = [];
  points.forEach((point, index) => {
    const end = middles[index] ?? start;
    numbers.push(Math.round(point[0]) - x, Math.round(point[1]) - y, end[0] - x, end[1] - y);
    [x, y] = end;
  });
  return `M${joinNumbers(start)}q${joinNumbers(numbers)}z`;
}
