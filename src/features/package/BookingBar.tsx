import type { PackagePage } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { useChat } from '../../shared/use-chat.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import classes from './BookingBar.module.css';
import type { Trip } from './use-trip.ts';

interface BookingBarProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly chatMessage: string;
}

/**
 * Price and chat at the foot of a phone's screen.
 *
 * @public Loaded on demand.
 */
export function BookingBar({ page, trip, chatMessage }: BookingBarProps) {
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
