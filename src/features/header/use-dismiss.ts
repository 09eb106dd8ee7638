import { type RefObject, useEffect } from 'react';

interface DismissHandlers {
  /** Escape was pressed; the innermost open entry that holds the focus, if any. */
  readonly onEscape: (entry: HTMLElement | null) => void;
  /** Something outside was pressed or focused. */
  readonly onOutside: () => void;
}

/** Watches for what closes an open menu: Escape, and pointer or focus going elsewhere. */
export function useDismiss(
  active: boolean,
  menu: RefObject<HTMLElement | null>,
  { onEscape, onOutside }: DismissHandlers,
): void {
  useEffect(() => {
    if (!active) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onEscape(document.activeElement?.closest<HTMLElement>('[data-open-entry]') ?? null);
    };
    const handleElsewhere = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) onOutside();
    };
    document.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, [active, menu, onEscape, onOutside]);
}
