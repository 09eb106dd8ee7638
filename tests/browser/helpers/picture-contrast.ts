import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { addStyles } from './add-styles.ts';

/** A line of text on a picture. */
interface Line {
  readonly text: string;
  /** Red, green and blue. */
  readonly color: readonly number[];
  /** The least contrast by WCAG: 3 for large text, 4.5 for all other. */
  readonly wanted: number;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The lines of the header and of the page's top that have no background of their own. */
function linesOnPictures(page: Page): Promise<readonly Line[]> {
  return page.evaluate(() => {
    const top = document.querySelector('h1')?.closest('[data-size]');
    const lines: Line[] = [];
    const isTransparent = (element: Element) =>
      /^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
    for (const area of [document.querySelector('header'), top]) {
      if (!area) continue;
      const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!parent || text === '' || parent.closest('noscript')) continue;
        // Texts for screen readers only are in a box of one pixel.
        if (parent.offsetWidth <= 1 || (parent.parentElement?.offsetWidth ?? 0) <= 1) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        let hasGround = false;
        for (
          let element: Element | null = parent;
          element && element !== area;
          element = element.parentElement
        )
          hasGround ||= !isTransparent(element);
        if (hasGround) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(parent);
        const size = Number.parseFloat(fontSize);
        const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2 || y + height > innerHeight) continue;
          lines.push({
            text,
            color: [...color.matchAll(/[\d.]+/g)].slice(0, 3).map(Number),
            wanted: isLarge ? 3 : 4.5,
            box: { x, y, width, height },
          });
        }
      }
    }
    return lines;
  });
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly channels: number;
}

/** Pixels of a side of a spot behind a text, whose colours are averaged. */
const SPOT = 3;

/** The least contrast of a line with any spot behind it. */
function worstContrast({ data, width, channels }: Pixels, { box, color }: Line): number {
  const [left, top] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const [right, bottom] = [Math.min(width, Math.ceil(box.x + box.width)), Math.ceil(box.y + box.height)];
  let worst = 21;
  for (let y = top; y <= bottom - SPOT; y += SPOT) {
    for (let x = left; x <= right - SPOT; x += SPOT) {
      const sum = [0, 0, 0];
      for (let pixel = 0; pixel < SPOT * SPOT; pixel += 1) {
        const at = ((y + Math.floor(pixel / SPOT)) * width + x + (pixel % SPOT)) * channels;
        for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
      }
      const average = sum.map((channel) => channel / (SPOT * SPOT));
      worst = Math.min(worst, contrast(color, average));
    }
  }
  return worst;
}

/** The text on pictures in the window's first view that has too little contrast to some spot behind it; the page is at its top. */
export async function faintTexts(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-size] img')) await image.decode();
  });
  const lines = await linesOnPictures(page);
  const showAgain = await addStyles(page, WITHOUT_TEXT);
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  await showAgain();
  return lines.flatMap((line) => {
    const worst = worstContrast({ data, width: info.width, channels: info.channels }, line);
    return worst < line.wanted ? [`"${line.text}": ${worst.toFixed(2)} of ${line.wanted}`] : [];
  });
}

const WITHOUT_TEXT =
  'header *, [data-size] * { color: transparent !important; text-decoration: none !important }';
