import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayIn } from '../../pricing/dates.ts';
import type { CalendarDate } from '../../pricing/model.ts';
import { useEditAt } from '../form/use-edit-at.ts';
import { fieldAddress } from '../shell/field-address.ts';
import { useDeskStore, useValue } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { addPeriod, type PeriodList } from './edit-calendar.ts';

const FILE = 'calendar.json';
const ZONE = ['zone'];

/** Today where the tours are. */
export function useToday(): CalendarDate {
  const zone = useValue(FILE, ZONE);
  const [now] = useState(() => Date.now());
  return todayIn(typeof zone === 'string' ? zone : 'UTC', now);
}

/** Adds a season, a closed period or an offer that begins on a day, today unless given, and leads to its form. */
export function useAddPeriod(): (list: PeriodList, day?: CalendarDate) => void {
  const { calendar } = useWords();
  const store = useDeskStore();
  const navigate = useNavigate();
  const today = useToday();
  const edit = useEditAt({ file: FILE, path: [] });
  return (list, day = today) => {
    const { operation, index } = addPeriod(store.getState().documents, list, day);
    edit([operation], calendar.add[list]);
    void navigate(fieldAddress(FILE, `${list}.${index}`));
  };
}
