import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import CodeBlockWriter from 'code-block-writer';
import type { Project, WriterFunction } from 'ts-morph';
import type { ArgumentType } from '../../../schema/primitives.ts';
import { hasOwnDigits } from '../../../src/shared/i18n/plural.ts';
import { argumentNames, isMessage, parseMessage } from '../parse/message.ts';
import type { MessageGroup, ResolvedMessage } from '../resolve/texts.ts';
import { constant, emitModule, type GeneratedFile } from './generated-file.ts';
import { literalKey } from './write-literal.ts';

/** The type of the interface's messages, the same for every language. */
export function emitMessagesType(project: Project, messages: MessageGroup): GeneratedFile {
  const properties = [...messages.entries].map(
    ([name, entry]) => `  readonly ${literalKey(name)}: ${messageType(entry)};`,
  );
  return emitModule(project, 'messages.ts', 'the schema of the interface texts', [
    '/** The texts of the interface; those with values are functions. */',
    ['export interface Messages {', ...properties, '}'].join('\n'),
  ]);
}

function messageType(entry: MessageGroup | ResolvedMessage): string {
  if (entry.type === 'message') return signature(entry.arguments);
  const properties = [...entry.entries].map(
    ([name, child]) => `readonly ${literalKey(name)}: ${messageType(child)};`,
  );
  return `{ ${properties.join(' ')} }`;
}

function signature(args: Readonly<Record<string, ArgumentType>>): string {
  const parameters = Object.entries(args).map(([name, type]) => `readonly ${literalKey(name)}: ${type}`);
  return parameters.length === 0 ? 'string' : `(values: { ${parameters.join('; ')} }) => string`;
}

/** The messages of one language: texts, and functions for those with values. */
export function emitMessages(project: Project, language: string, messages: MessageGroup): GeneratedFile {
  const helpers = usedHelpers(messages).join(', ');
  return emitModule(project, `${language}/messages.ts`, `texts/${language}/interface.json`, [
    ...(helpers === '' ? [] : [`import { ${helpers} } from '#src/shared/i18n/plural.ts';`]),
    "import type { Messages } from '../messages.ts';",
    constant('messages', 'Messages', groupWriter(messages)),
  ]);
}

/** The same as a JavaScript module for an app that is bundled already, to which the app itself gives the helpers. */
export function messagesCode(messages: MessageGroup): string {
  const writer = new CodeBlockWriter();
  groupWriter(messages)(writer);
  return `export const makeMessages = ({ ${HELPERS.join(', ')} }) => (${writer.toString()});\n`;
}

function groupWriter(group: MessageGroup): WriterFunction {
  return (writer) => {
    writer.inlineBlock(() => {
      for (const [name, entry] of group.entries) {
        writer.write(`${literalKey(name)}: `);
        if (entry.type === 'group') groupWriter(entry)(writer);
        else writer.write(messageExpression(entry));
        writer.write(',').newLine();
      }
    });
  };
}

/** The helpers of generated messages at run time. */
const HELPERS = ['digits', 'formatNumber', 'plural', 'select'] as const;

/** The one parameter of generated functions, since arguments may be named like reserved words. */
const VALUES = 'values';

/** A message as an expression: a text, or a function of its values. */
function messageExpression(message: ResolvedMessage): string {
  const elements = isMessage(message.text) ? parseMessage(message.text) : undefined;
  const names = Object.keys(message.arguments);
  const body = elements ? template(elements, message, undefined) : JSON.stringify(message.text);
  if (names.length === 0) return body;
  const isUsed = elements !== undefined && names.some((name) => argumentNames(elements).has(name));
  return isUsed ? `(${VALUES}) => ${body}` : `() => ${body}`;
}

/** The helpers that any of the messages uses. */
function usedHelpers(group: MessageGroup): readonly string[] {
  const code = [...group.entries.values()].map(entryCode).join('\n');
  return HELPERS.filter((helper) => code.includes(`\${${helper}(`));
}

function entryCode(entry: MessageGroup | ResolvedMessage): string {
  if (entry.type === 'message') return messageExpression(entry);
  return [...entry.entries.values()].map(entryCode).join('\n');
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

/** A text for between backticks; line breaks are escaped, which the formatting of the code would change. */
function escapeLiteral(text: string): string {
  return text
    .replace(/[`\\]|\$(?=\{)/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n');
}

/** A value as texts show it: numbers in the digits of the locale. */
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
