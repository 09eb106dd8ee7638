/** Where the session keeps the places at which entries of the history were left, as JSON: name of the entry to pixels. */
export const SCROLL_POSITIONS = 'scroll-positions';
