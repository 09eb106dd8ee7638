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

/** An open line through the points, in whole pixels. */
export function linePath(points: readonly Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const numbers = whole.flatMap(([x, y], index) => {
    const [fromX, fromY] = whole[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
  return `M${joinNumbers(numbers.slice(0, 2))}l${joinNumbers(numbers.slice(2))}`;
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
