import { schemasAt } from '../../../schema/schema-walk.ts';
import { formatDay } from '../form/date-format.ts';
import { findSchema } from '../form/find-schema.ts';
import { readSchema } from '../form/schema-node.ts';
import type { DeskFinding, PlanAnswer, QuestionsAnswer } from '../store/api.ts';
import { type Path, splitPath } from '../store/operation.ts';
import { branchName } from './branch-name.ts';
import { findLabelKey, findTextLabel } from './labels.ts';
import type { DeskWords } from './words.ts';

/** Findings on fields that are empty: the place says everything else. */
const MISSING = new Set(['shape.missing-field', 'text.missing']);

/** A finding in the words of the desk: keys by the labels of their fields, values and files by their names. */
export function sayLabels(finding: DeskFinding, words: DeskWords): DeskFinding {
  const choice = sayChoice(finding, words);
  if (choice !== undefined) return { ...finding, message: choice, hint: '' };
  if (MISSING.has(finding.code)) {
    const [, ...named] = /"([^"]+)"/.exec(finding.message)?.[1]?.split('.') ?? [];
    // A text is named by its whole path, and the finding is at what holds it.
    const path = finding.code === 'text.missing' && named.length > 0 ? named : splitPath(finding.path);
    const label = (at: Path) => findTextLabel(words, finding.file, at);
    const several = /: (\S.*)\.$/.exec(finding.message)?.[1];
    const message = several
      ? words.todo.write(
          several
            .split(', ')
            .map((key) => label([...path, ...key.split('.')]))
            .join(', '),
        )
      : words.fields.missing(label(path));
    return { ...finding, message, hint: '' };
  }
  const say = (text: string) =>
    sayDays(sayTerms(sayFiles(sayKeys(text, finding, words), words), words), words);
  return { ...finding, message: say(finding.message), hint: withoutCode(say(finding.hint)) };
}

/** Questions about a new entry in the words of the desk. */
export function sayQuestions(answer: QuestionsAnswer, words: DeskWords): QuestionsAnswer {
  return {
    ...answer,
    questions: answer.questions.map((question) => ({ ...question, text: sayTerms(question.text, words) })),
  };
}

/** A planned change of an entry in the words of the desk. */
export function sayPlan(answer: PlanAnswer, words: DeskWords): PlanAnswer {
  const say = (text: string) => sayTerms(sayFiles(text, words), words);
  const reasons = Object.entries(answer.reasons).map(([option, reason]) => [option, say(reason)]);
  return {
    ...answer,
    problems: answer.problems.map(say),
    notes: answer.notes.map((note) => withoutCode(say(note))).filter(Boolean),
    reasons: Object.fromEntries(reasons),
  };
}

/** The sentence on an object that has several groups of fields of which it can have one, or none of them. */
function sayChoice({ code, file, path }: DeskFinding, words: DeskWords): string | undefined {
  const schema = code === 'shape.rule' ? findSchema(file) : undefined;
  if (!schema) return undefined;
  const steps = splitPath(path);
  for (const own of [steps, steps.slice(0, -1)]) {
    const groups = schemasAt(schema, own).flatMap((one) => readSchema(one).meta?.oneOf ?? []);
    const names = groups.map((keys) =>
      keys.map((key) => branchName(words, { file, path: own }, key)).join(` ${words.fields.and} `),
    );
    if (names.length > 0) return words.fields.chooseOne(names);
  }
  return undefined;
}

/** Keys and values are in straight quotation marks. */
function sayKeys(sentence: string, { file, path }: DeskFinding, { labels, choices }: DeskWords): string {
  const steps = splitPath(path);
  return sentence.replace(/"([A-Za-z][\w-]*)"/g, (quoted: string, key: string) => {
    // The key may be of the place itself, beside it, or of something else.
    const places: readonly Path[] = [
      steps.at(-1) === key ? steps : [...steps, key],
      [...steps.slice(0, -1), key],
      [key],
    ];
    const [found] = places.flatMap((place) => findLabelKey(labels, file, place) ?? []);
    const name = (found === undefined ? undefined : labels[found]) ?? choices[key];
    return name === undefined ? quoted : `“${name}”`;
  });
}

/** Things that the check and the commands call otherwise than the desk. */
function sayTerms(sentence: string, { terms }: DeskWords): string {
  return terms.reduce((said, [term, word]) => said.replace(term, word), sentence);
}

/** Days as people write them: those of one year, and those of every year. */
const DAYS = /(?<![\d:./-])(?:\d{4}-)?\d{2}-\d{2}(?![\d:./-]\d)/g;

function sayDays(sentence: string, { locale }: DeskWords): string {
  return sentence.replace(DAYS, (day) => formatDay(day, locale));
}

/** What only somebody who edits the files can follow. */
const CODE = /[{}[\]]|["”]: |\.json|\w\/(?:\W|$)|npm run/;

/** A hint without the sentences that show how something is written in files: the desk's fields do that. */
function withoutCode(hint: string): string {
  return hint
    .split(/(?<=[.?!])\s+(?=\p{Lu})/u)
    .filter((sentence) => !CODE.test(sentence))
    .join(' ');
}

function sayFiles(sentence: string, { labels, areas }: DeskWords): string {
  return sentence.replace(
    /"?((?:[\w-]+\/)*)([\w-]+)\.json"?/g,
    (whole: string, folders: string, name: string) => {
      const [folder = ''] = folders.split('/');
      if (folder === 'texts') return `“${areas[name] ?? name}”`;
      const label = labels[folder === '' ? name : folder];
      if (label === undefined) return whole;
      return folder === '' ? `“${label}”` : `“${label}: ${name}”`;
    },
  );
}
