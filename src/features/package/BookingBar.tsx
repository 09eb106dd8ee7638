import { useMessages } from '../../shared/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import classes from './BookingBar.module.css';
import type { TripProps } from './trip.ts';

/**
 * Price and chat at the foot of a phone's screen.
 *
 * @public Loaded on demand.
 */
export function BookingBar({ page, trip }: TripProps) {
  const { package: texts } = useMessages();
  const { prices, priceText, perText } = trip.variant;
  const { people = 0, totalText } = prices?.first ?? {};
  return (
    <div className={classes.bar}>
      <span>
        {trip.answer && trip.rules ? (
          <trip.rules.LinePrice page={page} trip={trip} />
        ) : (
          <>
            <b>{totalText ?? priceText}</b>{' '}
            <small>{totalText === undefined ? perText : texts.forPeople({ count: people })}</small>
          </>
        )}
      </span>
      <ChatButton message={trip.chatMessage} label={texts.contactForBooking} size="sm" />
    </div>
  );
}
