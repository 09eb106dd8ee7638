import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { phoneSchema } from '../../../schema/channel.ts';
import { isKnownCurrency } from '../../../schema/currency.ts';
import { nonBlankString, siteAddressSchema } from '../../../schema/primitives.ts';
import { type Site, siteSchema } from '../../../schema/site.ts';
import type { EntryName } from '../../compiler/link/data-files.ts';
import { readDataFolder } from '../../compiler/read/read-data-folder.ts';
import { type Localized, languageCode, type Messages } from '../../messages/messages.ts';
import { projectFolder } from '../../project/folders.ts';
import { type Question, refuseBySchema, refusePoint, splitList } from '../scaffold/questions.ts';

/** The questions about a new site, in the order in which they are asked and in the language of the messages. */
export function siteQuestions(messages: Messages): readonly Question[] {
  const words = messages.newSite.questions;
  const { choices, languages: withTexts } = readTemplate();
  const { landscapes, channels, trips, samples } = choices;
  const language = languageCode(messages);
  const ask = (
    option: Exclude<keyof typeof words, 'languages'>,
    rest: Omit<Question, 'option' | 'text'>,
  ): Question => ({ option, text: words[option], ...rest });
  const choose = (option: 'landscape' | 'chat', all: object): Question =>
    ask(option, { choices: Object.keys(all), fallback: Object.keys(all)[0] ?? '' });
  const askLater = (option: Placeholder, schema: z.ZodType): Question =>
    ask(option, { fallback: samples[option], refuse: (answer) => refuseBySchema(schema, answer) });
  return [
    ask('name', { refuse: refuseText }),
    ask('region', { refuse: refuseText }),
    ask('place', { refuse: refuseText }),
    ask('at', { refuse: refusePoint }),
    choose('landscape', landscapes),
    ask('trips', {
      choices: Object.keys(trips),
      isList: true,
      fallback: Object.keys(trips).join(', '),
      refuse: (answer) => (answer === '' ? ({ entries }) => entries.needed : undefined),
    }),
    {
      option: 'languages',
      text: words.languages(withTexts),
      ...(withTexts.includes(language) && { fallback: language }),
      refuse: refuseLanguages,
    },
    ask('currency', { refuse: refuseCurrency }),
    ask('price', { refuse: refusePrice }),
    ask('zone', { fallback: localTimeZone(), refuse: refuseZone }),
    choose('chat', channels),
    askLater('phone', phoneSchema.shape.number),
    askLater('email', siteSchema.shape.email),
    askLater('url', siteAddressSchema),
  ];
}

/** Characters with a meaning in messages, which names must not contain. */
function refuseText(answer: string): Localized | undefined {
  const mark = /[{}<>%"\\]/.exec(answer)?.[0];
  if (mark !== undefined) return ({ newSite }) => newSite.mark(mark);
  return refuseBySchema(nonBlankString, answer);
}

/** Reads language tags (BCP 47) separated by commas; undefined if one is invalid, or a language is repeated. */
export function parseLanguages(answer: string) {
  const tags = splitList(answer);
  const found = tags.flatMap((tag) => readTag(tag) ?? []);
  const codes = new Set(found.map(({ code }) => code));
  return codes.size > 0 && codes.size === tags.length ? found : undefined;
}

/** The code of a language in an answer, and its locale if the tag says more; undefined if it is invalid. */
function readTag(tag: string) {
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(tag)) return undefined;
  try {
    const { language: code, baseName } = new Intl.Locale(tag);
    const isKnown = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'none' }).of(code);
    return isKnown === undefined ? undefined : { code, locale: baseName === code ? undefined : baseName };
  } catch {
    return undefined;
  }
}

function refuseLanguages(answer: string): Localized | undefined {
  return parseLanguages(answer) ? undefined : ({ newSite }) => newSite.noLanguages(answer);
}

function refuseCurrency(answer: string): Localized | undefined {
  return isKnownCurrency(answer) ? undefined : ({ newSite }) => newSite.noCurrency(answer);
}

/** Reads an amount with a decimal point, or with a comma that cannot be one of thousands; undefined if it is neither. */
export function parsePrice(answer: string): number | undefined {
  const price = Number(answer.replace(/,(?=\d{1,2}$)/, '.'));
  return /^\d+(?:[.,]\d+)?$/.test(answer) && price > 0 ? price : undefined;
}

function refusePrice(answer: string): Localized | undefined {
  return parsePrice(answer) === undefined ? ({ newSite }) => newSite.noPrice(answer) : undefined;
}

export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function refuseZone(answer: string): Localized | undefined {
  try {
    return zoneName(answer, undefined) === '' ? ({ newSite }) => newSite.noZone(answer) : undefined;
  } catch {
    return ({ newSite }) => newSite.noZone(answer);
  }
}

/**
 * The name of a time zone, in summer and winter: an abbreviation if the language has one.
 *
 * @param zone by its IANA name
 * @throws RangeError if there is no such zone
 */
export function zoneName(zone: string, locale: string | undefined): string {
  const name = (timeZoneName: 'short' | 'shortGeneric' | 'longGeneric'): string => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  };
  const abbreviation = name('shortGeneric');
  if (/^\p{Lu}+$/u.test(abbreviation)) return abbreviation;
  const long = name('longGeneric');
  // UTC and others without a name have a number there.
  return /\p{Nd}/u.test(long) ? name('short') : long;
}

type Sampled = 'name' | 'region' | 'place' | 'at' | 'currency' | 'zone' | 'chat' | Placeholder;

/** The parts of the template that depend on an operator's choices. */
interface TemplateChoices {
  /** The template's sample answers, by question. */
  readonly samples: Readonly<Record<Sampled, string>>;
  /** Keys of pictures by landscape, in the same order; the template uses those of the first. */
  readonly landscapes: Readonly<Record<string, readonly string[]>>;
  /** Places where enquiries may be answered: the name, and the address that opens it. The template uses the first. */
  readonly channels: Readonly<Record<string, { readonly name: string; readonly address: string }>>;
  /** The entries to remove if a kind of trip is not offered. */
  readonly trips: Readonly<Record<string, readonly EntryName[]>>;
}

export type Template = ReturnType<typeof readTemplate>;

type Placeholder = (typeof PLACEHOLDERS)[number][0];

/** The notes in `site.json` on values that an operator may give later, by question. */
export const PLACEHOLDERS = [
  ['phone', 'phones.0.number'],
  ['email', 'email'],
  ['url', 'url'],
] as const;

export const templateFolder = join(projectFolder, 'scripts/operator/new-site/template');

/**
 * The site that new ones are copied from, and the codes of the languages that have texts. Its amounts are per cent of a
 * day's price; its notes name messages.
 */
export function readTemplate() {
  const read = (path: string) => JSON.parse(readFileSync(join(templateFolder, path), 'utf8'));
  const site: Site = read('site.json');
  const choices: TemplateChoices = read('../choices.json');
  const languages: readonly string[] = site.languages.map(({ code }) => code);
  return { choices, files: readDataFolder(templateFolder), site, languages };
}
