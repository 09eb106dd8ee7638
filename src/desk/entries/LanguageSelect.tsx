import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { siteLanguages } from '../store/entries.ts';
import { useDeskJson } from '../store/use-desk.ts';
import { deskLanguages, useWords } from '../words/words.ts';
import { findLanguages, matchesLanguage } from './known-languages.ts';

interface LanguageSelectProps {
  /** The code of the language; empty while none is chosen. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** A language that the site does not have yet, found by any of its names or its code. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const { entries, locale } = useWords();
  const own = useDeskJson(({ documents }) => [...siteLanguages(documents)]);
  const [typed, setTyped] = useState('');
  const languages = useMemo(
    () => findLanguages([locale, ...Object.values(deskLanguages).map((words) => words.locale)], typed),
    [locale, typed],
  );
  return (
    <Select
      label={entries.language}
      required
      searchable
      limit={60}
      data-autofocus
      data={languages
        .filter(({ code }) => !own.includes(code))
        .map(({ code, label }) => ({ value: code, label }))}
      filter={({ search }) =>
        languages
          .filter((language) => !own.includes(language.code) && matchesLanguage(language, search))
          .map(({ code, label }) => ({ value: code, label }))
      }
      onSearchChange={setTyped}
      value={value || null}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
