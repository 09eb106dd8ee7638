import { useMemo, useSyncExternalStore } from 'react';
import { readTours } from '../../shared/compared-tours.ts';
import { followSaved, savedText } from './saved-tours.ts';

/** The tours that are kept, the last one first; none while prerendering. */
export function useSaved(): readonly string[] {
  const text = useSyncExternalStore(followSaved, savedText, () => '');
  return useMemo(() => readTours(text), [text]);
}
