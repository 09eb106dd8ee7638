import { Paper, Title } from '@mantine/core';
import { lazy, Suspense, useDeferredValue } from 'react';
import type { TourFact } from '../../domain/page-data/facts.ts';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import { useAfterFirstFrame } from '../../ui/hooks/use-after-first-frame.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import classes from './BookingCard.module.css';
import { GroupChooser } from './GroupChooser.tsx';
import type { Trip } from './use-trip.ts';

const TripTools = lazy(async () => ({ default: (await import('./TripTools.tsx')).TripTools }));

interface BookingCardProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly chatHref: string;
}

/** Where, for whom, how long, how much, and the chat; stays in sight on wide screens. Spec §2. */
export function BookingCard({ page, trip, chatHref }: BookingCardProps) {
  const { messages } = useSite();
  const { package: texts, common } = messages;
  const { variant } = trip;
  const isHydrated = useHydrated();
  const isLive = useDeferredValue(useAfterFirstFrame() && isHydrated);
  const facts: readonly Pick<TourFact, 'label' | 'note' | 'text'>[] = [
    { label: texts.destination, text: variant.destinationText },
    { label: texts.idealFor, text: page.idealFor },
    { label: texts.duration, text: page.durationText },
    ...page.facts,
  ];
  return (
    <Paper component="aside" className={classes.card} aria-label={page.name}>
      <Title order={2} size="h4">
        {variant.option?.name ?? page.name}
      </Title>
      <dl className={classes.facts}>
        {facts.map(({ label, text, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            {note !== undefined && <dd className={classes.note}>{note}</dd>}
          </div>
        ))}
        <div>
          <dt>{texts.price}</dt>
          <dd>
            <strong>{variant.priceText}</strong> {variant.perText}
            {variant.priceFor && <small>{variant.priceFor}</small>}
          </dd>
        </div>
      </dl>
      <GroupChooser page={page} trip={trip} chatHref={chatHref} />
      <ChatButton
        href={chatHref}
        label={texts.contactForBooking}
        opensNewWindow={common.opensNewWindow}
        fullWidth
      />
      {/* Both tools need scripts: until these are there, their place is kept. */}
      <div className={classes.tools}>
        {isLive && (
          <Suspense>
            <TripTools page={page} trip={trip} />
          </Suspense>
        )}
      </div>
    </Paper>
  );
}
