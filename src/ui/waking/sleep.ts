/** What keeps a part of a prerendered page from waking. */
export interface Sleep {
  /** Settles when the part may wake; nothing for one that never slept. */
  readonly rest: Promise<void> | undefined;
  readonly isAwake: () => boolean;
  readonly wake: () => void;
}

/** A promise that says at once, as React asks it, that it has settled. */
interface Rest extends Promise<void> {
  status?: 'fulfilled' | 'pending';
  value?: undefined;
}

const AWAKE: Sleep = { rest: undefined, isAwake: () => true, wake: () => {} };

const sleeping = new Set<Sleep>();

/** Whether what is rendered is there as HTML: while prerendering, and then until another page is shown. */
let isFromDocument = typeof document === 'undefined';

/** Whether parts may sleep. */
let isQuiet = false;

/** Says that React takes over HTML that is there: its parts may sleep. */
export function takeOverDocument(): void {
  isFromDocument = true;
  isQuiet = true;
}

/** Whether what is rendered was or becomes HTML of the document: it must be the same, and may be asleep. */
export function isPrerendered(): boolean {
  return isFromDocument;
}

/** Says that what is rendered from now on was never HTML. */
export function leaveDocument(): void {
  wakeAll();
  isFromDocument = false;
}

/** A part that sleeps until it is woken; awake if the page is. */
export function fallAsleep(): Sleep {
  if (!isQuiet) return AWAKE;
  let end = () => {};
  const rest: Rest = new Promise((resolve) => {
    end = resolve;
  });
  rest.status = 'pending';
  const sleep: Sleep = {
    rest,
    isAwake: () => rest.status === 'fulfilled',
    wake: () => {
      rest.status = 'fulfilled';
      sleeping.delete(sleep);
      end();
    },
  };
  sleeping.add(sleep);
  return sleep;
}

/**
 * Wakes every part, and lets none fall asleep again. To be called before anything on the page changes: a part
 * that sleeps cannot follow, and would be rendered anew.
 */
export function wakeAll(): void {
  isQuiet = false;
  for (const sleep of sleeping) sleep.wake();
}
