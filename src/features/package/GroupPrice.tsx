import type { ReactNode } from 'react';
import { useMessages } from '../../shared/site-context.tsx';
import { fillTemplate } from '../../trip/message-template.ts';
import { ChatLink } from './ChatLink.tsx';
import classes from './GroupChooser.module.css';
import {
  countTravellers,
  firstPriceTexts,
  isConverted,
  type PriceTexts,
  type TripProps,
  type VariantProps,
} from './trip.ts';

/** The price per person and for the group, that it is on request, or when the trip departs. */
export function GroupPrice({ page, trip }: TripProps) {
  const { isChosen, rules } = trip;
  return (
    <output tabIndex={-1} className={classes.price} data-of-choice aria-busy={isChosen && !trip.answer}>
      {trip.unlisted && (
        <span>
          {fillTemplate(page.trip.ownGroup, { count: String(countTravellers(trip.unlisted.group)) })}
        </span>
      )}
      {(isChosen || isConverted(page, trip)) && rules ? (
        <rules.TripDetails page={page} trip={trip} />
      ) : (
        <FirstPrice trip={trip} />
      )}
    </output>
  );
}

/**
 * The price as compiled, and the placeholder until the rules are loaded: in an element, since React cannot remove a text
 * that a browser has translated.
 */
function FirstPrice({ trip }: Pick<TripProps, 'trip'>) {
  const { package: texts, common } = useMessages();
  const { isChosen, answer, group, variant, chatMessage } = trip;
  if (isChosen && !answer) return <span>{common.loading}</span>;
  const count = countTravellers(group);
  const price = isChosen ? undefined : firstPriceTexts(variant);
  if (!price) return <ChatLink message={chatMessage} text={texts.askPrice({ count })} />;
  return <PriceText {...{ trip, price, count }} />;
}

interface PriceTextProps extends Pick<TripProps, 'trip'> {
  readonly price: PriceTexts;
  /** Of travellers. */
  readonly count: number;
  /** Between the price per person and the total. */
  readonly children?: ReactNode;
}

/** Each text has its own element, so that it also changes on pages that a browser has translated. */
export function PriceText({ trip, price, count, children }: PriceTextProps) {
  const texts = useMessages().package;
  return (
    <>
      <span>
        <strong>{price.perPerson}</strong> <span>{trip.variant.perText}</span>{' '}
        <About text={price.perPersonAbout} />
      </span>
      {children}
      <span>
        <b>{price.total}</b> <span>{texts.forPeople({ count })}</span> <About text={price.totalAbout} />
      </span>
    </>
  );
}

/** The price of an option in a line: the lowest one until the group is known. */
export function ShownPrice({ page, trip, variant }: VariantProps) {
  const { priceText, perText, priceFor } = variant;
  if (trip.isChosen && trip.rules) return <trip.rules.VariantPrice {...{ page, trip, variant }} />;
  return (
    <>
      <b>{priceText}</b> <small>{[perText, priceFor].filter(Boolean).join(' ')}</small>
    </>
  );
}

/** The equivalent in another currency, if there is one. */
function About({ text }: { readonly text: string | undefined }) {
  return text !== undefined && <small className={classes.about}>{text}</small>;
}
