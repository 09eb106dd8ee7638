import { Badge } from '@mantine/core';
import type { DestinationCard } from '../../shared/page-data/cards.ts';
import { type CardTexts, Fact, Facts, PictureCard } from './PictureCard.tsx';
import { Rating } from './Rating.tsx';

interface DestinationTileProps {
  readonly destination: DestinationCard;
  readonly texts: CardTexts & { readonly rating: (values: { readonly rating: string }) => string };
}

/** The card of a destination: rating, price, location, description, details. */
export function DestinationTile({ destination, texts }: DestinationTileProps) {
  return (
    <PictureCard
      isCompact
      card={destination}
      text={destination.description}
      texts={texts}
      priceUnit={destination.priceFor}
      facts={
        <Facts>
          {destination.ratingText !== undefined && (
            <Fact>
              <Rating
                text={destination.ratingText}
                label={texts.rating({ rating: destination.ratingText })}
              />
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
