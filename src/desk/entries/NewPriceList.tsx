import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PRICE_KEY } from '../../../schema/price-table.ts';
import { describeFile } from '../form/describe-place.ts';
import { findListFor, makePriceList } from '../pricing/new-price-list.ts';
import { listItems } from '../pricing/read-price-list.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { Documents } from '../store/documents.ts';
import { filesIn, listEntries, listIds, nameEntry } from '../store/entries.ts';
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
  // Undefined while all are checked.
  const [options, setOptions] = useState<readonly string[]>();
  const [classes, setClasses] = useState<readonly string[]>();
  const [wanted, setWanted] = useState<string | null>(null);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const first = wanted ?? usualFirst(documents, whom, chosen);
  const allOptions = optionsFor(documents, whom, chosen);
  const allClasses = first === 'classes' ? listIds(documents, 'tier') : [];
  const serves: Record<string, Json> = {
    ...(whom === 'nights'
      ? nights === undefined
        ? {}
        : { nights }
      : chosen === null
        ? {}
        : { [whom]: chosen }),
    ...(options ? { options: allOptions.filter((option) => options.includes(option)) } : {}),
  };
  const isWhole = serves[whom] !== undefined && options?.length !== 0 && classes?.length !== 0;
  const known = isWhole ? findListFor(documents, serves) : undefined;
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const columns = first === 'one' ? [PRICE_KEY] : allClasses.filter((id) => classes?.includes(id) ?? true);
    const made = makePriceList(documents, serves, columns.length > 0 ? { columns } : { from: first });
    await store.editFiles([made], title);
    onDone();
    await navigate(fieldAddress(made.file));
  };
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
              setOptions(undefined);
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
                setOptions(undefined);
              }}
            />
          )
        )}
        <CheckAll
          label={prices.whichOptions}
          kind="option"
          ids={allOptions}
          checked={options}
          onChange={setOptions}
        />
        <Select
          label={prices.startFrom}
          allowDeselect={false}
          data={[
            ...filesIn(documents, 'prices').map((file) => ({
              value: file,
              label: prices.copyOf(describeFile(documents, file, words)),
            })),
            { value: 'one', label: prices.askOne },
            ...(listIds(documents, 'tier').length > 0
              ? [{ value: 'classes', label: prices.askClasses }]
              : []),
          ]}
          value={first}
          onChange={(value) => {
            setWanted(value);
            setClasses(undefined);
          }}
        />
        <CheckAll
          label={prices.whichClasses}
          kind="tier"
          ids={allClasses}
          checked={classes}
          onChange={setClasses}
        />
        {known !== undefined && (
          <Alert color="red" role="alert">
            {prices.listExists}{' '}
            <Anchor inherit component={Link} underline="always" to={fieldAddress(known)} onClick={onDone}>
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
}

interface CheckAllProps {
  readonly label: string;
  readonly kind: 'option' | 'tier';
  readonly ids: readonly string[];
  /** All unless given. */
  readonly checked: readonly string[] | undefined;
  /** Gets undefined where all are checked. */
  readonly onChange: (checked: readonly string[] | undefined) => void;
}

/** Check boxes for what there is several of; all are checked at first. */
function CheckAll({ label, kind, ids, checked, onChange }: CheckAllProps) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  return (
    ids.length > 1 && (
      <Checkbox.Group
        label={label}
        value={[...(checked ?? ids)]}
        onChange={(next) => onChange(next.length === ids.length ? undefined : next)}
        error={checked?.length === 0 && words.prices.checkOne}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" my="xs">
          {ids.map((id) => (
            <Checkbox key={id} value={id} label={nameEntry(documents, kind, id, words)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    )
  );
}

/** The options of a tour, or of the tours of a section. */
function optionsFor(documents: Documents, whom: Whom, chosen: string | null): readonly string[] {
  if (whom === 'nights' || chosen === null) return [];
  const tours = listIds(documents, 'package').filter((id) =>
    whom === 'package'
      ? id === chosen
      : valueAt(documents.get(`packages/${id}.json`)?.value, ['category']) === chosen,
  );
  const own = new Set(tours.flatMap((id) => listPlans(documents, id).flatMap(({ option }) => option ?? [])));
  return listIds(documents, 'option').filter((id) => own.has(id));
}

/** A tour begins with the prices that hold for it now, others with none: by class for tours with nights. */
function usualFirst(documents: Documents, whom: Whom, chosen: string | null): string {
  const lists = whom === 'package' && chosen !== null ? listsOfTour(documents, chosen) : [];
  const now = lists.find(({ file }) => file !== undefined)?.file;
  if (now !== undefined) return now;
  const tour = documents.get(`packages/${chosen}.json`)?.value;
  const category = whom === 'package' ? valueAt(tour, ['category']) : chosen;
  const isByClass = whom === 'nights' || isOvernight(documents, category);
  return isByClass && listIds(documents, 'tier').length > 0 ? 'classes' : 'one';
}

function isOvernight(documents: Documents, category: Json | undefined): boolean {
  const all = listItems(valueAt(documents.get('categories.json')?.value, ['categories']));
  return all.some((one) => valueAt(one, ['id']) === category && valueAt(one, ['overnight']) === true);
}
