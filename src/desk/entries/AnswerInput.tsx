import { Select, Switch, TextInput } from '@mantine/core';
import { withoutForbidden } from '../../../schema/characters.ts';
import type { EntryKind } from '../../../schema/collections.ts';
import { SearchMultiSelect } from '../fields/SearchMultiSelect.tsx';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import { withThumbnails } from '../pictures/Thumbnail.tsx';
import { nameEntry } from '../store/entries.ts';
import type { EntryQuestion } from '../store/plan-api.ts';
import { useDesk } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';

/** The kinds of the entries that the answers to some questions choose. */
const CHOSEN: Readonly<Record<string, EntryKind>> = {
  category: 'category',
  categories: 'category',
  days: 'day',
  destinations: 'destination',
  image: 'image',
  packages: 'package',
  region: 'region',
  regions: 'region',
  sections: 'section',
};

interface AnswerInputProps {
  /** The kind of the new entry. */
  readonly entry: EntryKind;
  readonly question: EntryQuestion;
  readonly answer: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: string) => void;
}

/** The answer to a question about a new entry. */
export function AnswerInput({ entry, question, answer, error, onChange }: AnswerInputProps) {
  const { text, choices, isList, isNeeded, fallback } = question;
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const isOfPlace = entry === 'destination' && question.option === 'category';
  const kind = isOfPlace ? 'destinationCategory' : CHOSEN[question.option];
  const label = question.option === 'length' ? words.entries.length : text;
  const props = { label, error, withAsterisk: isNeeded };
  const Field = question.option.startsWith('answer') ? GrowingTextarea : TextInput;
  if (!choices)
    return (
      <Field
        {...props}
        placeholder={fallback}
        value={answer ?? ''}
        onChange={({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
          onChange(withoutForbidden(currentTarget.value, Field === TextInput))
        }
      />
    );
  if (choices.join() === 'yes,no')
    return (
      <Switch
        label={label}
        error={error}
        checked={(answer ?? fallback) === 'yes'}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? 'yes' : 'no')}
      />
    );
  const data = choices.map((value) => ({
    value,
    label: kind ? nameEntry(documents, kind, value, words) : (words.choices[value] ?? value),
  }));
  if (isList)
    return (
      <SearchMultiSelect
        {...props}
        data={data}
        value={(answer ?? fallback ?? '').split(/\s*,\s*/).filter((part) => part !== '')}
        onChange={(chosen) => onChange(chosen.join(', '))}
      />
    );
  return (
    <Select
      {...props}
      {...(kind === 'image' && withThumbnails(answer ?? fallback))}
      data={data}
      searchable
      value={answer ?? fallback ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
