import { Badge, Chip, Title } from '@mantine/core';
import { Fragment } from 'react';
import type { DayChoice, PlannedDay } from '../../shared/page-data/plan.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import { Marked } from '../../ui/text/text.tsx';
import { Activities } from './Activities.tsx';
import classes from './Itinerary.module.css';

interface DayProps {
  readonly id: string;
  readonly day: PlannedDay;
  /** Which of its alternatives, counted from 1. */
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
  /** A day that is a whole trip has no number. */
  readonly isOnly: boolean;
}

/** A day: its only way to spend it, or those between which the visitor chooses. */
export function Day({ id, day, chosen, onChoose, isOnly }: DayProps) {
  const texts = useMessages().package;
  const [shown, choose] = useChosen(chosen, onChoose);
  const group = useEarlyEntry<HTMLDivElement>((fields) => {
    const early = Number(chosenValue(fields, id) ?? 0);
    if (early > 0 && early !== shown) choose(early);
  });
  const [only, ...others] = day.choices;
  const nameOf = (title: string, index: number) => `${texts.alternative({ number: index + 1 })} · ${title}`;
  if (only && others.length === 0) {
    return (
      <>
        <Title order={3} size="h4">
          {!isOnly && <Badge className={classes.label}>{day.label}</Badge>}{' '}
          <span>
            <Marked value={{ text: only.title, language: only.language }} />
          </span>
        </Title>
        <Choice choice={only} />
      </>
    );
  }
  return (
    <>
      <Title order={3} size="h4">
        <Badge className={classes.label}>{day.label}</Badge>
      </Title>
      <p className={classes.notice}>{day.notice}</p>
      <div ref={group} role="radiogroup" aria-label={day.notice} className={classes.choices}>
        {day.choices.map((choice, index) => (
          <Fragment key={choice.title}>
            <Chip
              name={id}
              value={String(index + 1)}
              checked={shown === index + 1}
              onChange={() => choose(index + 1)}
            >
              {nameOf(choice.title, index)}
            </Chip>
            <div className={classes.choice}>
              <Title order={4} size="h5">
                {nameOf(choice.title, index)}
              </Title>
              <Choice choice={choice} />
            </div>
          </Fragment>
        ))}
      </div>
    </>
  );
}

function Choice({ choice }: { readonly choice: DayChoice }) {
  const texts = useMessages().package;
  return (
    <>
      <p>
        <Marked value={{ text: choice.description, language: choice.language }} />
      </p>
      {choice.activities.length > 0 && <Activities activities={choice.activities} />}
      {choice.included.length > 0 && (
        <p className={classes.included}>{texts.included({ things: choice.included.join(', ') })}</p>
      )}
    </>
  );
}
