import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BookableDays } from '../../pricing/availability.ts';
import { isCalendarDate } from '../../pricing/is-calendar-date.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import classes from './GroupChooser.module.css';
import type { Trip } from './use-trip.ts';
import { fetchTripRules } from './use-trip-rules.ts';

interface DateFieldProps {
  readonly page: PackagePage;
  readonly trip: Trip;
}

/** On the way to 2027, `0002` and `0202` are years too. */
const FIRST_YEAR = '1000';

/** The first day of the trip, which may stay open. Which days are over or cannot be booked is known once touched. */
export function DateField({ page, trip }: DateFieldProps) {
  const { date, dateHint } = page.trip;
  const [chosen, choose] = useChosen(trip.choice.date, (next) => trip.change({ date: next }));
  // What is being typed, while it is no date that could be meant.
  const [draft, setDraft] = useState<string>();
  const field = useEarlyEntry<HTMLInputElement>(({ value }) => {
    if (value !== (chosen ?? '')) type(value);
  });
  const [days, setDays] = useState<Partial<BookableDays>>();

  async function limit() {
    const rules = await fetchTripRules();
    if (rules) setDays(rules.choosableDays(page));
  }

  function type(text: string) {
    const isDate = isCalendarDate(text) && text > FIRST_YEAR;
    setDraft(isDate || text === '' ? undefined : text);
    if (isDate || text === '') choose(isDate ? text : undefined);
  }

  return (
    <TextInput
      ref={field}
      type="date"
      label={
        <>
          {`${date} `}
          <small>{dateHint}</small>
        </>
      }
      className={classes.date}
      value={draft ?? chosen ?? ''}
      min={days?.first}
      max={days?.last}
      onFocus={() => void limit().catch(() => undefined)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setDraft(undefined)}
    />
  );
}
