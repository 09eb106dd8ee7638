import { MOST_DAYS } from '../../../schema/duration.ts';
import type { RuleName } from '../../../schema/rules.ts';

const writeDigits =
  'Write a number without quotes and without separators for thousands, with a point for decimals: 3150000 or 24.5.';

export const rules = {
  /** The rules of the schemas, without full stop. */
  asks: {
    'age-order': 'The youngest age is above the oldest',
    'amount-ambiguous': (found: string) => `The amount ${found} can be read in more than one way`,
    'amount-digits': (found: string) => `The amount ${found} has too many digits`,
    'amount-none': (found: string) => `${found} is not an amount of money`,
    'band-order': 'The smallest group is larger than the largest',
    blank: 'Expected some text, found only spaces',
    'channel-address':
      'Expected an address that opens a channel, such as "https://t.me/+{phone}?text={text}" or "mailto:{email}?body={text}"',
    'clock-time': 'Expected a clock time such as "09:00"',
    'country-code': 'Expected a country in two capital letters, such as "NZ"',
    'currency-code': 'Expected a currency code such as "USD"',
    date: 'Expected a date such as "2030-12-31": year, month, day',
    'day-or-date':
      'Expected a day of every year such as "07-01", or a date such as "2030-07-01", which the calendar has',
    'days-or-hours': 'Expected either days or hours, found both',
    departures: 'Expected either fixed days, or weekdays and dates',
    email: 'Expected an e-mail address',
    'file-name':
      'Expected the name of a picture in the folder images, ending with svg, png, jpg, webp or avif',
    'half-hours': 'Expected whole or half hours, such as 4 or 1.5',
    'hidden-field':
      'Expected the name of a hidden field without spaces, other than the form’s own: name, email, subject, message, language',
    host: 'Expected the name of a host such as "pictures.example"',
    id: 'Expected an id of letters, digits and single hyphens',
    language: 'Expected the code of a language, such as "ja"',
    'language-code': 'Expected a language code of two or three small letters',
    letter: 'Expected one capital letter',
    locale: 'Expected a locale such as "en-GB"',
    'one-change': 'Expected exactly one of percent, amount, rows',
    'nights-of-days': 'Expected at most as many nights as days',
    'note-of-effort': 'Expected "effort" beside its note',
    'one-target': 'Expected exactly one of page, destination, package, section',
    'package-path':
      'Expected an address such as "/tours/{package}": small letters of any script, digits, single hyphens, {package} at the end',
    path: 'Expected an address such as "/about": small letters of any script, digits, single hyphens, no slash at the end',
    'percent-or-amount': 'Expected either percent or amount',
    typeface: 'Expected the name of a Fontsource package such as "@fontsource-variable/noto-sans-arabic"',
    phone: 'Expected an international number such as "+99 123-4567-8900"',
    'plan-day': `The days of a plan are called day1 to day${MOST_DAYS}, further choices for a day day1_alt, day1_alt2, day1_alt3 and so on`,
    'plan-empty': 'The plan has no days',
    'plan-or-options': 'Expected either plan or options',
    'question-destinations': 'Destinations are named, but "pages" does not have "destination"',
    'question-packages': 'Packages or categories are named, but "pages" does not have "package"',
    'question-sections': 'Sections are named, but "pages" does not have "section"',
    'range-form': 'One end has a year, the other has none',
    'range-order': 'The last day is before the first',
    rating: 'Expected a rating from 1 to 5',
    slug: 'Expected small letters of any script, digits and single hyphens, such as "old-harbours"',
    'site-address': 'Expected the address of a domain without a folder, such as "https://www.example.com"',
    'time-or-text': 'Expected either time or timeText, found both',
    'time-range': 'Expected a time such as "10:00" or a range such as "10:00-11:00", 24 hours',
    'time-zone': 'Expected a time zone such as "Europe/Rome"',
    'web-address': 'Expected a web address that starts with https://',
    'whole-number': 'Expected a whole number, such as 12',
    word: 'Expected one word without digits, spaces and punctuation',
  } satisfies Readonly<Record<RuleName, string | ((found: string) => string)>>,
  /** What to do about an amount that may have thousands or decimals. */
  readings: (thousands: number, small: number) =>
    `Write a number without quotes: ${thousands}, or ${small} if the last three digits are decimals.`,
  unnamed: 'This value has the wrong form here',
  /** What to do, where the rule does not say it. */
  hints: {
    'age-order': 'Swap the two numbers.',
    'amount-ambiguous': writeDigits,
    'amount-digits': 'Round it to the decimals of the currency.',
    'amount-none': writeDigits,
    'band-order': 'Swap the two numbers.',
    blank: 'Write the text.',
    'day-or-date': 'Write month and day, or year, month and day, each with two digits.',
    'days-or-hours': 'Remove one of the two.',
    departures: 'Keep "fixed" alone, or "weekdays" and "dates".',
    'one-change': 'Keep one of them, or add one.',
    'one-target': 'Keep one of them, or add one.',
    'note-of-effort': 'Add "effort": "easy", "moderate" or "demanding".',
    'percent-or-amount': 'Keep one of them, or add one.',
    'plan-empty': 'Add "day1", or remove the plan.',
    'plan-or-options': 'Give the days under one of the two.',
    'question-destinations': 'Add "destination" to "pages", or remove "destinations".',
    'question-packages': 'Add "package" to "pages", or remove "packages" and "categories".',
    'question-sections': 'Add "section" to "pages", or remove "sections".',
    'range-form': 'Write both ends with a year, or both without.',
    'range-order': 'Swap the two days.',
    rating: 'Correct it, or remove "rating": no star is shown then.',
    'time-or-text': 'Remove one of the two.',
  },
};
