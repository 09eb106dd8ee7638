import { Alert, Button, List, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EntryKind } from '../../../schema/collections.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { fieldAddress } from '../shell/field-address.ts';
import type { EntryQuestion, PlanAnswer, PlanBody, QuestionsAnswer } from '../store/api.ts';
import type { DeskStore } from '../store/desk-store.ts';
import { fallbackLanguage, nameEntry } from '../store/entries.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { languageName, useWords } from '../words/words.ts';

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

/** Asks what a new entry is, and makes it; nothing for kinds that cannot be made. */
export function NewEntryButton({ kind }: { readonly kind: EntryKind | undefined }) {
  const words = useWords();
  const store = useDeskStore();
  const [asked, setAsked] = useState<QuestionsAnswer>();
  const title = kind && words.entries.make[kind];
  if (kind === undefined || title === undefined) return null;
  const open = async (): Promise<void> => setAsked(await fetchQuestions(store, kind));
  return (
    <>
      <Button variant="light" onClick={() => void open()}>
        {title}
      </Button>
      <Dialog title={title} isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
        {asked && <NewEntryForm kind={kind} title={title} asked={asked} onDone={() => setAsked(undefined)} />}
      </Dialog>
    </>
  );
}

function fetchQuestions(store: DeskStore, kind: EntryKind, id = ''): Promise<QuestionsAnswer | undefined> {
  return store.tryAsk(`/api/questions?${new URLSearchParams({ kind, id })}`);
}

interface NewEntryFormProps {
  readonly kind: EntryKind;
  readonly title: string;
  readonly asked: QuestionsAnswer;
  readonly onDone: () => void;
}

function NewEntryForm({ kind, title, asked: askedFirst, onDone }: NewEntryFormProps) {
  const words = useWords();
  const { entries } = words;
  const store = useDeskStore();
  const navigate = useNavigate();
  const language = useDesk(({ documents }) => fallbackLanguage(documents));
  const [asked, setAsked] = useState(askedFirst);
  const [name, setName] = useState('');
  const [id, setId] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [plan, setPlan] = useState<PlanAnswer>();
  /** The questions about a language follow from its code. */
  const askMore = async (): Promise<void> => {
    if (kind === 'language') setAsked((await fetchQuestions(store, kind, id)) ?? asked);
  };
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body: PlanBody = { action: 'new', kind, answers, ...(name && { name }), ...(id && { id }) };
    const found = await store.tryAsk<PlanAnswer>('/api/plan', body);
    setPlan(found);
    if (!found || found.problems.length > 0 || Object.keys(found.reasons).length > 0) return;
    const [named = ''] = Object.entries(answers).flatMap(([option, answer]) =>
      option.startsWith('name') ? [answer] : [],
    );
    store.editFiles(found.files, entries.created(title, name || named || id));
    onDone();
    const [first] = found.files;
    await navigate(fieldAddress(found.opens ?? first?.file ?? ''));
  };
  return (
    <form onSubmit={(event) => void create(event)}>
      <Stack>
        {asked.asksName && (
          <TextInput
            label={entries.name(languageName(language, words))}
            required
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            data-autofocus
          />
        )}
        {(asked.asksName || kind === 'language') && (
          <TextInput
            label={kind === 'language' ? entries.code : entries.id}
            required={kind === 'language'}
            placeholder={kind === 'language' ? undefined : entries.fromName}
            value={id}
            onChange={({ currentTarget }) => setId(currentTarget.value.trim())}
            onBlur={() => void askMore()}
          />
        )}
        {asked.questions.map((question) => (
          <AnswerInput
            key={question.option}
            question={question}
            answer={answers[question.option]}
            error={plan?.reasons[question.option]}
            onChange={(answer) => {
              setAnswers({ ...answers, [question.option]: answer });
              setPlan(undefined);
            }}
          />
        ))}
        {plan && plan.problems.length > 0 && (
          <Alert color="red" role="alert">
            <List size="sm">
              {plan.problems.map((problem) => (
                <List.Item key={problem}>{problem}</List.Item>
              ))}
            </List>
          </Alert>
        )}
        <Button type="submit">{entries.create}</Button>
      </Stack>
    </form>
  );
}

interface AnswerInputProps {
  readonly question: EntryQuestion;
  readonly answer: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (answer: string) => void;
}

function AnswerInput({ question, answer, error, onChange }: AnswerInputProps) {
  const { text, choices, isList, isNeeded, fallback } = question;
  const words = useWords();
  const documents = useDesk((state) => state.documents);
  const kind = CHOSEN[question.option];
  const props = { label: text, error, withAsterisk: isNeeded };
  if (!choices)
    return (
      <TextInput
        {...props}
        placeholder={fallback}
        value={answer ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const data = choices.map((value) => ({
    value,
    label: kind ? nameEntry(documents, kind, value, words) : (words.choices[value] ?? value),
  }));
  if (isList)
    return (
      <MultiSelect
        {...props}
        data={data}
        searchable
        value={(answer ?? fallback ?? '').split(/\s*,\s*/).filter((part) => part !== '')}
        onChange={(chosen) => onChange(chosen.join(', '))}
      />
    );
  return (
    <Select
      {...props}
      data={data}
      searchable
      value={answer ?? fallback ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
