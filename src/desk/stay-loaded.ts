/**
 * Leaves the page as it is when the program was away: Vite's client loads it again as soon as the listeners of this event
 * have ended, which this one never does.
 */
export function stayLoaded(): void {
  const wait: () => unknown = () => new Promise(() => {});
  import.meta.hot?.on('vite:ws:disconnect', wait);
}
