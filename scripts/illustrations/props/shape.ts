import type { Canvas } from '../canvas.ts';

/** What a shape is drawn with: the canvas, its colours in the order that the shape gives, and a variant. */
export interface Brush {
  readonly canvas: Canvas;
  readonly variant: number;
  /** `fill` of the shape's colour with this number, or of its last one. */
  readonly fill: (index: number) => string;
  readonly stroke: (index: number) => string;
}

/** Draws a shape around its foot (0, 0), upwards, in units of its own. */
export type Shape = (brush: Brush) => string;

/** A brush with the given colours. */
export function createBrush(canvas: Canvas, colours: readonly string[], variant: number): Brush {
  const colour = (index: number): string => colours[index] ?? colours.at(-1) ?? '#000000';
  return {
    canvas,
    variant,
    fill: (index) => canvas.fill(colour(index)),
    stroke: (index) => canvas.stroke(colour(index)),
  };
}
