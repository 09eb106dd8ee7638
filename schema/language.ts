import * as z from 'zod';
import { isDeviceName } from './device-name.ts';
import { nonBlankString, reference } from './primitives.ts';
import { rule } from './rules.ts';

const shortAmountSchema = z.strictObject({
  from: z
    .int()
    .positive()
    .meta({ description: 'Smallest amount that is shown in short.', examples: [1000000] }),
  unit: z
    .int()
    .positive()
    .meta({ description: 'The amount is divided by this number.', examples: [1000000] }),
  text: nonBlankString.meta({
    description: 'Short form; {amount} is the divided amount.',
    examples: ['{amount}M'],
  }),
  words: z
    .array(nonBlankString.regex(/^[^\d\s.,'’-]+$/, rule('word')))
    .optional()
    .meta({
      description: 'Other words for this unit that you may use in price spreadsheets.',
      examples: [['million']],
    }),
});

/** A language of the site. */
export const languageSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}$/, rule('language-code'))
    .refine((code) => !isDeviceName(code), rule('device-name'))
    .meta({
      description:
        'Language code of two or three letters; it also begins the addresses of the language’s pages.',
      examples: ['en'],
    }),
  locale: z
    .string()
    .regex(
      /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?(?:-u(?:-[a-z0-9]{2,8})+)?$/,
      rule('locale'),
    )
    .refine(isKnownLocale, rule('locale-unknown'))
    .refine(isWritable, rule('locale-digits'))
    .meta({
      description: 'Language and country, for the way numbers and dates are written.',
      examples: ['en-GB'],
    }),
  name: nonBlankString.meta({
    description: 'Name of the language as its speakers write it.',
    examples: ['English'],
  }),
  direction: z.enum(['ltr', 'rtl']).meta({ description: 'Direction of the writing.' }),
  published: z.boolean().optional().meta({
    description:
      'Switch off while you are still translating: the pages open at their addresses, but no link or search engine leads there.',
  }),
  currencySpace: z.boolean().optional().meta({
    description: 'Puts a space between currency and amount where the language usually has one.',
  }),
  timeZone: nonBlankString.optional().meta({
    description: 'Short name of the time zone, if this language uses another one.',
  }),
  channel: reference(
    'channel',
    'Chat app that the buttons open in this language, if not the first one.',
  ).optional(),
  shortAmounts: z.array(shortAmountSchema).default([]).meta({
    description: 'Short forms of round amounts, largest first. If empty, amounts are shown in full.',
  }),
  typeface: z
    .string()
    .regex(/^@fontsource(?:-variable)?\/[a-z0-9]+(?:-[a-z0-9]+)*$/, rule('typeface'))
    .optional()
    .meta({
      description:
        'Package with a typeface for a script other than Latin. If empty, the visitor’s own typeface is used.',
      examples: ['@fontsource-variable/noto-sans-arabic'],
    }),
});

/** A locale by its parts; undefined for what is none, which is another mistake. */
function readLocale(locale: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(locale);
  } catch {
    return undefined;
  }
}

/** The country of Unicode for "unknown". */
const UNKNOWN_REGION = new Intl.Locale('und-ZZ').region;
const regionNames = new Intl.DisplayNames([], { type: 'region', fallback: 'none' });

/** True if numbers and dates of a language are known, and its country is one. */
function isKnownLocale(locale: string): boolean {
  const read = readLocale(locale);
  if (!read) return true;
  const { region } = read;
  if (region !== undefined && (region === UNKNOWN_REGION || regionNames.of(region) === undefined))
    return false;
  return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
}

/** True if numbers and dates are written with the digits and in the calendar that a locale asks for. */
function isWritable(locale: string): boolean {
  const read = readLocale(locale);
  if (!read) return true;
  const { numberingSystem = 'latn', calendar = 'gregory' } = read;
  return (
    Intl.supportedValuesOf('numberingSystem').includes(numberingSystem) &&
    Intl.supportedValuesOf('calendar').includes(calendar)
  );
}
