import { encode } from 'uqr';

/** A QR code as the path of an SVG; its size in modules, the quiet zone included. */
interface QrPath {
  readonly size: number;
  readonly path: string;
}

const QUIET_ZONE = 4;

/** The QR code of a text: runs of dark modules, row by row. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => rowRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { size, path: path.join('') };
}

/** Where dark modules begin, and how many follow each other. */
function rowRuns(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
