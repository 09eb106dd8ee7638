import { TextInput } from '@mantine/core';
import { useWords } from '../words/words.ts';

interface IdInputProps {
  readonly label: string;
  readonly isRequired?: boolean;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The short name of an entry, or the code of a language. */
export function IdInput({ label, isRequired = false, value, onChange }: IdInputProps) {
  const { entries } = useWords();
  return (
    <TextInput
      label={label}
      required={isRequired}
      placeholder={isRequired ? undefined : entries.fromName}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
    />
  );
}
