import type { Field, FieldProps } from '../form/field.ts';
import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import { showJson } from '../store/operation.ts';
import { languageName, useWords } from '../words/words.ts';
import { SearchMultiSelect } from './SearchMultiSelect.tsx';

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

const known = new Map<string, readonly { readonly value: string; readonly label: string }[]>();

/** Every language that has a code of two letters, by name; once, though some have an outdated code as well. */
export function knownLanguages(
  locale: string,
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const languages =
    known.get(locale) ??
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      .filter((code) => new Intl.Locale(code).maximize().language === code)
      .flatMap((value) => {
        const label = names.of(value);
        return label === undefined ? [] : [{ value, label }];
      })
      .toSorted((left, right) => left.label.localeCompare(right.label, locale));
  known.set(locale, languages);
  return languages;
}

function LanguagesInput({ node, value, label, hint, errors, onChange }: FieldProps) {
  const words = useWords();
  const chosen = [...new Set(Array.isArray(value) ? value.map(showJson) : [])];
  const languages = knownLanguages(words.locale);
  const others = chosen.filter((code) => !languages.some((language) => language.value === code));
  return (
    <SearchMultiSelect
      label={label}
      description={hint}
      withAsterisk={!node.isOptional}
      hidePickedOptions
      limit={60}
      data={[...languages, ...others.map((code) => ({ value: code, label: languageName(code, words) }))]}
      value={chosen}
      onChange={(codes) => onChange(codes.length === 0 && node.isOptional ? undefined : codes)}
      error={errors.join(' ') || undefined}
    />
  );
}

function isLanguages({ type, element }: SchemaNode): boolean {
  return type === 'array' && element !== undefined && readSchema(element).meta?.format === 'language';
}

/** Languages of people, chosen by their names. */
export const languagesField: Field = {
  kind: 'languages',
  matches: isLanguages,
  Input: LanguagesInput,
  summarize: (value, _node, { words }) =>
    (Array.isArray(value) ? value : [value]).map((code) => languageName(showJson(code), words)).join(', '),
};
