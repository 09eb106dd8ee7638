import { Group, Input, Select, Switch, TextInput } from '@mantine/core';
import { dateFormat, formatDay } from '../form/date-format.ts';
import type { Field, FieldProps } from '../form/field.ts';
import { showJson } from '../store/operation.ts';
import { useWords } from '../words/words.ts';

/** Days are texts throughout: no time zone can move them. */
function DateInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  return (
    <TextInput
      type="date"
      label={label}
      description={hint}
      withAsterisk={!node.isOptional}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : currentTarget.value, true)
      }
      error={errors.join(' ') || undefined}
    />
  );
}

const YEARLY = /^(\d{2})-(\d{2})$/;

function DayInput(props: FieldProps) {
  const { node, value, label, hint, errors, onChange } = props;
  const { fields, locale } = useWords();
  const [, month = '', day = ''] = YEARLY.exec(typeof value === 'string' ? value : '') ?? [];
  const isYearly = month !== '' || value === undefined;
  const change = (changed: { readonly month?: string; readonly day?: string }) => {
    const next = { month: month || '01', day: day || '01', ...changed };
    onChange(`${next.month}-${next.day}`);
  };
  return (
    <Input.Wrapper
      label={label}
      description={hint}
      withAsterisk={!node.isOptional}
      error={errors.join(' ') || undefined}
      labelElement="div"
    >
      <Group gap="xs" wrap="wrap">
        {isYearly ? (
          <>
            <Select
              aria-label={`${label}: ${fields.day}`}
              w={76}
              data={Array.from({ length: 31 }, (_, index) => String(index + 1).padStart(2, '0'))}
              value={day || null}
              onChange={(chosen) => chosen && change({ day: chosen })}
            />
            <Select
              aria-label={`${label}: ${fields.month}`}
              w={150}
              data={Array.from({ length: 12 }, (_, index) => ({
                value: String(index + 1).padStart(2, '0'),
                label: dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
                  Date.UTC(2028, index, 1),
                ),
              }))}
              value={month || null}
              onChange={(chosen) => chosen && change({ month: chosen })}
            />
          </>
        ) : (
          <TextInput
            type="date"
            aria-label={label}
            value={typeof value === 'string' ? value : ''}
            onChange={({ currentTarget }) => currentTarget.value && onChange(currentTarget.value, true)}
          />
        )}
        <Switch
          label={fields.everyYear}
          checked={isYearly}
          onChange={({ currentTarget: { checked } }) => {
            const text = typeof value === 'string' ? value : '';
            if (checked) onChange(text.slice(5) || '01-01');
            else onChange(`${new Date().getFullYear()}-${month || '01'}-${day || '01'}`);
          }}
        />
      </Group>
    </Input.Wrapper>
  );
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
