import * as z from 'zod';
import { message, ownText, text, textsFileShape } from './text.ts';

const commonTexts = z.strictObject({
  skipToContent: text('Link that skips the menus, for screen readers.'),
  bookNow: text('Button that opens the chat to book.'),
  contactUs: text('Shown instead of a price that is not given.'),
  opensNewWindow: text('Added to links that open a new window, for screen readers.'),
  perPerson: text('After a price: it is per person.'),
  priceFrom: message('Lowest price, with the word “from”.', { price: 'string' }),
  days: message('Length of a tour in days.', { count: 'number' }),
  hours: message('Length of a tour in hours; half hours are possible.', { count: 'number' }),
  daysAndNights: message('Length of a tour in days and nights.', { days: 'number', nights: 'number' }),
  rating: message('Rating in stars, for screen readers.', { rating: 'string' }),
  viewDetails: text('Link from a card to its page.'),
  viewDetailsOf: message('Link from a card to its page, for screen readers.', { name: 'string' }),
  explore: text('Button on a popular place.'),
  saveTour: message('Button that saves a tour on the visitor’s device, for screen readers.', {
    name: 'string',
  }),
  compare: text('Link beside a saved tour that opens the comparison.'),
  loading: text('Shown while a page is loading.'),
});

const headerTexts = z.strictObject({
  navigation: text('Name of the main menu, for screen readers.'),
  menu: text('Button that opens the menu on phones.'),
  close: text('Button that closes the menu.'),
  submenu: message('Button that opens a submenu, for screen readers.', { name: 'string' }),
  allTours: message('Last link of a submenu that has no room for all tours.', { count: 'number' }),
  language: text('Name of the language menu.'),
});

const footerTexts = z.strictObject({
  about: ownText('One or two sentences about your company.'),
  quickLinks: text('Heading of the quick links.'),
  popularDestinations: text('Heading of the popular destinations.'),
  contact: text('Heading of the contact details.'),
  follow: text('Heading of the social networks.'),
  pages: text('Name of the links to terms, privacy and similar pages, for screen readers.'),
  copyright: message('Copyright line.', { year: 'string', brand: 'string' }),
});

const contactTexts = z.strictObject({
  location: text('Label of your address.'),
  phone: text('Label of the phone number.'),
  email: text('Label of the e-mail address.'),
  hours: text('Label of the working hours.'),
  dayRange: message('From one weekday to another.', { from: 'string', to: 'string' }),
  hourRange: message('Opening and closing time.', { opens: 'string', closes: 'string', zone: 'string' }),
});

const noticeTexts = z.strictObject({
  close: text('Button that closes a message.'),
  errorTitle: text('Title of messages about mistakes.'),
  requiredFields: text('Contact form: a required field is empty.'),
  sentTitle: text('Contact form: title after sending.'),
  sentText: text('Contact form: text after sending.'),
  sendFailed: text('Contact form: the message could not be sent, but is not lost.'),
  newsletterEmpty: text('Newsletter: no e-mail address was entered.'),
  newsletterTitle: text('Newsletter: title after signing up.'),
  newsletterText: text('Newsletter: text after signing up.'),
  pageFailed: text('A page could not be loaded.'),
});

const searchTexts = z.strictObject({
  label: text('Name of the search field, for screen readers.'),
  homePlaceholder: text('Grey text in the search field of the home page.'),
  destinationsPlaceholder: text('Grey text in the search field of the destinations page.'),
  button: text('Search button.'),
  all: text('Tab that shows all destinations.'),
  tabs: text('Name of the tabs, for screen readers.'),
  count: message('How many destinations were found.', { count: 'number' }),
  noResults: text('No destination was found.'),
  reset: text('Button that clears the search and the tab.'),
});

