import { ActionIcon, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays, addMonths, findWeekday } from '../../pricing/dates.ts';
import type { CalendarDate } from '../../pricing/model.ts';
import { dateFormat } from '../form/date-format.ts';
import { useFocusWithin } from '../grid/use-focus-within.ts';
import { useWords } from '../words/words.ts';
import classes from './Calendar.module.css';
import { daysOfMonth } from './year-days.ts';
import type { BandKind } from './year-rows.ts';

/** A sign on a day of the month. */
export interface DayMark {
  readonly kind: BandKind;
  /** In words. */
  readonly name: string;
}

interface MonthGridProps {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  readonly dayMarks: (day: CalendarDate) => readonly DayMark[];
  readonly onDay: (day: CalendarDate) => void;
  /** Called with a day that is clicked or chosen by Enter; `onDay` unless given. */
  readonly onChoose?: (day: CalendarDate) => void;
}

const DAYS_A_WEEK = 7;

/** The month of a day: arrows move by days and weeks, Page Up and Down by months. */
export function MonthGrid({ day, today, dayMarks, onDay, onChoose = onDay }: MonthGridProps) {
  const { locale } = useWords();
  const grid = useRef<HTMLTableElement>(null);
  const { hasFocus, focusProps } = useFocusWithin();
  useEffect(() => {
    if (hasFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day, hasFocus]);
  const month = day.slice(0, 'YYYY-MM'.length);
  const days = daysOfMonth(month);
  // Weeks begin on Monday.
  const before = (findWeekday(`${month}-01`) + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const cells = [...Array.from({ length: before }, () => undefined), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / DAYS_A_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_unused, position) => cells[week * DAYS_A_WEEK + position]),
  );
  const write = (date: CalendarDate, options: Intl.DateTimeFormatOptions): string =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(Date.parse(`${date}T00:00:00Z`));
  const onKeyDown = (event: KeyboardEvent): void => {
    const moved = dayAfterKey(day, event.key);
    if (moved === undefined) return;
    event.preventDefault();
    onDay(moved);
  };
  const monthTitle = (date: CalendarDate): string => write(date, { month: 'long', year: 'numeric' });
  const stepTo = (date: CalendarDate, sign: string) => (
    <ActionIcon variant="default" size="lg" aria-label={monthTitle(date)} onClick={() => onDay(date)}>
      {sign}
    </ActionIcon>
  );
  return (
    <div>
      <div className={classes.monthHead}>
        {stepTo(addMonths(day, -1), '‹')}
        <Text fw={650}>{monthTitle(day)}</Text>
        {stepTo(addMonths(day, 1), '›')}
      </div>
      <table
        ref={grid}
        className={classes.month}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are chosen is a grid.
        role="grid"
        aria-label={monthTitle(day)}
        onKeyDown={onKeyDown}
        {...focusProps}
      >
        <thead>
          <tr>
            {Array.from({ length: DAYS_A_WEEK }, (_, index) => `2024-01-0${index + 1}`).map((monday) => (
              <th key={monday} scope="col" abbr={write(monday, { weekday: 'long' })}>
                {write(monday, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month have no identity but their position.
            <tr key={index}>
              {week.map((date, position) =>
                date === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nothing is there.
                  <td key={position} />
                ) : (
                  <DayCell
                    key={date}
                    date={date}
                    label={write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
                    marks={dayMarks(date)}
                    isChosen={date === day}
                    isToday={date === today}
                    onChoose={() => onChoose(date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayCellProps {
  readonly date: CalendarDate;
  readonly label: string;
  readonly marks: readonly DayMark[];
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly onChoose: () => void;
}

function DayCell({ date, label, marks, isChosen, isToday, onChoose }: DayCellProps) {
  const names = marks.map(({ name }) => name);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are cells of a grid.
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      data-day={date}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={[label, ...names].join(', ')}
      title={names.join('\n') || undefined}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        // The key must not press what has the focus afterwards.
        event.preventDefault();
        onChoose();
      }}
    >
      <span>{Number(date.slice(-2))}</span>
      <span className={classes.marks} aria-hidden>
        {marks.map(({ kind, name }) => (
          <span key={name} className={classes.mark} data-kind={kind} />
        ))}
      </span>
    </td>
  );
}

function dayAfterKey(day: CalendarDate, key: string): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -DAYS_A_WEEK);
    case 'ArrowDown':
      return addDays(day, DAYS_A_WEEK);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
