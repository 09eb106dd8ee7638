import { phoneSchema } from '../../../schema/channel.ts';
import { nonBlankString, siteAddressSchema } from '../../../schema/primitives.ts';
import { siteSchema } from '../../../schema/site.ts';
import type { Localized } from '../../messages/messages.ts';
import { refusePoint } from '../scaffold/point-answer.ts';
import { against, type Question, type Talk } from '../scaffold/questions.ts';
import { languagesWithTexts, type Starter } from './starter.ts';

/** What has to be known of a new site, in the order in which it is asked. */
export function siteQuestions(starter: Starter, { messages }: Talk, language: string): readonly Question[] {
  const words = messages.newSite.questions;
  const { landscapes, channels, trips, placeholders } = starter.choices;
  const shape = siteSchema.shape;
  const [landscape = '', channel = ''] = [landscapes, channels].map((choices) => Object.keys(choices)[0]);
  const withTexts = languagesWithTexts(starter);
  const usualLanguage = withTexts.includes(language) ? { fallback: language } : {};
  return [
    { option: 'name', text: words.name, refuse: refuseText },
    { option: 'region', text: words.region, refuse: refuseText },
    { option: 'place', text: words.place, refuse: refuseText },
    { option: 'at', text: words.at, refuse: refusePoint },
    { option: 'landscape', text: words.landscape, choices: Object.keys(landscapes), fallback: landscape },
    {
      option: 'trips',
      text: words.trips,
      choices: Object.keys(trips),
      isList: true,
      fallback: Object.keys(trips).join(', '),
      refuse: (answer) => (answer === '' ? ({ entries }) => entries.needed : undefined),
    },
    { option: 'languages', text: words.languages(withTexts), ...usualLanguage, refuse: refuseLanguages },
    { option: 'currency', text: words.currency, refuse: refuseCurrency },
    { option: 'price', text: words.price, refuse: refusePrice },
    { option: 'zone', text: words.zone, fallback: zoneOfComputer(), refuse: refuseZone },
    { option: 'chat', text: words.chat, choices: Object.keys(channels), fallback: channel },
    {
      option: 'phone',
      text: words.phone,
      fallback: placeholders.phone.value,
      refuse: (answer) => against(phoneSchema.shape.number, answer),
    },
    {
      option: 'email',
      text: words.email,
      fallback: placeholders.email.value,
      refuse: (answer) => against(shape.email, answer),
    },
    {
      option: 'url',
      text: words.url,
      fallback: placeholders.url.value,
      refuse: (answer) => against(siteAddressSchema, answer),
    },
  ];
}

/** Marks of texts and of their values cannot stand in names. */
function refuseText(answer: string): Localized | undefined {
  const mark = /[{}<>%"\\]/.exec(answer)?.[0];
  if (mark !== undefined) return ({ newSite }) => newSite.mark(mark);
  return against(nonBlankString, answer);
}

/** A language of the site as it is asked for: its code, and its locale where one is named. */
export interface LanguageAsked {
  readonly code: string;
  readonly locale: string | undefined;
}

/** Languages by their tags (BCP 47), with commas between them; undefined if one is none. */
export function languagesFrom(answer: string): readonly LanguageAsked[] | undefined {
  const tags = answer
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const found = tags.map(languageOfTag);
  const codes = new Set(found.map((language) => language?.code));
  return found.length > 0 && codes.size === found.length && found.every((language) => language !== undefined)
    ? found
    : undefined;
}

function languageOfTag(tag: string): LanguageAsked | undefined {
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(tag)) return undefined;
  try {
    const locale = new Intl.Locale(tag);
    const isKnown = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'none' }).of(
      locale.language,
    );
    if (isKnown === undefined) return undefined;
    return {
      code: locale.language,
      locale: locale.baseName === locale.language ? undefined : locale.baseName,
    };
  } catch {
    return undefined;
  }
}

function refuseLanguages(answer: string): Localized | undefined {
  return languagesFrom(answer) ? undefined : ({ newSite }) => newSite.noLanguages(answer);
}

function refuseCurrency(answer: string): Localized | undefined {
  const isKnown = Intl.supportedValuesOf('currency').includes(answer);
  return isKnown ? undefined : ({ newSite }) => newSite.noCurrency(answer);
}

function refusePrice(answer: string): Localized | undefined {
  const isPrice = /^\d+(?:\.\d+)?$/.test(answer) && Number(answer) > 0;
  return isPrice ? undefined : ({ newSite }) => newSite.noPrice(answer);
}

export function zoneOfComputer(): string {
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
 * The short name of a time zone, as it is in January.
 *
 * @param zone by its IANA name
 * @throws RangeError if there is no such zone
 */
export function zoneName(zone: string, locale: string | undefined): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
  const parts = format.formatToParts(Date.UTC(2025, 0, 15));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
