import * as z from 'zod';
import { byId, message, metaTextsSchema, text, textList, textsFileShape } from './text.ts';

const nameAndText = z.strictObject({ name: text('Name.'), text: text('A short text.') });

const homeTexts = z.strictObject({
  name: text('Name of the page in menus.'),
  meta: metaTextsSchema,
  title: text('Title of the hero.'),
  subtitle: text('Subtitle of the hero.'),
  popularTitle: text('Heading.'),
  popularText: text('Below the heading.'),
  viewAll: text('Button to all destinations.'),
  popular: byId('popularPlace', nameAndText),
  featuredTitle: text('Heading.'),
  featuredText: text('Below the heading.'),
  testimonialsTitle: text('Heading.'),
  moreReviews: text('Link to the reviews.'),
  statistics: byId('homeStatistic', text('Label of a figure.')),
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
  statistics: byId('aboutStatistic', text('Label of a figure.')),
  teamTitle: text('Heading.'),
  teamText: text('Below the heading.'),
  team: byId('teamMember', z.strictObject({ name: text('Name.'), position: text('Position.') })),
  valuesTitle: text('Heading.'),
  values: byId('value', z.strictObject({ title: text('Title.'), description: text('Description.') })),
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

/** What forms say beside their labels, on whichever page they stand. */
const formTexts = z.strictObject({
  leaveEmpty: text('Label of a field that only robots see.'),
  newsletterMessage: message('Asks for the newsletter, by chat or e-mail.', { email: 'string' }),
  newsletterFailed: text('The sign-up could not be sent; nothing is lost.'),
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
      showMap: text('Button that shows the embedded map.'),
      mapFrom: message('Beside the button: from where the map comes.', { host: 'string' }),
      notPassedOn: text('A message reached nobody, since the site sends none.'),
      sendByChat: text('Button that opens the chat with that message.'),
    }),
    forms: formTexts,
    map: mapTexts,
    notFound: z.strictObject({
      meta: metaTextsSchema,
      title: text('Title.'),
      text: text('A short apology.'),
      suggestions: text('Heading of the links.'),
    }),
  })
  .meta({ title: 'Page texts', description: 'Texts of the fixed pages.' });
