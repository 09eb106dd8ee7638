import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * False in the first frame of a page that a link has led to, so that the frame is on the screen at once; true
 * when it is there. True from the start when prerendered, on the first page, where the address names a mark, and
 * on the way back, where the page opens at its old place.
 */
export function useAfterFirstFrame(): boolean {
  const { hash } = useLocation();
  const isWholeAtOnce = useNavigationType() === NavigationType.Pop || hash !== '';
  const [isAfter, setIsAfter] = useState(isWholeAtOnce);
  useEffect(() => (isAfter ? undefined : afterNextFrame(() => setIsAfter(true))), [isAfter]);
  return isAfter;
}

/**
 * Browsers ask for another frame when they have drawn the last.
 *
 * @returns calls it off
 */
function afterNextFrame(callback: () => void): () => void {
  let request = requestAnimationFrame(() => {
    request = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(request);
}
