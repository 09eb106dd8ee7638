import { Badge } from '@mantine/core';
import type { DestinationCard } from '../../shared/page-data/cards.ts';
import { Fact, Facts, PictureCard } from './PictureCard.tsx';
import { Rating } from './Rating.tsx';

/** The card of a destination: rating, price, location, description, details. */
export function DestinationTile({ destination }: { readonly destination: DestinationCard }) {
  return (
    <PictureCard
      isCompact
      card={destination}
      text={destination.description}
      priceUnit={destination.priceFor}
      facts={
        <Facts>
          {destination.ratingText !== undefined && (
            <Fact>
              <Rating text={destination.ratingText} />
            </Fact>
          )}
          <Fact icon="map-pin">{destination.location}</Fact>
          <Fact>
            <Badge>{destination.categoryLabel}</Badge>
          </Fact>
        </Facts>
      }
    />
  );
}
