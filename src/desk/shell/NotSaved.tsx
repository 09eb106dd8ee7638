import { Affix, Button, Notification, Stack, Text } from '@mantine/core';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { CONFLICTS_ID } from './ConflictsPanel.tsx';

/** The reason why the last save has failed, in sight wherever the page is scrolled, and above dialogs. */
export function NotSaved() {
  const { shell } = useWords();
  const store = useDeskStore();
  const notice = useDesk((state) => state.notice);
  const isSaving = useDesk((state) => state.isSaving);
  const hasConflicts = useDesk(({ conflicts }) => conflicts.length > 0);
  const showConflicts = (): void => {
    store.forgetNotice();
    window.scrollTo({ top: 0 });
    document.getElementById(CONFLICTS_ID)?.focus({ preventScroll: true });
  };
  // A second failure is announced, too: the alert is another one.
  if (notice?.kind !== 'notSaved' || isSaving) return null;
  return (
    <Affix
      withinPortal={false}
      position={{ top: 'calc(var(--app-shell-header-height) + 0.5rem)', right: '0.5rem' }}
      w="min(26rem, calc(100vw - 1rem))"
      zIndex="var(--mantine-z-index-overlay)"
    >
      <Notification
        role="alert"
        color="red"
        withBorder
        title={shell.notSaved}
        onClose={() => store.forgetNotice()}
        closeButtonProps={{ 'aria-label': shell.close }}
      >
        <Stack gap="xs" align="start">
          <Text size="sm" c="var(--mantine-color-text)">
            {notice.reason}
          </Text>
          {hasConflicts && (
            <Button variant="light" size="compact-sm" onClick={showConflicts}>
              {shell.show}
            </Button>
          )}
        </Stack>
      </Notification>
    </Affix>
  );
}
