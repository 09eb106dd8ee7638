import { Alert, Box, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { EntryKind } from '../../../schema/collections.ts';
import { idSchema } from '../../../schema/primitives.ts';
import { describePlace } from '../form/describe-place.ts';
import { EntryTexts } from '../form/EntryTexts.tsx';
import type { FieldProps } from '../form/field.ts';
import { Remark } from '../form/Remark.tsx';
import { Section } from '../form/Section.tsx';
import { hasTexts, isNameOptional, itemId, makeId, renameInList } from '../store/list-entries.ts';
import { useDeskStore, useFindingsAt } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { idProblem } from './AddEntry.tsx';
import { GroupFields } from './GroupField.tsx';

interface EntryItemProps extends Pick<FieldProps, 'node' | 'place' | 'value'> {
  readonly kind: EntryKind;
  /** The ids of all entries of the list. */
  readonly taken: readonly string[];
}

/** An entry of a list: its texts, first if they are required, then its fields, and its short name last. */
export function EntryItem({ node, place, value, kind, taken }: EntryItemProps) {
  const { fields } = useWords();
  const { file, path } = place;
  const errors = useFindingsAt('error', file, path);
  const id = itemId(value) ?? '';
  const texts = hasTexts(kind) && <EntryTexts kind={kind} id={id} label={fields.shownTexts} />;
  const idPath = node.type === 'object' ? [...path, 'id'] : path;
  return (
    <Box data-file={file} data-field={path.join('.')}>
      <Stack gap="md">
        {!isNameOptional(kind) && texts}
        {node.type === 'object' && <GroupFields node={node} place={place} value={value} except="id" />}
        {isNameOptional(kind) && texts}
        {errors !== '' && node.type === 'object' && <Alert color="red">{errors}</Alert>}
        <Section
          title={fields.more}
          isOpenAtFirst={false}
          isSmall
          holds={(wanted) => wanted.field === idPath.join('.')}
        >
          <IdInput key={id} place={{ file, path: idPath }} kind={kind} id={id} taken={taken} />
        </Section>
      </Stack>
      <Remark file={file} path={path} />
    </Box>
  );
}

interface IdInputProps extends Pick<EntryItemProps, 'kind' | 'place' | 'taken'> {
  readonly id: string;
}

/** The short name of an entry; leaving the field renames the entry everywhere. */
function IdInput({ place, kind, id, taken }: IdInputProps) {
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const errors = useFindingsAt('error', place.file, place.path);
  const [typed, setTyped] = useState(id);
  const others = taken.filter((other) => other !== id);
  const problem = typed === id ? errors : idProblem(typed, others, fields);
  const rename = () => {
    const to = idSchema.safeParse(typed).success ? typed : makeId(typed);
    setTyped(to);
    if (to === id || idProblem(to, others, fields) !== undefined) return;
    const { documents } = store.getState();
    store.edit({
      operations: renameInList(documents, place, { kind, from: id, to }),
      sentence: `${describePlace(documents, place, words)}: ${id} → ${to}`,
    });
  };
  return (
    <TextInput
      data-file={place.file}
      data-field={place.path.join('.')}
      label={words.labels.id}
      description={fields.idHint}
      value={typed}
      error={problem || undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={rename}
      onKeyDown={({ key }) => key === 'Enter' && rename()}
    />
  );
}
