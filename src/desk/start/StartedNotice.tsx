import { Alert, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PreviewPanelState } from '../preview/use-preview-panel.ts';
import { useWords } from '../words/words.ts';
import type { Started } from './StartScreen.tsx';

interface StartedNoticeProps {
  readonly started: Started;
  readonly preview: PreviewPanelState;
}

/** Reports that the folder was made ready, with a link to look at a new site. */
export function StartedNotice({ started, preview }: StartedNoticeProps) {
  const { shell, start } = useWords();
  const [isClosed, setClosed] = useState(false);
  const { pathname } = useLocation();
  // The notice refers to the screen that the desk opens with.
  if (isClosed || pathname !== '/today') return null;
  const isNew = started === 'site';
  return (
    <Alert
      color="lagoon"
      role="status"
      title={isNew ? start.made : start.upgraded}
      withCloseButton
      closeButtonLabel={shell.close}
      onClose={() => setClosed(true)}
    >
      {isNew && (
        <Stack gap="xs" align="start">
          {start.madeHint}
          {!preview.isOpen && (
            <Button size="xs" onClick={preview.open}>
              {start.look}
            </Button>
          )}
        </Stack>
      )}
    </Alert>
  );
}
