import { Badge, Chip, Title } from '@mantine/core';
import { Fragment } from 'react';
import { plainDigits } from '../../shared/i18n/plural.ts';
import { joinFacts } from '../../shared/join-facts.ts';
import type { DayChoice, PlannedActivity, PlannedDay } from '../../shared/page-data/plan.ts';
import { useMessages, useSite } from '../../shared/site-context.tsx';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import { NamedIcon } from '../../ui/icons/Icon.tsx';
import { Marked } from '../../ui/text/text.tsx';
import classes from './Itinerary.module.css';

interface DayProps {
  readonly id: string;
  readonly day: PlannedDay;
  /** Counted from 1. */
  readonly chosen: number | undefined;
  readonly onChoose: (number: number) => void;
  /** A day that is a whole trip has no number. */
  readonly isOnly: boolean;
}

/** A day, with its alternatives as a choice if there are several. */
export function Day({ id, day, chosen, onChoose, isOnly }: DayProps) {
  const texts = useMessages().package;
  const [shown, choose] = useChosen(chosen, onChoose);
  const group = useEarlyEntry<HTMLDivElement>((fields) => {
    const early = Number(chosenValue(fields, id) ?? 0);
    if (early > 0 && early !== shown) choose(early);
  });
  const [only, ...others] = day.choices;
  const alternativeTitle = (title: string, index: number) =>
    joinFacts([texts.alternative({ number: index + 1 }), title]);
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
              {alternativeTitle(choice.title, index)}
            </Chip>
            <div className={classes.choice}>
              <Title order={4} size="h5">
                {alternativeTitle(choice.title, index)}
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

/** The stops of a day along a line. */
export function Activities({ activities }: { readonly activities: readonly PlannedActivity[] }) {
  return (
    <ul className={classes.activities}>
      {activities.map(({ time, icon, ...text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <li key={index}>
          <NamedIcon name={icon} size={18} />
          {time !== undefined && <ActivityTime time={time} />}{' '}
          <span>
            <Marked value={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Hours and minutes in any digits, with any language's separator: 09:00, 09.00, 09 h 00, ٠٩:٠٠. */
const CLOCK = /^(\p{Nd}{2})(?:[:.]|\s?h\s?)(\p{Nd}{2})$/u;

/** Clock times become `<time>`; free text stays text. */
function ActivityTime({ time }: { readonly time: string }) {
  return (
    <b>
      {time.split('–').map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range has a beginning and an end, which may be the same.
        <Fragment key={index}>
          {index > 0 && '–'}
          <ClockTime text={part} />
        </Fragment>
      ))}
    </b>
  );
}

function ClockTime({ text }: { readonly text: string }) {
  const { locale } = useSite().language;
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours === undefined) return text;
  const plain = plainDigits(locale, `${hours}:${minutes}`);
  return <time dateTime={plain === text ? undefined : plain}>{text}</time>;
}
