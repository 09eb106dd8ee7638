import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { DeskState, DeskStore } from './desk-store.ts';
import { isSame, type Json, type Path, valueAt } from './operation.ts';

/** The store of the page; the desk's root provides it. */
export const DeskContext = createContext<DeskStore | undefined>(undefined);

/** @throws Error outside of the desk */
export function useDeskStore(): DeskStore {
  const store = useContext(DeskContext);
  if (!store) throw new Error('There is no desk around this component.');
  return store;
}

/** A part of the state; the component renders again only when that part changes. */
export function useDesk<Part>(select: (state: DeskState) => Part): Part {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The value at a path of a file; the same object as long as it is the same JSON. */
export function useValue(file: string, path: Path): Json | undefined {
  const last = useRef<Json | undefined>(undefined);
  return useDesk((state) => {
    const value = valueAt(state.documents.get(file)?.value, path);
    if (!isSame(last.current, value)) last.current = value;
    return last.current;
  });
}
