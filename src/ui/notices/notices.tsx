import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ValueStore } from '../../shared/value-store.ts';

const NoticeList = lazy(async () => ({ default: (await import('./notice-host.tsx')).NoticeList }));

/** Place of the notices, whose code is loaded with the first. */
export function NoticeOutlet() {
  const { subscribe, get } = areNoticesLoaded;
  const isLoaded = useSyncExternalStore(subscribe, get, () => false);
  return isLoaded ? (
    <Suspense>
      <NoticeList />
    </Suspense>
  ) : null;
}

/** A short message over the page. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
}

const areNoticesLoaded = new ValueStore(false);

async function loadNotices() {
  const module = await import('./notice-host.tsx');
  areNoticesLoaded.set(true);
  return module;
}

/** Fetches what notices need, so that the first appears at once. */
export function prepareNotices(): void {
  loadNotices().catch(() => undefined);
}

/** Shows a notice; when its code cannot be loaded, in the browser's own way. */
export async function showNotice(notice: Notice): Promise<void> {
  try {
    const { present } = await loadNotices();
    present(notice);
  } catch {
    window.alert(`${notice.title}\n${notice.text}`);
  }
}
