import { use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IsPrerendered } from '../ui/hydration/page-opening.ts';

/** How a state stands in the query of the address. Keep it the same object between renders. */
export interface AddressRules<State> {
  /** What the prerendered page shows: it knows no query. */
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
  const location = useLocation();
  const navigate = useNavigate();
  const isPrerendered = use(IsPrerendered);
  const [state, setState] = useState(() => (isPrerendered ? initial : read(location.search)));
  // On a prerendered page unset until the address is read, by what changes the state or else after the first render.
  const latest = useRef(isPrerendered ? undefined : state);
  const seen = useRef(location.key);
  const ownWrites = useRef(new Set<unknown>());
  const timer = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (latest.current === undefined) {
      latest.current = read(location.search);
      // The page is rendered once more only if the address says something.
      if (JSON.stringify(latest.current) !== JSON.stringify(initial)) setState(latest.current);
    }
    // Every navigation has a key of its own; the router gives the same one in ever new objects.
    if (seen.current === location.key) return;
    seen.current = location.key;
    // The address that this page has written may say less than it knows; an earlier one may arrive after a later choice.
    if (ownWrites.current.has(writeOf(location.state))) return;
    ownWrites.current.clear();
    window.clearTimeout(timer.current);
    latest.current = read(location.search);
    setState(latest.current);
  }, [location, initial, read]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (update: (state: State) => State, delay = 0) => {
      const before = latest.current ?? read(window.location.search);
      const next = update(before);
      if (next === before) return;
      latest.current = next;
      setState(next);
      window.clearTimeout(timer.current);
      const { pathname } = window.location;
      timer.current = window.setTimeout(() => {
        // Another page was asked for and is on its way.
        if (window.location.pathname !== pathname) return;
        const { search, hash } = window.location;
        const written = write(search, next);
        if (written === search) return;
        const addressWrite = performance.timeOrigin + performance.now();
        ownWrites.current.add(addressWrite);
        void navigate({ search: written, hash }, { replace: true, state: { addressWrite } });
      }, delay);
    },
    [navigate, read, write],
  );
  return [state, change];
}

/** Whether a page has itself written the address that carries this state: nobody has gone anywhere. */
export function isAddressWrite(state: unknown): boolean {
  return writeOf(state) !== undefined;
}

function writeOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'addressWrite' in state
    ? state.addressWrite
    : undefined;
}
