import { Button, Group, Text } from '@mantine/core';
import { findOpenText, isUpToDate, recordTranslation } from '../store/open-texts.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describePlace } from './describe-place.ts';
import type { Place } from './field.ts';

interface TextStateProps extends Place {
  /** The language whose text visitors see instead; undefined where this one is not missing. */
  readonly missing: string | undefined;
}

/** A note under a translation that is missing, or older than its original. */
export function TextState({ file, path, missing }: TextStateProps) {
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const stale = useDesk((state) => {
    const found = findOpenText(state, file, path);
    return found?.state === 'stale' && !isUpToDate(state.documents, found) ? found : undefined;
  });
  if (missing !== undefined)
    return (
      <Text size="xs" c="dimmed" mt={4}>
        {fields.untranslated(missing)}
      </Text>
    );
  if (!stale) return null;
  const accept = () => {
    const { documents } = store.getState();
    store.edit({
      operations: [recordTranslation(documents, stale)],
      sentence: fields.translationAccepted(describePlace(documents, { file, path }, words)),
    });
  };
  return (
    <Group gap="xs" mt={4}>
      <Text size="xs">
        <span aria-hidden>⚠ </span>
        {fields.stale}
      </Text>
      <Button variant="light" size="compact-xs" onClick={accept}>
        {fields.acceptTranslation}
      </Button>
    </Group>
  );
}
