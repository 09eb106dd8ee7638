import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPrerendered, wakeAll } from '../ui/waking/sleep.ts';

let writes = 0;

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
  const location = useLocation();
  const navigate = useNavigate();
  const [wasPrerendered] = useState(isPrerendered);
  const [first] = useState(() => (wasPrerendered ? initial : read(location.search)));
  const [state, setState] = useState(first);
  const latest = useRef(first);
  const seen = useRef(wasPrerendered ? undefined : location.key);
  const ownWrites = useRef(new Set<unknown>());
  const timer = useRef<number>(undefined);

  useLayoutEffect(() => {
    // Every navigation has a key of its own; the router gives the same one in ever new objects.
    if (seen.current === location.key) return;
    const isFirst = seen.current === undefined;
    seen.current = location.key;
    if (isFirst && location.search === '' && !knowsMore?.()) return;
    wakeAll();
    // The address that this page has written may say less than it knows; an earlier one may arrive after a later choice.
    if (ownWrites.current.has(writeOf(location.state))) return;
    ownWrites.current.clear();
    window.clearTimeout(timer.current);
    latest.current = read(location.search);
    setState(latest.current);
  }, [location, read, knowsMore]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (update: (state: State) => State, delay = 0) => {
      const next = update(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      setState(next);
      window.clearTimeout(timer.current);
      const { pathname } = window.location;
      timer.current = window.setTimeout(() => {
        // Another page was asked for and is on its way.
        if (window.location.pathname !== pathname) return;
        const addressWrite = `${performance.timeOrigin}-${++writes}`;
        ownWrites.current.add(addressWrite);
        const { search, hash } = window.location;
        void navigate({ search: write(search, next), hash }, { replace: true, state: { addressWrite } });
      }, delay);
    },
    [navigate, write],
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
