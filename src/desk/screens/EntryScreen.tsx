import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { folderCollections } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { EntryActions } from '../entries/EntryActions.tsx';
import { describeFile } from '../form/describe-place.ts';
import { EntryTexts } from '../form/EntryTexts.tsx';
import { FileForm } from '../form/FileForm.tsx';
import { Section } from '../form/Section.tsx';
import { fileFolder, fileId } from '../store/entries.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { EntryPicture } from './EntryPicture.tsx';
import { PriceListForm } from './PriceListForm.tsx';
import { TourPlan, TourPrices } from './TourParts.tsx';
import { UsedBy } from './UsedBy.tsx';

interface EntryScreenProps {
  readonly file: string;
  /** The list that the entry is in. */
  readonly back: { readonly address: string; readonly label: string };
}

/** Everything of an entry: its texts, its facts, what belongs to it, and what refers to it. */
export function EntryScreen({ file, back }: EntryScreenProps) {
  const words = useWords();
  const name = useDesk((state) => describeFile(state.documents, file, words));
  const folder = fileFolder(file);
  const id = fileId(file);
  const kind = [...folderCollections].find(([own]) => own === folder)?.[1].kind;
  const hasTexts = textPlaces.some((place) => place.kind === kind);
  return (
    <Stack maw={1000}>
      <Anchor component={Link} to={back.address} style={{ alignSelf: 'start' }}>
        ← {back.label}
      </Anchor>
      <Group wrap="nowrap" align="start">
        <EntryPicture file={file} width={96} />
        <div>
          <Title order={1} size="h3">
            {name}
          </Title>
          <Text size="xs" c="dimmed">
            {id}
          </Text>
        </div>
        {kind && <EntryActions kind={kind} id={id} name={name} />}
      </Group>
      {folder === 'prices' && <PriceListForm file={file} />}
      {folder === 'packages' && (
        <>
          <Section title={words.entry.prices}>
            <TourPrices id={id} />
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
      {folder !== 'prices' && (
        <Section title={words.entry.facts} holds={(wanted) => wanted.file === file}>
          <FileForm file={file} />
        </Section>
      )}
      {kind && (
        <Section title={words.entry.usedBy} isOpenAtFirst={false}>
          <UsedBy kind={kind} id={id} />
        </Section>
      )}
    </Stack>
  );
}
