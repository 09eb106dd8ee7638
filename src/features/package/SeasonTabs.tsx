import { Chip, Fieldset } from '@mantine/core';
import { use, useId, useState } from 'react';
import type { TripTexts } from '../../shared/page-data/package.ts';
import type { ShownSeason } from '../../shared/page-data/prices.ts';
import { IsPrerendered } from '../../shared/page-opening.ts';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/use-early-entry.ts';
import classes from './Prices.module.css';

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

/** The value of the radio button of a season; no option of a package has such an id. */
export function seasonValue(id: string): string {
  return `season:${id}`;
}

/**
 * Hides what belongs to seasons that are not chosen, whatever their ids.
 *
 * @param prices selector of what holds the radio buttons and, marked by `data-season`, what they choose between
 */
export function seasonStyles(prices: string, ids: readonly string[]): string {
  const hidden = ids.map((id) => {
    const [value, own] = [JSON.stringify(seasonValue(id)), JSON.stringify(id)];
    return `${prices}:has([value=${value}]:checked) [data-season]:not([data-season=${own}])`;
  });
  return `${hidden.join()}{display:none}`;
}

/** Which season's prices a table shows. */
export interface ShownSeasonChoice {
  /** Id of the season, or nothing for the rest of the year. */
  readonly id: string;
  readonly look: (id: string) => void;
  /**
   * Whether styles of the document hide the others, before scripts, too. A page that is opened within the site was
   * not there before, and may have no styles of its own: what it does not show it hides itself.
   */
  readonly byStyles: boolean;
}

/**
 * The visitor's season until another is looked at.
 *
 * @param chosen that of the visitor's day; another day shows its own again
 */
export function useShownSeason(chosen = ''): ShownSeasonChoice {
  const [looked, setLooked] = useState({ from: chosen, at: chosen });
  const id = looked.from === chosen ? looked.at : chosen;
  return { id, look: (at) => setLooked({ from: chosen, at }), byStyles: use(IsPrerendered) };
}

/** Whether what belongs to a season is to be hidden by an attribute. */
export function hidesSeason({ id: shown, byStyles }: ShownSeasonChoice, id: string): boolean {
  return !byStyles && id !== shown;
}
