import { Badge } from '@mantine/core';
import type { DestinationCard } from '../../shared/page-data/cards.ts';
import { Fact, Facts, PictureCard } from './PictureCard.tsx';

import { Rating } from './Rating.tsx';

interface DestinationTileProps {
  readonly destination: DestinationCard;
  readonly texts: {
    readonly viewDetails: string;
    readonly viewDetailsOf: (args: { readonly name: string }) => string;
    readonly rating: (args: { readonly rating: string }) => string;
  };
}

/** The card of a destination: rating, price, location, description, details. */
export function DestinationTile({ destination, texts }: DestinationTileProps) {
  return (
    <PictureCard
      isCompact
      title={destination.name}
      picture={destination.picture}
      text={destination.description}
      language={destination.language}
      href={destination.href}
      linkLabel={texts.viewDetails}
      linkName={texts.viewDetailsOf({ name: destination.name })}
      price={destination.priceText}
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
