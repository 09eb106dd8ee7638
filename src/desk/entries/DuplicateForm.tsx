import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Section } from '../form/Section.tsx';
import { makeId } from '../store/list-entries.ts';
import type { PlanAnswer, PlanBody } from '../store/plan-api.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { IdInput } from './IdInput.tsx';
import { NameFields, type Names, useFirstLanguages } from './NameFields.tsx';
import { Problems } from './PlanParts.tsx';
import { type ActionFormProps, useCarryOut } from './use-plan.ts';

/** Asks for the name of a copy, since no two entries should have the same name. */
export function DuplicateForm({ kind, id, name, onDone }: ActionFormProps) {
  const { entries, todo } = useWords();
  const store = useDeskStore();
  const [language = ''] = useFirstLanguages();
  const carryOut = useCarryOut(kind);
  const [names, setNames] = useState<Names>({});
  const [to, setTo] = useState('');
  const [refused, setRefused] = useState<PlanAnswer>();
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body: PlanBody = { action: 'duplicate', kind, id, names, ...(to && { to: makeId(to) }) };
    const plan = await store.tryAsk<PlanAnswer>('/api/plan', body);
    setRefused(plan);
    if (!plan || plan.problems.length > 0) return;
    onDone();
    await carryOut(plan, entries.done.duplicate(name, names[language] ?? to));
  };
  return (
    <form onSubmit={(event) => void create(event)}>
      <Stack>
        <NameFields of="first" label={entries.name} names={names} onChange={setNames} />
        <Section title={todo.more} isOpenAtFirst={false} isSmall>
          <Stack>
            <NameFields of="others" label={entries.name} names={names} onChange={setNames} />
            <IdInput label={entries.id} value={to} onChange={setTo} />
          </Stack>
        </Section>
        {refused && <Problems plan={refused} onFollow={onDone} />}
        <Button type="submit">{entries.create}</Button>
      </Stack>
    </form>
  );
}
