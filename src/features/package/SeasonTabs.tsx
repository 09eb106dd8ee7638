import { Chip, Fieldset } from '@mantine/core';
import { useId } from 'react';
import type { TripTexts } from '../../shared/page-data/package.ts';
import type { ShownSeason } from '../../shared/page-data/prices.ts';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import classes from './SeasonTabs.module.css';
import { seasonStyles, seasonValue } from './season-styles.ts';
import { hidesSeason, type ShownSeasonChoice } from './use-shown-season.ts';

interface SeasonTabsProps {
  readonly seasons: readonly ShownSeason[];
  readonly texts: NonNullable<TripTexts['calendar']>;
  readonly shown: ShownSeasonChoice;
  /** Selector of what holds the tabs and what they choose between. */
  readonly prices: string;
}

/**
 * Which season's prices a table shows. Radio buttons, and styles of the document, which work as soon as they are painted.
 */
export function SeasonTabs({ seasons, texts, shown, prices }: SeasonTabsProps) {
  const name = useId();
  const tabs = [{ id: '', label: texts.otherDates }, ...seasons];
  const group = useEarlyEntry<HTMLFieldSetElement>((fields) => {
    const early = tabs.find(({ id }) => seasonValue(id) === chosenValue(fields, name));
    if (early && early.id !== shown.id) shown.look(early.id);
  });
  return (
    <div className={classes.seasons}>
      <Fieldset ref={group} legend={texts.season} className={classes.tabs}>
        {tabs.map(({ id, label }) => (
          <Chip
            key={id}
            name={name}
            value={seasonValue(id)}
            checked={id === shown.id}
            onChange={() => shown.look(id)}
          >
            {label}
          </Chip>
        ))}
      </Fieldset>
      {seasons.map(({ id, dates, change }) => (
        <p key={id} data-season={id} hidden={hidesSeason(shown, id)}>
          {change === undefined ? dates : `${dates} · ${change}`}
        </p>
      ))}
      {shown.byStyles && <style>{seasonStyles(prices, ['', ...seasons.map(({ id }) => id)])}</style>}
    </div>
  );
}
