/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: TraceData };
}

interface TraceData {
  readonly documentLoaderURL?: string;
  readonly isOutermostMainFrame?: boolean;
  readonly navigationId?: string;
  readonly weighted_score_delta?: number;
  readonly had_recent_input?: boolean;
}

/** How a page came up: milliseconds from the start of the navigation, and lengths of tasks in milliseconds. */
export interface ViewTrace {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** Every task of the page's main thread. */
  readonly tasks: readonly number[];
}

/** Something moved in sight, at a time in milliseconds. */
export interface Shift {
  readonly at: number;
  readonly score: number;
}

/** What has to be traced. Observers in the page miss long tasks: those that they start in, and much of layout. */
export const TRACE_CATEGORIES: string[] = ['toplevel', 'loading', 'blink.user_timing', '__metadata'];

const TASK = 'ThreadControllerImpl::RunTask';
const SESSION_GAP = 1000;
const SESSION_LENGTH = 5000;
const LONG_TASK = 50;

/**
 * Reads how the page at an address came up.
 *
 * @throws Error if the trace has no navigation to it, or nothing was painted
 */
export function readTrace(events: readonly TraceEvent[], url: string): ViewTrace {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}.`);
  const own = events
    .filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts)
    .toSorted((left, right) => left.ts - right.ts);
  const paint = (name: string): number => {
    const id = start.args?.data?.navigationId;
    const last = own.findLast((event) => event.name === name && event.args?.data?.navigationId === id);
    if (!last) throw new Error(`The trace has no ${name} of ${url}.`);
    return milliseconds(last.ts - start.ts);
  };
  return {
    fcp: paint('firstContentfulPaint'),
    lcp: paint('largestContentfulPaint::Candidate'),
    cls: layoutShift(shiftsOf(own)),
    tasks: own.flatMap(({ name, dur }) => (name === TASK && dur !== undefined ? milliseconds(dur) : [])),
  };
}

/** The sum of what long tasks last beyond 50 ms: for so long a tap would have to wait. */
export function blockedTime(tasks: readonly number[]): number {
  return tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK), 0);
}

/** The longest of tasks; 0 if there is none. */
export function longestTask(tasks: readonly number[]): number {
  return Math.max(0, ...tasks);
}

/** The largest sum of shifts that follow each other within a second, of those within five seconds. */
export function layoutShift(shifts: readonly Shift[]): number {
  let largest = 0;
  let [first, last, sum] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (const { at, score } of shifts) {
    const isNew = at - last >= SESSION_GAP || at - first >= SESSION_LENGTH;
    [first, sum] = isNew ? [at, score] : [first, sum + score];
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

function shiftsOf(events: readonly TraceEvent[]): readonly Shift[] {
  return events.flatMap(({ name, ts, args }) =>
    name === 'LayoutShift' && args?.data?.had_recent_input !== true
      ? [{ at: milliseconds(ts), score: args?.data?.weighted_score_delta ?? 0 }]
      : [],
  );
}

function milliseconds(microseconds: number): number {
  return microseconds / 1000;
}
