import * as z from 'zod';
import { message, text } from './text.ts';

/** What the page of a package says of dates, ages, rooms and seasons; each page is given what it needs. */
export const tripTexts = z.strictObject({
  date: text('Label of the first day of the trip.'),
  dateHint: text('Below it: that it may stay open.'),
  past: text('Why not: the day is over.'),
  notice: message('Why not: too few days are left.', { days: 'number' }),
  tooFar: text('Why not: too far ahead.'),
  soldOut: text('Why not: sold out.'),
  noDeparture: text('Why not: nothing departs on that day.'),
  nearest: text('Before the nearest days on which the trip goes.'),
  askDay: text('Link: no other day is near; ask us.'),
  notThatDay: text('In place of the price, where there is little room: not on the chosen day.'),
  adults: text('Label: how many adults, where ages are told apart.'),
  childrenAndRooms: text('Opens what follows: children and rooms for one.'),
  children: text('The same, where there are no rooms for one.'),
  singleRooms: text('Label: how many rooms for one.'),
  ages: message('Below a group of ages.', { from: 'number', to: 'number' }),
  oneFewer: text('Button: one fewer.'),
  oneMore: text('Button: one more.'),
  group: text('Before the price of a whole group.'),
  line: message('A line of the price: what for, and how much.', { what: 'string', amount: 'string' }),
  free: text('In place of an amount of nothing.'),
  season: text('Name of the choice between seasons, above the price table.'),
  otherDates: text('Prices on days that are in no season.'),
  pricesNote: text('Below the heading of a price table without accommodation classes.'),
  groupPricesNote: text('Below the heading of a price table per group.'),
  chatChoice: message('How a day is spent, in the chat message.', { day: 'string', title: 'string' }),
  chatDate: message('The first day, in the chat message.', { date: 'string' }),
  chatAdults: message('Adults, in the chat message.', { count: 'string' }),
  chatSingleRooms: message('Rooms for one, in the chat message.', { count: 'string' }),
  chatGroupPrice: message('The price of a group that the visitor saw, in the chat message.', {
    total: 'string',
  }),
});
