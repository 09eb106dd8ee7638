import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import classes from './notice-host.module.css';
import type { Notice } from './notices.tsx';

const SHOWN_MS = 8000;

/** The container of notices. */
export function NoticeList() {
  return <Notifications position="top-center" autoClose={SHOWN_MS} className={classes.list} />;
}

/**
 * Shows a notice in place of an earlier one; mistakes stay until closed.
 *
 * @public Loaded on demand.
 */
export function present(notice: Notice): void {
  notifications.clean();
  notifications.show({
    title: notice.title,
    message: notice.text,
    color: notice.tone === 'error' ? 'red' : 'lagoon',
    autoClose: notice.tone === 'error' ? false : SHOWN_MS,
    classNames: { description: classes.text },
    closeButtonProps: { 'aria-label': notice.closeLabel },
  });
}
