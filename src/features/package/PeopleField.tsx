import { ActionIcon, TextInput } from '@mantine/core';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { MOST_PEOPLE, wholeNumber } from '../../domain/trip-choice.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import classes from './GroupChooser.module.css';

interface PeopleFieldProps {
  readonly people: number;
  readonly onChange: (people: number) => void;
}

/** How many people: typed, or one more or fewer at a time. */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const texts = useMessages().package;
  // What is being typed, while it is no number of people.
  const [draft, setDraft] = useState<string>();

  function type(text: string) {
    const count = wholeNumber(text, MOST_PEOPLE);
    setDraft(count === undefined ? text : undefined);
    if (count !== undefined) onChange(count);
  }

  function step(by: number) {
    setDraft(undefined);
    onChange(Math.min(Math.max(people + by, 1), MOST_PEOPLE));
  }

  return (
    <TextInput
      label={texts.people}
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(people)}
      error={draft !== undefined}
      classNames={{ input: classes.count }}
      leftSection={
        <ActionIcon aria-label={texts.fewer} disabled={people <= 1} onClick={() => step(-1)}>
          <Minus aria-hidden size={18} />
        </ActionIcon>
      }
      rightSection={
        <ActionIcon aria-label={texts.more} disabled={people >= MOST_PEOPLE} onClick={() => step(1)}>
          <Plus aria-hidden size={18} />
        </ActionIcon>
      }
      onChange={(event) => type(event.currentTarget.value.trim())}
      onBlur={() => setDraft(undefined)}
    />
  );
}
