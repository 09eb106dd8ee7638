import { Anchor, Button, Title } from '@mantine/core';
import { Fragment, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { joinFacts } from '../../shared/join-facts.ts';
import type { SearchedTour, TourSearchHead } from '../../shared/page-data/tour-part.ts';
import { useSite } from '../../shared/site-context.tsx';
import type { SearchResult } from '../../shared/tour-search/tour-index.ts';
import { ChatButton } from '../../ui/Button/ChatButton.tsx';
import classes from './FoundTours.module.css';
import type { TourSearch } from './tour-search.ts';

/** Tours shown at once. */
const SHOWN = 12;

interface FoundToursProps {
  readonly tours: TourSearch;
  readonly found: SearchResult;
  readonly query: string;
}

/** The tours that match a search, the best first. */
export function FoundTours({ tours, found, query }: FoundToursProps) {
  const titleId = useId();
  const [view, setView] = useState({ query, shown: SHOWN });
  const shown = view.query === query ? view.shown : SHOWN;
  const lacks = found.tours.length < shown;
  const loadsNext = tours.loadsNext(lacks);
  // A part that was loaded may call for another.
  const loaded = useSyncExternalStore(tours.loaded.subscribe, tours.loaded.get);
  useEffect(() => {
    if (loadsNext && loaded > 0 && query !== '') void tours.loadNext();
  }, [loadsNext, loaded, query, tours]);
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
      {hasMore && !loadsNext && (
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

interface EmptyStateProps {
  readonly head: TourSearchHead;
  /** True if the visitor searched; false if only a tab has no destinations. */
  readonly isSearch: boolean;
}

/** Popular tours and destinations, and the chat, for a search without results. */
export function EmptyState({ head, isSearch }: EmptyStateProps) {
  const { layout, messages } = useSite();
  const groups = [
    { title: head.popularTitle, links: head.popular },
    { title: messages.footer.popularDestinations, links: layout.popularDestinations },
  ];
  return (
    <div className={classes.empty}>
      {isSearch && <p>{head.none}</p>}
      {groups.map(
        ({ title, links }) =>
          links.length > 0 && (
            <Fragment key={title}>
              <Title order={3} size="h5">
                {title}
              </Title>
              <ul className={classes.links}>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <Anchor href={href}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            </Fragment>
          ),
      )}
      <ChatButton label={messages.forms.chat} />
    </div>
  );
}
