import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * False for the first frame of a page that a link has led to, so that it is on the screen at once; true from the
 * next frame on. True from the start when prerendered, on the first page, where the address names a mark, and
 * on the way back, where the page opens at its old place.
 */
export function useAfterFirstFrame(): boolean {
  const { hash } = useLocation();
  const isWholeAtOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const [isAfter, setIsAfter] = useState(isWholeAtOnce);
  useEffect(() => (isAfter ? undefined : afterOneFrame(() => setIsAfter(true))), [isAfter]);
  return isAfter;
}

/**
 * Calls back when the browser asks for the frame after the next.
 *
 * @returns calls it off
 */
function afterOneFrame(callback: () => void): () => void {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(request);
}
