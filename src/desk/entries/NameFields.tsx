import { TextInput } from '@mantine/core';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import { useDirection } from '../form/TextRow.tsx';
import { fallbackLanguage } from '../store/entries.ts';
import { useDesk, useSiteLanguages } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

/** Texts by languages. */
export type Names = Readonly<Record<string, string>>;

interface NameFieldsProps {
  readonly names: Names;
  readonly onChange: (names: Names) => void;
  /** Without it the languages are the labels. */
  readonly label?: (language: string) => string;
  /** The language that texts are translated from, or the others; without it all of them, that one first. */
  readonly of?: 'first' | 'others';
  /** They may be sentences. */
  readonly isLong?: boolean;
}

/** Fields for the name of a new entry, required in the language that texts are translated from. */
export function NameFields({
  names,
  onChange,
  label = (language) => language,
  of,
  isLong = false,
}: NameFieldsProps) {
  const words = useWords();
  const first = useDesk(({ documents }) => fallbackLanguage(documents));
  const languages = useSiteLanguages();
  const others = languages.filter((code) => code !== first);
  const shown = of === 'others' ? others : of === 'first' ? [first] : [first, ...others];
  return shown.map((code) => (
    <NameField
      key={code}
      code={code}
      label={label(languageName(code, words))}
      isNeeded={code === first}
      isLong={isLong}
      value={names[code] ?? ''}
      onChange={(name) => onChange({ ...names, [code]: name })}
    />
  ));
}

interface NameFieldProps {
  readonly code: string;
  readonly label: string;
  readonly isNeeded: boolean;
  readonly isLong: boolean;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function NameField({ code, label, isNeeded, isLong, value, onChange }: NameFieldProps) {
  const Field = isLong ? GrowingTextarea : TextInput;
  return (
    <Field
      label={label}
      lang={code}
      dir={useDirection(code)}
      required={isNeeded}
      value={value}
      onChange={({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        onChange(currentTarget.value)
      }
      {...(isNeeded && { 'data-autofocus': true })}
    />
  );
}
