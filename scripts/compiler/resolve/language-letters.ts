import type { SiteLanguage } from '../../../schema/site.ts';
import { moneyParts } from '../../../src/domain/money.ts';
import { writtenDate } from '../../../src/domain/written-date.ts';
import { moneyFormatOf } from './money.ts';
import type { Content } from './sound-content.ts';

/** A day of each month, on every day of the week. */
const DAYS = Array.from({ length: 12 }, (_, month) =>
  Array.from({ length: 7 }, (_, day) => `2028-${twoDigits(month + 1)}-${twoDigits(day + 1)}`),
).flat();
const EVERY_DIGIT = 1_234_567_890;
/** Browsers put a language's own around what is quoted. */
const QUOTES = '„“”‚‘’«»‹›「」『』';

/**
 * Every letter and sign that pages of a language may show, each once and in order: those of its texts, and of what is
 * written by the rules of its locale, such as dates and prices. What visitors type is not foreseen.
 */
export function languageLetters({ dictionaries, site }: Content, language: SiteLanguage): string {
  const { locale, code, name } = language;
  const { before, figure, after } = moneyParts(moneyFormatOf(language, site), EVERY_DIGIT);
  const texts = [
    ...(dictionaries.get(code)?.values() ?? []),
    name,
    site.brand,
    site.address,
    QUOTES,
    before + figure + after,
    new Intl.NumberFormat(locale, { style: 'percent' }).format(EVERY_DIGIT),
    ...DAYS.flatMap((day) => [writtenDate(locale, day), writtenDate(locale, day, 'short')]),
  ];
  return [...new Set(texts.join(''))].toSorted().join('');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
