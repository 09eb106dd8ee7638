import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { channelSchema, phoneSchema } from './channel.ts';
import { clockTimeSchema } from './clock.ts';
import { file } from './collection.ts';
import { dateSchema } from './dates.ts';
import { currentFormat } from './migrations/migrations.ts';
import { pagePathsSchema } from './paths.ts';
import {
  entries,
  idSchema,
  nonBlankString,
  pointSchema,
  reference,
  schemaLink,
  siteAddressSchema,
  unconfirmedSchema,
  webAddressSchema,
} from './primitives.ts';
import { rule } from './rules.ts';
import { weekdaySchema } from './weekday.ts';

const shortAmountSchema = z.strictObject({
  from: z
    .int()
    .positive()
    .meta({ description: 'The smallest amount that is shown so.', examples: [1000000] }),
  unit: z
    .int()
    .positive()
    .meta({ description: 'What the amount is divided by.', examples: [1000000] }),
  text: nonBlankString.meta({
    description: 'The short form; {amount} is the divided amount.',
    examples: ['{amount}M'],
  }),
  words: z
    .array(nonBlankString.regex(/^[^\d\s.,'’-]+$/, rule('word')))
    .optional()
    .meta({
      description: 'Other words for the unit that people write; understood in spreadsheets of prices.',
      examples: [['million']],
    }),
});

/** A language of the site. */
export const languageSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2,3}$/, rule('language-code'))
    .meta({ description: 'Language code; also the first part of its addresses.', examples: ['en'] }),
  locale: z
    .string()
    .regex(
      /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?(?:-u(?:-[a-z0-9]{2,8})+)?$/,
      rule('locale'),
    )
    .meta({ description: 'Locale for numbers, dates and plurals.', examples: ['en-GB'] }),
  name: nonBlankString.meta({ description: 'Name of the language in itself.', examples: ['English'] }),
  direction: z.enum(['ltr', 'rtl']).meta({ description: 'Direction of writing.' }),
  published: z.boolean().optional().meta({
    description:
      'false: in progress; its pages open at their addresses, but no link, map or search engine leads there.',
  }),
  currencySpace: z.boolean().optional().meta({
    description: 'false: no space between currency and amount, where the locale would set one.',
  }),
  timeZone: nonBlankString.optional().meta({
    description: 'Short name of the time zone in this language, where it is another than elsewhere.',
  }),
  channel: reference(
    'channel',
    'The channel that chat buttons open in this language, if not the first.',
  ).optional(),
  shortAmounts: z
    .array(shortAmountSchema)
    .default([])
    .meta({ description: 'Short forms of round amounts, largest first; none: amounts in full.' }),
  typeface: z
    .string()
    .regex(/^@fontsource(?:-variable)?\/[a-z0-9]+(?:-[a-z0-9]+)*$/, rule('typeface'))
    .optional()
    .meta({
      description: 'Package with a typeface for letters other than Latin ones; none: the visitor’s own.',
      examples: ['@fontsource-variable/noto-sans-arabic'],
    }),
});

const bandSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the band, used in price rows.', examples: ['2-3'] }),
    min: z.int().positive().meta({ description: 'Smallest group, in people.' }),
    max: z.int().positive().meta({ description: 'Largest group, in people.' }),
  })
  .refine((band) => band.min <= band.max, { ...rule('band-order'), path: ['min'] });

const tierSchema = z.strictObject({
  id: idSchema.meta({
    description: 'Id of the accommodation class, used in price rows.',
    examples: ['comfort'],
  }),
  stars: z
    .int()
    .min(0)
    .max(7)
    .meta({ description: 'Number of stars; 0 without accommodation that is rated.' }),
});

/** Travellers of some ages, who may have prices of their own. */
const ageGroupSchema = z
  .strictObject({
    id: idSchema.meta({ description: 'Id of the age group, used in price tables.', examples: ['child'] }),
    from: z.int().min(0).max(120).meta({ description: 'Youngest age, in years.' }),
    to: z.int().min(0).max(120).meta({ description: 'Oldest age, in years; it counts.' }),
    counts: z
      .boolean()
      .default(true)
      .meta({ description: 'Whether they count for the size of the group; else they travel beside it.' }),
  })
  .refine(({ from, to }) => from <= to, { ...rule('age-order'), path: ['from'] });

const hoursSchema = z.strictObject({
  from: weekdaySchema.meta({ description: 'First day.' }),
  to: weekdaySchema.optional().meta({ description: 'Last day, if more than one.' }),
  opens: clockTimeSchema,
  closes: clockTimeSchema,
});

