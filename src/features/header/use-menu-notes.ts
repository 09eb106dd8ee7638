import { useRef, useState } from 'react';
import type { SearchedTour } from '../../shared/page-data/tour-part.ts';
import { useSite } from '../../shared/site-context.tsx';
import { BAR } from './use-menu.ts';

/** By address: how long a tour takes, and its price. */
export type MenuNotes = ReadonlyMap<string, string>;

/**
 * What dropdowns say of tours; they have room for it in the bar only. Fetched when somebody comes to the menu.
 *
 * @returns the notes, none until they are there, and what asks for them
 */
export function useMenuNotes(): readonly [MenuNotes, () => void] {
  const { loadTours } = useSite();
  const [notes, setNotes] = useState<MenuNotes>(NONE);
  const isAsked = useRef(false);
  const ask = () => {
    if (isAsked.current || !window.matchMedia(BAR).matches) return;
    isAsked.current = true;
    loadTours(0).then(
      ({ tours }) => setNotes(new Map(tours.map((tour) => [tour.href, describeTour(tour)]))),
      () => {
        isAsked.current = false;
      },
    );
  };
  return [notes, ask];
}

const NONE: MenuNotes = new Map();

/** Many tours are called by their length, which need not be said twice. */
function describeTour({ name, durationText, priceText }: SearchedTour): string {
  return name.includes(durationText) ? priceText : `${durationText} · ${priceText}`;
}
