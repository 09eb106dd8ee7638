const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** A text with the digits of all decimal systems as those from 0 to 9: "٣٥", "३५" and "３５" are "35". */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, digitValue);
}

/** Digits stand in Unicode in tens, from zero on; one system may follow another. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}
