import { Anchor } from '@mantine/core';
import { joinFacts } from '../../shared/join-facts.ts';
import type { PackageCard } from '../../shared/page-data/cards.ts';
import type { SectionTour } from '../../shared/page-data/section.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Fact, Facts } from '../../ui/Cards/PictureCard.tsx';
import whole from '../../ui/Cards/WholeLink.module.css';
import pictureClasses from '../../ui/Picture/Picture.module.css';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import { Marked } from '../../ui/text/text.tsx';
import classes from './TourList.module.css';

interface TourListProps {
  readonly tours: readonly SectionTour[];
  readonly isShown: (tour: SectionTour) => boolean;
}

/** Tours as rows, aligned for comparison. */
export function TourList({ tours, isShown }: TourListProps) {
  return (
    <ul className={classes.list}>
      {tours.map((tour) => (
        <li key={tour.id} data-fits={tour.fits?.join(' ')} hidden={!isShown(tour)}>
          <Tour tour={tour} />
        </li>
      ))}
    </ul>
  );
}

function Tour({ tour }: { readonly tour: PackageCard }) {
  const texts = useMessages().package;
  return (
    <article className={`${classes.tour} ${whole.area}`}>
      <PictureImage
        picture={tour.picture}
        className={`${pictureClasses.framed} ${classes.picture}`}
        sizes="auto, (min-width: 48em) 16rem, 7rem"
        widest={WIDEST_IN_CARDS}
      />
      <div className={classes.head}>
        <h3>
          {/* The whole row leads to the tour. */}
          <Anchor href={tour.href} className={whole.link}>
            <Marked value={{ text: tour.name, language: tour.language }} />
          </Anchor>
        </h3>
        <Facts>
          <Fact icon="clock">{tour.durationText}</Fact>
          {tour.facts && <Fact>{joinFacts(tour.facts.map(({ text }) => text))}</Fact>}
          <Fact icon="map-pin">{joinFacts(tour.places)}</Fact>
        </Facts>
      </div>
      <div className={classes.text}>
        <p>
          <Marked value={{ text: tour.summary, language: tour.language }} />
        </p>
        <p className={classes.ideal}>{texts.idealForWhom({ whom: tour.idealFor })}</p>
      </div>
      <div className={classes.foot}>
        <p className={classes.price}>
          <b translate="no">{tour.priceText}</b> {tour.perText !== undefined && <small>{tour.perText}</small>}
        </p>
        <div className={classes.save}>
          <LazySaveButton href={tour.href} name={tour.name} />
        </div>
      </div>
    </article>
  );
}
