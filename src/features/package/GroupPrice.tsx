import { useMessages } from '../../i18n/site-context.tsx';
import { ChatLink } from './ChatLink.tsx';
import classes from './GroupChooser.module.css';
import { priceTexts, type Trip } from './use-trip.ts';

interface GroupPriceProps {
  readonly trip: Trip;
  readonly people: number;
  /** Where one asks. */
  readonly chatHref: string;
}

/** What a person and the whole group pay; that one has to ask, where the table says nothing. */
export function GroupPrice({ trip, people, chatHref }: GroupPriceProps) {
  const { package: texts } = useMessages();
  const price = priceTexts(trip);
  return (
    <output className={classes.price}>
      {price ? (
        <>
          <span>
            <strong>{price.perPerson}</strong> {trip.variant.perText}
          </span>
          <span>
            <b>{price.total}</b> {texts.forPeople({ count: people })}
          </span>
        </>
      ) : (
        <ChatLink href={chatHref} text={texts.askPrice({ count: people })} />
      )}
    </output>
  );
}
