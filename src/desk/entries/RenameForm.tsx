import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { makeId } from '../store/list-entries.ts';
import type { PlanAnswer } from '../store/plan-api.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { Consequences } from './PlanParts.tsx';
import { type ActionFormProps, useCarryOut } from './use-plan.ts';

/** Asks for another short name, and tells what it changes first. */
export function RenameForm({ kind, id, name, onDone }: ActionFormProps) {
  const { entries } = useWords();
  const store = useDeskStore();
  const carryOut = useCarryOut(kind);
  const [to, setTo] = useState(id);
  const [plan, setPlan] = useState<PlanAnswer>();
  const look = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const tidied = tidy();
    setPlan(await store.tryAsk<PlanAnswer>('/api/plan', { action: 'rename', kind, id, to: tidied }));
  };
  const tidy = (): string => {
    const tidied = to.trim() === id ? id : makeId(to);
    setTo(tidied);
    return tidied;
  };
  return (
    <form onSubmit={(event) => void look(event)}>
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
