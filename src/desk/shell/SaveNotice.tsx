import { Anchor } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { usePublishing } from '../publish/publishing-store.ts';
import type { SaveResult } from '../store/desk-state.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** Says after every save what is in the files now and what follows, in place of what was said before. */
export function SaveNotice() {
  const words = useWords();
  const result = useDesk((state) => state.saveResult);
  const { isPublishing } = usePublishing();
  useShown(result, () => {
    const { shell } = words;
    const isFailure = result !== undefined && 'failure' in result;
    const isDone = result !== undefined && 'count' in result;
    const hasMore = isDone && result.count > 0 && !isPublishing;
    notifications.clean();
    notifications.show({
      title: isDone ? shell.saved(result.count) : shell.notSaved,
      message: isFailure ? result.failure : hasMore && <PublishHint />,
      color: isFailure ? 'red' : 'lagoon',
      // A mistake stays until it was read.
      autoClose: !isFailure,
      closeButtonProps: { 'aria-label': shell.close },
    });
  });
  return <Notifications position="bottom-center" autoClose={6000} className="desk-notices" limit={1} />;
}

/** Shows every result once, whatever else changes. */
function useShown(result: SaveResult | undefined, show: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or another state of publishing are no news.
  useEffect(() => {
    if (result) show();
  }, [result]);
}

function PublishHint() {
  const { shell } = useWords();
  return (
    <>
      {shell.notOnline}{' '}
      <Anchor component={Link} to="/publish" underline="always" inherit onClick={() => notifications.clean()}>
        {shell.publishIt}
      </Anchor>
    </>
  );
}
