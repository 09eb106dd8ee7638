import * as z from 'zod';
import { message, ownText, text, textsFileShape } from './text.ts';

const commonTexts = z.strictObject({
  skipToContent: text('Link that jumps over the menus.'),
  bookNow: text('Button that opens the chat.'),
  contactUs: text('Stands where a price is not shown.'),
  opensNewWindow: text('Added for screen readers to links that open a new window.'),
  perPerson: text('Behind a price.'),
  priceFrom: message('A lowest price.', { price: 'string' }),
  days: message('A number of days.', { count: 'number' }),
  hours: message('A length in hours, perhaps with a half.', { count: 'number' }),
  daysAndNights: message('A length with nights.', { days: 'number', nights: 'number' }),
  rating: message('A rating, for screen readers.', { rating: 'string' }),
  viewDetails: text('Link from a card to its page.'),
  viewDetailsOf: message('The same for screen readers.', { name: 'string' }),
  explore: text('Button on a popular place.'),
  saveTour: message('Button that keeps a tour on the device, for screen readers.', { name: 'string' }),
  compare: text('Beside a tour that was kept: sees it beside others.'),
  loading: text('Shown while a page is being fetched.'),
});

const headerTexts = z.strictObject({
  navigation: text('Name of the main menu, for screen readers.'),
  menu: text('Button that opens the menu on phones.'),
  close: text('Button that closes it.'),
  submenu: message('Button that opens a submenu.', { name: 'string' }),
  allTours: message('Last link of a submenu that is too short for all tours.', { count: 'number' }),
  language: text('Name of the language switcher.'),
});

const footerTexts = z.strictObject({
  about: ownText('One or two sentences about the operator.'),
  quickLinks: text('Heading.'),
  popularDestinations: text('Heading.'),
  contact: text('Heading.'),
  follow: text('Heading of the social networks.'),
  pages: text('Name of the links to terms, privacy and the like, for screen readers.'),
  copyright: message('Copyright line.', { year: 'string', brand: 'string' }),
});

const contactTexts = z.strictObject({
  location: text('Label of the address.'),
  phone: text('Label of the number.'),
  email: text('Label of the e-mail address.'),
  hours: text('Label of the working hours.'),
  dayRange: message('A range of weekdays.', { from: 'string', to: 'string' }),
  hourRange: message('A range of hours.', { opens: 'string', closes: 'string', zone: 'string' }),
});

const noticeTexts = z.strictObject({
  close: text('Button that closes a notice.'),
  errorTitle: text('Title of notices about mistakes.'),
  requiredFields: text('Contact form: a required field is empty.'),
  sentTitle: text('Contact form: title after sending.'),
  sentText: text('Contact form: text after sending.'),
  sendFailed: text('Contact form: the message could not be sent; nothing is lost.'),
  newsletterEmpty: text('Newsletter: no address given.'),
  newsletterTitle: text('Newsletter: title after signing up.'),
  newsletterText: text('Newsletter: text after signing up.'),
  pageFailed: text('A page could not be loaded.'),
});

const searchTexts = z.strictObject({
  label: text('Name of the search field, for screen readers.'),
  homePlaceholder: text('Placeholder on the home page.'),
  destinationsPlaceholder: text('Placeholder on the destinations page.'),
  button: text('Search button.'),
  all: text('The tab that shows everything.'),
  tabs: text('Name of the tabs, for screen readers.'),
  count: message('How many destinations match.', { count: 'number' }),
  noResults: text('No destination matches.'),
  reset: text('Button that clears search and tab.'),
});

