import * as z from 'zod';
import { byId, metaTextsSchema, text, textList, textsFileShape } from './text.ts';

const nameAndText = z.strictObject({ name: text('Name.'), text: text('A short text.') });

const homeTexts = z.strictObject({
  name: text('Name of the page in menus.'),
  meta: metaTextsSchema,
  title: text('Title of the hero.'),
  subtitle: text('Subtitle of the hero.'),
  popularTitle: text('Heading.'),
  popularText: text('Below the heading.'),
  viewAll: text('Button to all destinations.'),
  popular: byId(nameAndText),
  featuredTitle: text('Heading.'),
  featuredText: text('Below the heading.'),
  testimonialsTitle: text('Heading.'),
  moreReviews: text('Link to the reviews.'),
  statistics: byId(text('Label of a figure.')),
  statisticsTitle: text('Heading of the figures, for screen readers.'),
  callTitle: text('Heading of the call to action.'),
  callText: text('Text of the call to action.'),
});

const aboutTexts = z.strictObject({
  name: text('Name of the page in menus.'),
  meta: metaTextsSchema,
  title: text('Title.'),
  subtitle: text('Subtitle.'),
  storyTitle: text('Heading.'),
  story: textList('A paragraph of the story.'),
  statisticsTitle: text('Heading of the figures, for screen readers.'),
  statistics: byId(text('Label of a figure.')),
  teamTitle: text('Heading.'),
  teamText: text('Below the heading.'),
  team: byId(z.strictObject({ name: text('Name.'), position: text('Position.') })),
  valuesTitle: text('Heading.'),
  values: byId(z.strictObject({ title: text('Title.'), description: text('Description.') })),
});

const simplePageShape = {
  name: text('Name of the page in menus.'),
  meta: metaTextsSchema,
  title: text('Title.'),
  subtitle: text('Subtitle.'),
};

const mapTexts = z.strictObject({
  title: text('Heading of the map of all destinations; also its name for screen readers.'),
  text: text('Below the heading: what it shows and that a place leads to its page.'),
  place: text('Heading of the map on the page of one destination.'),
});

/** The texts of the fixed pages. */
export const pagesTextsSchema = z
  .strictObject({
    ...textsFileShape,
    home: homeTexts,
    destinations: z.strictObject(simplePageShape),
    about: aboutTexts,
    contact: z.strictObject({
      ...simplePageShape,
      infoTitle: text('Heading of the contact details.'),
      formTitle: text('Heading of the form.'),
      officeTitle: text('Heading of the office map.'),
      officeText: text('Below the heading.'),
    }),
    map: mapTexts,
    notFound: z.strictObject({
      meta: metaTextsSchema,
      title: text('Title.'),
      text: text('A short apology.'),
      suggestions: text('Heading of the links.'),
    }),
  })
  .meta({ title: 'Page texts', description: 'Texts of the fixed pages.' });

/** The texts of destinations, by id. */
export const destinationsTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(
    z.strictObject({
      name: text('Name.'),
      location: text('Where it is, in few words.'),
      description: text('Text of the card; the search looks here too.'),
      lead: text('First paragraph of the page.'),
      highlights: textList('A thing to see or do.'),
      gettingThere: text('How to get there and how long it takes.'),
      bestTime: text('Best months.'),
      difficulty: text('How hard it is.'),
      bring: textList('A thing to bring.'),
      manners: text('Good manners: nature and villages.'),
      meta: metaTextsSchema,
    }),
  )
  .meta({ title: 'Destination texts' });

/** The texts of packages, by id. */
export const packagesTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(
    z.strictObject({
      name: text('Name, its length in digits.'),
      summary: text('Text of the card.'),
      description: textList('A paragraph of the description.'),
      idealFor: text('Whom it suits.'),
      special: textList('A thing that is special.'),
      start: text('Where the tour starts.'),
      changes: text('What may change with season and sea.'),
      meta: metaTextsSchema,
    }),
  )
  .meta({ title: 'Package texts' });

/** The texts of section pages, by id. */
export const sectionsTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(
    z.strictObject({
      name: text('Name in menus.'),
      title: text('Title.'),
      intro: textList('A paragraph of the introduction.'),
      meta: metaTextsSchema,
    }),
  )
  .meta({ title: 'Section texts' });

/** The texts of days, by id. */
export const daysTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(
    z.strictObject({ title: text('Title of the day.'), description: text('The day in a sentence or two.') }),
  )
  .meta({ title: 'Day texts' });

/** The texts of options, by id. */
export const optionsTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(
    z.strictObject({
      name: text('Name.'),
      description: text('The option in a sentence.'),
      features: textList('A feature.'),
    }),
  )
  .meta({ title: 'Option texts' });

/** The texts of featured tours: some shared by all, the others by id. */
export const featuredTextsSchema = z
  .strictObject({
    ...textsFileShape,
    groupSize: text('Size of the group.'),
    date: text('When it takes place.'),
    price: text('Stands where a price would.'),
    tours: byId(
      z.strictObject({
        title: text('Title.'),
        location: text('Where.'),
        duration: text('Length.'),
        imageAlt: text('What the picture shows.'),
      }),
    ),
  })
  .meta({ title: 'Featured tour texts' });

/** What guests said, by id. */
export const testimonialsTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(
    z.strictObject({ name: text('Name.'), location: text('Where from.'), text: text('What was said.') }),
  )
  .meta({ title: 'Testimonial texts' });

/** Questions and answers, by id. */
export const questionsTextsSchema = z
  .strictObject(textsFileShape)
  .catchall(z.strictObject({ question: text('The question.'), answer: text('The answer.') }))
  .meta({ title: 'Question texts' });
