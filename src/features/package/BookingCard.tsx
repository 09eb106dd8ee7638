import { Paper, Title } from '@mantine/core';
import type { TourFact } from '../../shared/page-data/parts.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { MoreChannels } from '../../ui/Channels/MoreChannels.tsx';
import { ClientOnly, clientPart } from '../../ui/hydration/HydrationBoundary.tsx';
import classes from './BookingCard.module.css';
import { ChatLink } from './ChatLink.tsx';
import { GroupChooser } from './GroupChooser.tsx';
import type { TripProps } from './trip.ts';

const tripTools = clientPart(async () => (await import('./TripTools.tsx')).TripTools);

/** Price, group and chat; stays in view on wide screens. */
export function BookingCard({ page, trip }: TripProps) {
  const texts = useMessages().package;
  return (
    <Paper component="aside" className={classes.card} aria-label={page.name}>
      <Title order={2} size="h4" data-of-choice>
        {trip.variant.option?.name ?? page.name}
      </Title>
      <GroupChooser page={page} trip={trip} />
      <ChatButton message={trip.chatMessage} label={texts.contactForBooking} fullWidth />
      <MoreChannels message={trip.chatMessage} />
      {/* The tools need scripts; their space is reserved. */}
      <div className={classes.tools}>
        <ClientOnly part={tripTools}>
          {(TripTools) => <TripTools page={page} trip={{ ...trip, ...trip.unlisted }} />}
        </ClientOnly>
      </div>
    </Paper>
  );
}

/** Places, guests, length and other facts with their labels; for tours without prices also that they are on request. */
export function TourFacts({ page, trip }: TripProps) {
  const texts = useMessages().package;
  const { variant } = trip;
  const facts: readonly Pick<TourFact, 'label' | 'note' | 'text'>[] = [
    { label: texts.destination, text: variant.destinationText },
    { label: texts.idealFor, text: page.idealFor },
    { label: texts.duration, text: page.durationText },
    ...page.facts,
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, text, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
          {note !== undefined && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
      {!variant.prices && (
        <div>
          <dt>{texts.price}</dt>
          <dd>
            <ChatLink message={trip.chatMessage} text={variant.priceText} />
            <small>{variant.perText}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
