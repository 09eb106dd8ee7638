import { type ReactNode, useDeferredValue } from 'react';
import { useAfterFirstFrame } from '../hooks/use-after-first-frame.ts';

/** What lies below the first screen of a page: it comes a moment later, so that the screen need not wait for it. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(useAfterFirstFrame()) && children;
}
