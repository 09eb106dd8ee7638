import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayIn } from '../../pricing/dates.ts';
import type { CalendarDate } from '../../pricing/model.ts';
import type { Names } from '../entries/NameFields.tsx';
import { AddEntry } from '../fields/AddEntry.tsx';
import { useEditAt } from '../form/use-edit-at.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { useDeskJson, useDeskStore, useValue } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { addPeriod, PERIOD_KINDS, type PeriodList, periodIds } from './edit-calendar.ts';

const FILE = 'calendar.json';
const ZONE = ['zone'];
/** The field of a new period that has the focus: the first that is to be filled in. */
const FIRST_FIELD: Readonly<Record<PeriodList, string>> = {
  seasons: 'dates.0.from',
  closed: 'dates.0.from',
  offers: 'percent',
};

/** Today in the operator's time zone. */
export function useToday(): CalendarDate {
  const zone = useValue(FILE, ZONE);
  const [now] = useState(() => Date.now());
  return todayIn(typeof zone === 'string' ? zone : 'UTC', now);
}

interface AddPeriodProps {
  readonly list: PeriodList;
  /** Its first day; today unless given. */
  readonly day?: CalendarDate;
}

/** Adds a season, a closed period or an offer that begins on a day, and opens it. */
export function AddPeriod({ list, day }: AddPeriodProps) {
  const { calendar, nouns } = useWords();
  const store = useDeskStore();
  const navigate = useNavigate();
  const today = useToday();
  const edit = useEditAt({ file: FILE, path: [] });
  const taken = useDeskJson(({ documents }) => [...periodIds(documents, list)]);
  const add = (id: string, _name: string, names: Names) => {
    const { operations, index } = addPeriod(store.getState().documents, list, day ?? today, { id, names });
    edit(operations, calendar.add[list]);
    void navigate(fieldAddress(FILE, `${list}.${index}.${FIRST_FIELD[list]}`));
  };
  return <AddEntry noun={nouns[list] ?? list} taken={taken} fallback={PERIOD_KINDS[list]} onAdd={add} />;
}
