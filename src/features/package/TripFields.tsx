import { ActionIcon, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { BookableDays } from '../../pricing/availability.ts';
import { isCalendarDate } from '../../pricing/dates.ts';
import { digits, plainDigits } from '../../shared/i18n/plural.ts';
import { useSite } from '../../shared/site-context.tsx';
import { MAX_GROUP, wholeNumber } from '../../trip/trip-choice.ts';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { useEarlyEntry } from '../../ui/hydration/HydrationBoundary.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './GroupChooser.module.css';
import type { TripProps } from './trip.ts';
import { fetchTripRules } from './use-trip.ts';

interface CountFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly count: number;
  /** 0 or 1. */
  readonly least: number;
  /** Names of the buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (count: number) => void;
}

/** A number, typed or changed in steps. */
export function CountField({ label, description, count, least, fewer, more, onChange }: CountFieldProps) {
  const { locale } = useSite().language;
  const [shown, choose] = useChosen(count, onChange);
  // An invalid number while it is being typed.
  const [draft, setDraft] = useState<string>();
  const field = useEarlyEntry<HTMLInputElement>(({ value }) => {
    if (value !== digits(locale, shown)) type(value.trim());
  });

  function type(text: string) {
    const plain = plainDigits(locale, text);
    const typed = plain === String(least) ? least : wholeNumber(plain, MAX_GROUP);
    setDraft(typed === undefined ? text : undefined);
    if (typed !== undefined) choose(typed);
  }

  function step(by: number) {
    setDraft(undefined);
    const next = Math.min(Math.max(shown + by, least), MAX_GROUP);
    if (next !== shown) choose(next);
  }

  return (
    <TextInput
      ref={field}
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? digits(locale, shown)}
      error={draft !== undefined}
      classNames={{ input: classes.count }}
      leftSection={
        // Not disabled at the limit: it would lose the focus.
        <ActionIcon aria-label={fewer} aria-disabled={shown <= least} onClick={() => step(-1)}>
          <Icon name="minus" size={18} />
        </ActionIcon>
      }
      rightSection={
        <ActionIcon aria-label={more} aria-disabled={shown >= MAX_GROUP} onClick={() => step(1)}>
          <Icon name="plus" size={18} />
        </ActionIcon>
      }
      onChange={(event) => type(event.currentTarget.value.trim())}
      onBlur={() => setDraft(undefined)}
    />
  );
}

/** While 2027 is being typed, `0002` and `0202` are years too. */
const FIRST_YEAR = '1000';

/** The first day of the trip, optional. Its limits are loaded on focus. */
export function DateField({ page, trip }: TripProps) {
  const { date, dateHint } = page.trip;
  const [chosen, choose] = useChosen(trip.choice.date, (next) => trip.change({ date: next }));
  // An implausible date while it is being typed.
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
