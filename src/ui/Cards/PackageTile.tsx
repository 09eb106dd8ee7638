import { joinFacts } from '../../shared/join-facts.ts';
import type { PackageCard } from '../../shared/page-data/cards.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { LazySaveButton } from '../saved/LazySaveButton.tsx';
import { Fact, Facts, PictureCard } from './PictureCard.tsx';

/** The card of a package: length, places, for whom, price, details. */
export function PackageTile({ tour }: { readonly tour: PackageCard }) {
  const texts = useMessages().package;
  return (
    <PictureCard
      card={tour}
      text={tour.summary}
      priceUnit={tour.perText}
      corner={<LazySaveButton href={tour.href} name={tour.name} />}
      facts={
        <Facts>
          <Fact icon="clock">{tour.durationText}</Fact>
          {tour.facts && <Fact>{joinFacts(tour.facts.map(({ text }) => text))}</Fact>}
          <Fact icon="map-pin">{joinFacts(tour.places)}</Fact>
          <Fact>{texts.idealForWhom({ whom: tour.idealFor })}</Fact>
        </Facts>
      }
    />
  );
}