/** What an activity of the day plans takes at least: a drive, a crossing, a walk. */
const legSchema = z.strictObject({
  activity: reference('activity', 'Key of the activity’s text.'),
  minutes: z.int().positive().max(1440).meta({ description: 'It takes so many minutes at least.' }),
  before: z
    .int()
    .nonnegative()
    .max(720)
    .default(0)
    .meta({ description: 'Minutes that must be free before it: tickets, queueing, boarding, landing.' }),
});

/** Names of fields that a form sends itself; the operator's own have others. */
const hiddenFieldName = z
  .string()
  .regex(/^(?!(?:name|email|subject|message|language)$)\S+$/, rule('hidden-field'))
  .meta({ description: 'Name of a hidden field.' });

/** Where what visitors write goes: nowhere but their own browser, the chat, an e-mail or a form service. */
const formTargetSchema = z.discriminatedUnion('to', [
  z
    .strictObject({ to: z.literal('local') })
    .meta({ description: 'Stays in the visitor’s browser; reaches nobody.' }),
  z
    .strictObject({ to: z.literal('chat') })
    .meta({ description: 'Opens the chat with the message written out.' }),
  z.strictObject({ to: z.literal('email') }).meta({ description: 'Opens an e-mail with the message.' }),
  z
    .strictObject({
      to: z.literal('endpoint'),
      url: webAddressSchema,
      fields: z
        .record(hiddenFieldName, z.string())
        .default({})
        .meta({
          description: 'Hidden fields that the form service asks for, such as its key.',
          examples: [{ access_key: '…' }],
        }),
      honeypot: hiddenFieldName.default('_gotcha').meta({
        description: 'Name of a field that only robots fill in; what comes with it filled in is not sent.',
        examples: ['_gotcha'],
      }),
    })
    .meta({ description: 'Posts the message to a form service.' }),
]);

