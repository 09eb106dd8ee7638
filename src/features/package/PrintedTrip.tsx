import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFirstTouch } from '../../ui/hooks/schedule.ts';
import type { TripSheetProps } from './TripSheet.tsx';

/** The trip sheet, while the page is being printed; it is fetched at the first touch: nobody prints without one. */
export function PrintedTrip(props: TripSheetProps) {
  const [Sheet, setSheet] = useState<ComponentType<TripSheetProps>>();
  const [printing, setPrinting] = useState(false);

  useFirstTouch(() => {
    import('./TripSheet.tsx').then(({ TripSheet }) => setSheet(() => TripSheet)).catch(() => undefined);
  });
  // The browser takes its picture of the page right after the event.
  useWindowEvent('beforeprint', () => flushSync(() => setPrinting(true)));
  useWindowEvent('afterprint', () => setPrinting(false));

  return printing && Sheet ? <Sheet {...props} /> : null;
}
