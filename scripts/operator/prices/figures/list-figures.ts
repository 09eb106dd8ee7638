import type { Calendar } from '../../../../schema/calendar.ts';
import { changeFigures } from './change-figures.ts';
import type { Figure } from './figure.ts';
import type { PriceList } from './price-list.ts';
import { tableFigures } from './table-figures.ts';

/** All figures of a site's prices: those of its tables, then those of its calendar. */
export function listFigures({ tables, calendar }: PriceList): readonly Figure[] {
  return [...tables.flatMap(tableFigures), ...(calendar ? calendarFigures(calendar) : [])];
}

/** What seasons add for all tables that do not say otherwise, and what special offers take off. */
function calendarFigures({ seasons, offers }: Calendar): readonly Figure[] {
  return [
    ...seasons.flatMap((season, index) =>
      changeFigures(season, 'change', { season: season.id }, ['seasons', index]),
    ),
    ...offers.flatMap((offer, index) =>
      changeFigures(offer, 'reduction', { offer: offer.id }, ['offers', index]),
    ),
  ];
}
