/*
 * Limits beyond anything that people write, so that no file can stop the check or the build. The findings name them.
 */

/** Bytes of a file that is read. */
export const MAX_FILE_BYTES = 8_000_000;

/** Nesting of a JSON file. */
export const MAX_JSON_DEPTH = 100;

/** Nesting of a vector picture, as in libxml2. */
export const MAX_SVG_DEPTH = 256;

/** Pixels of a photograph: more than phones take, and more would take the memory of the computer. */
export const MAX_PIXELS = 250_000_000;

/** The long side of a picture divided by the short one, as of the widest panorama. */
export const MAX_PROPORTION = 20;

/** Characters of a text. */
export const MAX_TEXT_LENGTH = 20_000;

/** Nesting of curly brackets in a text; a plural form takes two. */
export const MAX_MESSAGE_DEPTH = 20;

/** Characters of an amount of money. */
export const MAX_AMOUNT_LENGTH = 40;

/** Units of one currency for a unit of another; today's extremes are a few millions. */
export const MAX_EXCHANGE_RATE = 100_000_000;

/** Bytes of a part of an address: file systems allow 255 with the ending. */
export const MAX_SEGMENT_BYTES = 200;

/** Characters of a time of day, or of two. */
export const MAX_TIME_LENGTH = 40;

/** Days of a tour. */
export const MAX_TOUR_DAYS = 60;

/** People in a group. */
export const MAX_PEOPLE = 10_000;

/** Days between booking and departure. */
export const MAX_NOTICE_DAYS = 730;

/** Years from the first to the last day of a period. */
export const MAX_PERIOD_YEARS = 30;

/** Periods in a list. */
export const MAX_PERIODS = 100;

/** Single dates in a list. */
export const MAX_DATES = 1000;

/** Characters that search engines show of a page’s title and description. */
export const META_LENGTHS = { title: 60, description: 160 } as const;
