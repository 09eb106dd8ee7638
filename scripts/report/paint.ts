import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** Coloured text in a terminal; plain in files and pipes, and if NO_COLOR is set. */
export function paint(style: Style, text: string): string {
  const isWanted = process.env.FORCE_COLOR ? true : process.stdout.isTTY && !process.env.NO_COLOR;
  return isWanted ? styleText(style, text) : text;
}
