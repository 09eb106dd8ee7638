import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { ChatLink } from './ChatLink.tsx';
import classes from './GroupChooser.module.css';
import { countTravellers, type Trip } from './use-trip.ts';

interface GroupPriceProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly chatMessage: string;
}

/** The price per person and for the group, that one has to ask, or when the trip goes. */
export function GroupPrice({ page, trip, chatMessage }: GroupPriceProps) {
  const { isChosen, rules } = trip;
  return (
    <output className={classes.price} aria-busy={isChosen && !trip.answer}>
      {isChosen && rules ? (
        <rules.TripDetails page={page} trip={trip} chatMessage={chatMessage} />
      ) : (
        <FirstPrice page={page} trip={trip} chatMessage={chatMessage} />
      )}
    </output>
  );
}

/** The price as compiled, and the placeholder until the rules are loaded. */
function FirstPrice({ page, trip, chatMessage }: GroupPriceProps) {
  const { package: texts, common } = useMessages();
  const { isChosen, answer, group, variant } = trip;
  if (isChosen && !answer) return common.loading;
  const count = group ? countTravellers(group) : 0;
  const { perPersonText, totalText, perPersonAbout, totalAbout } = variant.prices?.first ?? {};
  if (isChosen || perPersonText === undefined) {
    return <ChatLink message={chatMessage} text={texts.askPrice({ count })} />;
  }
  return (
    <>
      <span>
        <strong>{perPersonText}</strong> {variant.perText} <About text={perPersonAbout} />
      </span>
      <span>
        <b>{totalText}</b> {texts.forPeople({ count })} <About text={totalAbout} />
      </span>
      <About text={page.approximate?.note} />
    </>
  );
}

interface ShownPriceProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly variant: PackageVariant;
}

/** The price of an option in a line: the lowest one until the group is known. */
export function ShownPrice({ page, trip, variant }: ShownPriceProps) {
  const { priceText, perText, priceFor } = variant;
  if (trip.isChosen && trip.rules) return <trip.rules.VariantPrice {...{ page, trip, variant }} />;
  return (
    <>
      <b>{priceText}</b> <small>{[perText, priceFor].filter(Boolean).join(' ')}</small>
    </>
  );
}

/** The equivalent in another currency, or the note about it, if the page has one. */
export function About({ text }: { readonly text: string | undefined }) {
  return text !== undefined && <small className={classes.about}>{text}</small>;
}
