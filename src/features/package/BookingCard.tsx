import type { PackagePage, PackageVariant } from '../../domain/page-data.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import classes from './BookingCard.module.css';

interface BookingCardProps {
  readonly page: PackagePage;
  readonly variant: PackageVariant;
}

/** Where, for whom, how long, how much, and the chat; stays in sight on wide screens. Spec §2. */
export function BookingCard({ page, variant }: BookingCardProps) {
  const { package: texts, common } = useMessages();
  const facts = [
    [texts.destination, page.destinationText],
    [texts.idealFor, page.idealFor],
    [texts.duration, page.durationText],
  ] as const;
  return (
    <aside className={classes.card} aria-label={page.name}>
      <h2 data-step="4">{variant.option?.name ?? page.name}</h2>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.price}</dt>
          <dd>
            <strong>{variant.priceText}</strong> {variant.hasPrice && common.perPerson}
          </dd>
        </div>
      </dl>
      <ChatButton
        href={variant.chatHref}
        label={texts.contactForBooking}
        opensNewWindow={common.opensNewWindow}
        wide
      />
    </aside>
  );
}
