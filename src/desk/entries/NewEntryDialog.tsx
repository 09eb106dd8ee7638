import { Button, Stack } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type EntryKind, textAreas } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { GrowingTextarea } from '../form/GrowingTextarea.tsx';
import { readSchema } from '../form/schema-node.ts';
import { Dialog } from '../shell/Dialog.tsx';
import { FixFirst } from '../shell/FixFirst.tsx';
import { focusInvalid } from '../shell/focus.ts';
import { Waiting } from '../shell/Waiting.tsx';
import type { DeskStore } from '../store/desk-store.ts';
import { fallbackLanguage } from '../store/entries.ts';
import { valueAt } from '../store/operation.ts';
import type { EntryQuestion, PlanAnswer, PlanBody, QuestionsAnswer } from '../store/plan-api.ts';
import { useDesk, useDeskStore } from '../store/use-desk.ts';
import { findHint, findTextLabel } from '../words/labels.ts';
import { deskLanguages, languageName, useWords } from '../words/words.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { IdInput } from './IdInput.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { NameFields, type Names, useFirstLanguages } from './NameFields.tsx';
import { Problems } from './PlanParts.tsx';
import { answerLength } from './read-length.ts';

interface NewEntryProps {
  readonly kind: EntryKind;
  /** The name that the field is filled with at first. */
  readonly name?: string;
  /** Receives the files of the new entry, and its name; nothing is changed yet. */
  readonly onMade: (plan: PlanAnswer, name: string) => Promise<void> | void;
}

interface NewEntryDialogProps extends NewEntryProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks about a new entry. */
export function NewEntryDialog({ isOpen, onClose, ...entry }: NewEntryDialogProps) {
  const { entries } = useWords();
  return (
    <Dialog title={entries.make[entry.kind]} isOpen={isOpen} onClose={onClose}>
      <NewEntryForm {...entry} onClose={onClose} />
    </Dialog>
  );
}

/** The questions shown at once, by kind; the others have sensible default answers. */
const FIRST: { readonly [Kind in EntryKind]?: readonly string[] } = {
  package: ['length', 'region', 'category', 'days'],
  destination: ['region', 'category', 'at', 'image'],
  section: ['region', 'category'],
  question: ['name', 'answer', 'pages'],
};

interface NewEntryFormProps extends NewEntryProps {
  readonly onClose: () => void;
}

