import type { PackagePage } from '../../domain/page-data/package.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import classes from './BookingBar.module.css';
import type { Trip } from './use-trip.ts';

interface BookingBarProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly chatHref: string;
}

/**
 * Price and chat within reach of a thumb, while the trip is being read on a phone. Repeats what the card says: of
 * use once the page is live.
 */
export function BookingBar({ page, trip, chatHref }: BookingBarProps) {
  const { package: texts, common } = useMessages();
  const isLive = useHydrated();
  if (!isLive) return null;
  return (
    <div className={classes.bar}>
      <span>
        {trip.answer && trip.rules ? (
          <trip.rules.BarPrice page={page} trip={trip} />
        ) : (
          <>
            <b>{trip.variant.priceText}</b> {trip.variant.perText && <small>{trip.variant.perText}</small>}
          </>
        )}
      </span>
      <ChatButton
        href={chatHref}
        label={texts.contactForBooking}
        opensNewWindow={common.opensNewWindow}
        size="sm"
      />
    </div>
  );
}
