import { type ReactNode, useDeferredValue } from 'react';
import { useAfterFirstFrame } from '../hooks/use-after-first-frame.ts';
import classes from './Later.module.css';

/**
 * What lies below the first screen of a page: it comes a moment later, so that the screen need not wait for it.
 * Until then what follows is kept below the screen, so that nothing is seen to move.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(useAfterFirstFrame()) ? children : <div className={classes.room} />;
}
