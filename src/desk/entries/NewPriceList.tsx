import {
  Alert,
  Anchor,
  Button,
  MultiSelect,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { describeFile } from '../form/describe-place.ts';
import { findListFor, makePriceList } from '../pricing/new-price-list.ts';
import { itemsOf } from '../pricing/read-price-list.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { Documents } from '../store/documents.ts';
import { filesIn, listEntries, nameEntry } from '../store/entries.ts';
import { type Json, valueAt } from '../store/operation.ts';
import { listPlans, listsOfTour } from '../store/price-lists.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

interface NewPriceListProps {
  /** The tour that the list is for; any tours unless given. */
  readonly tour?: string;
}

/** Asks for which tours a new price list is and with which prices it begins, and makes it. */
export function NewPriceList({ tour }: NewPriceListProps) {
  const { prices } = useWords();
  const [isOpen, setOpen] = useState(false);
  const title = tour === undefined ? prices.newList : prices.ownList;
  return (
    <>
      <Button variant="light" style={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <NewListForm tour={tour} title={title} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const WHOM = ['package', 'category', 'nights'] as const;

type Whom = (typeof WHOM)[number];

interface NewListFormProps extends NewPriceListProps {
  readonly title: string;
  readonly onDone: () => void;
}

function NewListForm({ tour, title, onDone }: NewListFormProps) {
  const words = useWords();
  const { prices, branches, labels, entries } = words;
  const store = useDeskStore();
  const navigate = useNavigate();
  const documents = useDesk((state) => state.documents);
  const [whom, setWhom] = useState<Whom>('package');
  const [chosen, setChosen] = useState<string | null>(tour ?? null);
  const [nights, setNights] = useState<number | undefined>(undefined);
  const [options, setOptions] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<string | null>(null);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const first = wanted ?? usualFirst(documents, whom, chosen);
  const serves: Record<string, Json> = {
    ...(whom === 'nights'
      ? nights === undefined
        ? {}
        : { nights }
      : chosen === null
        ? {}
        : { [whom]: chosen }),
    ...(options.length > 0 ? { options: [...options] } : {}),
  };
  const isWhole = serves[whom] !== undefined;
  const known = isWhole ? findListFor(documents, serves) : undefined;
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isEmpty = first === 'one' || first === 'classes';
    const made = makePriceList(documents, serves, isEmpty ? { columns: first } : { from: first });
    await store.editFiles([made], title);
    onDone();
    await navigate(fieldAddress(made.file));
  };
  const optionIds =
    whom === 'nights' ? [] : whom === 'package' ? optionsOfTour(documents, chosen) : allOptions();
  return (
    <form onSubmit={(event) => void create(event)}>
      <Stack>
        {tour === undefined && (
          <SegmentedControl
            aria-label={prices.serves}
            orientation={isNarrow ? 'vertical' : 'horizontal'}
            data={WHOM.map((value) => ({ value, label: branches[`serves.${value}`] ?? value }))}
            value={whom}
            onChange={(value) => {
              setWhom(WHOM.find((one) => one === value) ?? 'package');
              setChosen(null);
              setOptions([]);
            }}
          />
        )}
        {whom === 'nights' ? (
          <NumberInput
            label={labels.nights}
            required
            min={1}
            max={99}
            allowDecimal={false}
            value={nights ?? ''}
            onChange={(value) => setNights(typeof value === 'number' && value >= 1 ? value : undefined)}
          />
        ) : (
          tour === undefined && (
            <Select
              key={whom}
              label={branches[`serves.${whom}`]}
              required
              searchable
              data={listEntries(documents, whom, words).map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={(id) => {
                setChosen(id);
                setOptions([]);
              }}
            />
          )
        )}
        {optionIds.length > 0 && (
          <MultiSelect
            label={prices.onlyOptions}
            placeholder={options.length === 0 ? prices.allOptions : undefined}
            data={optionIds.map((id) => ({ value: id, label: nameEntry(documents, 'option', id, words) }))}
            value={[...options]}
            onChange={setOptions}
          />
        )}
        <Select
          label={prices.startFrom}
          allowDeselect={false}
          data={[
            ...filesIn(documents, 'prices').map((file) => ({
              value: file,
              label: prices.copyOf(describeFile(documents, file, words)),
            })),
            { value: 'one', label: prices.askOne },
            ...(hasClasses(documents) ? [{ value: 'classes', label: prices.askClasses }] : []),
          ]}
          value={first}
          onChange={setWanted}
        />
        {known !== undefined && (
          <Alert color="red" role="alert">
            {prices.listExists}{' '}
            <Anchor component={Link} underline="always" to={fieldAddress(known)} onClick={onDone}>
              {describeFile(documents, known, words)}
            </Anchor>
          </Alert>
        )}
        <Button type="submit" disabled={!isWhole || known !== undefined}>
          {entries.create}
        </Button>
      </Stack>
    </form>
  );

  function allOptions(): readonly string[] {
    return listEntries(documents, 'option', words).map(({ id }) => id);
  }
}

function optionsOfTour(documents: Documents, id: string | null): readonly string[] {
  return id === null ? [] : listPlans(documents, id).flatMap(({ option }) => option ?? []);
}

/** A tour begins with the prices that hold for it now, others with none: by class for tours with nights. */
function usualFirst(documents: Documents, whom: Whom, chosen: string | null): string {
  const lists = whom === 'package' && chosen !== null ? listsOfTour(documents, chosen) : [];
  const now = lists.find(({ file }) => file !== undefined)?.file;
  if (now !== undefined) return now;
  const tour = documents.get(`packages/${chosen}.json`)?.value;
  const category = whom === 'package' ? valueAt(tour, ['category']) : chosen;
  const isByClass = whom === 'nights' || isOvernight(documents, category);
  return isByClass && hasClasses(documents) ? 'classes' : 'one';
}

function isOvernight(documents: Documents, category: Json | undefined): boolean {
  const all = itemsOf(valueAt(documents.get('categories.json')?.value, ['categories']));
  return all.some((one) => valueAt(one, ['id']) === category && valueAt(one, ['overnight']) === true);
}

function hasClasses(documents: Documents): boolean {
  return itemsOf(valueAt(documents.get('site.json')?.value, ['tiers'])).length > 0;
}
