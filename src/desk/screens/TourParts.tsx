import { Anchor, List, Stack, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { FileForm } from '../form/FileForm.tsx';
import { Section } from '../form/Section.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import { entryName } from '../store/entries.ts';
import { listPlans, listsOfTour, priceListName } from '../store/price-lists.ts';
import { useDesk, useDeskJson } from '../store/use-desk.ts';
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
