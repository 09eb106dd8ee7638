import * as z from 'zod';
import { message, text } from './text.ts';

/** Texts of the page of a package about dates, ages, rooms and seasons; each page gets those it needs. */
export const tripTexts = z.strictObject({
  date: text('Label of the first day of the trip.'),
  dateHint: text('Below the date field: it can stay empty.'),
  past: text('Reason why a date is not possible: it is in the past.'),
  notice: message('Reason why a date is not possible: too little time to prepare.', { days: 'number' }),
  tooLate: text('Reason why a date is not possible: the tour starts too soon.'),
  tooFar: text('Reason why a date is not possible: too far in the future.'),
  soldOut: text('Reason why a date is not possible: sold out.'),
  noDeparture: text('Reason why a date is not possible: no departure on that day.'),
  nearest: text('Before the nearest possible dates.'),
  askDay: text('Link shown when no other date is near: please ask.'),
  notThatDay: text('Short text instead of a price: not on the chosen day.'),
  ownGroup: message(
    'Before the price for another group: the price table has none for the group chosen on another page.',
    { count: 'string' },
  ),
  adults: text('Label: number of adults.'),
  childrenAndRooms: text('Opens the choice of children and single rooms.'),
  children: text(
    'Opens the choice of children, when there are no single rooms; name of all children where there are no age groups.',
  ),
  singleRooms: text('Label: number of single rooms.'),
  ages: message('Below an age group: its ages.', { from: 'number', to: 'number' }),
  childrenAges: text('Label: ages of the children, where the site has no age groups.'),
  oneFewer: text('Button: one fewer.'),
  oneMore: text('Button: one more.'),
  group: text('Before the price of a whole group.'),
  line: message('One line of the price: what it is for, and the amount.', {
    what: 'string',
    amount: 'string',
  }),
  free: text('Shown instead of an amount of zero.'),
  season: text('Name of the season menu above the price table.'),
  otherDates: text('Choice in the season menu: dates outside every season.'),
  pricesNote: text('Note below the heading of a price table without accommodation classes.'),
  groupPricesNote: text('Note below the heading of a price table per group.'),
  chatChoice: message('In the chat message: how a day is spent.', { day: 'string', title: 'string' }),
  chatDate: message('In the chat message: the first day.', { date: 'string' }),
  chatInterest: message('Greeting of the chat message when it says more than that: names the tour.', {
    package: 'string',
  }),
  chatOtherSize: text('In the chat message: the price table does not list the group’s size.'),
  chatAdults: message('In the chat message: number of adults.', { count: 'string' }),
  chatSingleRooms: message('In the chat message: number of single rooms.', { count: 'string' }),
  chatGroupPrice: message('In the chat message: the group price that the visitor saw.', {
    total: 'string',
  }),
});
