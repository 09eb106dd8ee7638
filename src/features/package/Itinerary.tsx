import { Badge, Chip, Title } from '@mantine/core';
import { Fragment } from 'react';
import { formatNumber } from '../../shared/i18n/plural.ts';
import { joinFacts } from '../../shared/join-facts.ts';
import type { PackageVariant } from '../../shared/page-data/package.ts';
import type { DayChoice, PlannedActivity, PlannedDay } from '../../shared/page-data/plan.ts';
import { useMessages, useSite } from '../../shared/site-context.tsx';
import { findDayChoices, ONLY_OPTION, withAlternative } from '../../trip/trip-choice.ts';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/HydrationBoundary.tsx';
import { NamedIcon } from '../../ui/icons/Icon.tsx';
import { Marked } from '../../ui/text/text.tsx';
import classes from './Itinerary.module.css';
import { RouteMap } from './RouteMap.tsx';
import type { Trip } from './trip.ts';

interface ItineraryProps {
  readonly variant: PackageVariant;
  readonly trip: Trip;
}

/** The plan: an overview of the days, then each in full. */
export function Itinerary({ variant: { days, option, route }, trip }: ItineraryProps) {
  const texts = useMessages().package;
  const name = option?.id ?? ONLY_OPTION;
  const chosen = findDayChoices(trip.choice.alternatives, name);
  const dayId = ({ number }: PlannedDay) => `day${number}${option?.id ?? ''}`;
  return (
    <section>
      <Title order={2} size="h3">
        {texts.itinerary}
      </Title>
      {days.length === 0 && <p>{texts.noItinerary}</p>}
      {(route || days.length > 1) && (
        <div className={classes.overview}>
          {route && <RouteMap route={route} />}
          {days.length > 1 ? <DayLinks days={days} dayId={dayId} /> : <Places day={days[0]} />}
        </div>
      )}
      {days.length > 0 && (
        <ol className={classes.days}>
          {days.map((day) => (
            <li key={day.number} id={dayId(day)} className={classes.day}>
              <Day
                id={dayId(day)}
                day={day}
                chosen={chosen[day.number]}
                onChoose={(number) => trip.change((now) => withAlternative(now, name, day.number, number))}
                isOnly={days.length === 1}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface DayLinksProps {
  readonly days: readonly PlannedDay[];
  readonly dayId: (day: PlannedDay) => string;
}

/** The days, one per line; also the legend of the map. */
function DayLinks({ days, dayId }: DayLinksProps) {
  const texts = useMessages().package;
  return (
    <nav aria-label={texts.overview}>
      <ol>
        {days.map((day) => (
          <li key={day.number}>
            <a href={`#${dayId(day)}`}>
              <b>{day.label}</b> <span>{day.choices.map(({ title }) => title).join(' / ')}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The places of the only day, in the order of their pins. */
function Places({ day }: { readonly day: PlannedDay | undefined }) {
  const { language } = useSite();
  const [choice] = day?.choices ?? [];
  if (!choice) return null;
  const places = choice.places.length > 0 ? choice.places : [choice.title];
  return (
    <ol>
      {places.map((place, index) => (
        <li key={place}>
          {places.length > 1 && <b>{formatNumber(language.locale, index + 1)}</b>} <span>{place}</span>
        </li>
      ))}
    </ol>
  );
}

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
function Day({ id, day, chosen, onChoose, isOnly }: DayProps) {
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
function Activities({ activities }: { readonly activities: readonly PlannedActivity[] }) {
  return (
    <ul className={classes.activities}>
      {activities.map(({ time, icon, ...text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <li key={index}>
          <NamedIcon name={icon} size={18} />
          {time !== undefined && <b>{time}</b>}{' '}
          <span>
            <Marked value={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
