import { useRef, useState } from 'react';
import type { SearchedTour } from '../../shared/page-data/tour-part.ts';
import { useSite } from '../../shared/site-context.tsx';
import { BAR } from './use-menu.ts';

/** Length and price of tours, by address. */
export type MenuNotes = ReadonlyMap<string, string>;

/** Notes in the bar's dropdowns, and a function that loads them. */
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

/** Omits the length where the name contains it. */
function describeTour({ name, durationText, priceText }: SearchedTour): string {
  return name.includes(durationText) ? priceText : `${durationText} · ${priceText}`;
}
