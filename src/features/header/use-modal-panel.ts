import { type RefObject, useEffect } from 'react';

/** Keeps focus and screen readers inside the header while its panel covers the page. */
export function useModalPanel(covers: boolean, header: RefObject<HTMLElement | null>): void {
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
