import { SegmentedControl } from '@mantine/core';
import { deskLanguages, useWords } from '../words/words.ts';

interface DeskLanguageProps {
  readonly onLanguage: (code: string) => void;
}

/** Chooses the language that the desk speaks. */
export function DeskLanguage({ onLanguage }: DeskLanguageProps) {
  const { code, shell } = useWords();
  return (
    <SegmentedControl
      aria-label={shell.language}
      data={Object.keys(deskLanguages).map((value) => ({ value, label: value.toUpperCase() }))}
      value={code}
      onChange={onLanguage}
      size="xs"
    />
  );
}
