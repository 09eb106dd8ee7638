import { Anchor, Chip } from '@mantine/core';
import { joinFacts } from '../../shared/join-facts.ts';
import { localizedPath } from '../../shared/language-address.ts';
import type { ComparePage } from '../../shared/page-data/compare.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { WIDEST_IN_CARDS } from '../../shared/picture-address.ts';
import { useSite } from '../../shared/site-context.tsx';
import { saveProps } from '../../shared/site-texts.ts';
import { PictureImage } from '../../ui/Picture/PictureImage.tsx';
import { LazySaveButton } from '../../ui/saved/LazySaveButton.tsx';
import classes from './SavedTours.module.css';
import { type KnownTours, type PriceOfTour, tourName, tourPrice } from './tours.ts';

interface SavedToursProps {
  readonly page: ComparePage;
  readonly saved: readonly string[];
  readonly tours: KnownTours;
  readonly compared: readonly string[];
  readonly priced: PriceOfTour;
  readonly add: (slug: string) => void;
  readonly remove: (slug: string) => void;
}

/** The saved tours, the last one first; each can be compared and removed. */
export function SavedTours({ page, saved, tours, compared, priced, add, remove }: SavedToursProps) {
  const site = useSite();
  const { common } = site.messages;
  return (
    <ul className={classes.tours}>
      {saved.map((slug) => {
        const tour = tours.get(slug);
        const isCompared = compared.includes(slug);
        const name = tourName(page, slug, tour);
        const { compare: _compare, ...save } = saveProps(site, { href: slug, name });
        return (
          <li key={slug}>
            {tour !== undefined && tour !== 'gone' ? (
              <SavedTour tour={tour} priced={priced} />
            ) : (
              <p className={classes.text}>
                <b>{name}</b>
                <span>{tour === 'gone' ? page.texts.gone : common.loading}</span>
              </p>
            )}
            <LazySaveButton {...save} />
            {tour !== 'gone' && (
              <Chip
                type="checkbox"
                checked={isCompared}
                wrapperProps={{ className: classes.compare }}
                aria-label={`${common.compare}: ${name}`}
                onChange={() => (isCompared ? remove(slug) : add(slug))}
              >
                {common.compare}
              </Chip>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function SavedTour({ tour, priced }: { readonly tour: PackagePage; readonly priced: PriceOfTour }) {
  const { language } = useSite();
  const [first] = tour.variants;
  const price = first && tourPrice(tour, first, priced);
  return (
    <>
      <PictureImage
        picture={{ ...tour.picture, alt: '' }}
        className={classes.picture}
        sizes="6rem"
        widest={WIDEST_IN_CARDS}
      />
      <p className={classes.text}>
        <Anchor href={localizedPath(language, tour.path)}>{tour.name}</Anchor>
        <span>
          {[joinFacts([tour.durationText, price?.priceText]), price?.perText].filter(Boolean).join(' ')}
        </span>
      </p>
    </>
  );
}
