import { Group, NavLink, SimpleGrid, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { NewEntryButton } from '../entries/NewEntryButton.tsx';
import { describeFile } from '../form/describe-place.ts';
import { FileForm } from '../form/FileForm.tsx';
import { fileFolder } from '../store/entries.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { EntryScreen } from './EntryScreen.tsx';

/** All files that have no screen of their own. */
export function SettingsScreen() {
  const words = useWords();
  const { '*': chosen = '' } = useParams();
  const documents = useDesk((state) => state.documents);
  const file = chosen === '' ? undefined : decodeURIComponent(chosen);
  if (file !== undefined && fileFolder(file) !== undefined) {
    const back = { address: '/settings', label: words.screens.settings };
    return <EntryScreen key={file} file={file} back={back} />;
  }
  if (file !== undefined) {
    return (
      <Stack maw={900}>
        <Title order={1} size="h3">
          {describeFile(documents, file, words)}
        </Title>
        <FileForm file={file} />
      </Stack>
    );
  }
  const files = [...documents.keys()].filter(
    (path) =>
      path.endsWith('.json') &&
      !/^(?:texts|packages|prices|destinations|itineraries|days)\/|^(?:calendar|images)\.json$/.test(path),
  );
  return (
    <Stack>
      <Group justify="space-between">
        <Title order={1} size="h3">
          {words.screens.settings}
        </Title>
        <Group gap="xs">
          <NewEntryButton kind="ownPage" />
          <NewEntryButton kind="question" />
          <NewEntryButton kind="ageGroup" />
          <NewEntryButton kind="language" />
        </Group>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={4}>
        {files.map((path) => (
          <NavLink
            key={path}
            component={Link}
            to={`/settings/${encodeURIComponent(path)}`}
            label={describeFile(documents, path, words)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
