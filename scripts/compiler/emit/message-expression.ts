import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { hasOwnDigits } from '../../../src/shared/i18n/plural.ts';
import { argumentNames, isMessage, parseMessage } from '../parse/message.ts';
import type { MessageGroup, ResolvedMessage } from '../resolve/messages.ts';
import { literalKey } from './write-literal.ts';

/** What generated messages may need at run time. */
type MessageHelper = 'digits' | 'formatNumber' | 'plural' | 'select';

/** The one parameter of generated functions; arguments may bear reserved words as names. */
const VALUES = 'values';

/** A message as an expression: a text, or a function of its values. */
export function messageExpression(message: ResolvedMessage): string {
  const elements = isMessage(message.text) ? parseMessage(message.text) : undefined;
  const names = Object.keys(message.arguments);
  const body = elements ? template(elements, message, undefined) : JSON.stringify(message.text);
  if (names.length === 0) return body;
  const isUsed = elements !== undefined && names.some((name) => argumentNames(elements).has(name));
  return isUsed ? `(${VALUES}) => ${body}` : `() => ${body}`;
}

/** The helpers that any of the messages uses. */
export function usedHelpers(group: MessageGroup): readonly MessageHelper[] {
  const code = [...group.entries.values()].map(codeOf).join('\n');
  const helpers: readonly MessageHelper[] = ['digits', 'formatNumber', 'plural', 'select'];
  return helpers.filter((helper) => code.includes(`\${${helper}(`));
}

function codeOf(entry: MessageGroup | ResolvedMessage): string {
  if (entry.type === 'message') return messageExpression(entry);
  return [...entry.entries.values()].map(codeOf).join('\n');
}

function template(
  elements: readonly MessageFormatElement[],
  message: ResolvedMessage,
  counted: string | undefined,
): string {
  return `\`${elements.map((element) => part(element, message, counted)).join('')}\``;
}

function part(element: MessageFormatElement, message: ResolvedMessage, counted: string | undefined): string {
  const { locale } = message;
  switch (element.type) {
    case TYPE.literal:
      return escapeLiteral(element.value);
    case TYPE.argument:
      return `\${${shownValue(element.value, message)}}`;
    case TYPE.number:
      return `\${formatNumber(${JSON.stringify(locale)}, ${VALUES}.${element.value})}`;
    case TYPE.pound:
      return `\${formatNumber(${JSON.stringify(locale)}, ${VALUES}.${counted})}`;
    case TYPE.plural:
      return `\${plural(${JSON.stringify(locale)}, ${VALUES}.${element.value}, ${cases(element, message, element.value)})}`;
    case TYPE.select:
      return `\${select(${VALUES}.${element.value}, ${cases(element, message, counted)})}`;
    default:
      throw new Error(`Message part ${element.type} passed the checks but has no code.`);
  }
}

/** A text as it stands between backticks; line breaks written out, which the code around would change. */
function escapeLiteral(text: string): string {
  return text
    .replace(/[`\\]|\$(?=\{)/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n');
}

/** A value as it stands in a text: numbers in the digits of the locale. */
function shownValue(name: string, message: ResolvedMessage): string {
  const value = `${VALUES}.${name}`;
  const isOwn = message.arguments[name] === 'number' && hasOwnDigits(message.locale);
  return isOwn ? `digits(${JSON.stringify(message.locale)}, ${value})` : value;
}

function cases(
  element: PluralElement | SelectElement,
  message: ResolvedMessage,
  counted: string | undefined,
): string {
  const entries = Object.entries(element.options).map(
    ([selector, { value }]) => `${literalKey(selector)}: ${template(value, message, counted)}`,
  );
  return `{ ${entries.join(', ')} }`;
}
