import { ActionIcon, TextInput } from '@mantine/core';
import { useState } from 'react';
import { digits, plainDigits } from '../../shared/i18n/plural.ts';

import { useSite } from '../../shared/site-context.tsx';
import { MOST_PEOPLE, wholeNumber } from '../../trip/trip-choice.ts';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './GroupChooser.module.css';

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

/** How many: typed, or one more or fewer at a time. */
export function CountField({ label, description, count, least, fewer, more, onChange }: CountFieldProps) {
  const { locale } = useSite().language;
  const [shown, choose] = useChosen(count, onChange);
  // What is being typed, while it is no such number.
  const [draft, setDraft] = useState<string>();
  const field = useEarlyEntry<HTMLInputElement>(({ value }) => {
    if (value !== digits(locale, shown)) type(value.trim());
  });

  function type(text: string) {
    const plain = plainDigits(locale, text);
    const typed = plain === String(least) ? least : wholeNumber(plain, MOST_PEOPLE);
    setDraft(typed === undefined ? text : undefined);
    if (typed !== undefined) choose(typed);
  }

  function step(by: number) {
    setDraft(undefined);
    choose(Math.min(Math.max(shown + by, least), MOST_PEOPLE));
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
        <ActionIcon aria-label={fewer} disabled={shown <= least} onClick={() => step(-1)}>
          <Icon name="minus" size={18} />
        </ActionIcon>
      }
      rightSection={
        <ActionIcon aria-label={more} disabled={shown >= MOST_PEOPLE} onClick={() => step(1)}>
          <Icon name="plus" size={18} />
        </ActionIcon>
      }
      onChange={(event) => type(event.currentTarget.value.trim())}
      onBlur={() => setDraft(undefined)}
    />
  );
}
