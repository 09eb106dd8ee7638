import { Alert, List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeFile } from '../form/describe-place.ts';
import { DialogButton } from '../shell/DialogButton.tsx';
import { fileId, nameEntry } from '../store/entries.ts';
import type { PlanAnswer } from '../store/plan-api.ts';
import { isDefaultList, listsWithout } from '../store/price-lists.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';
import { Problems, RemoveOrCancel } from './PlanParts.tsx';

interface RemoveListProps {
  readonly file: string;
  readonly name: string;
}

/** Removes a price list after showing which lists its tours will use then. */
export function RemoveList({ file, name }: RemoveListProps) {
  const { entries } = useWords();
  const title = `${entries.remove}: ${isolate(name)}`;
  return (
    <DialogButton title={title} label={entries.remove} variant="subtle" color="red" ml="auto" flex="none">
      {(close) => <RemoveListForm file={file} name={name} onDone={close} />}
    </DialogButton>
  );
}

function RemoveListForm({ file, name, onDone }: RemoveListProps & { readonly onDone: () => void }) {
  const words = useWords();
  const { entries, prices } = words;
  const store = useDeskStore();
  const navigate = useNavigate();
  const documents = useDesk((state) => state.documents);
  const [plan, setPlan] = useState<PlanAnswer>();
  const tours = listsWithout(documents, file);
  const isNeeded = isDefaultList(documents, file) && tours.length > 0;
  const remove = async (): Promise<void> => {
    const body = { action: 'remove', kind: 'prices', id: fileId(file), isLed: false };
    const found = await store.tryAsk<PlanAnswer>('/api/plan', body);
    setPlan(found);
    if (!found || found.problems.length > 0) return;
    onDone();
    await store.editFiles(found.files, entries.done.remove(name));
    await navigate('/prices');
  };
  return (
    <Stack>
      {isNeeded && <Alert color="orange">{prices.listNeeded}</Alert>}
      {!isNeeded && <Text>{tours.length === 0 ? prices.holdsForNone : prices.listsThen}</Text>}
      <List size="sm">
        {tours.map(({ tour, files }) => (
          <List.Item key={tour}>
            {isolate(nameEntry(documents, 'package', tour, words))}
            {!isNeeded &&
              `: ${files.map((own) => (own === undefined ? prices.none : isolate(describeFile(documents, own, words)))).join('; ')}`}
          </List.Item>
        ))}
      </List>
      {plan && <Problems plan={plan} onFollow={onDone} />}
      {!isNeeded && (
        <Text size="sm" c="dimmed">
          {entries.undoable}
        </Text>
      )}
      <RemoveOrCancel onCancel={onDone} onRemove={isNeeded ? undefined : () => void remove()} />
    </Stack>
  );
}
