import { Alert, Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsTouched } from '../shell/use-is-touched.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import classes from './Pictures.module.css';
import { addToList, freeKey } from './pictures.ts';
import { useAddPictures } from './use-add-pictures.ts';

/** Types of files that the browser offers; the server checks their content. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml,image/heic,image/heif';

/** Adds dropped or chosen photographs, and reports what was done to them. */
export function AddPictures() {
  const { pictures } = useWords();
  const isTouched = useIsTouched();
  const store = useDeskStore();
  const [isOver, setOver] = useState(false);
  const { add, current, results } = useAddPictures(({ file, reference }) => {
    const key = freeKey(store.getState().documents, file);
    return {
      key,
      sentence: pictures.added(file.slice(file.lastIndexOf('/') + 1)),
      operations: [{ kind: 'file', file, after: reference }, addToList(key, file)],
    };
  });
  return (
    <Stack gap="sm">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same by keyboard */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void add([...event.dataTransfer.files]);
        }}
      >
        <Group gap="sm">
          {!isTouched && <Text>{pictures.drop}</Text>}
          <FileButton multiple accept={ACCEPTED} onChange={(files) => void add(files)}>
            {(props) => (
              <Button {...props} loading={current !== undefined}>
                {pictures.add}
              </Button>
            )}
          </FileButton>
          {current !== undefined && <Text role="status">{pictures.adding(current)}</Text>}
        </Group>
        <Text size="sm" c="dimmed">
          {pictures.addHint}
        </Text>
      </div>
      {results.map(({ sentence, key }) => (
        <Alert key={sentence} color={key === undefined ? 'red' : 'teal'} role="status">
          {key === undefined ? (
            sentence
          ) : (
            <Anchor
              component={Link}
              to={`/pictures/${key}`}
              size="sm"
              c="var(--mantine-color-text)"
              td="underline"
            >
              {sentence}
            </Anchor>
          )}
        </Alert>
      ))}
    </Stack>
  );
}
