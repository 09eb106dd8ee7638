import { Alert, Button, FileButton, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import { FixFirst } from '../shell/FixFirst.tsx';
import type { PoAnswer } from '../store/api.ts';
import { readBase64 } from '../store/connection.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** Exchanges the texts of a language with a translator, by a PO file. */
export function TranslatorFiles({ language }: { readonly language: string }) {
  const { translations, shell, pictures } = useWords();
  const store = useDeskStore();
  const hasMistakes = useDesk((state) => state.findings.some(({ severity }) => severity === 'error'));
  const [answer, setAnswer] = useState<PoAnswer>();
  const read = async (file: File | null): Promise<void> => {
    if (!file) return;
    const content = await readBase64(file);
    if (content === undefined) {
      const counts = { changed: 0, fuzzy: 0, unknown: 0 };
      return setAnswer({ problems: [pictures.unreadable(file.name)], counts, files: [] });
    }
    const found = await store.tryAsk<PoAnswer>('/api/po', { of: language, name: file.name, content });
    setAnswer(found);
    if (found && found.problems.length === 0 && found.files.length > 0)
      await store.editFiles(found.files, translations.imported(found.counts.changed, language));
  };
  if (hasMistakes) return <FixFirst title={translations.blocked} />;
  return (
    <>
      <Group gap="xs">
        <Button variant="default" component="a" href={`/api/po?of=${language}`} download={`${language}.po`}>
          {translations.exportFile}
        </Button>
        <FileButton accept=".po,.pot" onChange={(file) => void read(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              {translations.importFile}
            </Button>
          )}
        </FileButton>
      </Group>
      {answer && (
        <Alert
          role="alert"
          w="100%"
          color={answer.problems.length > 0 ? 'red' : 'green'}
          withCloseButton
          closeButtonLabel={shell.close}
          onClose={() => setAnswer(undefined)}
        >
          <Outcome answer={answer} />
        </Alert>
      )}
    </>
  );
}

function Outcome({ answer: { problems, counts } }: { readonly answer: PoAnswer }) {
  const { translations } = useWords();
  if (problems.length === 0)
    return (
      <>
        <Text size="sm">{translations.taken(counts.changed)}</Text>
        {counts.fuzzy > 0 && <Text size="sm">{translations.fuzzy(counts.fuzzy)}</Text>}
        {counts.unknown > 0 && <Text size="sm">{translations.unknown(counts.unknown)}</Text>}
      </>
    );
  return (
    <>
      <Text size="sm">{translations.refused}</Text>
      <List size="sm">
        {problems.map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </>
  );
}
