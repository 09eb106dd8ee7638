import { Checkbox, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { describeFile } from '../form/describe-place.ts';
import { useIsNeverPublished } from '../publish/publishing-store.ts';
import { Waiting } from '../shell/Waiting.tsx';
import type { Documents } from '../store/documents.ts';
import { valueAt } from '../store/operation.ts';
import type { PlanAnswer } from '../store/plan-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { type DeskWords, useWords } from '../words/words.ts';
import { isUnfinished } from './entry-tasks.ts';
import { Consequences, RemoveOrCancel } from './PlanParts.tsx';
import { type FileActionFormProps, useCarryOut } from './use-plan.ts';

/**
 * Shows what is removed with an entry, and asks if its old address should lead elsewhere, if it was published; an
 * unfinished entry has had no visitors.
 */
export function RemoveForm({ kind, id, name, file, onDone }: FileActionFormProps) {
  const words = useWords();
  const { entries } = words;
  const store = useDeskStore();
  const carryOut = useCarryOut(kind);
  const isNew = useIsNeverPublished(file);
  const [isChosen, setLed] = useState(
    () => file !== undefined && !isUnfinished(store.getState().documents, { kind, id, file }),
  );
  const isLed = isChosen && !isNew;
  const [plan, setPlan] = useState<PlanAnswer>();
  useEffect(() => {
    let isStale = false;
    void store.tryAsk<PlanAnswer>('/api/plan', { action: 'remove', kind, id, isLed }).then((found) => {
      if (!isStale) setPlan(found);
    });
    return () => {
      isStale = true;
    };
  }, [store, kind, id, isLed]);
  const leadsTo = useDesk(({ documents }) => plan?.leadsTo && namePage(documents, plan.leadsTo, words));
  const remove =
    plan?.problems.length === 0
      ? () => {
          onDone();
          void carryOut(plan, entries.done.remove(name));
        }
      : undefined;
  return (
    <Stack>
      {leadsTo !== undefined && !isNew && (
        <Checkbox
          label={entries.lead(leadsTo)}
          checked={isLed}
          onChange={({ currentTarget }) => setLed(currentTarget.checked)}
        />
      )}
      {plan ? <Consequences plan={plan} onFollow={onDone} /> : <Waiting />}
      <RemoveOrCancel onCancel={onDone} onRemove={remove} />
    </Stack>
  );
}

/** The name of the page at an address; the address itself where no entry has it. */
function namePage(documents: Documents, address: string, words: DeskWords): string {
  if (address === '/') return words.choices.home ?? address;
  const pages = valueAt(documents.get('site.json')?.value, ['pages']);
  if (valueAt(pages, ['destinations']) === address) return words.choices.destinations ?? address;
  const [file] =
    [...documents].find(
      ([path, { value }]) => !path.startsWith('texts/') && valueAt(value, ['path']) === address,
    ) ?? [];
  return file === undefined ? address : describeFile(documents, file, words);
}
