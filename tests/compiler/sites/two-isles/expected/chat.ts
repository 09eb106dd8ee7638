/** The address of the chat with these lines as its message. */
export function chat(...lines: readonly string[]): string {
  return `https://chat.example/991234567890?text=${encodeURIComponent(lines.join('\n'))}`;
}
