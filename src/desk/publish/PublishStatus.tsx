import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { groupOperations } from '../history/group-operations.ts';
import type { DeskFinding } from '../store/api.ts';
import { isConfirmable } from '../store/confirm-value.ts';
import type { PublishingAnswer } from '../store/publish-api.ts';
import { useDesk } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { usePublishing, useUnsaved } from './publishing-store.ts';

/** A line on the state of publishing. */
export function PublishStatus({ onFollow }: { readonly onFollow?: () => void }) {
  const words = useWords();
  const { answer } = usePublishing();
  const unsaved = useUnsaved().length;
  const isBlocked = useDesk(({ findings }) => findings.some(blocks));
  // One line, as high as most answers, so that nothing below moves.
  if (!answer)
    return (
      <Text size="sm" py="xs" c="dimmed">
        {words.today.looking}
      </Text>
    );
  return (
    <Anchor component={Link} to="/publish" onClick={onFollow} size="sm" py="xs" data-publish-status>
      {describeStatus(answer, unsaved, isBlocked, words)}
    </Anchor>
  );
}

/** True if a finding prevents publishing. */
function blocks(finding: DeskFinding): boolean {
  return finding.heldBack === undefined && (finding.severity === 'error' || isConfirmable(finding));
}

function describeStatus(
  { way, published, waiting, theirs }: PublishingAnswer,
  unsaved: number,
  isBlocked: boolean,
  { publishing }: DeskWords,
): string {
  const count = groupOperations(waiting.map(({ operation }) => operation)).length;
  if (way === 'folder') {
    if (published === undefined) return publishing.neverMade;
    return unsaved + count > 0 ? publishing.statusFolder(unsaved, count) : publishing.allMade;
  }
  if (published === undefined && unsaved === 0) return publishing.neverPublished;
  if (unsaved + count > 0) return publishing.status(unsaved, count);
  // The host refuses what is not confirmed.
  if (isBlocked) return publishing.notReady;
  return theirs.length > 0 ? publishing.theirsOnly : publishing.allOnline;
}