const addressPartsSchema = z.strictObject({
  street: nonBlankString.optional().meta({ description: 'Street and number.' }),
  locality: nonBlankString.meta({ description: 'Town.' }),
  region: nonBlankString.optional().meta({ description: 'Province or state.' }),
  postalCode: nonBlankString.optional().meta({ description: 'Postal code.' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, rule('country-code'))
    .meta({ description: 'Country, in two letters.', examples: ['NZ'] }),
});

const bannersSchema = z.strictObject({
  destinations: reference('image', 'Key of the picture above the list of destinations.'),
  contact: reference('image', 'Key of the picture of the contact page.'),
  notFound: reference('image', 'Key of the picture where there is no page.'),
});

const mealInclusionsSchema = z.strictObject({
  breakfast: reference('inclusion', 'An inclusion.').optional(),
  lunch: reference('inclusion', 'An inclusion.').optional(),
  dinner: reference('inclusion', 'An inclusion.').optional(),
});

/** Other currencies in which visitors see what prices come to, about. */
const exchangeSchema = z.strictObject({
  date: dateSchema.meta({ description: 'Day of the rates.' }),
  rates: z
    .array(
      z.strictObject({
        currency: z
          .string()
          .regex(/^[A-Z]{3}$/, rule('currency-code'))
          .meta({ description: 'The other currency.' }),
        rate: z
          .number()
          .positive()
          .meta({ description: 'What one of it costs in the site’s currency.', examples: [18900] }),
        languages: z
          .array(reference('language', 'A language of the site.'))
          .min(1)
          .meta({ description: 'Languages whose pages show it.' }),
      }),
    )
    .min(1)
    .meta({ description: 'A rate for each currency.' }),
});

/** Everything that is true of the whole site. */
export const siteSchema = z
  .strictObject({
    $schema: schemaLink,
    format: z.literal(currentFormat).optional().meta({
      description: 'Format of the data folder; "npm run upgrade" changes it. Without it the format is 1.',
    }),
    brand: nonBlankString.meta({ description: 'Name of the operator.' }),
    icon: reference('image', 'Key of the small picture that browsers show beside the title.'),
    url: siteAddressSchema.meta({ description: 'Address of the published site, without path.' }),
    languages: entries(
      'language',
      z.array(languageSchema).min(1).meta({ description: 'Languages, in the order of the switcher.' }),
    ),
    defaultLanguage: reference('language', 'Language of the addresses without prefix.'),
    fallbackLanguage: reference('language', 'Language that stands in for missing texts.'),
    operatorLanguage: reference('language', 'Language in which the operator reads enquiries.'),
    currency: z.string().regex(/^[A-Z]{3}$/, rule('currency-code')),
    exchange: exchangeSchema.optional().meta({
      description:
        'Approximate amounts in other currencies, beside prices on the pages of packages; none: only prices.',
    }),
    currencyDecimals: z
      .int()
      .min(0)
      .max(4)
      .optional()
      .meta({ description: 'Decimals of amounts, 0 to 4, where they are not those of the currency.' }),
    timeZone: nonBlankString.meta({
      description: 'Short name of the time zone of all times.',
      examples: ['UTC+1'],
    }),
    pages: entries('page', pagePathsSchema.meta({ description: 'Addresses of the fixed pages.' }), [
      'package',
    ]),
    banners: bannersSchema.meta({ description: 'Pictures at the top of pages that have none of their own.' }),
    phones: entries(
      'phone',
      z.array(phoneSchema).meta({ description: 'Phone numbers, the one for most questions first.' }),
    ),
    channels: entries(
      'channel',
      z
        .array(channelSchema)
        .min(1)
        .meta({ description: 'Ways to write to the operator; the first is the one that chat buttons open.' }),
    ),
    chatClicks: webAddressSchema.optional().meta({
      description:
        'Address on the site’s own domain that is told on which page the chat is opened; none: nothing is counted.',
      examples: ['https://www.your-site.com/clicks'],
    }),
    email: z.email(rule('email')),
    address: nonBlankString.meta({ description: 'Postal address, as written on a letter.' }),
    addressParts: addressPartsSchema
      .optional()
      .meta({ description: 'The same address in its parts, for search engines.' }),
    office: z.strictObject({
      point: pointSchema,
      mapUrl: webAddressSchema.meta({ description: 'Link to the office on a map.' }),
      embedUrl: webAddressSchema.meta({ description: 'Map that is embedded on the contact page.' }),
    }),
    offline: z.boolean().default(true).meta({
      description:
        'false: visited pages are not kept on visitors’ devices, and those that were are removed at their next visit.',
    }),
    imageHosts: z
      .array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, rule('host')))
      .default([])
      .meta({
        description: 'Other hosts from which pictures may be loaded.',
        examples: [['pictures.example']],
      }),
    reviewsUrl: webAddressSchema.meta({ description: 'Page with guests’ reviews.' }),
    social: z
      .array(z.strictObject({ network: idSchema, name: nonBlankString, url: webAddressSchema }))
      .meta({ description: 'Social networks, in order.' }),
    legs: z
      .array(legSchema)
      .default([])
      .meta({ description: 'Drives, crossings and walks: the check holds every day plan against them.' }),
    hours: z.array(hoursSchema).min(1).meta({ description: 'Working hours.' }),
    contactForm: formTargetSchema.meta({ description: 'Where messages of the contact form go.' }),
    newsletter: formTargetSchema
      .default({ to: 'local' })
      .meta({ description: 'Where sign-ups for the newsletter go.' }),
    regions: entries(
      'region',
      z
        .array(idSchema)
        .min(1)
        .meta({ description: 'Regions: parts of the country that tours and places belong to.' }),
    ),
    destinationCategories: entries(
      'destinationCategory',
      z.array(idSchema).min(1).meta({ description: 'Kinds of destination.' }),
    ),
    destinationTabs: z
      .array(reference('destinationTab', 'A region or a kind of destination.'))
      .meta({ description: 'Tabs of the destinations page after “all”: regions or kinds.' }),
    categoryParameter: z
      .array(idSchema)
      .meta({ description: 'Values that the address may set by ?category=; others show all.' }),
    tiers: entries(
      'tier',
      z.array(tierSchema).min(1).meta({ description: 'Accommodation classes: the columns of price tables.' }),
    ),
    bands: entries(
      'band',
      z.array(bandSchema).min(1).meta({ description: 'Group sizes: the rows of price tables.' }),
    ),
    ageGroups: entries(
      'ageGroup',
      z.array(ageGroupSchema).meta({ description: 'Ages with prices of their own; all others are adults.' }),
    ).default([]),
    inclusions: entries(
      'inclusion',
      z.array(idSchema).meta({ description: 'What packages include: every one of them, unless said below.' }),
    ),
    overnightInclusions: z.array(reference('inclusion', 'An inclusion.')).default([]).meta({
      description: 'Which of the inclusions hold for packages with nights with accommodation only.',
    }),
    mealInclusions: mealInclusionsSchema.optional().meta({
      description:
        'Which of the inclusions are meals: they hold where the option or the nights include the meal.',
    }),
    addedInclusions: z.array(reference('inclusion', 'An inclusion.')).default([]).meta({
      description: 'Which of the inclusions hold only where a package, an option or a day adds them.',
    }),
    exclusions: entries(
      'exclusion',
      z.array(idSchema).meta({ description: 'What packages do not include, unless they say otherwise.' }),
    ),
    unconfirmed: unconfirmedSchema,
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Site', description: 'What is true of the whole site.' });

export const site = file({ data: siteSchema });

export type Site = z.infer<typeof siteSchema>;
export type SiteLanguage = Site['languages'][number];
