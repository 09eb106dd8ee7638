import { type Box, boxAround, everOverlap, liesIn } from './box.ts';
import type { LabelSide } from './place-labels.ts';
import { markSize, type RouteMark, type RoutePicture, SEPARATOR } from './route-marks.ts';
import { textWidth } from './text-width.ts';

/** Type of names, its line and how far it stands from its mark, in pixels, as in RouteMap.module.css. */
const TYPE = 14;
const LINE = 20;
const GAP = 4;

/** How much wider than on the narrowest phone the picture gets. */
const WIDEST = 3;

const SIDES: readonly LabelSide[] = ['right', 'left', 'top', 'bottom'];

/**
 * Where names stand beside their marks: clear of everything at all widths of the picture.
 *
 * @returns in the order of the marks; undefined for names that find no room, which are said below the picture
 */
export function placeRouteNames(
  marks: readonly RouteMark[],
  picture: RoutePicture,
): readonly (LabelSide | undefined)[] {
  const scales = [1, WIDEST];
  const taken = marks.map((mark) => scales.map((scale) => boxOf(mark, scale)));
  return marks.map((mark, index) => {
    if (mark.names.length === 0) return undefined;
    for (const side of SIDES) {
      const own = scales.map((scale) => nameBox(mark, side, scale));
      const isOn = own.every((box, step) => {
        const scale = scales[step] ?? 1;
        return liesIn(box, { left: 0, top: 0, right: picture.width * scale, bottom: picture.height * scale });
      });
      if (!isOn || taken.some((other, at) => at !== index && everOverlap(own, other))) continue;
      taken.push(own);
      return side;
    }
    return undefined;
  });
}

function boxOf(mark: RouteMark, scale: number): Box {
  const { width, height } = markSize(mark);
  return boxAround(mark.at[0] * scale, mark.at[1] * scale, width, height);
}

function nameBox(mark: RouteMark, side: LabelSide, scale: number): Box {
  const size = markSize(mark);
  const width = textWidth(mark.names.join(SEPARATOR)) * TYPE;
  const [x, y] = [mark.at[0] * scale, mark.at[1] * scale];
  const across = (size.width + width) / 2 + GAP;
  const down = (size.height + LINE) / 2 + GAP;
  const moved = { right: [across, 0], left: [-across, 0], top: [0, -down], bottom: [0, down] } as const;
  const [dx, dy] = moved[side];
  return boxAround(x + dx, y + dy, width, LINE);
}
