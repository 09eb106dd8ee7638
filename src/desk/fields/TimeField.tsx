import { Group, Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import { clockTimeSchema, timeRangeSchema } from '../../../schema/clock.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { selectText } from '../form/select-text.ts';
import { useUnread } from '../form/use-unread.ts';
import { showJson } from '../store/operation.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { readTime, readTimeRange } from './read-time.ts';
import { textField } from './typed-fields.tsx';

interface ClockInputProps {
  readonly label: string;
  readonly value: string;
  readonly error?: boolean;
  readonly isDisabled?: boolean;
  /** @param time empty if it was removed */
  readonly onChange: (time: string) => void;
  /** Called with two times typed at once; without it only one is read. */
  readonly onRange?: (from: string, to: string) => void;
}

/** A time of day, read once it is complete or the field is left. An unreadable text stays there, with the reason. */
export function ClockInput({ label, value, error = false, isDisabled, onChange, onRange }: ClockInputProps) {
  const { fields } = useWords();
  const store = useDeskStore();
  const revision = useDesk((state) => state.revision);
  const [typing, setTyping] = useState<{ readonly text: string; readonly revision: number }>();
  const [isLeft, setLeft] = useState(false);
  // A text typed before does not cover a value that was undone meanwhile.
  const typed = typing?.revision === revision ? typing.text : undefined;
  const range = onRange && typed !== undefined ? readTimeRange(typed) : undefined;
  const isUnread =
    typed !== undefined && typed.trim() !== '' && readTime(typed) === undefined && range === undefined;
  useUnread(label, isUnread ? typed : undefined);
  const write = (time: string): void => {
    if (time !== value) onChange(time);
  };
  const finish = (): void => {
    setLeft(true);
    if (typed === undefined || isUnread) return;
    if (range) onRange?.(range.from, range.to);
    else write(readTime(typed) ?? '');
    setTyping(undefined);
    store.endStep();
  };
  return (
    <TextInput
      inputMode="text"
      autoComplete="off"
      aria-label={label}
      w={132}
      placeholder="00:00"
      disabled={isDisabled ?? false}
      error={isUnread && isLeft ? fields.noTime : error}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyping({ text: currentTarget.value, revision });
        if (!isUnread) setLeft(false);
        const time = readTime(currentTarget.value);
        if (time !== undefined && WRITTEN_OUT.test(currentTarget.value)) write(time);
      }}
      onFocus={selectText}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' || (key.toLowerCase() === 's' && (ctrlKey || metaKey))) finish();
      }}
      onBlur={finish}
    />
  );
}

/** Hours and minutes: nothing more is typed after them. */
const WRITTEN_OUT = /\D\d{2}$|^\d{4}$/;

const WHOLE = /^(\d\d:\d\d)(?:–(\d\d:\d\d))?$/;

function TimeInput(props: FieldProps) {
  const { node, value, label, hint, errors, onChange } = props;
  const { plan } = useWords();
  const text = typeof value === 'string' ? value : '';
  const [, begins = '', ends = ''] = WHOLE.exec(text) ?? [];
  // A value that is not a time is edited as text.
  if (text !== '' && begins === '') return <textField.Input {...props} />;
  const isRange = node.schema === timeRangeSchema;
  const write = (from: string, to: string): void =>
    onChange(from === '' ? undefined : to === '' ? from : `${from}–${to}`, true);
  return (
    <Input.Wrapper
      label={label}
      description={hint}
      withAsterisk={!node.isOptional}
      error={errors.join(' ') || undefined}
      labelElement="div"
    >
      <Group gap="xs" my={4}>
        <ClockInput
          label={isRange ? `${label}: ${plan.begins}` : label}
          value={begins}
          error={errors.length > 0}
          onChange={(time) => write(time, ends)}
          {...(isRange && { onRange: write })}
        />
        {isRange && (
          <>
            –
            <ClockInput
              label={`${label}: ${plan.ends}`}
              value={ends}
              error={errors.length > 0}
              isDisabled={begins === ''}
              onChange={(time) => write(begins, time)}
            />
          </>
        )}
      </Group>
    </Input.Wrapper>
  );
}

/** A time of day, or from one to another. */
export const timeField: Field = {
  kind: 'time',
  matches: ({ schema }) => schema === timeRangeSchema || schema === clockTimeSchema,
  Input: TimeInput,
  summarize: (value) => showJson(value),
};
