import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { MAX_MESSAGE_DEPTH } from '../../../schema/limits.ts';

/** True if a text is a message with values; one without curly brackets is shown as it is written. */
export function isMessage(text: string): boolean {
  return text.includes('{') || text.includes('}');
}

/**
 * The parsed parts of a message.
 *
 * @throws SyntaxError if its brackets do not fit, or are nested too deeply
 */
export function parseMessage(text: string): readonly MessageFormatElement[] {
  if (countDepth(text) > MAX_MESSAGE_DEPTH) throw new SyntaxError('TOO_DEEP');
  return parse(text, { ignoreTag: true });
}

/** The most curly brackets that are open at once. */
function countDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const bracket of text.match(/[{}]/g) ?? []) {
    depth += bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The names of the values that a message takes. */
export function argumentNames(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) {
        for (const name of argumentNames(option.value)) names.add(name);
      }
    }
  }
  return names;
}

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
