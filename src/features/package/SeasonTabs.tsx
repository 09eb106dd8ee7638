import { Chip, Fieldset } from '@mantine/core';
import { use, useId, useState } from 'react';
import { joinFacts } from '../../shared/join-facts.ts';
import type { TripTexts } from '../../shared/page-data/package.ts';
import type { ShownSeason } from '../../shared/page-data/prices.ts';
import { IsPrerendered } from '../../shared/site-context.tsx';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import classes from './Prices.module.css';

interface SeasonTabsProps {
  readonly seasons: readonly ShownSeason[];
  readonly texts: NonNullable<TripTexts['calendar']>;
  readonly shown: ShownSeasonChoice;
  /** Selector of the element around tabs and rows. */
  readonly prices: string;
}

/** Chooses the season of a price table: radio buttons and document styles, which work before scripts. */
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
          {joinFacts([dates, change])}
        </p>
      ))}
      {shown.byStyles && <style>{seasonStyles(prices, ['', ...seasons.map(({ id }) => id)])}</style>}
    </div>
  );
}

/** The value of a season's radio button; no option's id has a colon. */
function seasonValue(id: string): string {
  return `season:${id}`;
}

/**
 * Hides the elements with `data-season` of seasons that are not chosen.
 *
 * @param prices selector of the element around radio buttons and seasons
 */
function seasonStyles(prices: string, ids: readonly string[]): string {
  const hidden = ids.map((id) => {
    const [value, own] = [JSON.stringify(seasonValue(id)), JSON.stringify(id)];
    return `${prices}:has([value=${value}]:checked) [data-season]:not([data-season=${own}])`;
  });
  return `${hidden.join()}{display:none}`;
}

interface ShownSeasonChoice {
  /** Empty: the rest of the year. */
  readonly id: string;
  readonly look: (id: string) => void;
  /** Document styles hide the others, even before scripts; pages opened within the site may have no such styles. */
  readonly byStyles: boolean;
}

/**
 * The season of the visitor's date until another is looked at.
 *
 * @param chosen a change of it shows it again
 */
export function useShownSeason(chosen = ''): ShownSeasonChoice {
  const [looked, setLooked] = useState({ from: chosen, at: chosen });
  const id = looked.from === chosen ? looked.at : chosen;
  return { id, look: (at) => setLooked({ from: chosen, at }), byStyles: use(IsPrerendered) };
}

export function hidesSeason({ id: shown, byStyles }: ShownSeasonChoice, id: string): boolean {
  return !byStyles && id !== shown;
}
