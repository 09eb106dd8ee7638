import { Anchor, Box, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CalendarDate } from '../../pricing/model.ts';
import { dateFormat } from '../form/date-format.ts';
import { useWords } from '../words/words.ts';
import classes from './Calendar.module.css';
import type { YearRow } from './year-rows.ts';

interface YearBandsProps {
  /** All days of the year. */
  readonly days: readonly CalendarDate[];
  readonly rows: readonly YearRow[];
  /** The month that is shown below, `2027-02`. */
  readonly month: string;
  readonly onDay: (day: CalendarDate) => void;
}

/** A year as bands of days. Each row is a season, a closed period, an offer or a tour; its name links to its form. */
export function YearBands({ days, rows, month, onDay }: YearBandsProps) {
  const { locale, calendar } = useWords();
  const months = [...new Set(days.map((day) => day.slice(0, 'YYYY-MM'.length)))];
  const monthName = (key: string, length: 'long' | 'narrow' | 'short'): string =>
    dateFormat(locale, { month: length, timeZone: 'UTC' }).format(Date.parse(`${key}-01T00:00:00Z`));
  const share = (count: number): string => `${(100 * count) / days.length}%`;
  return (
    <div className={classes.year}>
      <Box className={classes.months} role="group" aria-label={calendar.months}>
        {months.map((key) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === month}
            style={{ flexBasis: share(days.filter((day) => day.startsWith(key)).length) }}
            onClick={() => onDay(`${key}-01`)}
          >
            <VisuallyHidden>{monthName(key, 'long')}</VisuallyHidden>
            <span aria-hidden className={classes.short}>
              {monthName(key, 'short')}
            </span>
            <span aria-hidden className={classes.narrow}>
              {monthName(key, 'narrow')}
            </span>
          </button>
        ))}
      </Box>
      <ul className={classes.rows}>
        {rows.map(({ key, name, dates, address, bands }) => (
          <li key={key} className={classes.row}>
            <div className={classes.name}>
              {address === undefined ? (
                <strong>{name}</strong>
              ) : (
                <Anchor component={Link} to={address}>
                  {name}
                </Anchor>
              )}
              {dates !== '' && <span className={classes.dates}>{dates}</span>}
            </div>
            <div
              className={classes.track}
              aria-hidden
              onClick={({ clientX, currentTarget }) => {
                const { left, width } = currentTarget.getBoundingClientRect();
                const day = days[Math.floor(((clientX - left) / width) * days.length)];
                if (day !== undefined) onDay(day);
              }}
            >
              {bands.map(({ start, length, value, kind }) => (
                <span
                  key={start}
                  className={classes.band}
                  data-kind={kind}
                  title={value}
                  style={{ insetInlineStart: share(start), width: share(length) }}
                >
                  {key === 'applies' && <span className={classes.bandName}>{value}</span>}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
