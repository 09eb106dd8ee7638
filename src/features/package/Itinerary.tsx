import type { PackageVariant, PlannedDay } from '../../domain/page-data.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Day } from './Day.tsx';
import classes from './Itinerary.module.css';
import type { Trip } from './use-trip.ts';

interface ItineraryProps {
  readonly variant: PackageVariant;
  readonly trip: Trip;
}

/** The plan by days, a line each and then in full; says so when there is none. Spec §2, §4, §8. */
export function Itinerary({ variant: { days, option }, trip }: ItineraryProps) {
  const texts = useMessages().package;
  const dayId = ({ number }: PlannedDay) => `day${number}${option?.id ?? ''}`;
  return (
    <section>
      <h2 data-step="3">{texts.itinerary}</h2>
      {days.length === 0 && <p>{texts.noItinerary}</p>}
      {days.length > 1 && (
        <nav aria-label={texts.overview} className={classes.overview}>
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
      )}
      {days.length > 0 && (
        <ol className={classes.days}>
          {days.map((day) => (
            <li key={day.number} id={dayId(day)} className={classes.day}>
              <Day id={dayId(day)} day={day} trip={trip} isOnly={days.length === 1} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
