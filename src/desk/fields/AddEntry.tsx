import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { idSchema } from '../../../schema/primitives.ts';
import { NameFields, type Names, useFirstLanguages } from '../entries/NameFields.tsx';
import { Section } from '../form/Section.tsx';
import { DialogButton } from '../shell/DialogButton.tsx';
import { focusInvalid } from '../shell/focus.ts';
import { makeId, proposeId } from '../store/list-entries.ts';
import { useWords } from '../words/words.ts';

interface AddEntryProps {
  /** The kind in words, such as “a season”. */
  readonly noun: string;
  /** Of the button; “Add a season” unless given. */
  readonly label?: string;
  readonly taken: readonly string[];
  /** False if a single entry of the kind needs no name. */
  readonly needsName?: boolean;
  /** The short name of an entry without a name. */
  readonly fallback: string;
  /** @param name the one in the desk's language */
  readonly onAdd: (id: string, name: string, names: Names) => void;
}

/** A button that asks for the name of a new entry and derives its short name. */
export function AddEntry(props: AddEntryProps) {
  const { fields } = useWords();
  const { noun, label = fields.add(noun) } = props;
  return (
    <DialogButton title={fields.fresh(noun)} label={label} variant="default" style={{ alignSelf: 'start' }}>
      {(close) => <AddEntryForm {...props} onDone={close} />}
    </DialogButton>
  );
}

function AddEntryForm({
  taken,
  needsName = true,
  fallback,
  onAdd,
  onDone,
}: AddEntryProps & { readonly onDone: () => void }) {
  const words = useWords();
  const { fields, entries } = words;
  const first = useFirstLanguages();
  const [names, setNames] = useState<Names>({});
  const [name = '', needed = name] = first.map((code) => names[code]?.trim() ?? '');
  const [ownId, setOwnId] = useState('');
  const id = ownId === '' ? proposeId(needed, taken, fallback) : ownId;
  const problem = idProblem(id, taken, fields);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem !== undefined) {
      focusInvalid(event.currentTarget);
      return;
    }
    const given = Object.entries(names).map(([code, one]) => [code, one.trim()]);
    onAdd(id, name || needed, Object.fromEntries(given));
    onDone();
  };
  return (
    <form onSubmit={add}>
      <Stack>
        <NameFields
          of="first"
          label={entries.name}
          names={names}
          onChange={setNames}
          isNeeded={needsName}
          hint={fields.nameHint}
        />
        <Section title={fields.more} isOpenAtFirst={false} isSmall>
          <TextInput
            label={words.labels.id}
            description={fields.idHint}
            placeholder={id}
            value={ownId}
            error={problem}
            onChange={({ currentTarget }) => setOwnId(currentTarget.value)}
            onBlur={() => setOwnId(idSchema.safeParse(ownId).success ? ownId : makeId(ownId))}
          />
        </Section>
        <Group justify="end">
          <Button type="submit">{entries.create}</Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why an entry cannot have a short name, in a sentence; undefined if it can. */
export function idProblem(
  id: string,
  taken: readonly string[],
  fields: { readonly idTaken: string; readonly wrongId: string },
): string | undefined {
  if (taken.includes(id)) return fields.idTaken;
  return idSchema.safeParse(id).success ? undefined : fields.wrongId;
}
