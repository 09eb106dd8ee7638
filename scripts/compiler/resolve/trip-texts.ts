import type { TripTexts } from '../../../src/shared/page-data/package.ts';
import type { LinkedPackage } from '../link/model.ts';
import { hasSingleRooms, ratedAges } from './package-calendar.ts';
import type { PageContext } from './page-context.ts';

/** What the page of a package says of dates, ages and rooms; nothing of what the package does not have. */
export function tripTexts(context: PageContext, entry: LinkedPackage): TripTexts {
  const { date, dateHint, past, nearest, askDay, notThatDay, group } = context.texts.labels.trip;
  const isPerGroup = entry.variants.some(({ table }) => table?.per === 'group');
  return {
    date,
    dateHint,
    past,
    nearest,
    askDay,
    notThatDay,
    line: context.templates.labels.trip.line({ what: 'what', amount: 'amount' }),
    ...calendarTexts(context, entry),
    ...partyTexts(context, entry),
    ...(isPerGroup ? { group } : {}),
  };
}

function calendarTexts({ texts }: PageContext, { calendar }: LinkedPackage): Pick<TripTexts, 'calendar'> {
  if (!calendar) return {};
  const { notice, tooFar, soldOut, noDeparture, season, otherDates } = texts.labels.trip;
  const days = calendar.noticeDays;
  return { calendar: { notice: notice({ days }), tooFar, soldOut, noDeparture, season, otherDates } };
}

function partyTexts(context: PageContext, entry: LinkedPackage): Pick<TripTexts, 'party'> {
  const hasAges = ratedAges(context, entry).length > 0;
  const hasRooms = entry.variants.some(({ table }) => table && hasSingleRooms(table));
  if (!hasAges && !hasRooms) return {};
  const { childrenAndRooms, children, adults, singleRooms, oneFewer, oneMore, free } =
    context.texts.labels.trip;
  const title = hasAges && hasRooms ? childrenAndRooms : hasAges ? children : singleRooms;
  return { party: { title, adults, singleRooms, oneFewer, oneMore, free } };
}
