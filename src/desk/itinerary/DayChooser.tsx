import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { NewEntryDialog } from '../entries/NewEntryDialog.tsx';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { useEntries } from '../fields/use-entries.ts';
import { NEW_CHOICE } from '../form/new-choice.ts';
import { EntryPicture } from '../screens/EntryPicture.tsx';
import type { FileChange } from '../store/api.ts';
import { entryName, fileId } from '../store/entries.ts';
import { valueAt } from '../store/operation.ts';
import { useDesk } from '../store/use-desk.ts';
import { isolate } from '../words/isolate.ts';
import { useWords } from '../words/words.ts';

interface DayChooserProps {
  readonly label: string;
  /** Days that cannot be chosen. */
  readonly except?: readonly string[];
  /** @param files of a new day */
  readonly onChoose: (day: string, name: string, files: readonly FileChange[]) => void;
}

/** Chooses a day by its name, with its picture and places, or writes a new one. */
export function DayChooser({ label, except = [], onChoose }: DayChooserProps) {
  const { plan } = useWords();
  const days = useEntries('day');
  const [typed, setTyped] = useState('');
  const [written, setWritten] = useState<string>();
  return (
    <>
      <SearchSelect
        aria-label={label}
        placeholder={label}
        data={[
          ...days
            .filter(({ id }) => !except.includes(id))
            .map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW_CHOICE, label: plan.newDay },
        ]}
        w={360}
        maw="100%"
        renderOption={({ option }) =>
          option.value === NEW_CHOICE ? <Text fw={500}>{option.label}</Text> : <DayLine day={option.value} />
        }
        maxDropdownHeight={360}
        onSearchChange={setTyped}
        value={null}
        onChange={(day) => {
          if (day === NEW_CHOICE) setWritten(typed.trim());
          else if (day !== null) onChoose(day, days.find(({ id }) => id === day)?.name ?? day, []);
        }}
      />
      <NewEntryDialog
        kind="day"
        name={written ?? ''}
        isOpen={written !== undefined}
        onClose={() => setWritten(undefined)}
        onMade={({ files, opens }, name) => {
          setWritten(undefined);
          if (opens !== undefined) onChoose(fileId(opens), name, files);
        }}
      />
    </>
  );
}

/** A day with its picture and places. */
function DayLine({ day }: { readonly day: string }) {
  const { code } = useWords();
  const file = `days/${day}.json`;
  const name = useDesk(({ documents }) => entryName(documents, 'day', day, code) ?? day);
  const places = useDesk(({ documents }) => {
    const value = documents.get(file)?.value;
    const listed = valueAt(value, ['destinations']);
    const ids = (Array.isArray(listed) ? listed : []).filter((id) => typeof id === 'string');
    return ids.map((id) => isolate(entryName(documents, 'destination', id, code) ?? id)).join(', ');
  });
  return (
    <Group wrap="nowrap" gap="xs">
      <EntryPicture file={file} width={48} />
      <div>
        <bdi>{name}</bdi>
        {places !== '' && (
          <Text size="xs" c="dimmed">
            {places}
          </Text>
        )}
      </div>
    </Group>
  );
}
