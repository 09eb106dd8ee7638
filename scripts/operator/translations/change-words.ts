import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { isMessage, parseMessage } from '../../compiler/parse/message.ts';

/**
 * A text or message whose words are changed. Values, and what plurals and selections are chosen by, stay as they are.
 *
 * @param text a text that passed the checks
 * @param change gives words of the text, without values, in their new form
 */
export function changeWords(text: string, change: (words: string) => string): string {
  if (!isMessage(text)) return change(text);
  const elements = parseMessage(text).map((element) => changeElement(element, change));
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the printer has a declaration of its own
  return printAST(elements);
}

function changeElement(
  element: MessageFormatElement,
  change: (words: string) => string,
): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, { value }]) => [
    name,
    { value: value.map((inner) => changeElement(inner, change)) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
