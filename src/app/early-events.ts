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
export function replayEarly(): void {
  const early = window[EARLY];
  if (!early) return;
  delete window[EARLY];
  for (const field of early.filled) {
    hydrate(field);
    fillAgain(field);
  }
  for (const element of early.pressed) element.click();
  for (const form of early.submitted) form.requestSubmit();
}

/** React takes over at once what is pressed, before all else. */
function hydrate(element: Element): void {
  element.dispatchEvent(new Event('mousedown', { bubbles: true }));
}

/** React takes what stands in a field for known: it is told as if it were typed now. */
function fillAgain(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    if (checked === field.defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  const { value } = field;
  field.value = field.defaultValue;
  // Past React, which watches the element's own property.
  const prototype: object =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
