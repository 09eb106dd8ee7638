import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { describeFile } from '../form/describe-place.ts';
import type { Place } from '../form/field.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { describeLoss } from '../pricing/describe-loss.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { copyToOtherLists, hasAllClasses } from '../store/price-lists.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { CheckAll } from './CheckAll.tsx';

interface CopyToListsProps {
  /** Of an age group or season in a price list. */
  readonly place: Place;
  readonly name: string;
  /** False while there is no value that could be copied. */
  readonly isRead: boolean;
}

/** Copies a rate or season to the price lists that have none for it; empty if there are no such lists. */
export function CopyToLists({ place, name, isRead }: CopyToListsProps) {
  const { prices } = useWords();
  const { file, path } = place;
  const count = useDesk(({ documents }) => copyToOtherLists(documents, file, path).length);
  const isWhole = useDesk(
    ({ documents, unread }) => isRead && unread.length === 0 && hasAllClasses(documents, file, path),
  );
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState(0);
  if (count === 0 && done === 0) return null;
  const label = path[0] === 'seasons' ? prices.seasonToOthers(count) : prices.childToOthers(count);
  return (
    <>
      {count > 0 && (
        <Group gap="xs" mt="xs">
          <Button variant="light" size="compact-sm" disabled={!isWhole} onClick={() => setOpen(true)}>
            {label}
          </Button>
          <Text size="sm" c="dimmed">
            {path[0] === 'seasons' ? prices.seasonElsewhere(name) : prices.childElsewhere(name)}
            {!isWhole && ` ${prices.fillInFirst}`}
          </Text>
        </Group>
      )}
      {done > 0 && (
        <Text size="sm" c="dimmed" mt="xs" role="status">
          {prices.copiedNow(done)}
        </Text>
      )}
      <Dialog title={label} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ChooseLists
          place={place}
          name={name}
          onDone={(copied) => {
            setDone(copied);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

interface ChooseListsProps extends Pick<CopyToListsProps, 'place' | 'name'> {
  /** Called with the number of lists that it was copied to. */
  readonly onDone: (copied: number) => void;
}

function ChooseLists({ place: { file, path }, name, onDone }: ChooseListsProps) {
  const words = useWords();
  const { prices } = words;
  const store = useDeskStore();
  const documents = useDesk((state) => state.documents);
  const edit = useEditAt({ file, path: path.slice(0, 1) });
  const possible = copyToOtherLists(documents, file, path);
  const [checked, setChecked] = useState(possible.map((operation) => operation.file));
  const [problem, setProblem] = useState<string>();
  const chosen = possible.filter((operation) => checked.includes(operation.file));
  const copy = () => {
    const loss = describeLoss(store.getState().documents, chosen, words);
    setProblem(loss);
    if (loss !== undefined) return;
    edit(chosen, prices.copied(name, chosen.length));
    onDone(chosen.length);
  };
  return (
    <Stack>
      <CheckAll
        label={prices.whichLists(name)}
        items={possible.map((operation) => ({
          value: operation.file,
          label: describeFile(documents, operation.file, words),
        }))}
        checked={checked}
        onChange={(next) => setChecked([...next])}
      />
      {problem !== undefined && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Button disabled={chosen.length === 0} onClick={copy} data-autofocus>
        {prices.copyTo(chosen.length)}
      </Button>
    </Stack>
  );
}
