import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readPoint } from '../../../schema/point.ts';
import { NewTextDialog } from '../entries/NewTextDialog.tsx';
import { SearchSelect } from '../fields/SearchSelect.tsx';
import type { Place } from '../form/field.ts';
import { NEW_CHOICE } from '../form/new-choice.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { entryName } from '../store/entries.ts';
import type { Operation } from '../store/operation.ts';
import { useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { addItem, type KnownPlace, knownPlaces } from './plan.ts';

interface PlaceSelectProps {
  readonly label: string;
  readonly hint?: string;
  /** The name's id of the place that is chosen; null where none is. */
  readonly value: string | null;
  readonly onChange: (place: KnownPlace | undefined) => void;
  /** Offers to write a new place. */
  readonly onNew?: () => void;
}

/** One of the places that the routes of all days have. */
export function PlaceSelect({ label, hint, value, onChange, onNew }: PlaceSelectProps) {
  const { code, plan } = useWords();
  const places = useDeskJson(({ documents }) =>
    knownPlaces(documents).map((place) => ({
      ...place,
      label: entryName(documents, 'stop', place.name, code) ?? place.name,
    })),
  );
  return (
    <SearchSelect
      label={hint === undefined ? undefined : label}
      aria-label={label}
      placeholder={hint === undefined ? label : undefined}
      description={hint}
      clearable={value !== null}
      data={[
        ...places.map((place) => ({ value: place.name, label: place.label })),
        ...(onNew ? [{ value: NEW_CHOICE, label: plan.newPlace }] : []),
      ]}
      value={value}
      onChange={(chosen) => {
        if (chosen === NEW_CHOICE) onNew?.();
        else onChange(places.find(({ name }) => name === chosen));
      }}
    />
  );
}

/** Adds a place to the route of a day: one of another day, or a new one. */
export function AddRoutePlace(list: Place) {
  const { code, plan } = useWords();
  const store = useDeskStore();
  const edit = useEditAt(list);
  const [isWriting, setWriting] = useState(false);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = (place: KnownPlace, name: string, texts: readonly Operation[]): void => {
    const { latitude, longitude } = place;
    const item = { latitude, longitude, name: place.name };
    edit([...texts, addItem(store.getState().documents, list, item)], plan.written(name));
  };
  return (
    <>
      <PlaceSelect
        label={plan.addPlace}
        value={null}
        onChange={(place) => {
          if (!place) return;
          add(place, entryName(store.getState().documents, 'stop', place.name, code) ?? place.name, []);
        }}
        onNew={() => setWriting(true)}
      />
      <NewTextDialog
        kind="stop"
        title={plan.newPlace}
        name=""
        isOpen={isWriting}
        onClose={() => setWriting(false)}
        onMade={(id, operations, name) => {
          const point = readPoint(typed);
          setProblem(point ? undefined : plan.noPoint);
          if (!point) return;
          setWriting(false);
          setTyped('');
          add({ name: id, ...point }, name, operations);
        }}
      >
        <TextInput
          label={plan.point}
          required
          value={typed}
          error={problem}
          placeholder="-8.58, 116.1"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </NewTextDialog>
    </>
  );
}
