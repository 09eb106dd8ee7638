import { useTimeout, useWindowEvent } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TripSheetProps } from './TripSheet.tsx';

const IDLE_MILLISECONDS = 1500;

/** The trip sheet, while the page is being printed; it is fetched once the page has settled. */
export function PrintedTrip(props: TripSheetProps) {
  const [Sheet, setSheet] = useState<ComponentType<TripSheetProps>>();
  const [printing, setPrinting] = useState(false);

  useTimeout(
    () => {
      import('./TripSheet.tsx').then(({ TripSheet }) => setSheet(() => TripSheet)).catch(() => undefined);
    },
    IDLE_MILLISECONDS,
    { autoInvoke: true },
  );
  // The browser takes its picture of the page right after the event.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));

  return printing && Sheet ? <Sheet {...props} /> : null;
}
