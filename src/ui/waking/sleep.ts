/** What keeps a part of a prerendered page from waking. */
export interface Sleep {
  /** Settles when the part may wake; nothing once it is awake. */
  readonly rest: () => Promise<void> | undefined;
  readonly wake: () => void;
}

const AWAKE: Sleep = { rest: () => undefined, wake: () => {} };

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
  let rest: Promise<void> | undefined = new Promise((resolve) => {
    end = resolve;
  });
  const sleep: Sleep = {
    rest: () => rest,
    wake: () => {
      rest = undefined;
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
