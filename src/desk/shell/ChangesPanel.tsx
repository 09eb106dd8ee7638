import { List, Stack, Text } from '@mantine/core';
import { Consequences } from '../consequences/Consequences.tsx';
import { formatHistoryLine } from '../history/history-line.ts';
import { useUnsaved } from '../publish/publishing-store.ts';
import { stepAct } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { SidePanel } from './Dialog.tsx';

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Unsaved changes in words, the newest first. */
export function ChangesPanel({ isOpen, onClose }: PanelProps) {
  const words = useWords();
  const { shell } = words;
  const open = useUnsaved();
  return (
    <SidePanel title={shell.changes} isOpen={isOpen} onClose={onClose}>
      <Stack>
        {open.length === 0 && <Text>{shell.noChanges}</Text>}
        <List>
          {open.toReversed().map((step) => (
            <List.Item key={step.id}>{formatHistoryLine({ ...step, act: stepAct(step) }, words)}</List.Item>
          ))}
        </List>
        {isOpen && open.length > 0 && <Consequences />}
      </Stack>
    </SidePanel>
  );
}
