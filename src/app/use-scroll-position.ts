import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router-dom';
import { isAddressWrite } from '../routing/use-address-state.ts';
import { jumpTo, notePosition, positionOf, storePositions } from './scroll-positions.ts';

/**
 * New pages open at their top or mark; Back and Forward return to where the page was left.
 *
 * @param type `Pop`: back, forward, or the first page
 */
export function useScrollPosition(location: Location, type: NavigationType): void {
  const previous = useRef(location);

  useLayoutEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location) return;
    const isSamePage = from.pathname === location.pathname;
    const mark = location.hash.slice(1);
    // An ordinary link to a mark on the page: the browser has gone there.
    if (type === NavigationType.Pop && isSamePage && mark !== '' && location.key === 'default') return;
    if (type === NavigationType.Pop) jumpTo(positionOf(location));
    else if (isAddressWrite(location.state)) return;
    else if (mark === '') jumpTo(0);
    else document.getElementById(mark)?.scrollIntoView();
  }, [location, type]);

  useLayoutEffect(() => {
    const note = () => notePosition(location);
    // The visitor may have scrolled before this was live.
    note();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', storePositions);
    };
  }, [location]);
}
