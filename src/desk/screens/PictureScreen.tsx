import { Alert, Anchor, Button, FileButton, Group, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { collections } from '../../../schema/collections.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { FieldView } from '../form/FieldView.tsx';
import { Section } from '../form/Section.tsx';
import { TextRow } from '../form/TextRow.tsx';
import { ACCEPTED } from '../pictures/AddPictures.tsx';
import { FocusEditor } from '../pictures/FocusEditor.tsx';
import { findPicture, LIST, pictureName, removePicture, replaceFile } from '../pictures/pictures.ts';
import { useAddPictures } from '../pictures/use-add-pictures.ts';
import { nameEntry } from '../store/entries.ts';
import { findUses } from '../store/find-uses.ts';
import { valueAt } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { UsedBy } from './EntryScreen.tsx';
import { NotHere } from './NotHere.tsx';

/** Fields of a picture without a section of their own. */
const DETAILS = ['file', 'credit', 'remote'];

/** A picture with its focus, descriptions and uses. */
export function PictureScreen() {
  const { id: key = '' } = useParams();
  const words = useWords();
  const { pictures } = words;
  const documents = useDesk((state) => state.documents);
  if (valueAt(documents.get(LIST)?.value, ['images', key]) === undefined)
    return <NotHere screen="pictures" />;
  const picture = findPicture(documents, key);
  const place = ['images', key];
  const title = nameEntry(documents, 'image', key, words);
  return (
    <Stack maw={1000} data-file={LIST} data-field={place.join('.')}>
      <Anchor component={Link} to="/pictures" style={{ alignSelf: 'start' }}>
        ← {words.screens.pictures}
      </Anchor>
      <div>
        <Title order={1} size="h3">
          {title}
        </Title>
        {title !== key && (
          <Text size="xs" c="dimmed">
            {key}
          </Text>
        )}
      </div>
      <ReplaceButton pictureKey={key} />
      {picture.address === undefined ? (
        <Alert color="red">{pictures.noFile}</Alert>
      ) : (
        <Section title={pictures.focus}>
          <div data-file={LIST} data-field={[...place, 'focus'].join('.')}>
            <FocusEditor picture={picture} />
          </div>
        </Section>
      )}
      <Section title={pictures.words} holds={({ file }) => file.startsWith('texts/')}>
        <TextRow area="images" path={[key]} label={pictures.words} hint={pictures.wordsHint} />
      </Section>
      <Section title={words.entry.usedBy}>
        <UsedBy kind="image" id={key} />
      </Section>
      <Section
        title={pictures.details}
        isOpenAtFirst={false}
        holds={({ field }) => DETAILS.some((name) => field === [...place, name].join('.'))}
      >
        {DETAILS.map((name) => {
          const path = [...place, name];
          const [schema] = schemasAt(collections.images.data, path);
          return schema && <FieldView key={name} schema={schema} place={{ file: LIST, path }} />;
        })}
      </Section>
      <RemoveButton pictureKey={key} />
    </Stack>
  );
}

function ReplaceButton({ pictureKey: key }: { readonly pictureKey: string }) {
  const words = useWords();
  const { pictures } = words;
  const store = useDeskStore();
  const { add, current, results } = useAddPictures(({ file, reference }) => ({
    key,
    sentence: pictures.replaced(pictureName(store.getState().documents, key, words)),
    operations: replaceFile(store.getState().documents, key, file, reference),
    isReplaced: true,
  }));
  return (
    <>
      <FileButton accept={ACCEPTED} onChange={(file) => void (file && add([file]))}>
        {(props) => (
          <Button {...props} variant="default" loading={current !== undefined} style={{ alignSelf: 'start' }}>
            {pictures.replace}
          </Button>
        )}
      </FileButton>
      {results.map(({ sentence, key: done }) => (
        <Alert key={sentence} color={done === undefined ? 'red' : 'teal'} role="status">
          {sentence}
        </Alert>
      ))}
    </>
  );
}

function RemoveButton({ pictureKey: key }: { readonly pictureKey: string }) {
  const words = useWords();
  const { pictures } = words;
  const store = useDeskStore();
  const navigate = useNavigate();
  const name = useDesk(({ documents }) => pictureName(documents, key, words));
  const isUsed = useDesk(({ documents }) => findUses(documents, 'image', key).length > 0);
  return (
    <Group gap="sm">
      <Button
        variant="default"
        disabled={isUsed}
        onClick={() => {
          const operations = removePicture(store.getState().documents, key);
          void navigate('/pictures');
          store.edit({ operations, sentence: pictures.removed(name) });
        }}
      >
        {pictures.remove(name)}
      </Button>
      {isUsed && (
        <Text size="sm" c="dimmed">
          {pictures.removeUsed}
        </Text>
      )}
    </Group>
  );
}
