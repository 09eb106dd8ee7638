import {
  Alert,
  Anchor,
  Button,
  List,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Text,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { PRICE_KEY } from '../../../schema/price-table.ts';
import { CheckAll } from '../fields/CheckAll.tsx';
import { describeFile } from '../form/describe-place.ts';
import { findListFor, makePriceList, type PlannedList, planAsNow } from '../pricing/new-price-list.ts';
import { listItems } from '../pricing/read-price-list.ts';
import { DialogButton } from '../shell/DialogButton.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { Documents } from '../store/documents.ts';
import { filesIn, listEntries, listIds, nameEntry } from '../store/entries.ts';
import { type Json, showJson, valueAt } from '../store/operation.ts';
import { listsOfTour, optionsOfCategory, optionsOfTour } from '../store/price-lists.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';

interface NewPriceListProps {
  /** The tour that the list is for; any tours unless given. */
  readonly tour?: string;
}

/** Asks which tours a new price list is for and which prices it starts with, and makes it. */
export function NewPriceList({ tour }: NewPriceListProps) {
  const { prices } = useWords();
  const title = tour === undefined ? prices.newList : prices.ownList;
  return (
    <DialogButton title={title} variant="light" style={{ alignSelf: 'start' }}>
      {(close) => <NewListForm tour={tour} title={title} onDone={close} />}
    </DialogButton>
  );
}

/** The choice to start with the prices that apply now, whichever lists they are in. */
const AS_NOW = 'now';

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
  const targets = whom === 'nights' ? [] : listEntries(documents, whom, words);
  const [picked, setPicked] = useState(tour ?? null);
  const chosen = picked ?? (targets.length === 1 ? (targets[0]?.id ?? null) : null);
  const [nights, setNights] = useState<number | undefined>(undefined);
  // Undefined until a check box is changed.
  const [ticked, setTicked] = useState<readonly string[]>();
  const [tickedClasses, setTickedClasses] = useState<readonly string[]>();
  const [wanted, setWanted] = useState<string | null>(null);
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const hasNow =
    whom === 'package' &&
    chosen !== null &&
    listsOfTour(documents, chosen).some(({ file }) => file !== undefined);
  const usual = usualFirst(documents, whom, chosen);
  const first = wanted ?? (hasNow ? AS_NOW : usual);
  const allOptions = optionsFor(documents, whom, chosen);
  const options = ticked ?? optionsWithoutList(documents, allOptions, chosen);
  const allClasses = listIds(documents, 'tier');
  const classes = first === 'classes' && tickedClasses !== undefined ? tickedClasses : allClasses;
  const columns = (first === AS_NOW ? usual : first) === 'classes' ? classes : [PRICE_KEY];
  const serves: Record<string, Json> = {
    ...(whom === 'nights'
      ? nights === undefined
        ? {}
        : { nights }
      : chosen === null
        ? {}
        : { [whom]: chosen }),
    ...(options.length < allOptions.length
      ? { options: allOptions.filter((option) => options.includes(option)) }
      : {}),
  };
  const planned =
    first === AS_NOW
      ? planAsNow(documents, chosen ?? '', options, columns)
      : [{ serves, first: filesIn(documents, 'prices').includes(first) ? { from: first } : { columns } }];
  const isWhole =
    serves[whom] !== undefined && (allOptions.length === 0 || options.length > 0) && columns.length > 0;
  const known = isWhole ? planned.flatMap((list) => findListFor(documents, list.serves) ?? [])[0] : undefined;
  const choose = (id: string | null) => {
    setPicked(id);
    setTicked(undefined);
    setWanted(null);
  };
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isWhole) return;
    const made = planned.map((list) => makePriceList(documents, list.serves, list.first));
    await store.editFiles(made, title);
    onDone();
    const [opened] = made;
    if (opened) await navigate(fieldAddress(opened.file));
  };
  const named = (kind: EntryKind, ids: readonly string[]) =>
    ids.map((value) => ({ value, label: nameEntry(documents, kind, value, words) }));
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
              choose(null);
            }}
          />
        )}
        {whom === 'nights' ? (
          <NumberInput
            label={labels.nights}
            required
            data-autofocus
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
              data-autofocus
              searchable
              data={targets.map(({ id, name }) => ({ value: id, label: name }))}
              value={chosen}
              onChange={choose}
            />
          )
        )}
        {allOptions.length > 1 && (
          <CheckAll
            label={prices.whichOptions}
            items={named('option', allOptions)}
            checked={options}
            onChange={setTicked}
          />
        )}
        <Select
          label={prices.startFrom}
          data-autofocus
          allowDeselect={false}
          data={[
            ...(hasNow ? [{ value: AS_NOW, label: prices.asNow }] : []),
            ...filesIn(documents, 'prices').map((file) => ({
              value: file,
              label: prices.copyOf(describeFile(documents, file, words)),
            })),
            { value: 'one', label: prices.askOne },
            ...(allClasses.length > 0 ? [{ value: 'classes', label: prices.askClasses }] : []),
          ]}
          value={first}
          onChange={(value) => {
            setWanted(value);
            setTickedClasses(undefined);
          }}
        />
        {first === AS_NOW && <ListsAsNow planned={planned} />}
        {first === 'classes' && allClasses.length > 1 && (
          <CheckAll
            label={prices.whichClasses}
            items={named('tier', allClasses)}
            checked={classes}
            onChange={setTickedClasses}
          />
        )}
        {known !== undefined && (
          <Alert color="red" role="alert">
            {prices.listExists}{' '}
            <Anchor inherit component={Link} underline="always" to={fieldAddress(known)} onClick={onDone}>
              {describeFile(documents, known, words)}
            </Anchor>
          </Alert>
        )}
        <Button type="submit" disabled={known !== undefined}>
          {entries.create}
        </Button>
      </Stack>
    </form>
  );
}

