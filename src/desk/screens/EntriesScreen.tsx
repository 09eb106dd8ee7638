import { Anchor, Card, Group, List, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { type FolderName, folderCollections } from '../../../schema/collections.ts';
import { HeldBackBadge } from '../entries/HeldBackBadge.tsx';
import { NewEntryButton } from '../entries/NewEntryButton.tsx';
import { NewPriceList } from '../entries/NewPriceList.tsx';
import { RemoveSample } from '../entries/RemoveSample.tsx';
import { describeFile } from '../form/describe-place.ts';
import { Section } from '../form/Section.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import { fileId, filesIn } from '../store/entries.ts';
import { listsOfTour } from '../store/price-lists.ts';
import { useDesk, useDeskJson } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { EntryPicture } from './EntryPicture.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { NotHere } from './NotHere.tsx';

interface EntriesScreenProps {
  readonly screen: 'places' | 'prices' | 'tours';
  /** The first is listed at once, the others are folded. */
  readonly folders: readonly FolderName[];
}

/** Lists of the entries of folders, and a screen for each. */
export function EntriesScreen({ screen, folders }: EntriesScreenProps) {
  return (
    <Routes>
      <Route index element={<EntryLists folders={folders} />} />
      <Route path=":folder/:id" element={<EntryOfAddress screen={screen} />} />
      <Route path="*" element={<NotHere screen={screen} />} />
    </Routes>
  );
}

function EntryLists({ folders: [first, ...others] }: Pick<EntriesScreenProps, 'folders'>) {
  const { labels, shell } = useWords();
  const [wanted, setWanted] = useState('');
  if (first === undefined) return null;
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h3">
          {labels[first] ?? first}
        </Title>
        <Group gap="xs">
          {[first, ...others].map((folder) => (
            <NewEntryButton key={folder} kind={folderCollections.get(folder)?.kind} />
          ))}
          {first === 'prices' && <NewPriceList />}
        </Group>
      </Group>
      <TextInput
        aria-label={shell.search}
        placeholder={shell.search}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <EntryList folder={first} wanted={wanted} />
      {first === 'prices' && <ToursWithoutPrices />}
      {others.map((folder) => (
        <Section key={folder} title={labels[folder] ?? folder} isOpenAtFirst={false}>
          <EntryList folder={folder} wanted={wanted} />
        </Section>
      ))}
    </Stack>
  );
}

/** Tours without a price list, with links to add one. */
function ToursWithoutPrices() {
  const words = useWords();
  const tours = useDeskJson(({ documents }) =>
    filesIn(documents, 'packages').flatMap((file) =>
      listsOfTour(documents, fileId(file)).every((list) => list.file === undefined)
        ? [{ file, name: describeFile(documents, file, words) }]
        : [],
    ),
  );
  if (tours.length === 0) return null;
  return (
    <Section title={words.prices.without(tours.length)} isOpenAtFirst={false}>
      <List>
        {tours.map(({ file, name }) => (
          <List.Item key={file}>
            <Anchor component={Link} to={fieldAddress(file)}>
              {name}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Section>
  );
}

interface EntryListProps {
  readonly folder: FolderName;
  /** Text to find in names or ids. */
  readonly wanted: string;
}

function EntryList({ folder, wanted }: EntryListProps) {
  const words = useWords();
  const entries = useDeskJson(({ documents }) =>
    filesIn(documents, folder).map((file) => ({ file, name: describeFile(documents, file, words) })),
  );
  const findings = useDesk((state) => state.findings);
  const kind = folderCollections.get(folder)?.kind;
  return (
    <SimpleGrid minColWidth="14rem">
      {entries
        .filter(({ name, file }) => `${name} ${file}`.toLowerCase().includes(wanted.toLowerCase()))
        .map(({ file, name }) => (
          <Stack key={file} gap={0}>
            <Card withBorder padding="sm" component={Link} to={fieldAddress(file)}>
              <Group wrap="nowrap" align="start">
                <EntryPicture file={file} width={64} />
                <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
                  <Text fw={500}>
                    <bdi>{name}</bdi>
                  </Text>
                  {findings.some((finding) => finding.file === file && finding.severity === 'error') && (
                    <Text size="sm" c="var(--mantine-color-error)">
                      {words.shell.error}
                    </Text>
                  )}
                </Stack>
              </Group>
              <HeldBackBadge file={file} />
            </Card>
            {kind && <RemoveSample kind={kind} id={fileId(file)} file={file} name={name} />}
          </Stack>
        ))}
    </SimpleGrid>
  );
}

function EntryOfAddress({ screen }: Pick<EntriesScreenProps, 'screen'>) {
  const { folder = '', id = '' } = useParams();
  const { screens } = useWords();
  const file = `${folder}/${id}.json`;
  const isThere = useDesk(({ documents }) => documents.has(file));
  if (!isThere) return <NotHere screen={screen} />;
  return <EntryScreen key={file} file={file} back={{ address: `/${screen}`, label: screens[screen] }} />;
}
