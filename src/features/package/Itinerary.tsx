import type { DayChoice, PlannedDay } from '../../domain/page-data.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { NamedIcon } from '../../ui/icons/NamedIcon.tsx';
import classes from './Itinerary.module.css';

/** The plan by days; says so when there is none, and where a day has a choice. Spec §2, §4, §8. */
export function Itinerary({ days }: { readonly days: readonly PlannedDay[] }) {
  const texts = useMessages().package;
  return (
    <section>
      <h2 data-step="3">{texts.itinerary}</h2>
      {days.length === 0 ? (
        <p>{texts.noItinerary}</p>
      ) : (
        <ol className={classes.days}>
          {days.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: days have no id and never change places.
            <li key={index} className={classes.day}>
              <Day day={day} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Day({ day }: { readonly day: PlannedDay }) {
  const texts = useMessages().package;
  const [only, ...others] = day.choices;
  if (only && others.length === 0) {
    return (
      <>
        <h3 data-step="4">
          <span className={classes.label}>{day.label}</span> <span>{only.title}</span>
        </h3>
        <Choice choice={only} />
      </>
    );
  }
  return (
    <>
      <h3 data-step="4">
        <span className={classes.label}>{day.label}</span>
      </h3>
      <p className={classes.notice}>{texts.alternatives}</p>
      {day.choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
        <div key={index} className={classes.choice}>
          <h4 data-step="5">
            <span className={classes.label}>{texts.alternative({ number: index + 1 })}</span>{' '}
            <span>{choice.title}</span>
          </h4>
          <Choice choice={choice} />
        </div>
      ))}
    </>
  );
}

function Choice({ choice }: { readonly choice: DayChoice }) {
  return (
    <>
      <p>{choice.description}</p>
      <ul className={classes.activities}>
        {choice.activities.map(({ time, icon, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no id and never change places.
          <li key={index}>
            <NamedIcon name={icon} />
            <span>
              {time !== undefined && <span className={classes.time}>{time}</span>} {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
