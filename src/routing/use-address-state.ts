import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isPrerendered, wakeAll } from '../ui/waking/sleep.ts';

/** How a state stands in the query of the address. Keep it the same object between renders. */
export interface AddressRules<State> {
  /** What the prerendered page shows: it knows no query. */
  readonly initial: State;
  readonly read: (query: string) => State;
  /** The query with the state in it. */
  readonly write: (query: string, state: State) => string;
  /** Whether `read` knows more than the address says. */
  readonly knowsMore?: () => boolean;
}

/**
 * A state that the address carries: read from it on every navigation, and written to it in place, without
 * an entry in the history. On a prerendered page the first render shows the initial state; the address counts
 * right after.
 *
 * @returns the state, and how to change it: a function of the latest state; the address follows after the
 *   delay, in milliseconds, since browsers limit how often it may change
 */
export function useAddressState<State>({
  initial,
  read,
  write,
  knowsMore,
}: AddressRules<State>): readonly [State, (change: (state: State) => State, delay?: number) => void] {
  const { pathname, search, key } = useLocation();
  const [ownPath] = useState(pathname);
  const [wasPrerendered] = useState(isPrerendered);
  const [first] = useState(() => (wasPrerendered ? initial : read(search)));
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const seen = useRef(wasPrerendered ? undefined : key);
  const timer = useRef<number>(undefined);

  useLayoutEffect(() => {
    // Every navigation has a key of its own. The address of another page that is on its way says nothing of this one.
    if (seen.current === key || pathname !== ownPath) return;
    const isFirst = seen.current === undefined;
    seen.current = key;
    if (isFirst && search === '' && !knowsMore?.()) return;
    wakeAll();
    window.clearTimeout(timer.current);
    latest.current = read(search);
    setState(latest.current);
  }, [pathname, search, key, ownPath, read, knowsMore]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (update: (state: State) => State, delay = 0) => {
      const next = update(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setState(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        // Another page was asked for and is on its way.
        if (window.location.pathname !== ownPath) return;
        // Past the router: nobody has gone anywhere, and nothing is rendered for it.
        const address = new URL(window.location.href);
        address.search = write(address.search, next);
        window.history.replaceState(window.history.state, '', address);
      }, delay);
    },
    [ownPath, write],
  );
  return [state, change];
}
