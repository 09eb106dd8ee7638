import { Button } from '@mantine/core';
import type { Unavailable } from '../../pricing/availability.ts';
import { formatDate } from '../../pricing/dates.ts';
import { joinFacts } from '../../shared/join-facts.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { ChatLink } from './ChatLink.tsx';
import classes from './GroupChooser.module.css';
import { PriceText } from './GroupPrice.tsx';
import { countTravellers, resolveTrip, type TripProps, type VariantProps } from './trip.ts';
import { changeText, priceTexts, shownLines } from './trip-lines.ts';

/** The price and its lines, that it is on request, or why the trip does not depart and when it does. */
export function TripDetails({ page, trip }: TripProps) {
  const { package: texts } = useMessages();
  const { answer, group, variant } = trip;
  if (!answer) return null;
  if (answer.kind === 'unavailable') {
    return <UnavailableDay {...{ page, trip, answer }} />;
  }
  return (
    <>
      {answer.season && <span className={classes.season}>{changeText(page, 'seasons', answer.season)}</span>}
      {answer.kind === 'price' ? (
        <Price {...{ page, trip }} />
      ) : (
        <ChatLink
          message={trip.chatMessage}
          text={variant.prices ? texts.askPrice({ count: countTravellers(group) }) : variant.priceText}
        />
      )}
    </>
  );
}

function Price({ page, trip }: TripProps) {
  const price = priceTexts(page, trip);
  return (
    price && (
      <PriceText {...{ trip, price }} count={countTravellers(trip.group)}>
        {shownLines(page, trip).map(({ what, amount }) => (
          <span key={what} className={classes.line}>
            <span>{what}</span> <span>{amount}</span>
          </span>
        ))}
      </PriceText>
    )
  );
}

interface UnavailableProps extends TripProps {
  readonly answer: Unavailable;
}

function UnavailableDay({ page, trip, answer }: UnavailableProps) {
  const texts = page.trip;
  return (
    <>
      <b>{reasonText(page, answer)}</b>
      {answer.nearest.length === 0 ? (
        <ChatLink message={trip.chatMessage} text={texts.askDay} />
      ) : (
        <>
          <span>{texts.nearest}</span>
          <span className={classes.dates}>
            {answer.nearest.map((date) => (
              <Button
                key={date}
                size="sm"
                variant="outline"
                onClick={({ currentTarget }) => {
                  // The price takes the place of the buttons.
                  currentTarget.closest('output')?.focus({ preventScroll: true });
                  trip.change({ date });
                }}
              >
                {formatDate(page.booking.own.money.locale, date, 'short')}
              </Button>
            ))}
          </span>
        </>
      )}
    </>
  );
}

function reasonText(
  { trip, calendarTexts }: PackagePage,
  { reason, closure = '' }: Unavailable,
): string | undefined {
  const { notice, tooLate, tooFar, soldOut, noDeparture } = trip.calendar ?? {};
  const texts = {
    past: trip.past,
    closed: calendarTexts.closures[closure],
    notice,
    'too-late': tooLate,
    'too-far': tooFar,
    'sold-out': soldOut,
    'no-departure': noDeparture,
  };
  return texts[reason];
}

interface LinePriceProps extends TripProps {
  /** Per person, unless the total has several lines, and with the accommodation class. */
  readonly ofOption?: boolean;
}

/** The group's price in a line; its total, unless it is that of an option. */
export function LinePrice({ page, trip, ofOption = false }: LinePriceProps) {
  const { package: texts, common } = useMessages();
  const { variant, group, answer } = trip;
  const price = priceTexts(page, trip);
  if (answer?.kind === 'unavailable') return <b>{page.trip.notThatDay}</b>;
  if (answer?.kind !== 'price' || !price) return <b>{common.contactUs}</b>;
  const tier = ofOption ? variant.prices?.tiers.find(({ id }) => id === answer.tier)?.label : undefined;
  return ofOption && answer.lines.length === 1 ? (
    <>
      <b>{price.perPerson}</b> <small>{joinFacts([variant.perText, tier])}</small>
    </>
  ) : (
    <>
      <b>{price.total}</b>{' '}
      <small>{joinFacts([texts.forPeople({ count: countTravellers(group) }), tier])}</small>
    </>
  );
}

/** The price of an option, chosen or not, for the visitor's group, and its accommodation class. */
export function VariantPrice({ page, trip, variant }: VariantProps) {
  const choice = { ...trip.choice, option: variant.option?.id };
  const other = { ...trip, ...resolveTrip(page, variant, choice, trip.rules) };
  return <LinePrice page={page} trip={other} ofOption />;
}
