import Compass from 'lucide-react/icons/compass';
import Search from 'lucide-react/icons/search';
import { useId, useRef } from 'react';
import { ALL, filterDestinations } from '../../domain/destination-filter.ts';
import type { DestinationsPage } from '../../domain/page-data/destinations.ts';
import { cardTexts } from '../../i18n/card-texts.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Banner } from '../../ui/Banner/Banner.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { DestinationTile } from '../../ui/Cards/DestinationTile.tsx';
import { Container } from '../../ui/Container/Container.tsx';
import { TextField } from '../../ui/Field/Field.tsx';
import { MapSection } from '../../ui/IslandMap/MapSection.tsx';
import { Later } from '../../ui/Later/Later.tsx';
import { Grid } from '../../ui/Section/Grid.tsx';
import { TabList } from '../../ui/TabList/TabList.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import classes from './Destinations.module.css';
import { useDestinationFilter } from './use-destination-filter.ts';

/** The list of destinations with search and tabs. Spec §2 Destinations, §4, §5. */
export function DestinationsScreen({ page }: { readonly page: DestinationsPage }) {
  const messages = useMessages();
  const texts = messages.search;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { filter, setSearch, setTab, reset } = useDestinationFilter(page);
  const shown = filterDestinations(page.destinations, filter.search, filter.tab);
  const panelId = `${id}-panel`;
  const tabId = (tab: string) => `${id}-tab-${tab}`;

  return (
    <>
      <Banner title={page.title} subtitle={page.subtitle} picture={page.picture} size="low" />
      <Container className={classes.content}>
        <search className={classes.filter}>
          <div className={classes.search}>
            <TextField
              ref={field}
              type="search"
              name="query"
              autoComplete="off"
              aria-label={texts.label}
              placeholder={texts.destinationsPlaceholder}
              value={filter.search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <Search aria-hidden size={20} />
          </div>
          <TabList
            label={texts.tabs}
            tabs={[{ id: ALL, label: texts.all }, ...page.tabs]}
            selected={filter.tab}
            onSelect={setTab}
            tabId={tabId}
            panelId={() => panelId}
          />
        </search>
        <p role="status" className={classes.count}>
          {texts.count({ count: shown.length })}
        </p>
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(filter.tab)}>
          <h2 className={classes.heading}>
            <VisuallyHidden>{page.title}</VisuallyHidden>
          </h2>
          {shown.length > 0 ? (
            <Grid>
              {shown.map((destination) => (
                <DestinationTile key={destination.id} destination={destination} texts={cardTexts(messages)} />
              ))}
            </Grid>
          ) : (
            <div className={classes.empty}>
              <Compass aria-hidden size={40} strokeWidth={1.5} />
              <p>{texts.noResults}</p>
              <Button
                onClick={() => {
                  reset();
                  field.current?.focus();
                }}
              >
                {texts.reset}
              </Button>
            </div>
          )}
        </div>
      </Container>
      <Later>{page.map && <MapSection map={page.map} tone="sand" />}</Later>
    </>
  );
}
