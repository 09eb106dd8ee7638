import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { isMessage, parseMessage } from './message.ts';

/** The placeholder of a value of a message. */
export const VALUE_MARK = '\uFFFC';

/**
 * A text as readers meet it: values are marks, of plurals and selections the case "other" is taken.
 *
 * @param text a text that passed the checks
 */
export function plainText(text: string): string {
  return isMessage(text) ? flatten(parseMessage(text)) : text;
}

function flatten(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return VALUE_MARK;
      return flatten(element.options.other?.value ?? []);
    })
    .join('');
}
