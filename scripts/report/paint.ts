import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Coloured text in a terminal; plain in files and pipes, and if NO_COLOR is set. */
export function paint(style: Style, text: string): string {
  return isColoured() ? styleText(style, text) : text;
}

/** True if what is printed is coloured. */
export function isColoured(): boolean {
  return process.env.FORCE_COLOR ? true : process.stdout.isTTY && !process.env.NO_COLOR;
}
