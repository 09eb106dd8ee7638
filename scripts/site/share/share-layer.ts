import { PREVIEW_SIZE } from '../../../src/domain/picture-address.ts';
import type { Weight } from './typeface.ts';
import { latinWriter, type Writer } from './writer.ts';

/** What a share picture says. */
export interface ShareTexts {
  readonly title: string;
  /** None where a page has no price. */
  readonly price?: string | undefined;
  readonly brand: string;
}

/** In pixels. Chat programs cut a square from the middle of some; most show all of it. */
const MARGIN = 64;
const ROOM = PREVIEW_SIZE.width - 2 * MARGIN;
const PRICE_SIZE = 38;
const BRAND_SIZE = 32;

/** Sizes of the title and how many lines it may have, the best first. */
const TITLES = [
  { size: 72, lines: 2 },
  { size: 60, lines: 2 },
  { size: 52, lines: 3 },
] as const;
const SMALLEST = { size: 44, lines: 3 } as const;

/** A drawing that lies over a picture, from `top` downwards. In pixels; it is as wide as the picture. */
export interface Layer {
  readonly svg: string;
  readonly top: number;
  readonly height: number;
}

/**
 * What is drawn over a photograph for all pages that have it: a shade from which texts stand out, and the operator's
 * name. Texts are outlines, so that every machine draws the same.
 *
 * @param shade a colour
 */
export function shareGround(brand: string, shade: string, writer: Writer = latinWriter): string {
  const { height } = PREVIEW_SIZE;
  const name = outlined(
    writer,
    shortened(writer, brand, 'strong', BRAND_SIZE),
    'strong',
    BRAND_SIZE,
    MARGIN + BRAND_SIZE * 0.7,
  );
  return drawing(
    0,
    height,
    `<defs><linearGradient id="low" x2="0" y2="1"><stop offset=".2" stop-color="${shade}" stop-opacity="0"/><stop offset=".62" stop-color="${shade}" stop-opacity=".72"/><stop offset="1" stop-color="${shade}" stop-opacity=".94"/></linearGradient>
<linearGradient id="high" x2="0" y2="1"><stop stop-color="${shade}" stop-opacity=".78"/><stop offset=".3" stop-color="${shade}" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#low)"/><rect width="100%" height="100%" fill="url(#high)"/>
<g fill="#fff">${name}</g>`,
  );
}

/** What is drawn over that for one page: its title and price in white, in no more room than they take. */
export function shareWords({ title, price }: Omit<ShareTexts, 'brand'>, writer: Writer = latinWriter): Layer {
  const { height } = PREVIEW_SIZE;
  const { size, lines } = fitTitle(writer, title);
  const leading = size * writer.leading;
  const priceLine = height - MARGIN;
  const lastLine = price === undefined ? priceLine : priceLine - PRICE_SIZE * 1.65;
  const texts = [
    ...lines.map((line, index) =>
      outlined(writer, line, 'strong', size, lastLine - (lines.length - 1 - index) * leading),
    ),
    ...(price === undefined
      ? []
      : [outlined(writer, shortened(writer, price, 'plain', PRICE_SIZE), 'plain', PRICE_SIZE, priceLine)]),
  ];
  const top = Math.floor(lastLine - lines.length * leading);
  return {
    svg: drawing(top, height - top, `<g fill="#fff">${texts.join('')}</g>`),
    top,
    height: height - top,
  };
}

function drawing(top: number, height: number, content: string): string {
  const { width } = PREVIEW_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">${content}</svg>`;
}

/** A line that begins where the language has it: at the left margin, or at the right one. */
function outlined(writer: Writer, text: string, weight: Weight, size: number, y: number): string {
  const x = writer.isFromRight ? MARGIN + ROOM - writer.width(text, weight, size) : MARGIN;
  return `<path d="${writer.outlines(text, weight, size, x, y)}"/>`;
}

function fitTitle(
  writer: Writer,
  title: string,
): { readonly size: number; readonly lines: readonly string[] } {
  for (const { size, lines: most } of TITLES) {
    const lines = wrap(writer, title, size, Infinity);
    if (lines.length <= most && lines.every((line) => writer.width(line, 'strong', size) <= ROOM))
      return { size, lines };
  }
  const { size, lines: most } = SMALLEST;
  const lines = wrap(writer, title, size, most);
  return { size, lines: lines.map((line) => shortened(writer, line, 'strong', size)) };
}

/** Lines of whole pieces, each as full as it may be; what is left of the text stands in the last. */
function wrap(writer: Writer, text: string, size: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const piece of writer.pieces(text)) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    const isLonger = lines.length === most || writer.width(longer, 'strong', size) <= ROOM;
    if (lines.length > 0 && isLonger) lines[lines.length - 1] = longer;
    else lines.push(piece.trimStart());
  }
  return lines;
}

/** A text as far as there is room for it in a line. */
function shortened(writer: Writer, text: string, weight: Weight, size: number): string {
  if (writer.width(text, weight, size) <= ROOM) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && writer.width(`${letters.join('').trimEnd()}…`, weight, size) > ROOM)
    letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
