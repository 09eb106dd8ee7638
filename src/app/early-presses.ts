/** Buttons that do nothing without the app. */
export const ANSWERED_BY_APP = 'button[type="button"],form[method="dialog"] button[type="submit"]';

declare global {
  interface Window {
    /** Buttons that were pressed before the app had loaded, recorded by the starter. */
    earlyPresses?: Set<HTMLElement>;
  }
}

/** Repeats each early press once; React hydrates the button before it answers. */
export function repeatEarlyPresses(): void {
  const pressed = window.earlyPresses ?? [];
  delete window.earlyPresses;
  for (const button of pressed) button.click();
}
