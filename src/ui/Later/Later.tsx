import { Children, type ReactNode, useDeferredValue } from 'react';
import { useAfterFirstFrame } from '../hooks/use-after-first-frame.ts';
import { Slice } from '../waking/Slice.tsx';
import classes from './Later.module.css';

/**
 * What lies below the first screen of a page, part by part: it comes a moment later, so that the screen need not
 * wait for it, and wakes later on a prerendered page. Until then what follows is kept below the screen, so that
 * nothing is seen to move.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const isNow = useDeferredValue(useAfterFirstFrame());
  if (!isNow) return <div className={classes.room} />;
  return Children.toArray(children).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a page never change places.
    <Slice key={index}>{child}</Slice>
  ));
}
