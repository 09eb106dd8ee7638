import { Group, Input, Select } from '@mantine/core';
import { useState } from 'react';
import { findIcon, ICON_SHAPES } from '../../../schema/icon-shapes.ts';
import { NamedIcon } from '../../ui/icons/Icon.tsx';
import { NewTextDialog } from '../entries/NewTextDialog.tsx';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import { ClockInput } from '../fields/TimeField.tsx';
import { useEntries } from '../fields/use-entries.ts';
import type { Place } from '../form/field.ts';
import { NEW_CHOICE } from '../form/new-choice.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import type { Documents } from '../store/documents.ts';
import type { Operation } from '../store/operation.ts';
import { useDesk, useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { PlaceSelect } from './AddRoutePlace.tsx';
import { addItem, indexByTime, type KnownPlace, mostUsedIcons, nextTime } from './plan.ts';

const ICONS = Object.keys(ICON_SHAPES);

interface AddActivityProps extends Place {
  /** Called with the index of the new stop. */
  readonly onAdded: (index: number) => void;
}

/** Adds a stop to a day, ordered by time: a known activity with its usual icon, or a new one. */
export function AddActivity({ onAdded, ...list }: AddActivityProps) {
  const { plan } = useWords();
  const store = useDeskStore();
  const edit = useEditAt(list);
  const proposed = useDesk(({ documents }) => nextTime(documents, list)) ?? '';
  const [ownTime, setOwnTime] = useState<string>();
  const time = ownTime ?? proposed;
  // The text of a new activity while it is written.
  const [written, setWritten] = useState<string>();
  const [icon, setIcon] = useState('MapPin');
  const [place, setPlace] = useState<KnownPlace>();
  const add = (text: string, ownIcon: string, name: string, before: readonly Operation[] = []): void => {
    const { documents } = store.getState();
    const index = indexByTime(documents, list, time || undefined);
    const stop = { ...(time && { time }), icon: ownIcon, text };
    const onRoute = place ? [addToRoute(documents, list.file, place)] : [];
    edit([...before, addItem(documents, list, stop, index), ...onRoute], plan.written(name));
    setOwnTime(undefined);
    onAdded(index);
  };
  return (
    <>
      <Input.Wrapper label={plan.newStop} labelElement="div">
        <Group gap="xs">
          <ClockInput
            label={plan.newTime}
            value={time}
            onChange={setOwnTime}
            onRange={(from, to) => setOwnTime(`${from}–${to}`)}
          />
          <ActivitySelect onChoose={add} onNew={setWritten} />
        </Group>
      </Input.Wrapper>
      <NewTextDialog
        kind="activity"
        title={plan.newText}
        name={written ?? ''}
        isOpen={written !== undefined}
        onClose={() => setWritten(undefined)}
        onMade={(id, operations, name) => {
          setWritten(undefined);
          add(id, icon, name, operations);
          setPlace(undefined);
        }}
      >
        <IconSelect value={icon} onChange={setIcon} />
        <PlaceSelect
          label={plan.place}
          hint={plan.placeHint}
          value={place?.name ?? null}
          onChange={setPlace}
        />
      </NewTextDialog>
    </>
  );
}

function addToRoute(documents: Documents, file: string, place: KnownPlace): Operation {
  const { latitude, longitude, name } = place;
  return addItem(documents, { file, path: ['stops'] }, { latitude, longitude, name });
}

interface ActivitySelectProps {
  readonly onChoose: (id: string, icon: string, name: string) => void;
  /** Called with what was typed. */
  readonly onNew: (typed: string) => void;
}

/** The known activities with their usual icons, and the writing of a new one. */
function ActivitySelect({ onChoose, onNew }: ActivitySelectProps) {
  const { plan } = useWords();
  // The newest first, since it is likely to be used again.
  const activities = useEntries('activity').toReversed();
  const icons = useDeskJson(({ documents }) => mostUsedIcons(documents));
  const [typed, setTyped] = useState('');
  const findUsual = (id: string) => findIcon(icons[id] ?? '');
  return (
    <SearchSelect
      aria-label={plan.addActivity}
      placeholder={plan.addActivity}
      limit={60}
      data={[
        ...activities.map(({ id, name }) => ({ value: id, label: name })),
        { value: NEW_CHOICE, label: plan.writeNew },
      ]}
      renderOption={({ option: { value, label } }) => (
        <Group gap="xs" wrap="nowrap">
          <span style={{ flexShrink: 0 }}>
            {value !== NEW_CHOICE && <NamedIcon name={findUsual(value)} />}
          </span>
          {label}
        </Group>
      )}
      onSearchChange={setTyped}
      value={null}
      // On phones it has a line of its own.
      flex="1 1 14rem"
      onChange={(id) => {
        if (id === NEW_CHOICE) onNew(typed.trim());
        else if (id !== null)
          onChoose(id, findUsual(id), activities.find((one) => one.id === id)?.name ?? id);
      }}
    />
  );
}

interface IconSelectProps {
  readonly value: string;
  readonly onChange: (icon: string) => void;
}

function IconSelect({ value, onChange }: IconSelectProps) {
  const { icons, plan } = useWords();
  return (
    <Select
      label={plan.icon}
      searchable
      allowDeselect={false}
      data={ICONS.map((icon) => ({ value: icon, label: icons[icon] ?? icon }))}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      leftSection={<NamedIcon name={findIcon(value)} />}
      renderOption={({ option }) => (
        <Group gap="xs">
          <NamedIcon name={findIcon(option.value)} />
          {option.label}
        </Group>
      )}
    />
  );
}
