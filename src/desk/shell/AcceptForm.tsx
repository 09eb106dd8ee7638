import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { findSchema } from '../../../schema/file-roles.ts';
import { addDays } from '../../pricing/dates.ts';
import { DayPicker } from '../fields/DayPicker.tsx';
import { dayProblem, formatFullDay, LOCALES } from '../fields/format-full-day.ts';
import { localToday, readDay } from '../fields/read-day.ts';
import { formatDay } from '../form/date-format.ts';
import { describePlace } from '../form/describe-place.ts';
import { readSchema } from '../form/schema-node.ts';
import type { DeskFinding } from '../store/api.ts';
import type { DeskDocument } from '../store/documents.ts';
import { type Json, type Operation, splitPath, valueAt } from '../store/operation.ts';
import { useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { focusInvalid } from './focus.ts';

/** Days for which a warning is hidden by default. */
const USUAL_DAYS = 180;

interface AcceptFormProps {
  readonly finding: DeskFinding;
  readonly onDone: () => void;
}

/** Asks why a warning does not apply, and until when it is hidden. */
export function AcceptForm({ finding, onDone }: AcceptFormProps) {
  const words = useWords();
  const { shell, fields, locale } = words;
  const store = useDeskStore();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState(() => formatDay(addDays(localToday(), USUAL_DAYS), locale));
  const read = readDay(typed, LOCALES, true);
  const until = 'day' in read && read.day >= localToday() ? read.day : undefined;
  const problem = 'day' in read ? shell.acceptPast : dayProblem(read.reason, true, words);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (until === undefined) {
          focusInvalid(event.currentTarget);
          return;
        }
        const { documents } = store.getState();
        const place = { file: finding.file, path: splitPath(finding.path) };
        store.edit({
          operations: [acceptWarning(documents, finding, reason.trim(), until)],
          sentence: shell.accepted(describePlace(documents, place, words), reason.trim()),
        });
        onDone();
      }}
    >
      <Stack gap="xs" pt="xs">
        <TextInput
          label={shell.acceptReason}
          required
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value.trimStart())}
        />
        <TextInput
          label={shell.acceptUntil}
          required
          value={typed}
          description={until && formatFullDay(until, words)}
          error={until === undefined && problem}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          rightSection={
            <DayPicker
              label={fields.choose(shell.acceptUntil)}
              days={until === undefined ? [] : [until]}
              onDay={(day) => setTyped(formatDay(day, locale))}
            />
          }
        />
        <Group gap="xs">
          <Button type="submit" size="compact-md">
            {shell.acceptNow}
          </Button>
          <Button variant="default" size="compact-md" onClick={onDone}>
            {shell.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const LIST = ['acknowledged'];

/** Acknowledges a warning in its own file, or in `site.json` if that file cannot. */
function acceptWarning(
  documents: ReadonlyMap<string, DeskDocument>,
  { file, path, code }: DeskFinding,
  reason: string,
  until: string,
): Operation {
  const schema = findSchema(file);
  const isOwn = Boolean(schema && readSchema(schema).shape?.acknowledged) && !file.startsWith('texts/');
  const holder = isOwn ? file : 'site.json';
  const note: Json = {
    ...(path === '' ? {} : { path }),
    ...(isOwn ? {} : { file }),
    code,
    reason,
    until,
  };
  const list = valueAt(documents.get(holder)?.value, LIST);
  if (!Array.isArray(list)) return { kind: 'set', file: holder, path: LIST, after: [note] };
  return { kind: 'insert', file: holder, path: LIST, index: list.length, length: list.length, value: note };
}
