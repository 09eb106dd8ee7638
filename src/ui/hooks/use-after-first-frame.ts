import { createContext, useContext, useEffect, useState } from 'react';

/** Whether a page is shown whole from the start, as it is unless the app says otherwise. */
export const WholeAtOnce = createContext(true);

/**
 * False for the first frame of a page that is not to be whole at once, so that it is on the screen sooner; true
 * from the next frame on.
 */
export function useAfterFirstFrame(): boolean {
  const isWholeAtOnce = useContext(WholeAtOnce);
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
