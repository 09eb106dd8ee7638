import { type ReactNode, useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What lies below the first screen of a page: after a link was followed it comes a moment later, so that the
 * screen need not wait for it. It is there at once when prerendered, on the first page, where the address names
 * a mark, and on the way back, where the page opens at its old place.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const isWholeAtOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  return useDeferredValue(true, isWholeAtOnce) && children;
}
