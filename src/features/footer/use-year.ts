import { useSyncExternalStore } from 'react';

const never = () => () => {};

function currentYear(): string {
  return String(new Date().getFullYear());
}

/**
 * The current year.
 *
 * @param built year in which the page was made, which the first render repeats
 */
export function useYear(built: string | undefined): string {
  return useSyncExternalStore(never, currentYear, () => built ?? currentYear());
}
