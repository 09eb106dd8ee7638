import * as z from 'zod';
import { channelSchema, phoneSchema } from './channel.ts';
import { clockTimeSchema, isClock } from './clock.ts';
import { dataFile, file } from './collection.ts';
import { currencySchema } from './currency.ts';
import { dateSchema } from './dates.ts';
import { formTargetSchema } from './form-target.ts';
import { ageGroupSchema, bandSchema, tierSchema } from './groups.ts';
import { languageSchema } from './language.ts';
import { MAX_EXCHANGE_RATE } from './limits.ts';
import { currentFormat } from './migrations/migrations.ts';
import { pagePathsSchema } from './paths.ts';
import {
  entries,
  idSchema,
  nonBlankString,
  pointSchema,
  reference,
  siteAddressSchema,
  unconfirmedSchema,
  webAddressSchema,
} from './primitives.ts';
import { rule } from './rules.ts';
import { weekdaySchema } from './weekday.ts';

const hoursSchema = z
  .strictObject({
    from: weekdaySchema.meta({ description: 'First day.' }),
    to: weekdaySchema.optional().meta({ description: 'Last day, if more than one.' }),
    opens: clockTimeSchema,
    closes: clockTimeSchema,
  })
  .refine(({ opens, closes }) => opens < closes || ![opens, closes].every(isClock), {
    ...rule('hours-order'),
    path: ['closes'],
  });

/** The least time that an activity of the day plans takes, such as a drive or a crossing. */
const legSchema = z.strictObject({
  activity: reference('activity', 'The activity, one of those in the texts.'),
  minutes: z.int().positive().max(1440).meta({ description: 'Minutes that it takes at least.' }),
  before: z
    .int()
    .nonnegative()
    .max(720)
    .default(0)
    .meta({ description: 'Minutes to keep free before it, for tickets, queueing or boarding.' }),
  onFoot: z.boolean().optional().meta({ description: 'A walk, which does not count as travel time.' }),
});

