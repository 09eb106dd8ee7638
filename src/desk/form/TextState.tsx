import { Button, Group, Text } from '@mantine/core';
import type { StaleText } from '../store/api.ts';
import { valueAt } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describePlace } from './describe-place.ts';
import type { Place } from './field.ts';

interface TextStateProps extends Place {
  readonly language: string;
  /** The language whose text visitors see instead; undefined where this one is not missing. */
  readonly missing: string | undefined;
}

/** A note under a translation that is missing, or older than its original. */
export function TextState({ file, path, language, missing }: TextStateProps) {
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const lock = `texts/${language}/.translated.json`;
  const stale = useDesk((state) => {
    const found = stalePlaces(state.stale).get(`${file} ${path.join('.')}`);
    return found && valueAt(state.documents.get(lock)?.value, [found.key]) !== found.hash ? found : undefined;
  });
  if (missing !== undefined)
    return (
      <Text size="xs" c="dimmed" mt={4}>
        {fields.untranslated(missing)}
      </Text>
    );
  if (!stale) return null;
  const accept = () => {
    const before = store.valueAt(lock, [stale.key]);
    const where = describePlace(store.getState().documents, { file, path }, words);
    store.edit({
      operations: [
        {
          kind: 'set',
          file: lock,
          path: [stale.key],
          after: stale.hash,
          ...(before === undefined ? {} : { before }),
        },
      ],
      sentence: fields.translationAccepted(where),
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

const indexes = new WeakMap<readonly StaleText[], ReadonlyMap<string, StaleText>>();

/** Every text asks for itself: they are sorted by place once. */
function stalePlaces(stale: readonly StaleText[]): ReadonlyMap<string, StaleText> {
  const known = indexes.get(stale) ?? new Map(stale.map((text) => [`${text.file} ${text.path}`, text]));
  indexes.set(stale, known);
  return known;
}
