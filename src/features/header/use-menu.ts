import { useClickOutside, useDidUpdate, useMediaQuery, useWindowEvent } from '@mantine/hooks';
import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SearchedTour } from '../../shared/page-data/tour-part.ts';
import { useSite } from '../../shared/site-context.tsx';
import { close, closeAll, findBarEntry, findOpenDetails, keyHandler, openOnly } from './menu-keys.ts';

/**
 * Adds to the browser's own opening and closing: Escape, arrow keys, one dropdown at a time, and closing when focus or
 * pointer leaves. Entries opened before hydration stay open.
 *
 * @param visit changes with every navigation, which closes the menu
 * @returns props of the header, the panel's button and the navigation
 */
export function useMenu(visit: string) {
  // Read at once, since keys may precede effects; nothing rendered depends on it.
  const isBar = useMediaQuery(BAR, undefined, { getInitialValueInEffect: false });
  const [isPanelOpen, setPanelOpen] = useState(false);
  const button = useRef<HTMLDetailsElement>(null);
  const header = useClickOutside<HTMLElement>(closeMenu, ['pointerdown', 'focusin']);
  useModalPanel(isPanelOpen && !isBar, header);
  useDidUpdate(closeMenu, [visit]);
  useEffect(() => setPanelOpen(button.current?.open === true), []);

  function closeMenu(): void {
    if (header.current) closeAll(header.current);
    setPanelOpen(false);
  }

  /** Moves the focus out of the panel before it disappears. */
  function leaveMenu(): void {
    if (button.current?.open) button.current.querySelector('summary')?.focus();
    closeMenu();
  }

  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const details =
      isBar && header.current?.contains(document.activeElement) && findOpenDetails(document.activeElement);
    if (!details) return leaveMenu();
    details.querySelector('summary')?.focus();
    close(details);
  });

  function onClick(event: MouseEvent): void {
    const { target, currentTarget } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('a')) leaveMenu();
    const details = target.closest('summary')?.closest('details');
    if (!isBar || !details || details.parentElement !== findBarEntry(details)) return;
    event.preventDefault();
    if (details.open) close(details);
    else openOnly(details, currentTarget);
  }

  function onBlur({ target, relatedTarget }: FocusEvent): void {
    const entry = isBar && findBarEntry(target);
    if (!entry || !(relatedTarget instanceof Node) || entry.contains(relatedTarget)) return;
    const details = entry.querySelector<HTMLDetailsElement>(':scope > details[open]');
    if (details) close(details);
  }

  return {
    header,
    button: {
      ref: button,
      onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setPanelOpen(currentTarget.open),
    },
    navigation: { onClick, onBlur, onKeyDown: keyHandler(isBar) },
  };
}

/** Keeps focus and screen readers inside the header while its panel covers the page. */
function useModalPanel(covers: boolean, header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = header.current;
    if (!covers || !own?.parentElement) return;
    const others = [...own.parentElement.children].filter((element) => element !== own);
    for (const element of others) element.toggleAttribute('inert', true);
    return () => {
      for (const element of others) element.toggleAttribute('inert', false);
    };
  }, [covers, header]);
}

/** Screens on which the menu is a bar with dropdowns. */
const BAR = '(min-width: 80em)';

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
