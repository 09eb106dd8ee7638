/** Where the starter leaves what the visitor did before the app was there. */
export const EARLY = 'earlyEvents';

/** Elements that were pressed, submitted or filled in, in order, each once. */
export interface EarlyEvents {
  readonly pressed: Set<HTMLElement>;
  readonly submitted: Set<HTMLFormElement>;
  readonly filled: Set<Field>;
}

/** What visitors fill in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    [EARLY]?: EarlyEvents;
  }
}

/** Carries out what the visitor did before the app was there. */
export async function replayEarly(): Promise<void> {
  const early = window[EARLY];
  if (!early) return;
  delete window[EARLY];
  // React empties a field that it takes over with another value.
  const fields = [...early.filled].map((field) => ({ field, entry: entryOf(field) }));
  for (const { field, entry } of fields) {
    hydrate(field);
    fillAgain(field, entry);
    // What follows from it is shown before the next.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  for (const element of early.pressed) element.click();
  for (const form of early.submitted) {
    hydrate(form);
    form.requestSubmit();
  }
}

/** React takes over at once what is pressed, before all else. */
function hydrate(element: Element): void {
  element.dispatchEvent(new Event('mousedown', { bubbles: true }));
}

/** What stands in a field: its text, or whether it is ticked. */
function entryOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
}

/** React takes what stands in a field for known: it is told as if it were done now. */
function fillAgain(field: Field, entry: string | boolean): void {
  if (typeof entry === 'boolean') {
    if (!isTicked(field)) return;
    field.checked = !entry;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = entry;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  field.value = field.defaultValue;
  // Past React, which watches the element's own property.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Reflect.set(prototype, 'value', entry, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
