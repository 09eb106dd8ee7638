import { Anchor, Group, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { type EntryKind, folderCollections } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { ListSeasons } from '../calendar/ListSeasons.tsx';
import { EntryActions } from '../entries/EntryActions.tsx';
import { EntryTodo } from '../entries/EntryTodo.tsx';
import { HeldBackBadge } from '../entries/HeldBackBadge.tsx';
import { NewAgeGroup } from '../entries/NewAgeGroup.tsx';
import { NewPriceList } from '../entries/NewPriceList.tsx';
import { RemoveList } from '../entries/RemoveList.tsx';
import { describeFile, describePlace } from '../form/describe-place.ts';
import { EntryTexts } from '../form/EntryTexts.tsx';
import { FileFields } from '../form/FileFields.tsx';
import { FileForm } from '../form/FileForm.tsx';
import { formKeys } from '../form/form-keys.ts';
import { Section } from '../form/Section.tsx';
import { DayParts } from '../itinerary/DayParts.tsx';
import { SharedDay } from '../itinerary/SharedDay.tsx';
import { TourPlan } from '../itinerary/TourPlan.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { WantedField } from '../shell/wanted-field.ts';
import { fileFolder, fileId, listEntries } from '../store/entries.ts';
import { findUses } from '../store/find-uses.ts';
import { type Path, valueAt } from '../store/operation.ts';
import { toursOfList } from '../store/price-lists.ts';
import { useDesk, useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { BackLink } from './BackLink.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { TourPrices, ToursOfList } from './TourParts.tsx';

interface EntryScreenProps {
  readonly file: string;
  /** The list that the entry is in. */
  readonly back: { readonly address: string; readonly label: string };
}

/** An entry with its texts and facts, its parts, and the references to it. */
export function EntryScreen({ file, back }: EntryScreenProps) {
  const words = useWords();
  const name = useDesk((state) => describeFile(state.documents, file, words));
  const isReadable = useDesk((state) => state.documents.get(file)?.value !== undefined);
  const folder = fileFolder(file);
  const id = fileId(file);
  const kind = [...folderCollections].find(([own]) => own === folder)?.[1].kind;
  return (
    <Stack maw={1000}>
      <BackLink list={back} />
      <Group wrap="nowrap" align="start">
        <EntryPicture file={file} width={96} />
        <div>
          <Title order={1} size="h3">
            {name}
          </Title>
          <HeldBackBadge file={file} />
          <Text size="xs" c="dimmed">
            {id}
          </Text>
        </div>
        {kind && <EntryActions kind={kind} id={id} name={name} file={file} />}
        {folder === 'prices' && <RemoveList file={file} name={name} />}
      </Group>
      {isReadable ? <EntryParts kind={kind} id={id} file={file} name={name} /> : <FileForm file={file} />}
    </Stack>
  );
}

interface EntryPartsProps {
  readonly kind: EntryKind | undefined;
  readonly id: string;
  readonly file: string;
  readonly name: string;
}

function EntryParts({ kind, id, file, name }: EntryPartsProps) {
  const words = useWords();
  const folder = fileFolder(file);
  const hasTexts = textPlaces.some((place) => place.kind === kind);
  return (
    <>
      {kind && <EntryTodo kind={kind} id={id} file={file} name={name} />}
      {folder === 'days' && <SharedDay key={id} day={id} />}
      {folder === 'prices' && <PriceListForm file={file} />}
      {folder === 'packages' && (
        <>
          <Section title={words.entry.prices}>
            <TourPrices id={id} />
            <NewPriceList tour={id} />
          </Section>
          <Section title={words.entry.days} holds={(wanted) => wanted.file === `itineraries/${id}.json`}>
            <TourPlan id={id} />
          </Section>
        </>
      )}
      {kind && hasTexts && (
        <Section title={words.entry.texts} holds={(wanted) => wanted.file.startsWith('texts/')}>
          <EntryTexts kind={kind} id={id} />
        </Section>
      )}
      {folder === 'days' && <DayParts id={id} file={file} />}
      {folder !== 'prices' && folder !== 'days' && (
        <Section title={words.entry.facts} holds={(wanted) => wanted.file === file}>
          <FileForm file={file} />
        </Section>
      )}
      {kind && (
        <Section title={words.entry.usedBy} isOpenAtFirst={false}>
          <UsedBy kind={kind} id={id} />
        </Section>
      )}
    </>
  );
}

/** The parts of a price list below its table; its other fields are in a last one. */
const PARTS = [
  { name: 'serves', keys: ['serves', 'per'] },
  { name: 'seasons', keys: ['seasons'] },
  { name: 'children', keys: ['children'] },
  { name: 'single', keys: ['singleSupplement'] },
] as const;

/** The keys of a price list that none of the parts names. */
function otherKeys(file: string): readonly string[] {
  const named: readonly string[] = ['rows', ...PARTS.flatMap(({ keys }) => keys)];
  return formKeys(file).filter((key) => !named.includes(key));
}

/** A price list: its table first. */
function PriceListForm({ file }: { readonly file: string }) {
  const { prices } = useWords();
  const tours = useDesk(({ documents }) => toursOfList(documents, file).length);
  const others = otherKeys(file);
  return (
    <>
      {tours > 1 && (
        <Text size="sm" c="dimmed">
          {prices.sharedBy(tours)}
        </Text>
      )}
      <FileFields file={file} keys={['rows']} />
      {PARTS.map(({ name, keys }) => (
        <Section key={name} title={prices[name]} holds={isAbout(file, keys)}>
          <Part file={file} keys={keys} />
        </Section>
      ))}
      {others.length > 0 && (
        <Section title={prices.others} holds={isAbout(file, others)}>
          <FileFields file={file} keys={others} />
        </Section>
      )}
    </>
  );
}

/** Fields of a price list, or a way to make the entries that they are about if there are none. */
function Part({ file, keys }: { readonly file: string; readonly keys: readonly string[] }) {
  const words = useWords();
  const [key] = keys;
  const kind = key === 'seasons' ? 'season' : key === 'children' ? 'ageGroup' : undefined;
  const hasEntries = useDesk(({ documents }) => !kind || listEntries(documents, kind, words).length > 0);
  const hasValue = useDesk((state) => valueAt(state.documents.get(file)?.value, [key ?? '']) !== undefined);
  return (
    <>
      {key === 'serves' && <ToursOfList file={file} />}
      {kind === 'season' && <ListSeasons file={file} />}
      {kind === 'ageGroup' && !hasEntries && <Text c="dimmed">{words.prices.noAges}</Text>}
      {(hasEntries || hasValue) && <FileFields file={file} keys={keys} />}
      {kind === 'ageGroup' && <NewAgeGroup file={file} />}
    </>
  );
}

function isAbout(file: string, keys: readonly string[]): (wanted: WantedField) => boolean {
  return (wanted) => wanted.file === file && keys.includes(wanted.field.split('.')[0] ?? '');
}

interface UsedByProps {
  readonly kind: EntryKind;
  readonly id: string;
}

/** Every place that refers to an entry, with a link to it. */
export function UsedBy({ kind, id }: UsedByProps) {
  const words = useWords();
  const uses = useDeskJson(({ documents }) =>
    findUses(documents, kind, id).map(({ file, path, isKey }) => ({
      address: fieldAddress(file, path.join('.')),
      name: describePlace(documents, { file, path: withoutItself(path, isKey) }, words),
    })),
  );
  if (uses.length === 0) return <Text c="dimmed">{words.entry.unused}</Text>;
  return (
    <List>
      {uses.map(({ address, name }) => (
        <List.Item key={address}>
          <Anchor component={Link} to={address}>
            {name}
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}

/** Drops the last step of a path if it is the entry's id itself. */
function withoutItself(path: Path, isKey: boolean): Path {
  return isKey || typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
}
