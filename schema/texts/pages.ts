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

const nameAndText = z.strictObject({ name: text('Name.'), text: text('A short text.') });

const homeTexts = z.strictObject({
  name: text('Name of the page in menus.'),
  meta: ownMetaTextsSchema,
  title: ownText('Title of the hero.'),
  subtitle: ownText('Subtitle of the hero.'),
  popularTitle: text('Heading.'),
  popularText: ownText('Below the heading.'),
  viewAll: text('Button to all destinations.'),
  popular: byId('popularPlace', nameAndText),
  featuredTitle: text('Heading.'),
  featuredText: ownText('Below the heading.'),
  testimonialsTitle: text('Heading.'),
  moreReviews: text('Link to the reviews.'),
  statistics: byId('homeStatistic', text('Label of a figure.')),
  statisticsTitle: text('Heading of the figures, for screen readers.'),
  callTitle: ownText('Heading of the call to action.'),
  callText: ownText('Text of the call to action.'),
});

const aboutTexts = z.strictObject({
  name: text('Name of the page in menus.'),
  meta: ownMetaTextsSchema,
  title: text('Title.'),
  subtitle: ownText('Subtitle.'),
  storyTitle: text('Heading.'),
  story: ownTextList('A paragraph of the story.'),
  pictures: byId(
    'aboutPicture',
    text('Caption: what it shows, and that it is drawn where it is no photograph.'),
  ),
  statisticsTitle: text('Heading of the figures, for screen readers.'),
  statistics: byId('aboutStatistic', text('Label of a figure.')),
  teamTitle: text('Heading.'),
  teamText: ownText('Below the heading.'),
  team: byId('teamMember', z.strictObject({ name: nameText('Name.'), position: text('Position.') })),
  valuesTitle: text('Heading.'),
  values: byId('value', z.strictObject({ title: text('Title.'), description: text('Description.') })),
});

const simplePageShape = {
  name: text('Name of the page in menus.'),
  meta: metaTextsSchema,
  title: text('Title.'),
  subtitle: text('Subtitle.'),
};

/** The same of a page that introduces the operator: its name alone is the software's. */
const ownPageShape = {
  name: text('Name of the page in menus.'),
  meta: ownMetaTextsSchema,
  title: ownText('Title.'),
  subtitle: ownText('Subtitle.'),
};

const mapTexts = z.strictObject({
  title: text('Heading of the map of all destinations; also its name for screen readers.'),
  text: text('Below the heading: what it shows and that a place leads to its page.'),
  place: text('Heading of the map on the page of one destination.'),
});

/** The page on which visitors find the tours they kept, and see some of them side by side. */
const compareTexts = z.strictObject({
  ...simplePageShape,
  how: textList('A step: how tours are kept and compared.'),
  lists: text('Heading of the links to lists of tours.'),
  saved: text('Heading of the tours that were kept.'),
  sideBySide: text('Heading of the comparison.'),
  add: text('Label of the list from which a further tour is chosen.'),
  choose: text('Stands in that list until one is chosen.'),
  remove: message('Button that takes a tour out of the comparison, for screen readers.', { name: 'string' }),
  full: text('Three tours are compared already: one has to go first.'),
  differences: text('Button that leaves what differs between the tours, and nothing else.'),
  same: text('Nothing differs.'),
  options: text('Label of a row: accommodation, and what an option has.'),
  included: text('In a cell, for screen readers: it is included.'),
  excluded: text('In a cell, for screen readers: it is not included.'),
  unknown: text('In a cell: it is not said.'),
  gone: text('A tour that cannot be loaded: perhaps it is not offered any more.'),
  ask: text('Button that opens the chat with the tours that are compared.'),
  chatMessage: text('Beginning of that message; names and addresses of the tours follow.'),
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
    destinations: z.strictObject(ownPageShape),
    about: aboutTexts,
    contact: z.strictObject({
      ...ownPageShape,
      infoTitle: text('Heading of the contact details.'),
      formTitle: text('Heading of the form.'),
      officeTitle: text('Heading of the office map.'),
      officeText: ownText('Below the heading.'),
      showMap: text('Button that shows the embedded map.'),
      mapFrom: message('Beside the button: from where the map comes.', { host: 'string' }),
      notPassedOn: text('A message reached nobody, since the site sends none.'),
      sendByChat: text('Button that opens the chat with that message.'),
    }),
    compare: compareTexts,
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