function NewEntryForm({ kind, name: firstName = '', onMade, onClose }: NewEntryFormProps) {
  const words = useWords();
  const { entries, todo } = words;
  const store = useDeskStore();
  const language = useDesk(({ documents }) => fallbackLanguage(documents));
  const [asked, setAsked] = useState<QuestionsAnswer>();
  const asking = useFirstLanguages();
  const [names, setNames] = useState<Names>({ [asking[0] ?? language]: firstName });
  const name = names[language] ?? '';
  const [id, setId] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [plan, setPlan] = useState<PlanAnswer>();
  const [isWhole, setWhole] = useState(false);
  const code = kind === 'language' ? id : '';
  useEffect(() => {
    void fetchQuestions(store, kind, code).then((found) => found && setAsked(found));
  }, [store, kind, code]);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (isAsked) form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isAsked]);
  useEffect(() => {
    if (plan) focusInvalid(form.current);
  }, [plan]);
  if (!asked) return <Waiting />;
  if (asked.isBlocked) return <FixFirst onFollow={onClose} />;
  const [first, further] = sortQuestions(kind, asked.questions, asking);
  const hasFurther = further.length > 0 || asked.asksName;
  const create = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const given = withLength(withDestinations(store, answers));
    const body: PlanBody = {
      action: 'new',
      kind,
      answers: given,
      texts: { ...texts, ...(name && { name }) },
      names,
      ...(id && { id }),
    };
    const found = await store.tryAsk<PlanAnswer>('/api/plan', body);
    setPlan(found);
    if (!found) return;
    if (further.some(({ option }) => found.reasons[option] !== undefined)) setWhole(true);
    if (found.problems.length > 0 || Object.keys(found.reasons).length > 0) return;
    const [named = ''] = Object.entries(given).flatMap(([option, answer]) =>
      option.startsWith('name') ? [answer] : [],
    );
    await onMade(found, names[asking[0] ?? language] || name || named || id);
  };
  const describeReason = (option: string): string | undefined => {
    const reason = plan?.reasons[option];
    return option === 'length' && reason !== undefined ? words.fields.noLength(answers.length ?? '') : reason;
  };
  const askAll = (questions: readonly EntryQuestion[]) =>
    questions.map((question) => (
      <AnswerInput
        key={question.option}
        entry={kind}
        question={question}
        answer={answers[question.option]}
        error={describeReason(question.option)}
        onChange={(answer) => {
          setAnswers({ ...answers, [question.option]: answer });
          setPlan(undefined);
        }}
      />
    ));
  return (
    <form ref={form} onSubmit={(event) => void create(event)}>
      <Stack>
        {asked.asksName && <NameFields of="first" label={entries.name} names={names} onChange={setNames} />}
        {kind === 'language' && <LanguageSelect value={id} onChange={setId} />}
        {askAll(first)}
        {asked.texts.map((key) => (
          <GrowingTextarea
            key={key}
            {...textProps(kind, key)}
            value={texts[key] ?? ''}
            onChange={({ currentTarget: { value } }) => setTexts({ ...texts, [key]: value })}
          />
        ))}
        {hasFurther && !isWhole && (
          <Button variant="subtle" onClick={() => setWhole(true)} style={{ alignSelf: 'start' }}>
            {todo.more}
          </Button>
        )}
        {isWhole && (
          <Stack>
            {asked.asksName && (
              <NameFields of="others" label={entries.name} names={names} onChange={setNames} />
            )}
            {askAll(further)}
            {asked.asksName && <IdInput label={entries.id} value={id} onChange={setId} />}
          </Stack>
        )}
        {plan && <Problems plan={plan} onFollow={onClose} />}
        <Button type="submit">{entries.create}</Button>
      </Stack>
    </form>
  );

  function textProps(of: EntryKind, key: string) {
    const place = textPlaces.find((one) => one.kind === of);
    const path = [...(place?.path ?? []), 'x', key];
    const label = findTextLabel(words, `texts/x/${place?.area}.json`, path);
    const [schema] = place ? schemasAt(textAreas[place.area], path) : [];
    return {
      label: `${label} (${languageName(language, words)})`,
      description: schema && findHint(words, readSchema(schema).description, label),
    };
  }
}

function fetchQuestions(store: DeskStore, kind: EntryKind, id: string): Promise<QuestionsAnswer | undefined> {
  return store.tryAsk(`/api/questions?${new URLSearchParams({ kind, id })}`);
}

/** The questions that are asked at once, in their order, and the others, such as texts in further languages. */
function sortQuestions(
  kind: EntryKind,
  questions: readonly EntryQuestion[],
  languages: readonly string[],
): readonly [readonly EntryQuestion[], readonly EntryQuestion[]] {
  const named = questions.map((question) => {
    const [, part, code] = /^(name|answer)-(.+)$/.exec(question.option) ?? [];
    const rank = code === undefined ? 0 : languages.indexOf(code);
    return { question, rank, option: (rank !== -1 && part) || question.option };
  });
  const order = FIRST[kind] ?? new Set(named.flatMap(({ option, rank }) => (rank === -1 ? [] : [option])));
  const first = [...order].flatMap((option) =>
    named.filter((one) => one.option === option).toSorted((left, right) => left.rank - right.rank),
  );
  return [
    first.map(({ question }) => question),
    named.filter((one) => !first.includes(one)).map(({ question }) => question),
  ];
}

/** The length of a tour may be typed in any language of the desk. */
function withLength(answers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (answers.length === undefined) return answers;
  const words = Object.values(deskLanguages).map(({ entries }) => entries.lengthUnits);
  return { ...answers, length: answerLength(answers.length, words) };
}

/** A tour visits the destinations of its days unless others are chosen. */
function withDestinations(
  store: DeskStore,
  answers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (answers.destinations !== undefined || !answers.days) return answers;
  const { documents } = store.getState();
  const visited = answers.days.split(', ').flatMap((day) => {
    const own = valueAt(documents.get(`days/${day}.json`)?.value, ['destinations']);
    return (Array.isArray(own) ? own : []).filter((id) => typeof id === 'string');
  });
  return { ...answers, destinations: [...new Set(visited)].join(', ') };
}
