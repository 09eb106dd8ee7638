import { useId } from 'react';
import { chatLink } from '../../domain/chat-link.ts';
import type { DayChoice, PackagePage, PlannedDay } from '../../domain/page-data.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { bookingDetails } from './booking-link.ts';
import { qrPath } from './qr-path.ts';
import classes from './TripSheet.module.css';
import { priceTexts, type Trip } from './use-trip.ts';

export interface TripSheetProps {
  readonly page: PackagePage;
  readonly trip: Trip;
}

/**
 * The trip on paper: plan, price of the group, what is included and what to bring, how to reach us.
 *
 * @public Loaded on demand.
 */
export function TripSheet({ page, trip }: TripSheetProps) {
  const { messages } = useSite();
  const texts = messages.package;
  const lists = [
    [texts.inclusions, page.inclusions],
    [texts.exclusions, page.exclusions],
    [texts.bring, page.bring],
  ] as const;
  return (
    <article className={classes.sheet}>
      <SheetHead page={page} trip={trip} />
      {trip.variant.days.map((day) => (
        <SheetDay key={day.number} day={day} chosen={trip.choice.alternatives[day.number]} />
      ))}
      <div className={classes.lists}>
        {lists.map(([title, items]) =>
          items.length === 0 ? null : (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ),
        )}
        <section>
          <h2>{texts.changes}</h2>
          <p>{page.changes}</p>
        </section>
      </div>
    </article>
  );
}

function SheetHead({ page, trip }: TripSheetProps) {
  const { frame, messages } = useSite();
  const { package: texts, common } = messages;
  const { variant, group } = trip;
  const price = priceTexts(trip);
  const tier = variant.prices?.tiers.find(({ id }) => id === group?.tier)?.label;
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.brand}>{frame.brand}</p>
        <h1>{page.name}</h1>
        <p>
          {[variant.option?.name, page.durationText, page.island].filter(Boolean).join(' · ')}
          <br />
          {texts.start}: {page.start}
        </p>
        {price && group && (
          <p className={classes.price}>
            <strong>{price.perPerson}</strong> {common.perPerson} · {price.total}{' '}
            {texts.forPeople({ count: group.people })} · {tier}
          </p>
        )}
      </div>
      <SheetContact page={page} trip={trip} />
    </header>
  );
}

function SheetContact({ page, trip }: TripSheetProps) {
  const { frame, messages } = useSite();
  const id = useId();
  const { address } = bookingDetails(page, trip);
  const code = qrPath(
    chatLink(frame.chatTemplate, `${trip.variant.words.own.names.join(' · ')}\n${address}`),
  );
  return (
    <address className={classes.contact}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-labelledby={id}>
        <title id={id}>{messages.package.scan}</title>
        <path d={code.path} />
      </svg>
      {messages.package.scan}
      <br />
      {frame.phone}
      <br />
      {frame.email}
    </address>
  );
}

interface SheetDayProps {
  readonly day: PlannedDay;
  readonly chosen: number | undefined;
}

function SheetDay({ day: { label, choices }, chosen }: SheetDayProps) {
  const texts = useSite().messages.package;
  const picked = chosen === undefined ? undefined : choices[chosen - 1];
  return (
    <section className={classes.day}>
      {(picked ? [picked] : choices).map((choice, index, shown) => (
        <div key={choice.title}>
          <h2>
            {label} · {shown.length > 1 && `${texts.alternative({ number: index + 1 })} · `}
            {choice.title}
          </h2>
          <SheetActivities choice={choice} />
        </div>
      ))}
    </section>
  );
}

function SheetActivities({ choice }: { readonly choice: DayChoice }) {
  const texts = useSite().messages.package;
  return (
    <>
      <table>
        <tbody>
          {choice.activities.map(({ time, text }) => (
            <tr key={`${time} ${text}`}>
              <td>{time}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {choice.included.length > 0 && <p>{texts.included({ things: choice.included.join(', ') })}</p>}
    </>
  );
}
