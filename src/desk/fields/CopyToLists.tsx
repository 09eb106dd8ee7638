import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Place } from '../form/field.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { describeLoss } from '../pricing/describe-loss.ts';
import { copyToOtherLists } from '../store/price-lists.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

interface CopyToListsProps {
  /** Of an age group or season in a price list. */
  readonly place: Place;
  readonly name: string;
}

/** Gives the other price lists the same rate or season; nothing where they have one, and for other fields. */
export function CopyToLists({ place, name }: CopyToListsProps) {
  const words = useWords();
  const { prices } = words;
  const store = useDeskStore();
  const { file, path } = place;
  const edit = useEditAt({ file, path: path.slice(0, 1) });
  const count = useDesk(({ documents }) => copyToOtherLists(documents, file, path).length);
  const [done, setDone] = useState(0);
  const [problem, setProblem] = useState<string>();
  const copy = () => {
    const { documents } = store.getState();
    const operations = copyToOtherLists(documents, file, path);
    const loss = describeLoss(documents, operations, words);
    setProblem(loss);
    if (loss !== undefined) return;
    edit(operations, prices.copied(name, operations.length));
    setDone(operations.length);
  };
  if (count === 0)
    return (
      done > 0 && (
        <Text size="sm" c="dimmed" mt="xs" role="status">
          {prices.copiedNow(done)}
        </Text>
      )
    );
  return (
    <Group gap="xs" mt="xs">
      <Button variant="light" size="compact-sm" onClick={copy}>
        {path[0] === 'seasons' ? prices.seasonToOthers(count) : prices.childToOthers(count)}
      </Button>
      <Text size="sm" c="dimmed">
        {path[0] === 'seasons' ? prices.seasonElsewhere(name) : prices.childElsewhere(name)}
      </Text>
      {problem !== undefined && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
    </Group>
  );
}
