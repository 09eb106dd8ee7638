import { useMessages } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import classes from './BookingBar.module.css';
import type { TripChatProps } from './trip.ts';

/**
 * Price and chat at the foot of a phone's screen.
 *
 * @public Loaded on demand.
 */
export function BookingBar({ page, trip, chatMessage }: TripChatProps) {
  const { package: texts } = useMessages();
  const { prices, priceText, perText } = trip.variant;
  return (
    <div className={classes.bar}>
      <span>
        {trip.answer && trip.rules ? (
          <trip.rules.BarPrice page={page} trip={trip} />
        ) : (
          <>
            <b>{prices?.first.perPersonText ?? priceText}</b> <small>{perText}</small>
          </>
        )}
      </span>
      <ChatButton {...useChat(chatMessage)} label={texts.contactForBooking} size="sm" />
    </div>
  );
}
