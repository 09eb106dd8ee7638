import { Anchor, Button, Title } from '@mantine/core';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { joinFacts } from '../../shared/join-facts.ts';
import type { SearchedTour } from '../../shared/page-data/tour-part.ts';
import type { FoundTours as Found } from '../../shared/tour-search/tour-index.ts';
import classes from './FoundTours.module.css';
import type { TourSearch } from './tour-search.ts';

/** Tours shown at once. */
const SHOWN = 12;

interface FoundToursProps {
  readonly tours: TourSearch;
  readonly found: Found;
  readonly query: string;
}

/** The tours that match a search, the best first. */
export function FoundTours({ tours, found, query }: FoundToursProps) {
  const titleId = useId();
  const [view, setView] = useState({ query, shown: SHOWN });
  const shown = view.query === query ? view.shown : SHOWN;
  const lacks = found.tours.length < shown;
  const goesOn = tours.goesOn(lacks);
  const loaded = useSyncExternalStore(tours.loaded.subscribe, tours.loaded.get);
  useEffect(() => {
    if (goesOn && loaded > 0 && query !== '') void tours.loadNext();
  }, [goesOn, loaded, query, tours]);
  const { head } = tours;
  if (!head || found.tours.length === 0) return null;
  const hasMore = found.tours.length > shown || tours.hasMore;
  return (
    <section aria-labelledby={titleId} className={classes.tours}>
      <Title order={2} size="h3" id={titleId}>
        {head.heading}
      </Title>
      {!found.hasAllWords && <p>{head.some}</p>}
      <ol className={classes.list}>
        {found.tours.slice(0, shown).map((tour) => (
          <Tour key={tour.href} tour={tour} />
        ))}
      </ol>
      {hasMore && !goesOn && (
        <Button
          variant="outline"
          onClick={() => {
            if (lacks) tours.allowMore();
            setView({ query, shown: shown + SHOWN });
          }}
        >
          {head.more}
        </Button>
      )}
    </section>
  );
}

function Tour({ tour }: { readonly tour: SearchedTour }) {
  return (
    <li className={classes.tour}>
      <Anchor href={tour.href} className={classes.name}>
        {tour.name}
      </Anchor>
      <span>{joinFacts([tour.durationText, ...tour.places])}</span>
      <span className={classes.price}>
        <b>{tour.priceText}</b> {tour.perText !== undefined && <small>{tour.perText}</small>}
      </span>
    </li>
  );
}
