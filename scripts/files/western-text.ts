/** The characters of the bytes 0x80 to 0x9F in windows-1252; some have none. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * Decodes windows-1252, a superset of ISO 8859-1. Some versions of Node read its own characters as control characters.
 */
export function decodeWestern(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
}
