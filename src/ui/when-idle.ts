/** How long, in milliseconds, a busy browser may put off what is not urgent. */
const LONGEST_WAIT = 2000;
const SHORT_WAIT = 200;

/** Runs a task once the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: LONGEST_WAIT });
  else setTimeout(task, SHORT_WAIT);
}
