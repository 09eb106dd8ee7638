import type { KeyboardEvent, PointerEvent } from 'react';

/** What can have the focus. */
const ITEM = 'a, summary';

/** Links and buttons that can be seen, in order. */
function itemsIn(container: Element): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(ITEM)].filter((item) =>
    item.checkVisibility({ visibilityProperty: true }),
  );
}

/**
 * Where an arrow key, Home or End leads from an item of the menu: along the bar by left and right, through
 * a list or a dropdown by up and down.
 *
 * @param bar whether the menu is a bar with dropdowns
 */
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
 * Leads through the menu by its keys; down from an entry of the bar opens its dropdown.
 *
 * @param bar whether the menu is a bar with dropdowns
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

/** The first item of the dropdown below an entry of the bar, which is opened. */
function intoDropdown(from: HTMLElement, menu: Element): HTMLElement | null | undefined {
  const entry = findBarEntry(from);
  const details = entry?.querySelector<HTMLDetailsElement>(':scope > details');
  if (!details || from.closest('[data-dropdown]')) return undefined;
  openAlone(details, menu);
  return entry?.querySelector<HTMLElement>(`[data-dropdown] :is(${ITEM})`);
}

/** An entry that stands in the bar, not in a dropdown. */
const OF_BAR = 'nav > ul > li';

/** Keeps the dropdown of an entry closed until a pointer comes to the entry anew. */
const DISMISSED = 'data-dismissed';

/** The entry of the bar that an element belongs to. */
export function findBarEntry(element: Element): Element | null {
  return element.closest(OF_BAR);
}

/** The innermost open `<details>` that an element belongs to. */
export function findOpenDetails(element: Element | null): HTMLDetailsElement | null {
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
