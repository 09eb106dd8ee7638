import { Switch } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatDay } from '../form/date-format.ts';
import { describeChange } from '../form/describe-change.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { selectText } from '../form/select-text.ts';
import { isObject, type Json, type Operation, showJson } from '../store/operation.ts';
import { useDeskStore, useValue } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { DayPicker } from './DayPicker.tsx';
import { dayProblem, formatFullDay, LOCALES } from './format-full-day.ts';
import {
  type Day,
  isYearly,
  localToday,
  matchForm,
  matchLast,
  nextDay,
  readDay,
  readPeriod,
} from './read-day.ts';
import { TypedInput } from './typed-fields.tsx';

/** Days are strings throughout, so that no time zone can move them. One typed without a year is the next such day. */
function DateInput(props: FieldProps) {
  return <TypedDay {...props} needsYear from={localToday()} />;
}

interface TypedDayProps extends FieldProps {
  readonly needsYear: boolean;
  /** True if a whole period may be typed, which sets both of its ends. */
  readonly takesPeriod?: boolean;
  /** The earliest day that one typed without a year can mean; unless given, it is a day of every year. */
  readonly from?: Day | undefined;
  /** Called with the day chosen from the calendar, with its year. */
  readonly onChosen?: (day: Day) => void;
  readonly onFocus?: () => void;
}

function TypedDay(all: TypedDayProps) {
  const { node, value, needsYear, takesPeriod = false, from, onChange, onChosen, onFocus, ...props } = all;
  const words = useWords();
  const day = typeof value === 'string' ? value : '';
  return (
    <TypedInput
      {...props}
      onChange={onChange}
      text={day === '' ? showJson(value ?? '') : formatDay(day, words.locale)}
      read={(typed) => {
        if (typed.trim() === '')
          return node.isOptional ? { value: undefined } : { problem: dayProblem('none', needsYear, words) };
        const read = readDay(typed, LOCALES, needsYear && from === undefined);
        const withYear = (own: Day, start = from) => (start === undefined ? own : nextDay(own, start));
        if ('day' in read) {
          const own = withYear(read.day);
          return { value: own, reading: formatFullDay(own, words) };
        }
        const ends = takesPeriod ? readPeriod(typed, LOCALES) : undefined;
        if (!ends) return { problem: dayProblem(read.reason, needsYear, words) };
        const first = withYear(ends.from);
        const period = { from: first, to: withYear(ends.to, from && first) };
        return {
          value: period,
          reading: `${formatFullDay(period.from, words)} – ${formatFullDay(period.to, words)}`,
        };
      }}
      isRequired={!node.isOptional}
      inputProps={{
        onFocus: (event) => {
          selectText(event);
          onFocus?.();
        },
        rightSection: (
          <DayPicker
            label={words.fields.choose(props.label)}
            days={day === '' ? [] : [day]}
            onDay={(chosen) => {
              onChosen?.(chosen);
              onChange(isYearly(day) && day !== '' ? chosen.slice('YYYY-'.length) : chosen);
            }}
          />
        ),
      }}
    />
  );
}

/** The ends of a period, each with the other one. */
const ENDS: Readonly<Record<string, string>> = { from: 'to', to: 'from' };

function DayInput(props: FieldProps) {
  const { place, value, label } = props;
  const words = useWords();
  const store = useDeskStore();
  const other = ENDS[String(place.path.at(-1))];
  const otherPath = other === undefined ? undefined : [...place.path.slice(0, -1), other];
  // A day that is half typed must not move the other end for good.
  const atFocus = useRef<Json>(undefined);
  const change = (typed: Json | undefined, isTyping = false) => {
    const after = isObject(typed) ? typed.from : typed;
    const before = store.valueAt(place.file, place.path);
    const beforeOther = otherPath && store.valueAt(place.file, otherPath);
    const operations = [set(place, before, after)];
    if (otherPath && typeof beforeOther === 'string' && typeof after === 'string') {
      const typedOther = isObject(typed) ? typed.to : undefined;
      const ends =
        isTyping && isObject(atFocus.current) ? atFocus.current : { from: before, to: beforeOther };
      const matched =
        typedOther ??
        (other === 'from'
          ? matchForm(beforeOther, after, true)
          : matchLast({ from: showJson(ends.from ?? ''), to: showJson(ends.to ?? '') }, after));
      if (matched !== beforeOther) operations.push(set({ ...place, path: otherPath }, beforeOther, matched));
    }
    store.edit({
      operations,
      sentence: (first, documents) => describeChange(documents, place, first, after, words),
      ...(isTyping ? { mergeKey: JSON.stringify([place.file, place.path]) } : {}),
    });
  };
  const day = typeof value === 'string' ? value : '';
  const [chosen, setChosen] = useState('');
  // The year that the calendar showed, for a day that was chosen there.
  const inOneYear = (): Day => (chosen.endsWith(day) ? chosen : matchForm(day, localToday(), false));
  const first = useValue(place.file, [...place.path.slice(0, -1), 'from']);
  const isDated = day !== '' && !isYearly(day);
  const start = other === 'from' && typeof first === 'string' && !isYearly(first) ? first : localToday();
  return (
    <div>
      <TypedDay
        {...props}
        from={isDated ? start : undefined}
        // In a period the hint is shown by the period itself.
        hint={other === undefined ? props.hint : undefined}
        onChange={change}
        needsYear={false}
        takesPeriod={other === 'to'}
        onChosen={setChosen}
        onFocus={() => {
          atFocus.current = store.valueAt(place.file, place.path.slice(0, -1));
        }}
      />
      {other !== 'from' && day !== '' && (
        <Switch
          mt={4}
          size="sm"
          label={words.fields.everyYear}
          aria-label={`${label}: ${words.fields.everyYear}`}
          checked={isYearly(day)}
          onChange={({ currentTarget: { checked } }) =>
            change(checked ? day.slice(-'MM-DD'.length) : inOneYear())
          }
        />
      )}
    </div>
  );
}

function set(place: FieldProps['place'], before: Json | undefined, after: Json | undefined): Operation {
  return {
    kind: 'set',
    ...place,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

const summarize: Field['summarize'] = (value, _node, { words }) => formatDay(showJson(value), words.locale);

/** A day of one year. */
export const dateField: Field = {
  kind: 'date',
  matches: ({ meta }) => meta?.format === 'date',
  Input: DateInput,
  summarize,
};

/** A day of every year, or of one. */
export const dayField: Field = {
  kind: 'day',
  matches: ({ meta }) => meta?.format === 'day',
  Input: DayInput,
  summarize,
};
