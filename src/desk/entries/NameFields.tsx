import { TextInput } from '@mantine/core';
import { withoutForbidden } from '../../../schema/characters.ts';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import { useDirection } from '../form/TextRow.tsx';
import { fallbackLanguage, shownLanguage } from '../store/entries.ts';
import { useDesk, useDeskJson, useSiteLanguages } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

/** Texts by languages. */
export type Names = Readonly<Record<string, string>>;

interface NameFieldsProps {
  readonly names: Names;
  readonly onChange: (names: Names) => void;
  /** Without it the languages are the labels. */
  readonly label?: (language: string) => string;
  /** The languages that are asked for at once, or the others; without it all of them, those first. */
  readonly of?: 'first' | 'others';
  /** They may be sentences. */
  readonly isLong?: boolean;
  /** False if visitors see no name. */
  readonly isNeeded?: boolean;
  /** Of the first field. */
  readonly hint?: string;
}

/** The languages in which a name is asked for at once: the desk's, and the one that texts are translated from. */
export function useFirstLanguages(): readonly string[] {
  const { code } = useWords();
  return useDeskJson(({ documents }) => [
    ...new Set([shownLanguage(documents, code), fallbackLanguage(documents)]),
  ]);
}

/** Fields for the name of a new entry, required in the language that texts are translated from. */
export function NameFields({
  names,
  onChange,
  label = (language) => language,
  of,
  isLong = false,
  isNeeded = true,
  hint,
}: NameFieldsProps) {
  const words = useWords();
  const first = useFirstLanguages();
  const needed = useDesk(({ documents }) => fallbackLanguage(documents));
  const others = useSiteLanguages().filter((code) => !first.includes(code));
  const shown = of === 'others' ? others : of === 'first' ? first : [...first, ...others];
  return shown.map((code) => (
    <NameField
      key={code}
      code={code}
      label={label(languageName(code, words))}
      isNeeded={isNeeded && code === needed}
      isFirst={code === first[0]}
      hint={code === first[0] ? hint : undefined}
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
  readonly isFirst: boolean;
  readonly hint: string | undefined;
  readonly isLong: boolean;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function NameField({ code, label, isNeeded, isFirst, hint, isLong, value, onChange }: NameFieldProps) {
  const Field = isLong ? GrowingTextarea : TextInput;
  return (
    <Field
      label={label}
      description={hint}
      lang={code}
      dir={useDirection(code)}
      required={isNeeded}
      value={value}
      onChange={({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
        onChange(withoutForbidden(currentTarget.value, !isLong).trimStart())
      }
      {...(isFirst && { 'data-autofocus': true })}
    />
  );
}
