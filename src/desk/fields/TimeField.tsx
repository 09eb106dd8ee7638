import { Group, Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import { clockTimeSchema, timeRangeSchema } from '../../../schema/clock.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';
import { textField } from './typed-fields.tsx';

interface ClockInputProps {
  readonly label: string;
  readonly value: string;
  readonly error: boolean;
  /** @param time empty where it was removed */
  readonly onChange: (time: string) => void;
}

/** A time of day. While one types, the browser has none: it is removed only once the field is left. */
function ClockInput({ label, value, error, onChange }: ClockInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      type="time"
      aria-label={label}
      w={132}
      error={error}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (currentTarget.value !== '') onChange(currentTarget.value);
      }}
      onBlur={() => {
        if (typed === '' && value !== '') onChange('');
        setTyped(undefined);
      }}
    />
  );
}

const WHOLE = /^(\d\d:\d\d)(?:–(\d\d:\d\d))?$/;

function TimeInput(props: FieldProps) {
  const { node, value, label, hint, errors, onChange } = props;
  const { plan } = useWords();
  const text = typeof value === 'string' ? value : '';
  const [, begins = '', ends = ''] = WHOLE.exec(text) ?? [];
  // A time that is written otherwise stays as it is until it is written like this.
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
      <Group gap="xs">
        <ClockInput
          label={isRange ? `${label}: ${plan.begins}` : label}
          value={begins}
          error={errors.length > 0}
          onChange={(time) => write(time, ends)}
        />
        {isRange && (
          <>
            –
            <ClockInput
              label={`${label}: ${plan.ends}`}
              value={ends}
              error={errors.length > 0}
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
