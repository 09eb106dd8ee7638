import { Button, List, Popover, Text } from '@mantine/core';
import { useState } from 'react';
import { findTerms, type Terms } from '../../../schema/glossary.ts';
import type { Documents } from '../store/documents.ts';
import { type Json, type Path, valueAt } from '../store/operation.ts';
import { useDesk, useDeskStore, useSiteLanguages } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';
import { useCloseOnLeave } from './use-close-on-leave.ts';

interface GlossaryTermsProps {
  readonly area: string;
  readonly path: Path;
  /** The language that texts are translated from. */
  readonly from: string;
}

/** The terms of the glossary that a text uses, with their translations. */
export function GlossaryTerms({ area, path, from }: GlossaryTermsProps) {
  const { fields } = useWords();
  const languages = useSiteLanguages();
  const targets = languages.filter((language) => language !== from);
  const hasTerms = useDesk(({ documents }) => targets.some((language) => termsIn(documents, language)));
  const [isOpen, setOpen] = useState(false);
  const { button, dropdown } = useCloseOnLeave(() => setOpen(false));
  if (!hasTerms) return null;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={320} withArrow>
      <Popover.Target>
        <Button
          {...button}
          variant="subtle"
          size="compact-sm"
          style={{ flexShrink: 0 }}
          onClick={() => setOpen(!isOpen)}
        >
          {fields.terms}
        </Button>
      </Popover.Target>
      <Popover.Dropdown {...dropdown} mah={320} style={{ overflowY: 'auto' }}>
        <UsedTerms file={`texts/${from}/${area}.json`} path={path} targets={targets} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface UsedTermsProps {
  /** File of the original. */
  readonly file: string;
  readonly path: Path;
  readonly targets: readonly string[];
}

function UsedTerms({ file, path, targets }: UsedTermsProps) {
  const words = useWords();
  const { fields } = words;
  const store = useDeskStore();
  const original = store.valueAt(file, path);
  const { documents } = store.getState();
  const found = targets.flatMap((language) =>
    findTerms(typeof original === 'string' ? original : '', termsIn(documents, language) ?? {}).map(
      ([term, wanted]) => ({ language, term, wanted }),
    ),
  );
  if (found.length === 0) return <Text size="sm">{fields.noTerms}</Text>;
  return targets.map((language) => (
    <div key={language}>
      <Text size="sm" fw={650}>
        {languageName(language, words)}
      </Text>
      <List size="sm">
        {found
          .filter((one) => one.language === language)
          .map(({ term, wanted }) => (
            <List.Item key={term}>
              {term}: <span lang={language}>{wanted}</span>
            </List.Item>
          ))}
      </List>
    </div>
  ));
}

function termsIn(documents: Documents, language: string): Terms | undefined {
  const terms = valueAt(documents.get(`glossary/${language}.json`)?.value, ['terms']);
  return isTerms(terms) ? terms : undefined;
}

function isTerms(value: Json | undefined): value is Terms {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((wanted) => typeof wanted === 'string')
  );
}
