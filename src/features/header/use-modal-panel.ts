import { type RefObject, useEffect } from 'react';

/**
 * Keeps focus and screen readers inside the header while its panel covers the page.
 *
 * @param media query for the width at which there is no panel
 * @param onWiden called when the window becomes that wide
 */
export function useModalPanel(
  open: boolean,
  header: RefObject<HTMLElement | null>,
  media: string,
  onWiden: () => void,
): void {
  useEffect(() => {
    const own = header.current;
    if (!open || !own?.parentElement) return;
    const others = [...own.parentElement.children].filter((element) => element !== own);
    const makeInert = (inert: boolean) => {
      for (const element of others) element.toggleAttribute('inert', inert);
    };
    const width = window.matchMedia(media);
    makeInert(true);
    width.addEventListener('change', onWiden);
    return () => {
      makeInert(false);
      width.removeEventListener('change', onWiden);
    };
  }, [open, header, media, onWiden]);
}
