/** What pages are set in where no typeface is there: see `fonts.css`. */
export const STAND_INS = "'Plus Jakarta Sans Fallback', system-ui, sans-serif";
