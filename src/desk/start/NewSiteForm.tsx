import { Alert, Button, type ComboboxData, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { siteAddressSchema } from '../../../schema/primitives.ts';
import { knownLanguages } from '../fields/LanguagesField.tsx';
import { readWebAddress } from '../fields/read-web-address.ts';
import { SearchMultiSelect } from '../fields/SearchMultiSelect.tsx';
import { focusInvalid } from '../shell/focus.ts';
import type { EntryQuestion } from '../store/plan-api.ts';
import { type DeskWords, languageName, useWords } from '../words/words.ts';

/** Answers, or reasons against them, by the options of their questions. */
export type TextByOption = Readonly<Record<string, string>>;

/** Sent answers, and the reasons against them. */
interface Sent {
  readonly answers: TextByOption;
  readonly reasons: TextByOption;
  readonly language: string;
}

interface NewSiteFormProps {
  readonly questions: readonly EntryQuestion[];
  /** Codes of the languages whose texts a new site has. */
  readonly withTexts: readonly string[];
  /** Names of apps and the like by the answers that mean them, the same in every language. */
  readonly properNames: TextByOption;
  readonly isBusy: boolean;
  /** Makes the site. @returns why answers are not possible */
  readonly onMake: (answers: TextByOption) => Promise<TextByOption>;
}

/** The questions about a new site; empty answers get their default. */
export function NewSiteForm({ questions, withTexts, properNames, isBusy, onMake }: NewSiteFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<TextByOption>({});
  const [sent, setSent] = useState<Sent>({ answers, reasons: {}, language: words.code });
  useEffect(() => {
    if (Object.keys(sent.reasons).length > 0) focusInvalid(form.current);
  }, [sent]);
  const make = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { url } = answers;
    const given = url === undefined ? answers : { ...answers, url: readWebAddress(url, siteAddressSchema) };
    setAnswers(given);
    setSent({ answers: given, reasons: await onMake(given), language: words.code });
  };
  const findReason = (option: string): string | undefined =>
    sent.language === words.code && sent.answers[option] === answers[option]
      ? sent.reasons[option]
      : undefined;
  const change = ({ option, isNeeded, isList }: EntryQuestion, answer: string): void => {
    const { [option]: _, ...others } = answers;
    const isUsual = answer === '' && !isNeeded && !isList;
    setAnswers(isUsual ? others : { ...others, [option]: answer });
  };
  return (
    <form ref={form} onSubmit={(event) => void make(event)}>
      <Stack>
        {questions.map((question) => (
          <AnswerField
            key={question.option}
            question={question}
            data={listChoices(question, { withTexts, properNames }, words)}
            answer={answers[question.option]}
            reason={findReason(question.option)}
            onChange={(answer) => change(question, answer)}
          />
        ))}
        {questions.some(({ option }) => findReason(option) !== undefined) && (
          <Alert color="red" role="alert">
            {words.start.notPossible}
          </Alert>
        )}
        <Button type="submit" loading={isBusy}>
          {words.start.make}
        </Button>
      </Stack>
    </form>
  );
}

interface AnswerFieldProps {
  readonly question: EntryQuestion;
  /** The answers that can be chosen; undefined if any can be written. */
  readonly data: ComboboxData | undefined;
  readonly answer: string | undefined;
  readonly reason: string | undefined;
  readonly onChange: (answer: string) => void;
}

function AnswerField({ question, data, answer, reason, onChange }: AnswerFieldProps) {
  const { start } = useWords();
  const { option, text, isNeeded, isList, fallback = '' } = question;
  const [label, hint] = start.questions[option] ?? [text];
  const props = { label, description: hint, error: reason, withAsterisk: isNeeded };
  if (!data)
    return (
      <TextInput
        {...props}
        value={answer ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const value = answer ?? fallback;
  if (isList || option === LANGUAGES)
    return (
      <SearchMultiSelect
        {...props}
        data={data}
        limit={MAX_SHOWN}
        hidePickedOptions
        value={value === '' ? [] : value.split(', ')}
        onChange={(chosen) => onChange(chosen.join(', '))}
      />
    );
  return (
    <Select
      {...props}
      data={data}
      limit={MAX_SHOWN}
      searchable
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}

const LANGUAGES = 'languages';

/** Limit of choices that are listed at once; typing finds the others. */
const MAX_SHOWN = 100;

function listChoices(
  { option, choices, fallback }: EntryQuestion,
  { withTexts, properNames }: Pick<NewSiteFormProps, 'properNames' | 'withTexts'>,
  words: DeskWords,
): ComboboxData | undefined {
  const { start, locale } = words;
  switch (option) {
    case LANGUAGES:
      return [
        {
          group: start.withTexts,
          items: withTexts.map((value) => ({ value, label: languageName(value, words) })),
        },
        {
          group: start.toTranslate,
          items: knownLanguages(locale).filter(({ value }) => !withTexts.includes(value)),
        },
      ];
    case 'currency': {
      const names = new Intl.DisplayNames(locale, { type: 'currency' });
      return Intl.supportedValuesOf('currency')
        .map((value) => ({ value, label: `${names.of(value)} (${value})` }))
        .toSorted((left, right) => left.label.localeCompare(right.label, locale));
    }
    case 'zone':
      return [...new Set([fallback ?? 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
        value,
        label: value.replaceAll('_', ' '),
      }));
    default:
      return choices?.map((value) => ({ value, label: properNames[value] ?? start.answers[value] ?? value }));
  }
}
