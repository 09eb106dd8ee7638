import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { fieldAddress } from '../shell/field-address.ts';
import { entryName } from '../store/entries.ts';
import { explainMissingList, listsOfTour, priceListName, toursOfList } from '../store/price-lists.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

interface TourProps {
  /** Of the tour. */
  readonly id: string;
}

/** The price list of each option of a tour. */
export function TourPrices({ id }: TourProps) {
  const words = useWords();
  const lists = useDeskJson(({ documents }) =>
    listsOfTour(documents, id).map(({ option, file }) => ({
      option:
        option === undefined
          ? words.prices.all
          : (entryName(documents, 'option', option, words.code) ?? option),
      file: file ?? '',
      name:
        file === undefined
          ? explainMissingList(documents, id, words)
          : (priceListName(documents, file, words) ?? file),
    })),
  );
  return (
    <List>
      {lists.map(({ option, file, name }) => (
        <List.Item key={option}>
          {option}:{' '}
          {file === '' ? (
            `${name} ${words.prices.ownListHint}`
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

/** The tours that use a price list. */
export function ToursOfList({ file }: { readonly file: string }) {
  const words = useWords();
  const tours = useDeskJson(({ documents }) =>
    toursOfList(documents, file).map((id) => ({
      id,
      name: entryName(documents, 'package', id, words.code) ?? id,
    })),
  );
  if (tours.length === 0) return <Text>{words.prices.holdsForNone}</Text>;
  return (
    <div>
      <Text>{words.prices.holdsFor}</Text>
      <List>
        {tours.map(({ id, name }) => (
          <List.Item key={id}>
            <Anchor component={Link} to={fieldAddress(`packages/${id}.json`)}>
              {name}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </div>
  );
}
