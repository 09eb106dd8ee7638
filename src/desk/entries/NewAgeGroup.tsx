import { Alert, Button, Group, Radio, Stack, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditAt } from '../form/use-edit-at.ts';
import { addAgeGroupOfList, findSameAges, readAges } from '../pricing/add-age-group.ts';
import { DialogButton } from '../shell/DialogButton.tsx';
import { focusInvalid } from '../shell/focus.ts';
import { listIds, nameEntry } from '../store/entries.ts';
import { proposeId } from '../store/list-entries.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { NameFields, type Names, useFirstLanguages } from './NameFields.tsx';

interface NewAgeGroupProps {
  /** Of the price list. */
  readonly file: string;
}

/** Makes an age group that a price list uses at once, and leads to its amount there. */
export function NewAgeGroup({ file }: NewAgeGroupProps) {
  const { entries } = useWords();
  return (
    <DialogButton title={entries.make.ageGroup ?? ''} variant="default" style={{ alignSelf: 'start' }}>
      {(close) => <AgeGroupForm file={file} onDone={close} />}
    </DialogButton>
  );
}

function AgeGroupForm({ file, onDone }: NewAgeGroupProps & { readonly onDone: () => void }) {
  const words = useWords();
  const { entries, fields, newAges } = words;
  const store = useDeskStore();
  const navigate = useNavigate();
  const edit = useEditAt({ file, path: ['children'] });
  const [names, setNames] = useState<Names>({});
  const [name = '', needed = name] = useFirstLanguages().map((code) => names[code]?.trim() ?? '');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [counts, setCounts] = useState(true);
  const ages = readAges(from, to);
  const same = useDesk(({ documents }) => {
    const other = ages && findSameAges(documents, ages);
    return other && nameEntry(documents, 'ageGroup', other, words);
  });
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!ages || same !== undefined) {
      focusInvalid(event.currentTarget);
      return;
    }
    const { documents } = store.getState();
    const id = proposeId(needed, listIds(documents, 'ageGroup'), 'age-group');
    edit(
      addAgeGroupOfList(documents, file, { id, names, ...ages, counts }),
      fields.addedNamed(name || needed),
    );
    onDone();
    void navigate({ search: `?${new URLSearchParams({ file, field: `children.${id}` })}` });
  };
  return (
    <form onSubmit={add}>
      <Stack>
        <NameFields
          of="first"
          label={entries.name}
          names={names}
          onChange={setNames}
          hint={newAges.nameHint}
        />
        <Group align="start" grow>
          <TextInput
            label={newAges.from}
            inputMode="numeric"
            required
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
          />
          <TextInput
            label={newAges.to}
            inputMode="numeric"
            required
            value={to}
            error={from !== '' && to !== '' && !ages && newAges.wrong}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        </Group>
        <Radio.Group
          label={newAges.counts}
          value={counts ? 'yes' : 'no'}
          onChange={(answer) => setCounts(answer === 'yes')}
        >
          <Group mt={4}>
            <Radio value="yes" label={newAges.yes} />
            <Radio value="no" label={newAges.no} />
          </Group>
        </Radio.Group>
        {same !== undefined && (
          <Alert color="red" role="alert">
            {newAges.same(same)}
          </Alert>
        )}
        <Group justify="end">
          <Button type="submit">{entries.create}</Button>
        </Group>
      </Stack>
    </form>
  );
}
