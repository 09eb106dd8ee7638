import { Anchor } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { usePublishing } from '../publish/publishing-store.ts';
import type { SaveResult } from '../store/desk-state.ts';
import { useDesk } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';

/** Says after every save what is in the files now and what follows, in place of what was said before. */
export function SaveNotice() {
  const { shell } = useWords();
  const result = useDesk((state) => state.saveResult);
  const { isPublishing } = usePublishing();
  const shown = useRef<SaveResult>(undefined);
  useEffect(() => {
    // Other words or another state of publishing are no news.
    if (!result || shown.current === result) return;
    shown.current = result;
    notifications.clean();
    notifications.show({
      ...describeResult(result, shell, isPublishing),
      closeButtonProps: { 'aria-label': shell.close },
    });
  }, [result, shell, isPublishing]);
  return <Notifications position="bottom-center" autoClose={6000} className="desk-notices" limit={1} />;
}

/** A mistake stays until it is closed. */
function describeResult(result: SaveResult, shell: DeskWords['shell'], isPublishing: boolean) {
  if ('failure' in result)
    return { title: shell.notSaved, message: result.failure, color: 'red', autoClose: false };
  const { count } = result;
  return {
    title: shell.saved(count),
    message: count > 0 && !isPublishing && <PublishHint />,
    color: 'lagoon',
  };
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