const packageTexts = z.strictObject({
  subtitle: message('Line below the name of the tour.', { region: 'string' }),
  description: text('Heading of the description.'),
  idealFor: text('Label: who the tour is ideal for.'),
  idealForWhom: message('On cards: who the tour is ideal for.', { whom: 'string' }),
  related: text('Heading of other tours.'),
  destination: text('Label of the destination.'),
  duration: text('Label of the length.'),
  price: text('Label of the price.'),
  inclusions: text('Heading of what is included.'),
  exclusions: text('Heading of what is not included.'),
  prices: text('Heading of the price table.'),
  pricesNote: text('Note below the heading of the price table: prices are per person.'),
  groupSize: text('Heading of the column with group sizes.'),
  pax: message(
    'One group size. If your language has several plural forms, {people} chooses between them.',
    { band: 'string', people: 'number' },
    ['people'],
  ),
  largerGroups: text('Larger groups: please ask.'),
  itinerary: text('Heading of the day plan.'),
  day: message('Number of a day, such as “Day 2”.', { day: 'number' }),
  genericDay: message('Title of a day that has no text yet.', { day: 'number' }),
  genericDayText: text('Text of a day that has no text yet.'),
  noItinerary: text('The day plan is not available.'),
  alternatives: message(
    'Lets visitors choose how to spend a day; {options} is the list of choices, joined with “or”.',
    {
      options: 'string',
    },
  ),
  alternative: message('Label of one of the choices.', { number: 'number' }),
  options: text('Name of the tabs with options, for screen readers.'),
  features: text('Heading of the features of an option.'),
  start: text('Heading: where the tour starts.'),
  changes: text('Heading: what may change with the season and the weather.'),
  special: text('Heading: what makes the tour special.'),
  contactForBooking: text('Button at the end of the page that opens the chat to book.'),
  chatMessage: message('Chat message about a tour.', { package: 'string' }),
  chatMessageOption: message('Chat message about a tour and the chosen option.', {
    package: 'string',
    option: 'string',
  }),
  chatPrice: message('In the chat message: the price that the visitor saw.', {
    price: 'string',
    total: 'string',
  }),
  yourGroup: text('Heading of the price calculator.'),
  people: text('Label: number of people.'),
  fewer: text('Button: one person fewer.'),
  more: text('Button: one person more.'),
  accommodation: text('Label of the accommodation class.'),
  forPeople: message('After the total: for how many people.', { count: 'number' }),
  askPrice: message('No price for this group size: please ask.', { count: 'number' }),
  inTable: text('Link to the matching price in the table.'),
  yourPrice: text('Marks the visitor’s price in the table, for screen readers.'),
  overview: text('Heading of the overview with one line per day.'),
  included: message('What is included on a day.', { things: 'string' }),
  breakfast: text('Breakfast, among what is included on a day.'),
  lunch: text('Lunch, among what is included on a day.'),
  dinner: text('Dinner, among what is included on a day.'),
  night: text('The night, among what is included on a day.'),
  calendar: text('Button that adds the tour to the visitor’s calendar.'),
  print: text('Button that prints the tour.'),
  bring: text('Heading of the tour’s packing list.'),
  scan: text('On paper, beside the QR code that opens the chat.'),
  longer: text('Reason for suggesting a tour: one day longer.'),
  shorter: text('Reason for suggesting a tour: one day shorter.'),
  sameLength: text('Reason for suggesting a tour: equally long.'),
  samePlaces: text('Reason for suggesting a tour: visits the same places.'),
  otherRegion: text('Reason for suggesting a tour: goes to another region.'),
  backToSection: message('Link back to the list of tours.', { section: 'string' }),
});

const destinationTexts = z.strictObject({
  highlights: text('Heading of things to see and do.'),
  gettingThere: text('Heading: how to get there.'),
  bestTime: text('Heading: best time to go.'),
  difficulty: text('Heading: how hard it is.'),
  bring: text('Heading: what to bring.'),
  manners: text('Heading: good manners.'),
  packages: text('Heading of the tours that go there.'),
  moreTours: message('Link to a list with more tours that go there.', { section: 'string' }),
  nearby: text('Heading of destinations nearby.'),
  chatMessage: message('Chat message about a destination.', { destination: 'string', url: 'string' }),
});

const sectionTexts = z.strictObject({
  compare: text('Heading of the comparison of tours.'),
  compareSome: message('Heading of the comparison when the list has several pages.', {
    from: 'number',
    to: 'number',
    total: 'number',
  }),
  pages: text('Name of the links to the pages of a list, for screen readers.'),
  page: message('Link to a page of a list, for screen readers.', { page: 'number' }),
  pageTitle: message('Title of the second and later pages of a list.', { title: 'string', page: 'number' }),
  pageDescription: message('Description of the second and later pages of a list, in search results.', {
    description: 'string',
    page: 'number',
    count: 'number',
  }),
  previous: text('Link to the previous page.'),
  next: text('Link to the next page.'),
});

const formTexts = z.strictObject({
  name: text('Label of the field for the name.'),
  email: text('Label of the field for the e-mail address.'),
  subject: text('Label of the field for the subject.'),
  message: text('Label of the field for the message.'),
  send: text('Button that sends the form.'),
  required: text('Explains that fields with * are required.'),
  alternatives: text('Beside the form: visitors can also use chat or e-mail.'),
  chat: text('Link to the chat.'),
  map: text('Link to your office on a map.'),
  mapTitle: text('Name of the map on the page, for screen readers.'),
  newsletterTitle: text('Heading of the newsletter.'),
  newsletterText: text('Text of the newsletter.'),
  newsletterEmail: text('Label of the field for the newsletter’s e-mail address.'),
  newsletterButton: text('Button that signs up for the newsletter.'),
});

const offerTexts = z.strictObject({
  text: message('Asks, in this language, if the visitor wants to switch to it.', { language: 'string' }, [
    'language',
  ]),
  accept: message('Link that switches to this language.', { language: 'string' }, ['language']),
  dismiss: text('Button that stays in the current language.'),
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
    chat: z.strictObject({ general: text('Chat message of the main booking button.') }),
  })
  .meta({ title: 'Interface texts', description: 'Texts of the app itself.' });
