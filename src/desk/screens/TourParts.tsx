import { Anchor, Button, List, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FileForm } from '../form/FileForm.tsx';
import { Section } from '../form/Section.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { PlanAnswer, PlanBody } from '../store/api.ts';
import type { Documents } from '../store/documents.ts';
import { entryName } from '../store/entries.ts';
import { findAllUses, findUses } from '../store/find-uses.ts';
import { listPlans, listsOfTour, priceListName } from '../store/price-lists.ts';
import { useDesk, useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

interface TourProps {
  /** Of the tour. */
  readonly id: string;
}

/** The price list that holds for each option of a tour. */
export function TourPrices({ id }: TourProps) {
  const words = useWords();
  const lists = useDeskJson(({ documents }) =>
    listsOfTour(documents, id).map(({ option, file }) => ({
      option:
        option === undefined
          ? words.prices.all
          : (entryName(documents, 'option', option, words.code) ?? option),
      file: file ?? '',
      name: file === undefined ? '' : (priceListName(documents, file, words) ?? file),
    })),
  );
  return (
    <List>
      {lists.map(({ option, file, name }) => (
        <List.Item key={option}>
          {option}:{' '}
          {file === '' ? (
            words.prices.none
          ) : (
            <Anchor component={Link} to={fieldAddress(file)}>
              {name}
            </Anchor>
          )}
        </List.Item>
      ))}
    </List>
  );
}

/** The days of a tour with links to them, and the form that changes their order. */
export function TourPlan({ id }: TourProps) {
  const words = useWords();
  const { entry } = words;
  const store = useDeskStore();
  const file = `itineraries/${id}.json`;
  const isThere = useDesk((state) => state.documents.has(file));
  const plans = useDeskJson(({ documents }) =>
    listPlans(documents, id).map(({ option, days }) => ({
      option: option === undefined ? '' : (entryName(documents, 'option', option, words.code) ?? option),
      days: days.map((choices) =>
        choices.map((day) => ({ day, name: entryName(documents, 'day', day, words.code) ?? day })),
      ),
    })),
  );
  if (!isThere) return <Text c="dimmed">{entry.noPlan}</Text>;
  const tours = countTours(store.getState().documents);
  return (
    <Stack>
      {plans.map(({ option, days }) => (
        <div key={option}>
          {option !== '' && <Text fw={500}>{option}</Text>}
          <List listStyleType="none">
            {days.map((choices, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: days of a plan are numbered.
              <List.Item key={index}>
                {entry.day(index + 1)}:{' '}
                {choices.map(({ day, name }, position) => (
                  <Fragment key={day}>
                    {position > 0 && ` ${entry.or} `}
                    <Anchor component={Link} to={fieldAddress(`days/${day}.json`)}>
                      {name}
                    </Anchor>
                    {(tours.get(day) ?? 1) > 1 && (
                      <SharedDay day={day} name={name} tour={id} others={(tours.get(day) ?? 1) - 1} />
                    )}
                  </Fragment>
                ))}
              </List.Item>
            ))}
          </List>
        </div>
      ))}
      <Section title={entry.editPlan} isOpenAtFirst={false} holds={(wanted) => wanted.file === file}>
        <FileForm file={file} />
      </Section>
    </Stack>
  );
}

interface SharedDayProps {
  readonly day: string;
  readonly name: string;
  readonly tour: string;
  /** Other tours with the day. */
  readonly others: number;
}

/** Says that other tours have the same day, and makes a copy that only one tour has. */
function SharedDay({ day, name, tour, others }: SharedDayProps) {
  const { entry } = useWords();
  const store = useDeskStore();
  const navigate = useNavigate();
  const copy = async (): Promise<void> => {
    const to = `${day}-${tour}`;
    const body: PlanBody = { action: 'duplicate', kind: 'day', id: day, to };
    const plan = await store.tryAsk<PlanAnswer>('/api/plan', body);
    if (!plan || plan.problems.length > 0) return;
    const uses = findUses(store.getState().documents, 'day', day);
    store.edit({
      operations: [
        ...plan.files.map((change) => ({ kind: 'file' as const, ...change })),
        ...uses
          .filter(({ file }) => file === `itineraries/${tour}.json`)
          .map((place) => ({ kind: 'set' as const, ...place, before: day, after: to })),
      ],
      sentence: entry.copied(name),
    });
    await navigate(fieldAddress(`days/${to}.json`));
  };
  return (
    <>
      {' '}
      <Text span size="sm" c="dimmed">
        {entry.shared(others)}
      </Text>{' '}
      <Button variant="subtle" size="compact-xs" onClick={() => void copy()}>
        {entry.onlyHere}
      </Button>
    </>
  );
}

/** The number of tours that have each day. */
function countTours(documents: Documents): ReadonlyMap<string, number> {
  const plans = new Map([...documents].filter(([file]) => file.startsWith('itineraries/')));
  return new Map(
    [...findAllUses(plans, 'day')].map(([day, uses]) => [day, new Set(uses.map(({ file }) => file)).size]),
  );
}
