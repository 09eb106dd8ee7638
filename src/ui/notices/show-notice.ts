import type { ComponentType } from 'react';

/** A short message over the page. */
export interface Notice {
  readonly tone: 'success' | 'error';
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
}

let list: ComponentType | undefined;
const listeners = new Set<() => void>();

async function loadNotices() {
  const module = await import('./notice-host.tsx');
  if (list === undefined) {
    list = module.NoticeList;
    for (const listener of listeners) listener();
  }
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

/** The list of notices once it is loaded. */
export function noticeList(): ComponentType | undefined {
  return list;
}

/** Calls back when the list is loaded; gives what ends that. */
export function onNoticeList(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
