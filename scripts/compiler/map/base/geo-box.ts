/** Part of the globe in degrees. East may exceed 180, so that west is always the smaller number. */
export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const TURN = 360;

/** By how many degrees a box may be turned and still be the same. */
export const TURNS: readonly number[] = [-TURN, 0, TURN];

/** Whether two boxes share a point of the globe. */
export function meetOnGlobe(one: GeoBox, other: GeoBox): boolean {
  if (one.north < other.south || one.south > other.north) return false;
  return TURNS.some((turn) => one.east >= other.west + turn && one.west <= other.east + turn);
}

/** The box that holds all boxes. */
export function boxOfBoxes(boxes: readonly GeoBox[]): GeoBox {
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}
