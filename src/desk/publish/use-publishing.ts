import { useMemo, useSyncExternalStore } from 'react';
import { effectiveSteps, type Step } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { type PublishingState, publishingStore } from './publishing-store.ts';

/** The state of the place where the site is published. */
export function usePublishing(): PublishingState {
  const store = publishingStore(useDeskStore());
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The changes that are not saved yet. */
export function useUnsaved(): readonly Step[] {
  const steps = useDesk((state) => state.steps);
  const saved = useDesk((state) => state.saved);
  return useMemo(() => effectiveSteps(steps.slice(saved)).done, [steps, saved]);
}
