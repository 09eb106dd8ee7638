import { Alert, Stack, Textarea } from '@mantine/core';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { collections, textAreas } from '../../../schema/collections.ts';
import { classify } from '../../../scripts/compiler/parse/classify.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describeFile } from './describe-place.ts';
import { FieldView } from './FieldView.tsx';

function schemaOf(file: string) {
  const found = classify(file);
  if (found.role === 'single') return collections[found.name].data;
  if (found.role === 'entry') return collections[found.folder].data;
  return found.role === 'texts' ? textAreas[found.area] : undefined;
}

/** All fields of a file; its text where it is no JSON. */
export function FileForm({ file }: { readonly file: string }) {
  const { shell } = useWords();
  const document = useDesk((state) => state.documents.get(file));
  const schema = schemaOf(file);
  useFieldOfAddress();
  if (!document || !schema) return null;
  if (document.value === undefined)
    return <BrokenFile file={file} text={document.text ?? ''} notice={shell.textOfFile} />;
  return <FieldView schema={schema} place={{ file, path: [] }} />;
}

interface BrokenFileProps {
  readonly file: string;
  readonly text: string;
  readonly notice: string;
}

function BrokenFile({ file, text, notice }: BrokenFileProps) {
  const store = useDeskStore();
  const words = useWords();
  const findings = useDesk((state) => state.findings).filter((finding) => finding.file === file);
  return (
    <Stack>
      <Alert color="red">{notice}</Alert>
      {findings.map(({ message, hint, line }) => (
        <Alert key={`${line} ${message}`} color="red">{`${line}: ${message} ${hint}`}</Alert>
      ))}
      <Textarea
        aria-label={file}
        autosize
        styles={{ input: { fontFamily: 'monospace' } }}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          store.edit({
            operations: [{ kind: 'file', file, before: text, after: value }],
            sentence: describeFile(store.getState().documents, file, words),
            mergeKey: file,
          })
        }
      />
    </Stack>
  );
}

/** Leads to the field that the address names. */
function useFieldOfAddress(): void {
  const [query] = useSearchParams();
  const field = query.get('field');
  useEffect(() => {
    if (field === null) return;
    const target = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    target?.scrollIntoView({ block: 'center' });
    target?.querySelector<HTMLElement>('input,textarea,button,select')?.focus();
  }, [field]);
}
