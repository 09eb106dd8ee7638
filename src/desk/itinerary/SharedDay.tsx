import { Alert, Anchor, Button, Group, Select, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Problems } from '../entries/PlanParts.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { Documents } from '../store/documents.ts';
import { entryName } from '../store/entries.ts';
import { findUses } from '../store/find-uses.ts';
import type { PlanAnswer, PlanBody } from '../store/plan-api.ts';
import { useDesk, useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { toursByDay } from './plan.ts';
import { restoreDay } from './restore-day.ts';

const IN_SIGHT = {
  position: 'sticky',
  top: 'calc(var(--app-shell-header-height, 60px) + 0.5rem)',
  zIndex: 3,
  background: 'light-dark(var(--mantine-color-orange-0), var(--mantine-color-dark-6))',
  boxShadow: 'var(--mantine-shadow-md)',
} as const;

/** The address of a day's screen when opened from a tour. */
export function dayAddress(day: string, tour: string): string {
  return `${fieldAddress(`days/${day}.json`)}?${new URLSearchParams({ tour })}`;
}

/**
 * Gives a tour its own copy of a day and opens it; returns the reasons if that is impossible.
 *
 * @param before documents whose state of the day the other tours get back
 */
export function useCopyDay(
  day: string,
  before?: Documents,
): {
  readonly copy: (tour: string) => Promise<void>;
  readonly refusal: ReactNode;
} {
  const { code, entry } = useWords();
  const store = useDeskStore();
  const navigate = useNavigate();
  const [plan, setPlan] = useState<PlanAnswer>();
  const copy = async (tour: string): Promise<void> => {
    const to = `${day}-${tour}`;
    const body: PlanBody = { action: 'duplicate', kind: 'day', id: day, to };
    const made = await store.tryAsk<PlanAnswer>('/api/plan', body);
    setPlan(made);
    if (!made || made.problems.length > 0) return;
    const { documents } = store.getState();
    store.edit({
      operations: [
        ...made.files.map((change) => ({ kind: 'file' as const, ...change })),
        ...findUses(documents, 'day', day)
          .filter(({ file }) => file === `itineraries/${tour}.json`)
          .map(({ file, path }) => ({ kind: 'set' as const, file, path, before: day, after: to })),
        ...(before ? restoreDay(documents, before, day) : []),
      ],
      sentence: entry.copied(entryName(documents, 'day', day, code) ?? day),
    });
    await navigate(dayAddress(to, tour));
  };
  return { copy, refusal: plan && <Problems plan={plan} /> };
}

/** Asks if a change of a day of several tours is for all of them; stays in view once there is a change. */
export function SharedDay({ day }: { readonly day: string }) {
  const words = useWords();
  const { plan } = words;
  const store = useDeskStore();
  const [before] = useState(() => store.getState().documents);
  const { copy, refusal } = useCopyDay(day, before);
  const isChanged = useDesk(({ documents }) => restoreDay(documents, before, day).length > 0);
  const [query] = useSearchParams();
  const from = query.get('tour');
  const [isForAll, setForAll] = useState(false);
  const tours = useDeskJson(({ documents }) =>
    (toursByDay(documents).get(day) ?? []).map((id) => ({
      id,
      name: entryName(documents, 'package', id, words.code) ?? id,
    })),
  );
  if (tours.length < 2 || isForAll) return null;
  const own = tours.find(({ id }) => id === from);
  return (
    <Alert
      color="orange"
      title={isChanged ? plan.changedIn(tours.length) : plan.usedIn(tours.length)}
      {...(isChanged && { style: IN_SIGHT })}
    >
      {!isChanged && (
        <Text size="sm" mb="xs" c="var(--mantine-color-text)">
          {tours.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Anchor
                component={Link}
                size="sm"
                underline="always"
                c="inherit"
                to={fieldAddress(`packages/${id}.json`)}
              >
                <bdi>{name}</bdi>
              </Anchor>
            </span>
          ))}
        </Text>
      )}
      <Group gap="xs">
        <Button variant="default" onClick={() => setForAll(true)}>
          {plan.forAll}
        </Button>
        {own ? (
          <Button variant="default" onClick={() => void copy(own.id)}>
            {plan.onlyFor(own.name)}
          </Button>
        ) : (
          <Select
            aria-label={plan.onlyFor('…')}
            placeholder={plan.onlyFor('…')}
            data={tours.map(({ id, name }) => ({ value: id, label: name }))}
            value={null}
            onChange={(tour) => tour !== null && void copy(tour)}
          />
        )}
      </Group>
      {refusal}
    </Alert>
  );
}
