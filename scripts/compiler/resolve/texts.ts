import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import type * as z from 'zod';
import { textAreas } from '../../../schema/collections.ts';
import type { ArgumentType } from '../../../schema/primitives.ts';
import { readDefinition, readMeta } from '../../../schema/schema-walk.ts';
import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { digits, hasOwnDigits } from '../../../src/shared/i18n/plural.ts';
import { type Dictionary, type Translation, translate } from '../../../src/shared/i18n/translate.ts';
import type { MarkedText } from '../../../src/shared/page-data/parts.ts';
import type { MessageTemplate } from '../../../src/trip/message-template.ts';
import { isMessage, parseMessage } from '../parse/message.ts';
import { BASE_LANGUAGE } from '../read/read-dictionaries.ts';
import { type MessageValues, type TextSource, type TextView, textViews } from './text-view.ts';

/** Everything that looking up texts needs. */
export interface Dictionaries {
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
  readonly site: Site;
}

/** All texts of a site in the shape of their schemas. */
export type SiteTexts<Text> = {
  readonly [Area in keyof typeof textAreas]: TextView<(typeof textAreas)[Area], Text>;
};

/** Texts of one language for one page; remembers which of them are missing. */
export class Texts {
  #missing = new Set<string>();
  readonly #asked = new Set<string>();
  readonly #content: Dictionaries;
  readonly language: SiteLanguage;
  /** Final texts. */
  readonly all: SiteTexts<string>;
  /** Texts with their language where that is another than the page's. */
  readonly marked: SiteTexts<MarkedText>;
  /** Messages whose values come later: a text that is given is the name of one; a number is there already. */
  readonly templates: SiteTexts<MessageTemplate>;

  constructor(content: Dictionaries, language: SiteLanguage) {
    this.#content = content;
    this.language = language;
    const count: TextSource<string>['count'] = (key, first) => this.#count(key, first);
    this.all = textViews(textAreas, { count, text: (key, values) => this.#format(this.find(key), values) });
    this.marked = textViews(textAreas, { count, text: (key, values) => this.#mark(this.find(key), values) });
    this.templates = textViews(textAreas, {
      count,
      text: (key, values) => this.#template(this.find(key), values),
    });
  }

  /** The keys asked for so far whose text is missing in the language. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** The keys asked for so far. */
  get asked(): readonly string[] {
    return [...this.#asked];
  }

  /** A part of a page, and the keys that it misses; the page misses them as well. */
  collectMissing<Part>(make: () => Part): { readonly part: Part; readonly missing: readonly string[] } {
    const before = this.#missing;
    this.#missing = new Set();
    const part = make();
    const missing = this.missing;
    this.#missing = before;
    this.addMissing(missing);
    return { part, missing };
  }

  addMissing(keys: readonly string[]): void {
    for (const key of keys) this.#missing.add(key);
  }

  /** The language of most of the texts asked for so far; nothing if that is the own one. */
  get usualLanguage(): string | undefined {
    return this.#missing.size * 2 > this.#asked.size ? this.#content.site.fallbackLanguage : undefined;
  }

  /** The text of a key as written in the data, and its language. */
  find(key: string): Translation {
    const { dictionaries, site } = this.#content;
    const found = translate(dictionaries, this.language.code, fallbackLanguages(site), key);
    this.#asked.add(key);
    if (found.source !== 'own') this.#missing.add(key);
    return found;
  }

  /** The locale whose plurals and numbers a text follows. */
  messageLocale(found: Translation): string {
    if (found.source === 'key') return this.language.locale;
    const language = this.#content.site.languages.find(({ code }) => code === found.language);
    // The software's own words may be in a language that the site does not have.
    return language?.locale ?? found.language;
  }

  /** The length of a list in the language, else in the first fallback language that has it. */
  #count(key: string, first?: string): number {
    const { dictionaries, site } = this.#content;
    const counts = [this.language.code, ...fallbackLanguages(site)].map((language) =>
      countEntries(dictionaries.get(language), key, first),
    );
    return counts.find((count) => count > 0) ?? 0;
  }

  #format(found: Translation, values?: MessageValues): string {
    if (!isMessage(found.text)) return found.text;
    const locale = this.messageLocale(found);
    return String(messageFormat(found.text, locale).format(values && withShownValues(values, locale)));
  }

  #mark(found: Translation, values?: MessageValues): MarkedText {
    const text = this.#format(found, values);
    return found.source === 'fallback' ? { text, language: found.language } : { text };
  }

  #template(found: Translation, values: MessageValues = {}): MessageTemplate {
    if (!isMessage(found.text)) return [found.text];
    const slots = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : { value },
    ]);
    const locale = this.messageLocale(found);
    return messageFormat(found.text, locale, true)
      .formatToParts<{ readonly value: string }>(Object.fromEntries(slots))
      .map(({ value }) => value);
  }
}

/** The languages that replace missing texts, best first. */
function fallbackLanguages({ fallbackLanguage }: Site): readonly string[] {
  return [fallbackLanguage, BASE_LANGUAGE];
}

/** Parsed messages: parsing is slow, and many are on every page. */
const formats = new Map<string, IntlMessageFormat>();

/** @param isTemplate its values are filled in later, by name; else `withShownValues` gives them */
function messageFormat(text: string, locale: string, isTemplate = false): IntlMessageFormat {
  const key = `${isTemplate} ${locale} ${text}`;
  const known = formats.get(key);
  if (known) return known;
  const message = isTemplate ? text : withShownNames(text, locale);
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

function countEntries(dictionary: Dictionary | undefined, key: string, first?: string): number {
  const end = first === undefined ? '' : `.${first}`;
  let count = 0;
  while (dictionary?.has(`${key}.${count}${end}`)) count += 1;
  return count;
}

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

/** A text of the interface: as written in the data, with the locale that it follows. */
export interface ResolvedMessage {
  readonly type: 'message';
  readonly text: string;
  readonly locale: string;
  readonly arguments: Readonly<Record<string, ArgumentType>>;
}

/** Messages by name, in the order of the schema. */
export interface MessageGroup {
  readonly type: 'group';
  readonly entries: ReadonlyMap<string, MessageGroup | ResolvedMessage>;
}

/** The texts of the interface in a language, fallbacks filled in. */
export function resolveMessages(schema: z.ZodType, texts: Texts, key = 'interface'): MessageGroup {
  const entries = new Map<string, MessageGroup | ResolvedMessage>();
  for (const [name, child] of Object.entries(readDefinition(schema).shape ?? {})) {
    if (name === '$schema') continue;
    const childKey = `${key}.${name}`;
    const isGroup = readDefinition(child).shape !== undefined;
    entries.set(
      name,
      isGroup ? resolveMessages(child, texts, childKey) : resolveMessage(child, texts, childKey),
    );
  }
  return { type: 'group', entries };
}

function resolveMessage(schema: z.ZodType, texts: Texts, key: string): ResolvedMessage {
  const found = texts.find(key);
  return {
    type: 'message',
    text: found.text,
    locale: texts.messageLocale(found),
    arguments: readMeta(schema)?.arguments ?? {},
  };
}
