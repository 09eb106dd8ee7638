import type { Box } from './box.ts';

/** Widths of the map in pixels: what has room at each, and on the way from one to the next, has room at all. */

/** Where names stand beside their places. */
export const LABELLED_WIDTHS = [600, 760, 960, 1200];

/** Where there are only numbers; their list says what they mean. */
export const NUMBERED_WIDTHS = [280, 600];

export const ALL_WIDTHS = [280, ...LABELLED_WIDTHS];

/** What something takes of the picture at each of some widths. */
export type Boxes = readonly Box[];
