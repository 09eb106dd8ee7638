/** How a text starts that has still to be written. */
export const TODO_MARK = 'TODO:';

/** Whether a text has still to be written. */
export function isTodo(text: string): boolean {
  return text.startsWith(TODO_MARK);
}
