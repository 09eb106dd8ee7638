import { use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { IsPrerendered } from './site-context.tsx';

/** Reads a state from the query of the address and writes it there. Must be the same object in every render. */
export interface AddressRules<State> {
  /** The state of the prerendered page, which has no query. */
  readonly initial: State;
  readonly read: (query: string) => State;
  /** The query with the state in it. */
  readonly write: (query: string, state: State) => string;
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
}: AddressRules<State>): readonly [State, (change: (state: State) => State, delay?: number) => void] {
  const { pathname, search, key } = useLocation();
  const [ownPath] = useState(pathname);
  const isPrerendered = use(IsPrerendered);
  const [state, setState] = useState(() => (isPrerendered ? initial : read(search)));
  // On a prerendered page unset until the address is read, by what changes the state or else after the first render.
  const latest = useRef(isPrerendered ? undefined : state);
  const seen = useRef(key);
  const timer = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (latest.current === undefined) {
      latest.current = read(search);
      // The page is rendered again only if the address has a state of its own.
      if (JSON.stringify(latest.current) !== JSON.stringify(initial)) setState(latest.current);
    }
    // Every navigation has its own key. The address of another page that is still loading does not apply to this one.
    if (seen.current === key || pathname !== ownPath) return;
    seen.current = key;
    window.clearTimeout(timer.current);
    latest.current = read(search);
    setState(latest.current);
  }, [pathname, search, key, ownPath, initial, read]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (update: (state: State) => State, delay = 0) => {
      const before = latest.current ?? read(window.location.search);
      const next = update(before);
      if (next === before) return;
      latest.current = next;
      setState(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        // Another page is already being loaded.
        if (window.location.pathname !== ownPath) return;
        // Bypasses the router: this is not a navigation, and nothing has to be rendered.
        const address = new URL(window.location.href);
        address.search = write(address.search, next);
        window.history.replaceState(window.history.state, '', address);
      }, delay);
    },
    [ownPath, read, write],
  );
  return [state, change];
}
