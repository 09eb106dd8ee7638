/**
 * A name or an address in its one form: what looks the same is the same. Letters with marks are written as one sign or as
 * two, names of files by some systems always as two.
 */
export function composed(text: string): string {
  return text.normalize('NFC');
}
