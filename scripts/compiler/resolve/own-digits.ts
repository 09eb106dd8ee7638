import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { digits, hasOwnDigits } from '../../../src/shared/i18n/plural.ts';
import { parseMessage } from '../parse/message.ts';
import type { MessageValues } from './text-view.ts';

/** Behind the name of a value: how it is shown. No name of a value has it. */
const SHOWN = ' shown';

/** A message that takes values shown as they are from `withShownValues`; the text itself where digits are 0 to 9. */
export function withShownNames(text: string, locale: string): MessageFormatElement[] | string {
  return hasOwnDigits(locale) ? parseMessage(text).map(shown) : text;
}

/** The values of such a message: each as it is counted, and as it is shown in the digits of the locale. */
export function withShownValues(values: MessageValues, locale: string): MessageValues {
  if (!hasOwnDigits(locale)) return values;
  const added = Object.entries(values).map(([name, value]) => [
    name + SHOWN,
    typeof value === 'number' ? digits(locale, value) : value,
  ]);
  return { ...values, ...Object.fromEntries(added) };
}

function shown(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.argument) return { ...element, value: element.value + SHOWN };
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([name, option]) => [
    name,
    { ...option, value: option.value.map(shown) },
  ]);
  return { ...element, options: Object.fromEntries(options) };
}
