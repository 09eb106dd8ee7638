import type { SiteLanguage } from '../../../schema/site.ts';
import { formatDate } from '../../../src/pricing/dates.ts';
import { moneyParts, numberFormat } from '../../../src/pricing/money.ts';
import type { Content } from './content.ts';
import { dateRangesText } from './date-text.ts';
import { tourFacts } from './facts.ts';
import { optionsText } from './itinerary.ts';
import { LETTERS, regionMap } from './maps.ts';
import { createMoneyFormat } from './money.ts';
import type { PageContext } from './page-context.ts';

/** A day of each month, on every day of the week. */
const DAYS = Array.from({ length: 12 }, (_none, month) =>
  Array.from({ length: 7 }, (_, day) => `2028-${twoDigits(month + 1)}-${twoDigits(day + 1)}`),
).flat();
/** With a year, recurring, and enough of them to need commas. */
const RANGES = [
  { from: '2028-01-02', to: '2028-03-04' },
  { from: '01-02', to: '03-04' },
  { from: '05-06', to: '07-08' },
] as const;
const EVERY_DIGIT = 1_234_567_890;
/** Browsers add a language's own around quotations. */
const QUOTES = '„“”‚‘’«»‹›「」『』';

/**
 * Every character that pages of a language may show, each once and in order: those of its texts, and of values formatted
 * for its locale, such as dates, prices and names of countries. Visitors may type others.
 */
export function languageLetters(context: PageContext): string {
  const { content, language } = context;
  const { code, name } = language;
  const { dictionaries, site } = content;
  const texts = [
    ...(dictionaries.get(code)?.values() ?? []),
    name,
    site.brand,
    site.address,
    QUOTES,
    ...figures(language, site),
    ...datesAndRanges(language),
    ...choiceTexts(language),
    ...content.packages.flatMap((entry) => tourFacts(context, entry).map(({ text }) => text)),
    ...mapTexts(context),
  ];
  return [...new Set(texts.join(''))].toSorted().join('');
}

function figures(language: SiteLanguage, site: Content['site']): readonly string[] {
  const { before, figure, after } = moneyParts(createMoneyFormat(language, site), EVERY_DIGIT);
  const percent = new Intl.NumberFormat(language.locale, { style: 'percent' }).format(EVERY_DIGIT);
  return [before, figure, after, percent];
}

function datesAndRanges({ locale }: SiteLanguage): readonly string[] {
  return [
    ...DAYS.flatMap((day) => [formatDate(locale, day), formatDate(locale, day, 'short')]),
    dateRangesText(locale, RANGES),
  ];
}

/** Choices for a day, and the labels of days on the map of a tour. */
function choiceTexts({ locale }: SiteLanguage): readonly string[] {
  return [optionsText(locale, ['', '', '']), LETTERS, numberFormat(locale).formatRange(1, 2)];
}

/** Names of countries and the scale, which are no texts of the site. */
function mapTexts(context: PageContext): readonly string[] {
  const map = regionMap(context);
  return [...(map?.regions ?? []).map(({ name }) => name), map?.scale?.label ?? ''];
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
