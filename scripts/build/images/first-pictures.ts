/** The phone of the smallest design: its width in pixels, and the dots of each. */
const PHONE = { width: 360, dots: 2 } as const;
const PIXELS_OF_UNIT = { vw: PHONE.width / 100, rem: 16, px: 1 } as const;

const PICTURE = /<picture\b.*?<\/picture>|<img\b[^>]*>/gs;
const CANDIDATE = /([^\s,]+) (\d+)w/g;

/**
 * The pictures that a phone loads for the first screen of a page: paths below the site's folder. Of a
 * photograph it takes the best format, in the smallest width that fills the screen.
 */
export function firstPictures(document: string): readonly string[] {
  return [...document.matchAll(PICTURE)].flatMap(([html]) => {
    const isFirst = /\sloading="eager"/.test(html);
    // Pictures of other hosts weigh what they weigh.
    const address = isFirst ? (chosenCandidate(html) ?? ownAddress(html)) : undefined;
    return address === undefined ? [] : [address.slice(1)];
  });
}

function chosenCandidate(html: string): string | undefined {
  const set = /\ssrcset="([^"]*)"/i.exec(html)?.[1] ?? '';
  const candidates = [...set.matchAll(CANDIDATE)].map(([, address, width]) => ({
    address,
    width: Number(width),
  }));
  const needed = widthOnPhone(/\ssizes="([^"]*)"/.exec(html)?.[1] ?? '100vw') * PHONE.dots;
  const chosen = candidates.find(({ width }) => width >= needed) ?? candidates.at(-1);
  return chosen?.address;
}

/** Width in pixels that a `sizes` attribute gives on the phone: one length, or the greatest of several. */
function widthOnPhone(sizes: string): number {
  const lengths = [...sizes.matchAll(/([\d.]+)(vw|rem|px)/g)];
  return Math.max(
    ...lengths.map(([, number, unit]) => {
      const pixels = unit === 'vw' || unit === 'rem' ? PIXELS_OF_UNIT[unit] : PIXELS_OF_UNIT.px;
      return Number(number) * pixels;
    }),
  );
}

function ownAddress(html: string): string | undefined {
  return /\ssrc="(\/[^"]*)"/.exec(html)?.[1];
}
