import { Anchor, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { type FolderName, folderCollections } from '../../../schema/collections.ts';
import { describeFile } from '../form/describe-place.ts';
import { EntryTexts } from '../form/EntryTexts.tsx';
import { FileForm } from '../form/FileForm.tsx';
import { fileId, filesIn } from '../store/entries.ts';
import { valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** A list of the entries of a folder, and a form for each. */
export function EntriesScreen({ folder }: { readonly folder: FolderName }) {
  return (
    <Routes>
      <Route index element={<EntryList folder={folder} />} />
      <Route path=":folder/:id" element={<EntryForm />} />
    </Routes>
  );
}

function EntryList({ folder }: { readonly folder: FolderName }) {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState('');
  const entries = filesIn(documents, folder)
    .map((file) => ({ file, name: describeFile(documents, file, words) }))
    .filter(({ name, file }) => `${name} ${file}`.toLowerCase().includes(wanted.toLowerCase()));
  const findings = useDesk((state) => state.findings);
  return (
    <Stack>
      <Title order={1} size="h3">
        {words.labels[folder] ?? folder}
      </Title>
      <TextInput
        aria-label={words.shell.search}
        placeholder={words.shell.search}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        {entries.map(({ file, name }) => (
          <Card
            key={file}
            withBorder
            padding="sm"
            component={Link}
            to={`${pathname.replace(/\/$/, '')}/${folder}/${fileId(file)}`}
          >
            <Group wrap="nowrap" align="start">
              <Thumbnail file={file} />
              <div>
                <Text fw={500}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {fileId(file)}
                </Text>
                {findings.some((finding) => finding.file === file && finding.severity === 'error') && (
                  <Text size="sm" c="red">
                    {words.shell.error}
                  </Text>
                )}
              </div>
            </Group>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function Thumbnail({ file }: { readonly file: string }) {
  const address = useDesk((state) => {
    const image = valueAt(state.documents.get(file)?.value, ['image']);
    const picture =
      typeof image === 'string'
        ? (valueAt(state.documents.get('images.json')?.value, ['images', image, 'file']) ??
          valueAt(state.documents.get('images.json')?.value, [image, 'file']))
        : undefined;
    return typeof picture === 'string'
      ? `/api/file?path=${encodeURIComponent(`images/${picture}`)}`
      : undefined;
  });
  return address === undefined ? null : (
    <img
      src={address}
      alt=""
      width={64}
      height={48}
      style={{ objectFit: 'cover', borderRadius: 4 }}
      loading="lazy"
    />
  );
}

function EntryForm() {
  const { folder = '', id = '' } = useParams();
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const file = `${folder}/${id}.json`;
  const kind = [...folderCollections].find(([name]) => name === folder)?.[1].kind;
  const { pathname } = useLocation();
  const [, screen = ''] = pathname.split('/');
  return (
    <Stack maw={900}>
      <Anchor component={Link} to={`/${screen}`}>
        ← {words.screens[screen as keyof typeof words.screens]}
      </Anchor>
      <Title order={1} size="h3">
        {describeFile(documents, file, words)}
      </Title>
      {kind && <EntryTexts kind={kind} id={id} />}
      <FileForm file={file} />
    </Stack>
  );
}
