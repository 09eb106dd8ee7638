import { describe, expect, it } from 'vitest';
import {
  blockedTime,
  layoutShift,
  longestTask,
  readTrace,
  type TraceEvent,
} from '../../../scripts/bench/view/read-trace.ts';

const URL = 'http://localhost/reef';

/** An event of the page's main thread, at a time in milliseconds. */
function event(name: string, at: number, more: Partial<TraceEvent> = {}): TraceEvent {
  return { name, pid: 7, tid: 7, ts: 1_000_000 + at * 1000, ...more };
}

function task(at: number, length: number, more: Partial<TraceEvent> = {}): TraceEvent {
  return event('ThreadControllerImpl::RunTask', at, { dur: length * 1000, ...more });
}

const ofPage = { args: { data: { navigationId: 'N' } } };
const view: readonly TraceEvent[] = [
  event('navigationStart', 0, { args: { data: { navigationId: 'N', documentLoaderURL: URL } } }),
  event('firstContentfulPaint', 120, ofPage),
  event('largestContentfulPaint::Candidate', 120, ofPage),
  event('largestContentfulPaint::Candidate', 340, ofPage),
];

describe('of a trace is read', () => {
  it('when the page first showed something, and when the largest thing', () => {
    expect(readTrace(view, URL)).toMatchObject({ fcp: 120, lcp: 340 });
  });

  it('the last of the largest paints, in whatever order the trace has them', () => {
    expect(readTrace(view.toReversed(), URL).lcp).toBe(340);
  });

  it.each([
    ['of an earlier document', { args: { data: { navigationId: 'blank' } } }],
    ['of another process', { ...ofPage, pid: 8 }],
  ])('no paint %s', (_name, more) => {
    const other = event('largestContentfulPaint::Candidate', 900, more);
    expect(readTrace([...view, other], URL).lcp).toBe(340);
  });

  it('how long each task of the page lasted', () => {
    expect(readTrace([...view, task(10, 30), task(60, 200)], URL).tasks).toEqual([30, 200]);
  });

  it.each([
    ['before the navigation', task(-300, 200)],
    ['of another thread', task(10, 200, { tid: 9 })],
    ['of another process', task(10, 200, { pid: 9 })],
  ])('no task %s', (_name, other) => {
    expect(readTrace([...view, other], URL).tasks).toEqual([]);
  });

  it('what moved in sight', () => {
    const moved = event('LayoutShift', 200, { args: { data: { weighted_score_delta: 0.2 } } });
    expect(readTrace([...view, moved], URL).cls).toBe(0.2);
  });

  it('nothing that moved because somebody touched it', () => {
    const data = { weighted_score_delta: 0.2, had_recent_input: true };
    expect(readTrace([...view, event('LayoutShift', 200, { args: { data } })], URL).cls).toBe(0);
  });
});

describe('a trace is refused', () => {
  it('if it shows another page', () => {
    expect(() => readTrace(view, 'http://localhost/hill')).toThrow('no navigation to http://localhost/hill');
  });

  it('if nothing was painted', () => {
    expect(() => readTrace(view.slice(0, 2), URL)).toThrow('no largestContentfulPaint::Candidate');
  });
});

describe('the time that tasks block', () => {
  it.each([
    ['what a task lasts beyond 50 ms', [200], 150],
    ['the sum over all of them', [60, 51, 150], 111],
    ['nothing for tasks of 50 ms and less', [50, 49, 3], 0],
    ['nothing without tasks', [], 0],
  ])('is %s', (_name, tasks, blocked) => {
    expect(blockedTime(tasks)).toBe(blocked);
  });
});

describe('the longest task', () => {
  it('is the longest wherever it stands', () => {
    expect(longestTask([12, 200, 60])).toBe(200);
  });

  it('is 0 without tasks', () => {
    expect(longestTask([])).toBe(0);
  });
});

describe('the layout shift', () => {
  it.each([
    ['0 where nothing moves', [], 0],
    [
      'the sum of what follows within a second',
      [
        [0, 1],
        [999, 2],
      ],
      3,
    ],
    [
      'the larger of two sums a second apart',
      [
        [0, 1],
        [1000, 4],
        [2000, 2],
      ],
      4,
    ],
    [
      'of no more than five seconds',
      [
        [0, 1],
        [900, 1],
        [1800, 1],
        [2700, 1],
        [3600, 1],
        [4500, 1],
        [5000, 1],
      ],
      6,
    ],
  ])('is %s', (_name, shifts, sum) => {
    expect(layoutShift(shifts.map(([at = 0, score = 0]) => ({ at, score })))).toBe(sum);
  });
});
