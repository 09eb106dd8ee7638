import { Title } from '@mantine/core';
import { formatNumber } from '../../shared/i18n/plural.ts';
import type { PackageVariant } from '../../shared/page-data/package.ts';
import type { PlannedDay } from '../../shared/page-data/plan.ts';
import { useMessages, useSite } from '../../shared/site-context.tsx';
import { findDayChoices, ONLY_OPTION, withAlternative } from '../../trip/trip-choice.ts';
import { Day } from './Day.tsx';
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

/** The days, a line each: also the legend of the map. */
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