const packageTexts = z.strictObject({
  subtitle: message('Below the package’s name.', { region: 'string' }),
  description: text('Heading of the description.'),
  idealFor: text('Label.'),
  idealForWhom: message('Label and value on cards.', { whom: 'string' }),
  related: text('Heading of other tours.'),
  destination: text('Label.'),
  duration: text('Label.'),
  price: text('Label.'),
  inclusions: text('Heading.'),
  exclusions: text('Heading.'),
  prices: text('Heading of the price table.'),
  pricesNote: text('Prices are per person.'),
  groupSize: text('Head of the first column.'),
  pax: message(
    'A group size; where the language needs more than one plural, chosen by "people".',
    { band: 'string', people: 'number' },
    ['people'],
  ),
  largerGroups: text('Other group sizes: ask us.'),
  itinerary: text('Heading of the day plan.'),
  day: message('Label of a day.', { day: 'number' }),
  genericDay: message('Title of a day that is not written yet.', { day: 'number' }),
  genericDayText: text('Text of a day that is not written yet.'),
  noItinerary: text('The plan is not available.'),
  alternatives: message('The visitor chooses between the options of the day, a list with “or”.', {
    options: 'string',
  }),
  alternative: message('Label of one of the choices.', { number: 'number' }),
  options: text('Name of the option tabs, for screen readers.'),
  features: text('Heading of an option’s features.'),
  start: text('Heading: where the tour starts.'),
  changes: text('Heading: what may change with season and sea.'),
  special: text('Heading: what is special.'),
  contactForBooking: text('Button that opens the chat.'),
  chatMessage: message('Chat message about a package.', { package: 'string' }),
  chatMessageOption: message('Chat message about a package and option.', {
    package: 'string',
    option: 'string',
  }),
  chatPrice: message('The price that the visitor saw, in the chat message.', {
    price: 'string',
    total: 'string',
  }),
  yourGroup: text('Heading: the price for the visitor’s own group.'),
  people: text('Label: how many people.'),
  fewer: text('Button: one person fewer.'),
  more: text('Button: one person more.'),
  accommodation: text('Label of the accommodation class.'),
  forPeople: message('After the total: for how many.', { count: 'number' }),
  askPrice: message('No price for a group of that size: ask us.', { count: 'number' }),
  inTable: text('Link to the cell of the price table.'),
  yourPrice: text('Marks the cell of the visitor’s price, for screen readers.'),
  overview: text('Heading: the days in a line each.'),
  included: message('What is included that day.', { things: 'string' }),
  breakfast: text('Included on a day.'),
  lunch: text('Included on a day.'),
  dinner: text('Included on a day.'),
  night: text('Included on a day: the night.'),
  calendar: text('Button that opens the calendar part.'),
  print: text('Button that prints the trip sheet.'),
  bring: text('Heading: what to bring.'),
  scan: text('Beside the code that opens the chat, on paper.'),
  longer: text('Why another tour is shown: a day more.'),
  shorter: text('Why another tour is shown: a day less.'),
  sameLength: text('Why another tour is shown: it is as long.'),
  samePlaces: text('Why another tour is shown: it goes to the same places.'),
  otherRegion: text('Why another tour is shown: it is elsewhere.'),
  backToSection: message('Link back to the section page.', { section: 'string' }),
});

const destinationTexts = z.strictObject({
  highlights: text('Heading: what you see and do.'),
  gettingThere: text('Heading.'),
  bestTime: text('Heading.'),
  difficulty: text('Heading.'),
  bring: text('Heading: what to bring.'),
  manners: text('Heading: good manners.'),
  packages: text('Heading of the packages that go there.'),
  moreTours: message('Link to a section page, where more tours go there.', { section: 'string' }),
  nearby: text('Heading of other destinations.'),
  chatMessage: message('Chat message about a destination.', { destination: 'string', url: 'string' }),
});

const sectionTexts = z.strictObject({
  compare: text('Heading of the comparison of tours.'),
  compareSome: message('Heading of the comparison where a list has several pages.', {
    from: 'number',
    to: 'number',
    total: 'number',
  }),
  pages: text('Name of the links to the pages of a list, for screen readers.'),
  page: message('Link to a page of a list, for screen readers.', { page: 'number' }),
  pageTitle: message('Title of a page of a list, from the second on.', { title: 'string', page: 'number' }),
  pageDescription: message('What search engines show of such a page.', {
    description: 'string',
    page: 'number',
    count: 'number',
  }),
  previous: text('Link to the page before.'),
  next: text('Link to the page after.'),
});

const formTexts = z.strictObject({
  name: text('Label.'),
  email: text('Label.'),
  subject: text('Label.'),
  message: text('Label.'),
  send: text('Button.'),
  required: text('What the asterisk means.'),
  alternatives: text('Beside the form: chat and e-mail reach us as well.'),
  chat: text('Link to the chat.'),
  map: text('Link to the office on a map.'),
  mapTitle: text('Name of the embedded map, for screen readers.'),
  newsletterTitle: text('Heading of the newsletter.'),
  newsletterText: text('Text of the newsletter.'),
  newsletterEmail: text('Label of the newsletter’s field.'),
  newsletterButton: text('Button of the newsletter.'),
});

const offerTexts = z.strictObject({
  text: message('Asks, in this language, whether to go on in it.', { language: 'string' }, ['language']),
  accept: message('Link that changes to this language.', { language: 'string' }, ['language']),
  dismiss: text('Button that keeps the page as it is.'),
});

/** Texts of the interface, on every page. */
export const interfaceTextsSchema = z
  .strictObject({
    ...textsFileShape,
    common: commonTexts,
    header: headerTexts,
    footer: footerTexts,
    contact: contactTexts,
    notices: noticeTexts,
    search: searchTexts,
    package: packageTexts,
    destination: destinationTexts,
    section: sectionTexts,
    forms: formTexts,
    questions: z.strictObject({ title: text('Heading of questions and answers.') }),
    languageOffer: offerTexts,
    chat: z.strictObject({ general: text('Chat message of the Book Now button.') }),
  })
  .meta({ title: 'Interface texts', description: 'Texts of the app itself.' });
