import { Badge, Chip, Title } from '@mantine/core';
import type { DayChoice, PlannedDay } from '../../domain/page-data/plan.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Activities } from './Activities.tsx';
import classes from './Itinerary.module.css';
import type { Trip } from './use-trip.ts';

interface DayProps {
  readonly id: string;
  readonly day: PlannedDay;
  readonly trip: Trip;
  /** A day that is a whole trip has no number. */
  readonly isOnly: boolean;
}

/** A day: its only way to spend it, or the two between which the visitor chooses. Spec §2, §4. */
export function Day({ id, day, trip, isOnly }: DayProps) {
  const texts = useMessages().package;
  const [only, ...others] = day.choices;
  if (only && others.length === 0) {
    return (
      <>
        <Title order={3} size="h4">
          {!isOnly && <Badge className={classes.label}>{day.label}</Badge>} <span>{only.title}</span>
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
      <p className={classes.notice}>{texts.alternatives}</p>
      <div className={classes.choices}>
        {day.choices.map((choice, index) => (
          <Alternative
            key={choice.title}
            id={`${id}-${index + 1}`}
            number={index + 1}
            {...{ day, choice, trip }}
          />
        ))}
      </div>
    </>
  );
}

interface AlternativeProps {
  readonly id: string;
  readonly day: PlannedDay;
  readonly choice: DayChoice;
  /** Counted from 1. */
  readonly number: number;
  readonly trip: Trip;
}

function Alternative({ id, day, choice, number, trip }: AlternativeProps) {
  const texts = useMessages().package;
  const { alternatives } = trip.choice;
  const isChosen = alternatives[day.number] === number;
  return (
    <div className={classes.choice} data-chosen={isChosen || undefined}>
      <Title order={4} size="h5" id={id}>
        <Badge className={classes.label}>{texts.alternative({ number })}</Badge> <span>{choice.title}</span>
      </Title>
      <Choice choice={choice} />
      <Chip
        type="checkbox"
        checked={isChosen}
        aria-describedby={id}
        wrapperProps={{ className: classes.pick }}
        onChange={(picked) =>
          trip.change({ alternatives: withChoice(alternatives, day.number, picked ? number : undefined) })
        }
      >
        {texts.chooseAlternative}
      </Chip>
    </div>
  );
}

function withChoice(
  alternatives: Readonly<Record<number, number>>,
  day: number,
  number: number | undefined,
): Readonly<Record<number, number>> {
  const { [day]: _previous, ...others } = alternatives;
  return number === undefined ? others : { ...others, [day]: number };
}

function Choice({ choice }: { readonly choice: DayChoice }) {
  const texts = useMessages().package;
  return (
    <>
      <p>{choice.description}</p>
      <Activities activities={choice.activities} />
      {choice.included.length > 0 && (
        <p className={classes.included}>{texts.included({ things: choice.included.join(', ') })}</p>
      )}
    </>
  );
}
