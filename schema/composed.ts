/**
 * Normalizes a name or an address, so that equal looks are equal texts: letters with marks are one character or
 * two, and some systems write names of files always with two.
 */
export function normalize(text: string): string {
  return text.normalize('NFC');
}
