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
  const { icons, plan } = useWords();
  const store = useDeskStore();
  const edit = useEditAt(list);
  // The newest first, since it is likely to be used again.
  const activities = useEntries('activity').toReversed();
  const usual = useDeskJson(({ documents }) => mostUsedIcons(documents));
  const proposed = useDesk(({ documents }) => nextTime(documents, list)) ?? '';
  const [ownTime, setOwnTime] = useState<string>();
  const time = ownTime ?? proposed;
  const [typed, setTyped] = useState('');
  const [written, setWritten] = useState<string>();
  const [icon, setIcon] = useState<string>('MapPin');
  const [place, setPlace] = useState<KnownPlace>();
  const toStop = ({ name, latitude, longitude }: KnownPlace) => ({ latitude, longitude, name });
  const usualIcon = (activity: string) => findIcon(usual[activity] ?? '');
  const add = (text: string, ownIcon: string, name: string, texts: readonly Operation[] = []): void => {
    const { documents } = store.getState();
    const index = indexByTime(documents, list, time || undefined);
    edit(
      [
        ...texts,
        addItem(documents, list, { ...(time && { time }), icon: ownIcon, text }, index),
        ...(place ? [addItem(documents, { file: list.file, path: ['stops'] }, toStop(place))] : []),
      ],
      plan.written(name),
    );
    setOwnTime(undefined);
    onAdded(index);
  };
  return (
    <>
      <Input.Wrapper label={plan.newStop} labelElement="div">
        <Group gap="xs" wrap="nowrap">
          <ClockInput
            label={plan.newTime}
            value={time}
            onChange={setOwnTime}
            onRange={(from, to) => setOwnTime(`${from}–${to}`)}
          />
          <SearchSelect
            aria-label={plan.addActivity}
            placeholder={plan.addActivity}
            limit={60}
            data={[
              ...activities.map(({ id, name }) => ({ value: id, label: name })),
              { value: NEW_CHOICE, label: plan.writeNew },
            ]}
            renderOption={({ option }) => (
              <Group gap="xs" wrap="nowrap">
                <span style={{ flexShrink: 0 }}>
                  {option.value !== NEW_CHOICE && <NamedIcon name={usualIcon(option.value)} />}
                </span>
                {option.label}
              </Group>
            )}
            onSearchChange={setTyped}
            value={null}
            flex={1}
            onChange={(id) => {
              if (id === NEW_CHOICE) setWritten(typed.trim());
              else if (id !== null)
                add(id, usualIcon(id), activities.find((activity) => activity.id === id)?.name ?? id);
            }}
          />
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
        <Select
          label={plan.icon}
          searchable
          allowDeselect={false}
          data={ICONS.map((value) => ({ value, label: icons[value] ?? value }))}
          value={icon}
          onChange={(chosen) => chosen !== null && setIcon(chosen)}
          leftSection={<NamedIcon name={findIcon(icon)} />}
          renderOption={({ option }) => (
            <Group gap="xs">
              <NamedIcon name={findIcon(option.value)} />
              {option.label}
            </Group>
          )}
        />
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
