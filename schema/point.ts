import { asciiDigits } from './digits.ts';

/** A place on the map, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees, perhaps with minutes, seconds and the letter of a direction: `-8.58`, `46.3378° N`, `46°20'16.1"N`. */
function degreesPattern(letters: string, mark: string): string {
  const number = `(\\d+(?:${mark}\\d+)?)`;
  const seconds = `(?:${number}\\s*(?:["″”]|['′’]{2})\\s*)?`;
  return `([-−]?)${number}\\s*(?:°\\s*(?:${number}\\s*['′’]\\s*${seconds})?)?([${letters}]?)`;
}

/** Reads latitude, or longitude, as people copy it from a map, with a decimal point or comma; undefined for other texts. */
export function readDegrees(text: string, axis: keyof Point): number | undefined {
  const pattern = degreesPattern(axis === 'latitude' ? 'NS' : 'EW', '[.,]');
  const [, ...parts] = new RegExp(`^${pattern}$`, 'i').exec(plain(text)) ?? [];
  return toDegrees(parts, axis === 'latitude' ? 90 : 180);
}

/** Reads latitude and longitude as people copy them from a map: `-8.58, 116.1`, `46,3378 13,755`; undefined for other texts. */
export function readPoint(text: string): Point | undefined {
  const point = new RegExp(`^${degreesPattern('NS', '\\.')}[\\s,;]+${degreesPattern('EW', '\\.')}$`, 'i');
  // A comma within numbers separates them only with a blank behind it.
  const comma = new RegExp(`^${degreesPattern('NS', ',')}(?:[,;]?\\s+|;)${degreesPattern('EW', ',')}$`, 'i');
  const [, ...parts] = point.exec(plain(text)) ?? comma.exec(plain(text)) ?? [];
  const latitude = toDegrees(parts.slice(0, 5), 90);
  const longitude = toDegrees(parts.slice(5), 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function plain(text: string): string {
  return asciiDigits(text).replace(/[()]/g, '').trim();
}

function toDegrees(
  [sign, degrees, minutes = '0', seconds = '0', letter = '']: readonly (string | undefined)[],
  limit: number,
): number | undefined {
  const [whole = Number.NaN, sixtieths = 0, rest = 0] = [degrees, minutes, seconds].map((part) =>
    Number(part?.replace(',', '.')),
  );
  const size = Number((whole + sixtieths / 60 + rest / 3600).toFixed(6));
  if (!(size <= limit) || sixtieths >= 60 || rest >= 60) return undefined;
  return (sign !== '') !== /[SW]/i.test(letter) ? -size : size;
}
