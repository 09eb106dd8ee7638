const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;

/** Replaces the digits of all decimal systems with 0 to 9: "٣٥", "३५" and "３５" become "35". */
export function asciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, digitValue);
}

/** Unicode lists the digits of each system from zero to nine; one system may directly follow another. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}
