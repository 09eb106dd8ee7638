import { lazy, Suspense, useSyncExternalStore } from 'react';
import { areNoticesLoaded } from './show-notice.ts';

const NoticeList = lazy(async () => ({ default: (await import('./notice-host.tsx')).NoticeList }));

/** Holds the place of notices, whose code is loaded with the first. */
export function NoticeOutlet() {
  const { subscribe, get } = areNoticesLoaded;
  const isLoaded = useSyncExternalStore(subscribe, get, () => false);
  return isLoaded ? (
    <Suspense>
      <NoticeList />
    </Suspense>
  ) : null;
}
