import { Chip, Fieldset } from '@mantine/core';
import { useId, useState } from 'react';
import type { TripTexts } from '../../domain/page-data/package.ts';
import type { ShownSeason } from '../../domain/page-data/prices.ts';
import classes from './SeasonTabs.module.css';
import { seasonStyles, seasonValue } from './season-styles.ts';

interface SeasonTabsProps {
  readonly seasons: readonly ShownSeason[];
  readonly texts: NonNullable<TripTexts['calendar']>;
  /** That of the visitor's day. */
  readonly chosen: string | undefined;
  /** Selector of what holds the tabs and what they choose between. */
  readonly prices: string;
}

/**
 * Which season's prices a table shows: the visitor's until another is looked at. Radio buttons and style sheets, which
 * work as soon as they are painted.
 */
export function SeasonTabs({ seasons, texts, chosen = '', prices }: SeasonTabsProps) {
  const name = useId();
  // Another day of travel shows its season again.
  const [look, setLook] = useState({ from: chosen, at: chosen });
  const shown = look.from === chosen ? look.at : chosen;
  const tabs = [{ id: '', label: texts.otherDates }, ...seasons];
  return (
    <div className={classes.seasons}>
      <Fieldset legend={texts.season} className={classes.tabs}>
        {tabs.map(({ id, label }) => (
          <Chip
            key={id}
            name={name}
            value={seasonValue(id)}
            checked={id === shown}
            onChange={() => setLook({ from: chosen, at: id })}
          >
            {label}
          </Chip>
        ))}
      </Fieldset>
      {seasons.map(({ id, dates, change }) => (
        <p key={id} data-season={id}>
          {change === undefined ? dates : `${dates} · ${change}`}
        </p>
      ))}
      <style>{seasonStyles(prices, ['', ...seasons.map(({ id }) => id)])}</style>
    </div>
  );
}