const addressPartsSchema = z.strictObject({
  street: nonBlankString.optional().meta({ description: 'Street and number.' }),
  locality: nonBlankString.meta({ description: 'Town.' }),
  region: nonBlankString.optional().meta({ description: 'Province or state.' }),
  postalCode: nonBlankString.optional().meta({ description: 'Postal code.' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, rule('country-code'))
    .meta({ description: 'Country code of two letters.', examples: ['NZ'] }),
});

const bannersSchema = z.strictObject({
  destinations: reference('image', 'Picture above the list of destinations.'),
  contact: reference('image', 'Picture at the top of the contact page.'),
  notFound: reference('image', 'Picture on the page shown when an address does not exist.'),
});

const mealInclusionsSchema = z.strictObject({
  breakfast: reference('inclusion', 'An inclusion.').optional(),
  lunch: reference('inclusion', 'An inclusion.').optional(),
  dinner: reference('inclusion', 'An inclusion.').optional(),
});

/** Other currencies in which visitors see approximate prices. */
const exchangeSchema = z.strictObject({
  date: dateSchema.meta({ description: 'Date of the exchange rates.' }),
  rates: z
    .array(
      z.strictObject({
        currency: currencySchema.meta({ description: 'The other currency.' }),
        rate: z
          .number()
          .positive()
          .refine(isPossibleRate, rule('exchange-rate'))
          .meta({
            description: 'Price of one unit of that currency in your own currency.',
            examples: [18900],
          }),
        languages: z.array(reference('language', 'A language of the site.')).min(1).meta({
          description: 'Languages whose pages show this currency first; visitors can choose another.',
        }),
      }),
    )
    .meta({ description: 'Exchange rate of each currency.' }),
});

/** Facts about the whole site. */
export const siteSchema = dataFile({
  format: z.literal(currentFormat).optional().meta({
    description: 'Format of the data folder; "npm run upgrade" changes it. If missing, it is format 1.',
  }),
  brand: nonBlankString.meta({ description: 'Name of your company.' }),
  icon: reference('image', 'Small picture that browsers show beside the title of a page.'),
  url: siteAddressSchema.meta({
    description: 'Address of the published site, such as https://www.your-site.com.',
  }),
  languages: entries(
    'language',
    z.array(languageSchema).min(1),
    'Languages of the site, in the order of the language menu.',
  ),
  defaultLanguage: reference(
    'language',
    'Language of the pages at the shortest addresses, such as /about instead of /en/about.',
  ),
  fallbackLanguage: reference('language', 'Language shown where a translation is missing.'),
  operatorLanguage: reference('language', 'Language in which you want to read enquiries.'),
  currency: currencySchema,
  exchange: exchangeSchema.optional().meta({
    description: 'Shows approximate amounts in other currencies on the pages of tours.',
  }),
  currencyDecimals: z
    .int()
    .min(0)
    .max(4)
    .optional()
    .meta({ description: 'Number of decimals in amounts, if not the usual number for the currency.' }),
  timeZone: nonBlankString.meta({
    description: 'Short name of the time zone, shown beside times.',
    examples: ['UTC+1'],
  }),
  pages: entries('page', pagePathsSchema, 'Addresses of the fixed pages.', ['package']),
  banners: bannersSchema.meta({
    description: 'Pictures at the top of pages that have no picture of their own.',
  }),
  phones: entries('phone', z.array(phoneSchema), 'Phone numbers; put the main number first.'),
  channels: entries(
    'channel',
    z.array(channelSchema).min(1),
    'Ways to write to you; chat buttons open the first one.',
  ),
  chatClicks: webAddressSchema.optional().meta({
    description:
      'Address on your own domain that counts how often visitors open the chat. If empty, nothing is counted.',
    examples: ['https://www.your-site.com/clicks'],
  }),
  email: z.email(rule('email')),
  address: nonBlankString.meta({ description: 'Postal address, as on a letter.' }),
  addressParts: addressPartsSchema
    .optional()
    .meta({ description: 'The same address split into parts, for search engines.' }),
  office: z.strictObject({
    point: pointSchema,
    mapUrl: webAddressSchema.meta({ description: 'Link to your office on an online map.' }),
    embedUrl: webAddressSchema.meta({ description: 'Address of the map shown on the contact page.' }),
  }),
  offline: z.boolean().default(true).meta({
    description:
      'Visitors can read visited pages again without internet. When switched off, saved pages are removed at their next visit.',
  }),
  imageHosts: z
    .array(z.string().regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, rule('host')))
    .default([])
    .meta({
      description: 'Other websites that pictures may be loaded from.',
      examples: [['pictures.example']],
    }),
  reviewsUrl: webAddressSchema.meta({ description: 'Page with reviews by your guests.' }),
  social: z
    .array(z.strictObject({ network: idSchema, name: nonBlankString, url: webAddressSchema }))
    .meta({ description: 'Your social networks, in the order shown.' }),
  legs: z.array(legSchema).default([]).meta({
    description: 'Least time that drives, boat trips and walks take; the check compares day plans with it.',
  }),
  hours: z.array(hoursSchema).min(1).meta({ description: 'Working hours.' }),
  contactForm: formTargetSchema.meta({ description: 'Where messages from the contact form go.' }),
  newsletter: formTargetSchema
    .default({ to: 'local' })
    .meta({ description: 'Where newsletter sign-ups go.' }),
  regions: entries(
    'region',
    z.array(idSchema).min(1),
    'Parts of the country that tours and destinations belong to.',
  ),
  destinationCategories: entries('destinationCategory', z.array(idSchema).min(1), 'Kinds of destination.'),
  destinationTabs: z
    .array(reference('destinationTab', 'A region or a kind of destination.'))
    .meta({ description: 'Tabs of the destinations page, after “All”: regions or kinds of destination.' }),
  categoryParameter: z
    .array(idSchema)
    .meta({ description: 'Tabs that a link can open with ?category= in the address.' }),
  tiers: entries(
    'tier',
    z.array(tierSchema).min(1),
    'Accommodation classes; each is a column of the price tables.',
  ),
  bands: entries('band', z.array(bandSchema).min(1), 'Group sizes; each is a row of the price tables.'),
  ageGroups: entries(
    'ageGroup',
    z.array(ageGroupSchema),
    'Age groups with their own prices; everyone else pays as an adult.',
  ).default([]),
  inclusions: entries(
    'inclusion',
    z.array(idSchema),
    'Everything that tours include, with exceptions in the fields below.',
  ),
  overnightInclusions: z.array(reference('inclusion', 'An inclusion.')).default([]).meta({
    description: 'Included only on tours with nights in accommodation.',
  }),
  mealInclusions: mealInclusionsSchema.optional().meta({
    description: 'Meals in the list above; included when the option or the overnight stay includes the meal.',
  }),
  addedInclusions: z.array(reference('inclusion', 'An inclusion.')).default([]).meta({
    description: 'Included only when a tour, an option or a day adds them.',
  }),
  exclusions: entries(
    'exclusion',
    z.array(idSchema),
    'What tours do not include, unless a tour says otherwise.',
  ),
  unconfirmed: unconfirmedSchema,
}).meta({ title: 'Site', description: 'Your company and the site as a whole.' });

export const site = file({ data: siteSchema });

export type Site = z.infer<typeof siteSchema>;
export type SiteLanguage = Site['languages'][number];

/** Zero and less is another mistake. */
function isPossibleRate(rate: number): boolean {
  return rate <= 0 || (rate <= MAX_EXCHANGE_RATE && rate >= 1 / MAX_EXCHANGE_RATE);
}
