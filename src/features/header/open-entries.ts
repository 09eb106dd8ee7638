import type { PointerEvent } from 'react';

/** An entry that stands in the bar, not in a dropdown. */
const OF_BAR = 'nav > ul > li';

/** Keeps the dropdown of an entry closed until a pointer comes to the entry anew. */
const DISMISSED = 'data-dismissed';

/** The entry of the bar that an element belongs to. */
export function barEntryOf(element: Element): Element | null {
  return element.closest(OF_BAR);
}

/** The innermost open `<details>` that an element belongs to. */
export function openDetailsOf(element: Element | null): HTMLDetailsElement | null {
  const entry = element?.closest('li:has(> details[open])');
  return entry?.querySelector<HTMLDetailsElement>(':scope > details') ?? null;
}

/** Closes whatever is open in a container, but one entry of the bar, whether or not a pointer rests on it. */
export function closeAll(container: Element, except?: Element): void {
  for (const details of container.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (!except?.contains(details)) details.open = false;
  }
  for (const entry of container.querySelectorAll(OF_BAR)) {
    entry.toggleAttribute(DISMISSED, entry !== except);
  }
}

/** Closes one entry, and its dropdown if it has one. */
export function close(details: HTMLDetailsElement): void {
  details.open = false;
  if (details.matches(`${OF_BAR} > details`)) details.parentElement?.toggleAttribute(DISMISSED, true);
}

/** Opens an entry of the bar in place of any other. */
export function openAlone(details: HTMLDetailsElement, menu: Element): void {
  closeAll(menu, details.parentElement ?? undefined);
  details.open = true;
}

/** A dropdown that was closed may open again. */
export function pointerEnters({ currentTarget }: PointerEvent): void {
  currentTarget.removeAttribute(DISMISSED);
}
