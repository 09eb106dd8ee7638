import { Fragment, useId } from 'react';
import { encode } from 'uqr';
import { channelLink } from '../../shared/channel.ts';
import type { DayChoice, PlannedDay } from '../../shared/page-data/plan.ts';
import { useMessages, useSite } from '../../shared/site-context.tsx';
import classes from './TripSheet.module.css';
import { countTravellers, packingList, type TripProps } from './trip.ts';
import { changeText, lineText, priceTexts, shownLines } from './trip-lines.ts';
import { bookingDetails, tripFacts } from './trip-rules.ts';

/**
 * The trip on paper.
 *
 * @public Loaded on demand.
 */
export function TripSheet({ page, trip }: TripProps) {
  const { messages } = useSite();
  const texts = messages.package;
  return (
    <article className={classes.sheet}>
      <SheetHead page={page} trip={trip} />
      {trip.variant.days.map((day) => (
        <SheetDay key={day.number} day={day} chosen={trip.alternatives[day.number]} />
      ))}
      <div className={classes.lists}>
        <SheetList title={texts.inclusions} items={trip.variant.inclusions} />
        <SheetList title={texts.exclusions} items={trip.variant.exclusions} />
        <SheetList title={texts.changes} items={[page.changes]} />
        <SheetList title={texts.bring} items={packingList(page, trip.variant)} wide />
      </div>
    </article>
  );
}

interface SheetListProps {
  readonly title: string;
  readonly items: readonly string[];
  /** Full width, in columns. */
  readonly wide?: boolean;
}

function SheetList({ title, items, wide }: SheetListProps) {
  if (items.length === 0) return null;
  return (
    <section data-wide={wide}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function SheetHead({ page, trip }: TripProps) {
  const { layout, messages } = useSite();
  const texts = messages.package;
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.brand}>{layout.brand}</p>
        <h1>{page.name}</h1>
        <p>
          {[trip.variant.option?.name, page.durationText, page.region].filter(Boolean).join(' · ')}
          <br />
          <strong>{texts.start}</strong> {page.start}
          {page.facts.map(({ id, label, text }) => (
            <Fragment key={id}>
              <br />
              <strong>{label}</strong> {text}
            </Fragment>
          ))}
        </p>
        <p>{tripFacts(page, trip).join(' · ')}</p>
        <SheetPrice page={page} trip={trip} />
        <p>{page.address}</p>
      </div>
      <SheetContact page={page} trip={trip} />
    </header>
  );
}

/** The group's price and its lines, that it is on request, or that the trip does not depart. */
function SheetPrice({ page, trip }: TripProps) {
  const { variant, group, answer } = trip;
  const texts = useMessages().package;
  const price = priceTexts(page, trip);
  if (answer?.kind === 'unavailable') return <p className={classes.price}>{page.trip.notThatDay}</p>;
  if (!variant.prices) return <p className={classes.price}>{`${texts.price} · ${variant.priceText}`}</p>;
  const count = countTravellers(group);
  if (!price) return <p className={classes.price}>{texts.askPrice({ count })}</p>;
  const season = answer?.kind === 'price' && answer.season && changeText(page, 'seasons', answer.season);
  const lines = shownLines(page, trip).map(({ what, amount }) => lineText(page, what, amount));
  return (
    <>
      <p className={classes.price}>
        <strong>{price.perPerson}</strong> {variant.perText} · {price.total} {texts.forPeople({ count })}
      </p>
      {(season || lines.length > 0) && <p>{[season, ...lines].filter(Boolean).join(' · ')}</p>}
    </>
  );
}

function SheetContact({ page, trip }: TripProps) {
  const { layout, messages } = useSite();
  const id = useId();
  const { address } = bookingDetails(page, trip);
  const code = qrPath(
    channelLink(layout.channel, `${trip.variant.booking.own.names.join(' · ')}\n${address}`).href,
  );
  return (
    <address className={classes.contact}>
      <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-labelledby={id}>
        <title id={id}>{messages.package.scan}</title>
        <path d={code.path} />
      </svg>
      {messages.package.scan}
      <br />
      {layout.phones.map(({ name, number, href }) => (
        <Fragment key={href + name}>
          {name !== undefined && `${name} `}
          <bdi dir="ltr">{number}</bdi>
          <br />
        </Fragment>
      ))}
      {layout.email}
    </address>
  );
}

interface SheetDayProps {
  readonly day: PlannedDay;
  readonly chosen: number | undefined;
}

function SheetDay({ day: { label, choices }, chosen }: SheetDayProps) {
  const texts = useMessages().package;
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
  const texts = useMessages().package;
  return (
    <>
      {choice.activities.length > 0 && (
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
      )}
      {choice.included.length > 0 && (
        <p className={classes.included}>{texts.included({ things: choice.included.join(', ') })}</p>
      )}
    </>
  );
}

/** A QR code as the path of an SVG; its size includes the quiet zone. */
interface QrPath {
  readonly size: number;
  readonly path: string;
}

const QUIET_ZONE = 4;

function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: path.join('') };
}
