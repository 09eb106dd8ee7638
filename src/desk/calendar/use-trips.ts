import { useEffect, useState } from 'react';
import type { DeskTrips, TripsAnswer } from '../store/api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';

/** The price lists and calendars of all tours, fetched after each check; undefined at first and while the data has mistakes. */
export function useTrips(): DeskTrips | undefined {
  const store = useDeskStore();
  const isChecked = useDesk((state) => state.isChecked);
  const [trips, setTrips] = useState<DeskTrips | undefined>(undefined);
  useEffect(() => {
    if (!isChecked) return undefined;
    let isStale = false;
    void store.tryAsk<TripsAnswer>('/api/trips').then((answer) => {
      if (!isStale) setTrips(answer?.trips);
    });
    return () => {
      isStale = true;
    };
  }, [store, isChecked]);
  return trips;
}
