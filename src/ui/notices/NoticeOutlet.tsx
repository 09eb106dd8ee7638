import { useSyncExternalStore } from 'react';
import { noticeList, onNoticeList } from './show-notice.ts';

/** Holds the place of notices; their code is loaded with the first. */
export function NoticeOutlet() {
  const List = useSyncExternalStore(onNoticeList, noticeList, () => undefined);
  return List ? <List /> : null;
}
