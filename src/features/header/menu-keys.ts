import type { KeyboardEvent, PointerEvent } from 'react';

/** Focusable items. */
const ITEM = 'a, summary';

function itemsIn(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(ITEM)].filter(
    (item) => item.offsetParent !== null && getComputedStyle(item).visibility === 'visible',
  );
}

/** Left and right move along the bar, up and down through a list or dropdown, Home and End to its ends. */
function itemByKey(key: string, from: HTMLElement, menu: Element, bar: boolean): HTMLElement | undefined {
  const list = from.closest('[data-dropdown]') ?? menu;
  const along = bar && list === menu;
  const items = along ? itemsIn(menu).filter((item) => !item.closest('[data-dropdown]')) : itemsIn(list);
  const leftToRight = getComputedStyle(menu).direction === 'ltr';
  const [next, previous] = !along
    ? ['ArrowDown', 'ArrowUp']
    : leftToRight
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  const place = items.indexOf(from);
  switch (key) {
    case next:
      return items[place + 1] ?? items[0];
    case previous:
      return items.at(place - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

/**
 * Moves the focus through the menu by keys; down from an entry of the bar opens its dropdown.
 *
 * @param bar the menu is a bar with dropdowns
 */
export function keyHandler(bar: boolean) {
  return (event: KeyboardEvent): void => {
    const { target, key, currentTarget: menu } = event;
    if (!(target instanceof HTMLElement)) return;
    const item =
      (bar && key === 'ArrowDown' && intoDropdown(target, menu)) || itemByKey(key, target, menu, bar);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
}

/** Opens the dropdown of an entry of the bar, and returns its first item. */
function intoDropdown(from: HTMLElement, menu: Element): HTMLElement | null | undefined {
  const entry = findBarEntry(from);
  const details = entry?.querySelector<HTMLDetailsElement>(':scope > details');
  if (!details || from.closest('[data-dropdown]')) return undefined;
  openOnly(details, menu);
  return entry?.querySelector<HTMLElement>(`[data-dropdown] :is(${ITEM})`);
}

const OF_BAR = 'nav > ul > li';

/** Keeps the dropdown of an entry closed until a pointer enters the entry again. */
const DISMISSED = 'data-dismissed';

export function findBarEntry(element: Element): Element | null {
  return element.closest(OF_BAR);
}

/** The innermost one around an element. */
export function findOpenDetails(element: Element | null): HTMLDetailsElement | null {
  const entry = element?.closest('li:has(> details[open])');
  return entry?.querySelector<HTMLDetailsElement>(':scope > details') ?? null;
}

/** Closes everything in a container except one entry of the bar, even under a resting pointer. */
export function closeAll(container: Element, except?: Element): void {
  for (const details of container.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (!except?.contains(details)) details.open = false;
  }
  for (const entry of container.querySelectorAll(OF_BAR)) {
    entry.toggleAttribute(DISMISSED, entry !== except);
  }
}

export function close(details: HTMLDetailsElement): void {
  details.open = false;
  if (details.matches(`${OF_BAR} > details`)) details.parentElement?.toggleAttribute(DISMISSED, true);
}

/** Opens an entry of the bar and closes the others. */
export function openOnly(details: HTMLDetailsElement, menu: Element): void {
  closeAll(menu, details.parentElement ?? undefined);
  details.open = true;
}

export function pointerEnters({ currentTarget }: PointerEvent): void {
  currentTarget.removeAttribute(DISMISSED);
}
