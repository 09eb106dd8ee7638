/** What the bytes from 0x80 to 0x9F mean in windows-1252; some of them nothing. */
const SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/**
 * Text in the old Western encoding, windows-1252, which stands for ISO 8859-1 as well. Some versions of Node read its own
 * signs as control characters.
 */
export function decodeWestern(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (sign) => SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);
}
