import { use, useState } from 'react';
import { IsPrerendered } from '../../shared/site-context.tsx';

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
