import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePublishing } from '../publish/publishing-store.ts';
import type { Notice } from '../store/desk-state.ts';
import { useDesk } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import classes from './Header.module.css';

/** The outcome of the last save, undo or redo, until the next edit; the name of the site if there is none. */
export function HeaderNotice({ brand }: { readonly brand: string }) {
  const { shell } = useWords();
  const notice = useDesk((state) => state.notice);
  const { isPublishing, isDone } = usePublishing();
  const sentence = notice && describeNotice(notice, shell);
  const isWaiting = notice?.kind === 'saved' && notice.count > 0 && !isPublishing && !isDone;
  return (
    <div className={classes.notice}>
      {!sentence && (
        <Text fw={650} truncate fz={{ base: 'sm', sm: 'md' }}>
          {brand}
        </Text>
      )}
      <Text
        role="status"
        fz={{ base: 'xs', sm: 'sm' }}
        lh={1.35}
        className={classes.sentence}
        title={sentence}
        c={notice?.kind === 'notSaved' ? 'var(--mantine-color-error)' : undefined}
      >
        {sentence}
        {isWaiting && (
          <>
            {'. '}
            {shell.notOnline}{' '}
            <Anchor component={Link} to="/publish" underline="always" inherit>
              {shell.publishIt}
            </Anchor>
          </>
        )}
      </Text>
    </div>
  );
}

function describeNotice(notice: Notice, shell: DeskWords['shell']): string {
  switch (notice.kind) {
    case 'saved': {
      const sentence = shell.saved(notice.count);
      return notice.unread ? shell.savedExcept(sentence, notice.unread) : sentence;
    }
    case 'cleared':
    case 'lost':
      return shell[notice.kind](notice.unread);
    case 'notSaved':
      return shell.notSaved;
    case 'overtaken':
    case 'unreadable':
      return shell[notice.kind](notice.sentence);
    default: {
      const plain = shell[notice.kind](notice.sentence);
      const sentence = notice.wasSaved ? shell.wasSaved(plain) : plain;
      return notice.isPart ? shell.inPart(sentence) : sentence;
    }
  }
}
