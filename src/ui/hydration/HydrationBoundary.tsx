import { Children, type ReactNode, Suspense, use, useDeferredValue } from 'react';
import { IsWhole } from '../../shared/page-opening.ts';
import classes from './HydrationBoundary.module.css';

/**
 * The sections below the first screen. Each is hydrated on its own, the one that is touched first. On a page that is
 * opened within the site they are rendered after the screen; until then what follows stays below it.
 */
export function HydrationBoundary({ children }: { readonly children: ReactNode }) {
  const isShown = useDeferredValue(true, use(IsWhole));
  if (!isShown) return <div className={classes.room} />;
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}
