import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIsNeverPublished } from '../publish/publishing-store.ts';
import { makeId } from '../store/list-entries.ts';
import type { PlanAnswer, PlanBody } from '../store/plan-api.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { isUnfinished } from './entry-tasks.ts';
import { Consequences } from './PlanParts.tsx';
import { type FileActionFormProps, useCarryOut } from './use-plan.ts';

/**
 * Asks for another short name, and first shows what it changes. The old address may lead to the new one, if the entry was
 * published; by default it does, unless the entry is unfinished and has had no visitors.
 */
export function RenameForm({ kind, id, name, file, onDone }: FileActionFormProps) {
  const { entries } = useWords();
  const store = useDeskStore();
  const carryOut = useCarryOut(kind);
  const [to, setTo] = useState(id);
  const [isLed, setLed] = useState(
    () => file === undefined || !isUnfinished(store.getState().documents, { kind, id, file }),
  );
  const isNew = useIsNeverPublished(file);
  const [plan, setPlan] = useState<PlanAnswer>();
  const look = async (leads: boolean): Promise<void> => {
    const body: PlanBody = { action: 'rename', kind, id, to: tidy(), isLed: leads && !isNew };
    setPlan(await store.tryAsk<PlanAnswer>('/api/plan', body));
  };
  const tidy = (): string => {
    const tidied = to.trim() === id ? id : makeId(to);
    setTo(tidied);
    return tidied;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void look(isLed);
      }}
    >
      <Stack>
        <TextInput
          label={entries.newId}
          value={to}
          onChange={({ currentTarget }) => {
            setTo(currentTarget.value);
            setPlan(undefined);
          }}
          onBlur={tidy}
          data-autofocus
        />
        {plan?.leadsTo !== undefined && !isNew && (
          <Checkbox
            label={entries.leadToNew}
            checked={isLed}
            onChange={({ currentTarget: { checked } }) => {
              setLed(checked);
              void look(checked);
            }}
          />
        )}
        {plan && <Consequences plan={plan} onFollow={onDone} />}
        <Group justify="end">
          {plan && plan.problems.length === 0 ? (
            <Button
              onClick={() => {
                onDone();
                void carryOut(plan, entries.done.rename(name, to));
              }}
              data-autofocus
            >
              {entries.sure}
            </Button>
          ) : (
            <Button type="submit" variant="light">
              {entries.look}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
