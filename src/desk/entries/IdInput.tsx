import { TextInput } from '@mantine/core';
import { makeId } from '../store/list-entries.ts';
import { useWords } from '../words/words.ts';

interface IdInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The short name of an entry in addresses; what is typed otherwise, such as with spaces, becomes one. */
export function IdInput({ label, value, onChange }: IdInputProps) {
  const { entries } = useWords();
  return (
    <TextInput
      label={label}
      placeholder={entries.fromName}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={() => onChange(makeId(value))}
    />
  );
}
