import * as z from 'zod';
import {
  byId,
  message,
  metaTextsSchema,
  nameText,
  ownMetaTextsSchema,
  ownText,
  ownTextList,
  text,
  textList,
  textsFileShape,
} from './text.ts';

const nameAndText = z.strictObject({
  name: text('Name of the place.'),
  text: text('Short text about the place.'),
});

const homeTexts = z.strictObject({
  name: text('Name of the page in menus.'),
  meta: ownMetaTextsSchema,
  title: ownText('Large title over the picture.'),
  subtitle: ownText('Line below the large title.'),
  popularTitle: text('Heading of the popular places.'),
  popularText: ownText('Text below the heading of the popular places.'),
  viewAll: text('Button that leads to all destinations.'),
  popular: byId('popularPlace', nameAndText),
  featuredTitle: text('Heading of the featured tours.'),
  featuredText: ownText('Text below the heading of the featured tours.'),
  testimonialsTitle: text('Heading of the guests’ reviews.'),
  moreReviews: text('Link to more reviews.'),
  statistics: byId('homeStatistic', text('What a figure counts.')),
  statisticsTitle: text('Heading of the figures, for screen readers.'),
  callTitle: ownText('Heading of the invitation to book.'),
  callText: ownText('Text of the invitation to book.'),
});

const aboutTexts = z.strictObject({
  name: text('Name of the page in menus.'),
  meta: ownMetaTextsSchema,
  title: text('Title of the page.'),
  subtitle: ownText('Line below the title.'),
  storyTitle: text('Heading of your story.'),
  story: ownTextList('Paragraphs of your story.'),
  pictures: byId(
    'aboutPicture',
    text('Caption of a picture; say so if it is a drawing rather than a photograph.'),
  ),
  statisticsTitle: text('Heading of the figures, for screen readers.'),
  statistics: byId('aboutStatistic', text('What a figure counts.')),
  teamTitle: text('Heading of the team.'),
  teamText: ownText('Text below the heading of the team.'),
  team: byId(
    'teamMember',
    z.strictObject({ name: nameText('Name of a person or group.'), position: text('Position in the team.') }),
  ),
  valuesTitle: text('Heading of your values.'),
  values: byId(
    'value',
    z.strictObject({ title: text('Title of the value.'), description: text('Description of the value.') }),
  ),
});

const simplePageShape = {
  name: text('Name of the page in menus.'),
  meta: metaTextsSchema,
  title: text('Title of the page.'),
  subtitle: text('Line below the title.'),
};

/** The texts of a page that introduces the operator; only its name comes from the software. */
const ownPageShape = {
  name: text('Name of the page in menus.'),
  meta: ownMetaTextsSchema,
  title: ownText('Title of the page.'),
  subtitle: ownText('Line below the title.'),
};

const mapTexts = z.strictObject({
  title: text('Heading of the map with all destinations; also its name for screen readers.'),
  text: text('Text below the heading of the map: what it shows, and that each place leads to its page.'),
  place: text('Heading of the map on the page of a destination.'),
});

/** The page on which visitors find their saved tours and compare some of them. */
const compareTexts = z.strictObject({
  ...simplePageShape,
  how: textList('Steps that explain how to save and compare tours.'),
  lists: text('Heading of the links to lists of tours.'),
  saved: text('Heading of the saved tours.'),
  sideBySide: text('Heading of the comparison.'),
  add: text('Label of the menu that adds a tour to the comparison.'),
  choose: text('Shown in the menu before a tour is chosen.'),
  remove: message('Button that removes a tour from the comparison, for screen readers.', { name: 'string' }),
  full: text('Three tours are compared already: one must be removed first.'),
  differences: text('Button that shows only the differences between the tours.'),
  same: text('There are no differences.'),
  options: text('Label of the row with accommodation and options.'),
  included: text('In a cell, for screen readers: included.'),
  excluded: text('In a cell, for screen readers: not included.'),
  unknown: text('In a cell: not known, please ask.'),
  gone: text('A tour could not be loaded; perhaps it is no longer offered.'),
  ask: text('Button that opens the chat about the compared tours.'),
  chatMessage: text('Beginning of the chat message about the compared tours; their names and links follow.'),
});

/** Texts of forms apart from their labels, on any page. */
const formTexts = z.strictObject({
  leaveEmpty: text('Label of a hidden field that catches robots.'),
  newsletterMessage: message('Message that signs up for the newsletter by chat or e-mail.', {
    email: 'string',
  }),
  newsletterFailed: text('The sign-up could not be sent, but is not lost.'),
});

/** The texts of the fixed pages. */
export const pagesTextsSchema = z
  .strictObject({
    ...textsFileShape,
    home: homeTexts,
    destinations: z.strictObject(ownPageShape),
    about: aboutTexts,
    contact: z.strictObject({
      ...ownPageShape,
      infoTitle: text('Heading of the contact details.'),
      formTitle: text('Heading of the contact form.'),
      officeTitle: text('Heading of the map of your office.'),
      officeText: ownText('Text below the heading of the map.'),
      showMap: text('Button that shows the map.'),
      mapFrom: message('Beside the button that shows the map: which company the map comes from.', {
        host: 'string',
      }),
      notPassedOn: text(
        'Said above the form while the site sends messages to nobody: how to reach the operator.',
      ),
      sendByChat: text('Button that sends a message by chat as well.'),
    }),
    compare: compareTexts,
    forms: formTexts,
    map: mapTexts,
    notFound: z.strictObject({
      meta: metaTextsSchema,
      title: text('Title of the page.'),
      text: text('A short apology.'),
      suggestions: text('Heading of the suggested links.'),
    }),
  })
  .meta({ title: 'Page texts', description: 'Texts of the fixed pages.' });
