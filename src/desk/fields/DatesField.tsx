import { Button, Group, Pill, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { formatDay } from '../form/date-format.ts';
import { FieldHead } from '../form/FieldHead.tsx';
import type { Field, FieldProps } from '../form/field.ts';
import { readSchema } from '../form/schema-node.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { DayPicker } from './DayPicker.tsx';
import { dayProblem, formatFullDay, LOCALES } from './format-full-day.ts';
import { type Day, readDays } from './read-day.ts';

/** Days can be typed, one or several at once, or chosen, and removed one by one. */
function DatesInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const words = useWords();
  const { fields, locale } = words;
  const days = Array.isArray(value) ? value.map(showJson) : [];
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = typed.trim() === '' ? undefined : readDays(typed, LOCALES);
  const problem = read && 'wrong' in read ? read : undefined;
  const write = (next: readonly Day[]) =>
    onChange(next.length === 0 && node.isOptional ? undefined : [...new Set(next)].toSorted());
  const add = () => {
    if (!read || 'wrong' in read) return;
    write([...days, ...read.days]);
    setTyped('');
  };
  return (
    <Stack gap="xs" role="group" aria-label={label}>
      <FieldHead label={label} hint={hint} errors={errors} />
      {days.length > 0 && (
        <Pill.Group>
          {days.map((day) => (
            <Pill
              key={day}
              size="md"
              withRemoveButton
              removeButtonProps={{
                'aria-label': fields.remove(formatDay(day, locale)),
                'aria-hidden': false,
              }}
              onRemove={() => write(days.filter((other) => other !== day))}
            >
              {formatDay(day, locale)}
            </Pill>
          ))}
        </Pill.Group>
      )}
      <Group align="start" gap="xs" wrap="nowrap">
        <TextInput
          flex={1}
          maw={420}
          aria-label={fields.typeDays}
          placeholder={fields.typeDays}
          ref={input}
          value={typed}
          error={
            problem
              ? `${problem.wrong}: ${dayProblem(problem.reason, true, words)}`
              : isMissing && fields.whichDays(formatDay('2026-12-24', locale))
          }
          description={
            read && 'days' in read ? read.days.map((day) => formatFullDay(day, words)).join(' · ') : undefined
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setMissing(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          onBlur={add}
          rightSection={
            <DayPicker
              label={fields.choose(label)}
              days={days}
              onDay={(day) =>
                write(days.includes(day) ? days.filter((other) => other !== day) : [...days, day])
              }
            />
          }
        />
        <Button
          variant="default"
          // The text field keeps the focus, since leaving it adds its days already.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setMissing(!read);
            add();
            input.current?.focus();
          }}
        >
          {fields.addDays}
        </Button>
      </Group>
    </Stack>
  );
}

/** A list of days, each of one year. */
export const datesField: Field = {
  kind: 'dates',
  matches: ({ type, element }) =>
    type === 'array' && element !== undefined && readSchema(element).meta?.format === 'date',
  Input: DatesInput,
  summarize: (value, _node, { words }) =>
    (Array.isArray(value) ? value : [value]).map((day) => formatDay(showJson(day), words.locale)).join(', '),
};
