import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TripSheetProps } from './TripSheet.tsx';

const IDLE_MILLISECONDS = 1500;

/** The trip sheet while the page is being printed; it is fetched once the page has settled. */
export function useTripSheet(): ComponentType<TripSheetProps> | undefined {
  const [sheet, setSheet] = useState<ComponentType<TripSheetProps>>();
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      import('./TripSheet.tsx').then(({ TripSheet }) => setSheet(() => TripSheet)).catch(() => undefined);
    }, IDLE_MILLISECONDS);
    // The browser takes its picture of the page right after the event.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return printing ? sheet : undefined;
}
