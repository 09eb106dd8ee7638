import { Anchor, Badge, Card, Drawer, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { describeFile } from '../form/describe-place.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { addressOf } from './address-of.ts';

/** Findings of a kind that are shown at once. */
const MOST_SHOWN = 200;

interface PanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the check says of the folder as it would be saved; each leads to its field. */
export function FindingsPanel({ isOpen, onClose }: PanelProps) {
  const words = useWords();
  const findings = useDesk((state) => state.findings);
  const documents = useDesk((state) => state.documents);
  const isChecked = useDesk((state) => state.isChecked);
  const sorted = findings.toSorted(
    (left, right) => Number(right.severity === 'error') - Number(left.severity === 'error'),
  );
  return (
    <Drawer opened={isOpen} onClose={onClose} title={words.shell.findingsTitle} position="right" size="lg">
      <Stack aria-busy={!isChecked}>
        {findings.length === 0 && <Text>{words.shell.noFindings}</Text>}
        {sorted.slice(0, MOST_SHOWN).map(({ code, severity, file, line, path, message, hint }) => (
          <Card key={`${code} ${file} ${line} ${path} ${message}`} withBorder padding="sm">
            <Badge color={severity === 'error' ? 'red' : 'yellow'} variant="light">
              {words.shell[severity]}
            </Badge>
            <Anchor component={Link} to={addressOf(file, path)} onClick={onClose} fw={500}>
              {describeFile(documents, file, words)}
            </Anchor>
            <Text size="sm">{message}</Text>
            <Text size="sm" c="dimmed">
              {hint}
            </Text>
          </Card>
        ))}
        {sorted.length > MOST_SHOWN && <Text>{words.shell.moreFindings(sorted.length - MOST_SHOWN)}</Text>}
      </Stack>
    </Drawer>
  );
}
