import { useEffect, useEffectEvent } from 'react';

/** Milliseconds for which a busy browser may delay a task. */
const MAX_WAIT = 2000;
const SHORT_WAIT = 200;

/** Runs a task once the browser has nothing else to do. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: MAX_WAIT });
  else setTimeout(task, SHORT_WAIT);
}

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Calls back once, when the visitor first touches the page in any way: scrolling and pointing count. */
export function useFirstTouch(callback: () => void): void {
  const onTouch = useEffectEvent(callback);
  useEffect(() => {
    const touched = new AbortController();
    const listener = () => {
      touched.abort();
      onTouch();
    };
    for (const touch of TOUCHES) {
      window.addEventListener(touch, listener, { capture: true, passive: true, signal: touched.signal });
    }
    return () => touched.abort();
  }, []);
}