/** The lists that are made if the prices of now need several, by option. */
function ListsAsNow({ planned }: { readonly planned: readonly PlannedList[] }) {
  const words = useWords();
  const { prices } = words;
  const documents = useDesk((state) => state.documents);
  const items = planned.map(({ serves, first }) => ({
    options: listItems(serves.options).map((id) => nameEntry(documents, 'option', showJson(id), words)),
    from: 'from' in first ? prices.copyOf(describeFile(documents, first.from, words)) : prices.allAsk,
  }));
  if (items.length === 1) return <Text size="sm">{items[0]?.from}</Text>;
  return (
    <div role="status">
      <Text size="sm">{prices.oneEach}</Text>
      <List size="sm">
        {items.map(({ options, from }) => (
          <List.Item key={options.join()}>
            {options.map(isolate).join(', ')}: {from}
          </List.Item>
        ))}
      </List>
    </div>
  );
}

/** The options of a tour, or of the tours of a section. */
function optionsFor(documents: Documents, whom: Whom, chosen: string | null): readonly string[] {
  if (whom === 'nights' || chosen === null) return [];
  return whom === 'package' ? optionsOfTour(documents, chosen) : optionsOfCategory(documents, chosen);
}

/** The options of a tour without a list of their own; all if each has one. */
function optionsWithoutList(
  documents: Documents,
  options: readonly string[],
  tour: string | null,
): readonly string[] {
  const own = listsOfTour(documents, tour ?? '').flatMap(({ option, file }) =>
    valueAt(documents.get(file ?? '')?.value, ['serves', 'package']) === undefined ? [] : (option ?? []),
  );
  const left = options.filter((option) => !own.includes(option));
  return left.length > 0 ? left : options;
}

/** Prices on request: by class for tours with nights. */
function usualFirst(documents: Documents, whom: Whom, chosen: string | null): string {
  const tour = documents.get(`packages/${chosen}.json`)?.value;
  const category = whom === 'package' ? valueAt(tour, ['category']) : chosen;
  const isByClass = whom === 'nights' || isOvernight(documents, category);
  return isByClass && listIds(documents, 'tier').length > 0 ? 'classes' : 'one';
}

function isOvernight(documents: Documents, category: Json | undefined): boolean {
  const all = listItems(valueAt(documents.get('categories.json')?.value, ['categories']));
  return all.some((one) => valueAt(one, ['id']) === category && valueAt(one, ['overnight']) === true);
}
