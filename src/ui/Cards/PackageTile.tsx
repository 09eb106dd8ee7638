import { joinFacts } from '../../shared/join-facts.ts';
import type { PackageCard } from '../../shared/page-data/cards.ts';
import { LazySaveButton } from '../saved/LazySaveButton.tsx';
import type { SaveButtonProps } from '../saved/SaveButton.tsx';
import { type CardTexts, Fact, Facts, PictureCard } from './PictureCard.tsx';

interface PackageTileProps {
  readonly tour: PackageCard;
  readonly texts: CardTexts & { readonly idealForWhom: (values: { readonly whom: string }) => string };
  readonly save: SaveButtonProps;
}

/** The card of a package: length, places, for whom, price, details. */
export function PackageTile({ tour, texts, save }: PackageTileProps) {
  return (
    <PictureCard
      card={tour}
      text={tour.summary}
      texts={texts}
      priceUnit={tour.perText}
      corner={<LazySaveButton {...save} />}
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
