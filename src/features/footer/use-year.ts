import { useSyncExternalStore } from 'react';

const never = () => () => {};

function currentYear(): string {
  return String(new Date().getFullYear());
}

/** The year that the page was prerendered with, which the first render has to repeat. */
function prerenderedYear(): string {
  if (typeof document === 'undefined') return currentYear();
  return document.querySelector<HTMLElement>('[data-year]')?.dataset.year ?? currentYear();
}

/** The current year. */
export function useYear(): string {
  return useSyncExternalStore(never, currentYear, prerenderedYear);
}
