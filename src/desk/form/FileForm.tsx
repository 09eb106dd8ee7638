import { Alert, Stack, Textarea } from '@mantine/core';
import { findSchema } from '../../../schema/file-roles.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { describeFile } from './describe-place.ts';
import { FieldView } from './FieldView.tsx';

/** All fields of a file; its text where it is no JSON. */
export function FileForm({ file }: { readonly file: string }) {
  const document = useDesk((state) => state.documents.get(file));
  const schema = findSchema(file);
  if (!document || !schema) return null;
  if (document.value === undefined) return <BrokenFile file={file} text={document.text ?? ''} />;
  return <FieldView schema={schema} place={{ file, path: [] }} />;
}

function BrokenFile({ file, text }: { readonly file: string; readonly text: string }) {
  const store = useDeskStore();
  const words = useWords();
  const findings = useDesk((state) => state.findings).filter((finding) => finding.file === file);
  return (
    <Stack>
      <Alert color="red">{words.shell.textOfFile}</Alert>
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
