import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { collections } from '../../../schema/collections.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { FieldView } from '../form/FieldView.tsx';
import { Section } from '../form/Section.tsx';
import { AddPictures } from '../pictures/AddPictures.tsx';
import classes from '../pictures/Pictures.module.css';
import {
  addToList,
  type DeskPicture,
  freeKey,
  LIST,
  languagesWithoutWords,
  listPictures,
  pictureAddress,
  unusedFiles,
} from '../pictures/pictures.ts';
import type { DeskDocument } from '../store/documents.ts';
import { nameEntry } from '../store/entries.ts';
import { findAllUses } from '../store/find-uses.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

/** The one field of the file beside the pictures. */
const OTHERS = { file: LIST, path: ['acknowledged'] };

/** All pictures of the site with their uses and missing descriptions, and a way to add new ones. */
export function PicturesScreen() {
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const [wanted, setWanted] = useState('');
  const [schema] = schemasAt(collections.images.data, OTHERS.path);
  const pictures = useMemo(() => listPictures(documents), [documents]);
  const uses = useMemo(() => findAllUses(documents, 'image'), [documents]);
  const others = useMemo(() => unusedFiles(documents), [documents]);
  const named = pictures.map((picture) => ({
    picture,
    name: nameEntry(documents, 'image', picture.key, words),
  }));
  return (
    <Stack>
      <Title order={1} size="h3">
        {words.screens.pictures}
      </Title>
      <AddPictures />
      {others.length > 0 && <OtherFiles files={others} />}
      <TextInput
        aria-label={words.shell.search}
        placeholder={words.shell.search}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      {pictures.length === 0 && <Text>{words.pictures.empty}</Text>}
      <SimpleGrid minColWidth="8.5rem" spacing="sm">
        {named
          .filter(({ picture, name }) =>
            `${name} ${picture.key}`.toLowerCase().includes(wanted.toLowerCase()),
          )
          .map(({ picture, name }) => (
            <PictureCard
              key={picture.key}
              picture={picture}
              name={name}
              uses={uses.get(picture.key)?.length ?? 0}
              missing={languagesWithoutWords(documents, picture.key)}
            />
          ))}
      </SimpleGrid>
      {schema && (
        <Section
          title={words.prices.others}
          isOpenAtFirst={false}
          holds={({ field }) => field.startsWith('acknowledged')}
        >
          <FieldView schema={schema} place={OTHERS} />
        </Section>
      )}
    </Stack>
  );
}

interface PictureCardProps {
  readonly picture: DeskPicture;
  readonly name: string;
  readonly uses: number;
  /** Languages without a description. */
  readonly missing: readonly string[];
}

function PictureCard({ picture: { key, address, focus }, name, uses, missing }: PictureCardProps) {
  const words = useWords();
  const { pictures } = words;
  return (
    <Card
      withBorder
      padding="xs"
      component={Link}
      to={`/pictures/${key}`}
      data-file="images.json"
      data-field={`images.${key}`}
    >
      <Stack gap={4}>
        {address === undefined ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {pictures.noFile}
          </Text>
        ) : (
          <img
            className={classes.thumbnail}
            src={address}
            alt=""
            loading="lazy"
            style={focus && { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          />
        )}
        <Text fw={500} size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="xs" c="dimmed">
          {pictures.uses(uses)}
        </Text>
        {missing.length > 0 && (
          <Text size="xs" c="var(--mantine-color-error)">
            {pictures.noWords(missing.map((code) => languageName(code, words)).join(', '))}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Files in the folder of pictures that the site does not use. */
function OtherFiles({ files }: { readonly files: readonly DeskDocument[] }) {
  const { pictures } = useWords();
  const store = useDeskStore();
  return (
    <Card withBorder padding="sm" component="section" aria-label={pictures.unusedFiles}>
      <Stack gap="xs">
        <Title order={2} size="h5">
          {pictures.unusedFiles}
        </Title>
        {files.map((document) => {
          const { path, text } = document;
          const name = path.slice('images/'.length);
          return (
            <Group key={path} gap="sm" wrap="nowrap" align="start">
              <img
                className={classes.thumbnail}
                src={pictureAddress(document)}
                alt=""
                style={{ width: 96 }}
              />
              <Stack gap={4} miw={0} style={{ overflowWrap: 'anywhere' }}>
                <Text size="sm">{name}</Text>
                <Group gap="xs">
                  <Button
                    variant="default"
                    size="compact-sm"
                    onClick={() => {
                      const key = freeKey(store.getState().documents, path);
                      store.edit({ operations: [addToList(key, path)], sentence: pictures.added(name) });
                    }}
                  >
                    {pictures.use(name)}
                  </Button>
                  {text !== undefined && (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      onClick={() =>
                        store.edit({
                          operations: [{ kind: 'file', file: path, before: text }],
                          sentence: pictures.removed(name),
                        })
                      }
                    >
                      {pictures.remove(name)}
                    </Button>
                  )}
                </Group>
              </Stack>
            </Group>
          );
        })}
      </Stack>
    </Card>
  );
}
