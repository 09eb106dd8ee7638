/** A message of several lines. */
export function chat(...lines: readonly string[]): string {
  return lines.join('\n');
}
