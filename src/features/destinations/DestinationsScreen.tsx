import { Button, Container, Tabs, TextInput, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useState } from 'react';
import type { DestinationsPage } from '../../shared/page-data/destinations.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { DestinationTile } from '../../ui/Cards/DestinationTile.tsx';
import { HydrationBoundary, useEarlyEntry } from '../../ui/hydration/HydrationBoundary.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { MapSection } from '../../ui/PlaceMap/PlaceMap.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import classes from './Destinations.module.css';
import { ALL, filterDestinations, useDestinationFilter } from './destination-filter.ts';
import { useTourSearch } from './use-tour-search.ts';

/** The list of destinations with search and tabs, and the tours that match. */
export function DestinationsScreen({ page }: { readonly page: DestinationsPage }) {
  const texts = useMessages().search;
  const filtering = useDestinationFilter(page);
  const { filter, setSearch, setTab, reset } = filtering;
  const field = useEarlyEntry<HTMLInputElement>(({ value }) => {
    if (value !== filter.search) setSearch(value);
  });
  const shown = filterDestinations(page.destinations, filter.search, filter.tab);
  const query = filter.search.trim();
  const [wasFocused, setWasFocused] = useState(false);
  // A visitor who focuses the field is about to search.
  const isWanted = wasFocused || query !== '' || shown.length === 0;
  const { search, found, note } = useTourSearch(query, isWanted);
  const tours = search && found && <search.FoundTours tours={search.tours} found={found} query={query} />;
  const areToursFirst = shown.length === 0 && found !== undefined && found.tours.length > 0;

  return (
    <>
      {/* The results of a search are in the first screen. */}
      <Banner
        title={page.title}
        picture={page.picture}
        {...(query === '' ? { subtitle: page.subtitle, size: 'low' } : { size: 'slim' })}
      />
      <Container className={classes.content}>
        <Tabs value={filter.tab} onChange={(tab) => setTab(tab ?? ALL)}>
          <FilterBar
            tabs={page.tabs}
            filtering={filtering}
            field={field}
            onFieldFocus={() => setWasFocused(true)}
          />
          <p role="status" className={classes.count}>
            {[texts.count({ count: shown.length }), ...(note === undefined ? [] : [note])].join(' · ')}
          </p>
          {areToursFirst && tours}
          <Tabs.Panel value={filter.tab}>
            <h2 className={classes.heading}>
              <VisuallyHidden>{page.title}</VisuallyHidden>
            </h2>
            {shown.length > 0 ? (
              <DestinationGrid destinations={shown} />
            ) : (
              <NoDestinations
                isBelowTours={areToursFirst}
                onReset={() => {
                  reset();
                  field.current?.focus();
                }}
              >
                {search?.tours.head && !found?.tours.length && (
                  <search.EmptyState head={search.tours.head} isSearch={query !== ''} />
                )}
              </NoDestinations>
            )}
          </Tabs.Panel>
          {!areToursFirst && tours}
        </Tabs>
      </Container>
      <HydrationBoundary>{page.map && <MapSection map={page.map} tone="sand" />}</HydrationBoundary>
    </>
  );
}

interface FilterBarProps {
  readonly tabs: DestinationsPage['tabs'];
  readonly filtering: ReturnType<typeof useDestinationFilter>;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onFieldFocus: () => void;
}

/** The search field and the list of tabs, inside `Tabs`. */
function FilterBar({ tabs, filtering, field, onFieldFocus }: FilterBarProps) {
  const texts = useMessages().search;
  const { filter, setSearch, setTab } = filtering;
  const allTabs = [{ id: ALL, label: texts.all }, ...tabs];
  const isKnownTab = allTabs.some(({ id }) => id === filter.tab);
  return (
    <search className={classes.filter}>
      <TextInput
        ref={field}
        type="search"
        name="query"
        size="lg"
        autoComplete="off"
        aria-label={texts.label}
        placeholder={texts.destinationsPlaceholder}
        value={filter.search}
        leftSection={<Icon name="search" size={20} />}
        onFocus={onFieldFocus}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Tabs.List aria-label={texts.tabs}>
        {allTabs.map(({ id, label }, index) => (
          // The first tab can be focused if the address names no known one.
          <Tabs.Tab
            key={id}
            value={id}
            tabIndex={isKnownTab || index > 0 ? undefined : 0}
            // Makes Home and End select, as the arrows do.
            onFocus={() => isKnownTab && setTab(id)}
          >
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </search>
  );
}

function DestinationGrid({ destinations }: Pick<DestinationsPage, 'destinations'>) {
  return (
    <Grid>
      {destinations.map((destination) => (
        <DestinationTile key={destination.id} destination={destination} />
      ))}
    </Grid>
  );
}

interface NoDestinationsProps {
  readonly isBelowTours: boolean;
  readonly onReset: () => void;
  /** Suggestions, once the search of tours is loaded. */
  readonly children: ReactNode;
}

/** Shown in place of the list where no destination matches. */
function NoDestinations({ isBelowTours, onReset, children }: NoDestinationsProps) {
  const texts = useMessages().search;
  return (
    <div className={classes.empty} data-low={isBelowTours}>
      <Icon name="compass" size={40} />
      <p>{texts.noResults}</p>
      <Button onClick={onReset}>{texts.reset}</Button>
      {children}
    </div>
  );
}
