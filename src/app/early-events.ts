import { ANSWERED } from '../ui/waking/own-answer.ts';
import { wakeAll } from '../ui/waking/sleep.ts';

/** Where the starter leaves what the visitor did before the app was there. */
export const EARLY = 'earlyEvents';

/** What happened, in order: its type, and the element to which it happened. */
type EarlyEvents = [type: string, target: EventTarget | null][];

/** What visitors fill in. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    [EARLY]?: EarlyEvents;
  }
}

/** Buttons that do nothing without the app. */
const ANSWERED_BY_APP = 'button[type="button"]:not([data-early])';

/** Forms that are sent nowhere without the app. */
const SENT_BY_APP = 'form[method="dialog"]';

/** Carries out what the visitor did before the app was there: each element once. */
export async function replayEarly(): Promise<void> {
  const early = window[EARLY];
  if (!early) return;
  delete window[EARLY];
  // Nothing sleeps on a page that is used: what was chosen concerns all of it.
  if (early.length > 0) wakeAll();
  const { pressed, submitted, filled } = sortOut(early);
  // React empties a field that it takes over with another value.
  const fields = [...filled].map((field) => ({ field, entry: entryOf(field) }));
  for (const { field, entry } of fields) {
    hydrate(field);
    fillAgain(field, entry);
    // What follows from it is shown before the next.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  for (const element of pressed) element.click();
  for (const form of submitted) {
    hydrate(form);
    form.requestSubmit();
  }
}

/** What only the app can answer: the buttons pressed, the forms sent, the fields filled in. */
function sortOut(early: EarlyEvents) {
  const pressed = new Set<HTMLElement>();
  const submitted = new Set<HTMLFormElement>();
  const filled = new Set<Field>();
  for (const [type, target] of early) {
    if (!(target instanceof Element)) continue;
    if (type === 'click') {
      const button = target.closest('button');
      if (button?.matches(ANSWERED_BY_APP)) pressed.add(button);
    } else if (type === 'submit') {
      if (target.matches(SENT_BY_APP)) submitted.add(target as HTMLFormElement);
    } else if (!target.matches(ANSWERED)) {
      // Only fields have the events that are left.
      filled.add(target as Field);
    }
  }
  return { pressed, submitted, filled };
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
