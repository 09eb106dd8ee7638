import { useEffect } from 'react';

/** Parts of the screen, outside of dialogs. */
const PARTS = '#root :is(main,header,nav,aside)';

const CONTROLS =
  'a[href],button:enabled,input:enabled:not([type=hidden],[type=file]),textarea:enabled,select:enabled,[tabindex="0"]';

/**
 * Gives the focus to the next control, else the previous one, when the focused one is removed from a dialog or a part of
 * the desk. If the whole dialog is removed, the place is the one where the focus was before.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | undefined;
    // A range around an element collapses to the gap when the element is removed.
    const [place, placeInPart] = [document.createRange(), document.createRange()];
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      focused = target;
      place.selectNode(target);
      if (target.closest(PARTS)) placeInPart.selectNode(target);
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = undefined;
      if (document.activeElement === document.body)
        (controlAt(place, '[role=dialog]') ?? controlAt(placeInPart, PARTS))?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

/** The control at a place, else the next or the last one of the same part. */
function controlAt(place: Range, parts: string): HTMLElement | undefined {
  const { startContainer: holder } = place;
  const part = holder instanceof Element ? holder.closest(parts) : null;
  const controls = [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility() && !control.closest('[inert]'),
  );
  return controls.find((control) => place.comparePoint(control, 0) >= 0) ?? controls.at(-1);
}

/** Focuses the heading of the screen. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focuses the first field of a form with an error. */
export function focusInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
