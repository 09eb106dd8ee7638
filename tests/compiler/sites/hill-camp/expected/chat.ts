/** The address of the chat with these lines as its message. */
export function chat(...lines: readonly string[]): string {
  return `https://chat.example/send?to=98765432&m=${encodeURIComponent(lines.join('\n'))}`;
}
