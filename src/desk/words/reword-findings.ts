import { findSchema } from '../../../schema/file-roles.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import type { Place } from '../form/field.ts';
import { readSchema } from '../form/schema-node.ts';
import type { DeskFinding } from '../store/api.ts';
import type { Documents } from '../store/documents.ts';
import { nameEntry } from '../store/entries.ts';
import { isObject, isSame, type Path, splitPath, valueAt } from '../store/operation.ts';
import type { PlanAnswer, QuestionsAnswer } from '../store/plan-api.ts';
import { branchName } from './branch-name.ts';
import { findTextLabel } from './labels.ts';
import { replaceFileNames, replaceIds, replaceLanguageNames, replaceQuotedKeys } from './replace-names.ts';
import { replaceDays, replaceTerms, withoutCode } from './replace-terms.ts';
import type { DeskWords } from './words.ts';

/** Findings on fields that are empty: the place says everything else. */
const MISSING = new Set(['shape.missing-field', 'text.missing']);

/** An entry of any kind that is not there. */
const UNKNOWN = /^(reference\.unknown)-\w+$/;

/** Findings in the words of the desk; a value that is still empty has one only. */
export function rewordFindings(
  documents: Documents,
  findings: readonly DeskFinding[],
  words: DeskWords,
): readonly DeskFinding[] {
  const reworded = findings.map((finding) => rewordFinding(documents, finding, words));
  const places = new Set<string>();
  return reworded.filter(({ isEmpty, file, path, message }) => {
    const key = `${file} ${path} ${message}`;
    if (isEmpty && places.has(key)) return false;
    if (isEmpty) places.add(key);
    return true;
  });
}

/** A finding in the words of the desk: fields by their labels, entries and files by the names that the screens show. */
export function rewordFinding(documents: Documents, finding: DeskFinding, words: DeskWords): DeskFinding {
  const choice = describeChoice(documents, finding, words);
  if (choice) return { ...finding, ...choice, hint: '' };
  if (MISSING.has(finding.code))
    return { ...finding, message: describeMissing(documents, finding, words), hint: '', isEmpty: true };
  if (finding.severity === 'error' && isEmptyAt(documents, finding))
    return { ...finding, message: words.fields.toFillIn, hint: '', isEmpty: true };
  // Files that cannot be read are shown as text: there, signs are what the sentences are about.
  if (finding.code.startsWith('syntax.')) return finding;
  const reword = (text: string) =>
    replaceDays(
      replaceTerms(
        replaceQuotedKeys(documents, replaceFileNames(documents, text, words), finding, words),
        words,
      ),
      words,
    );
  const own = words.findings[finding.code.replace(UNKNOWN, '$1')];
  const [, typed = ''] = /"([^"]*)"/.exec(finding.message) ?? [];
  return {
    ...finding,
    // An id that is nowhere has no name.
    message: own?.message?.replace('{typed}', typed) ?? reword(finding.message),
    hint: own?.hint ?? withoutCode(reword(finding.hint)),
  };
}

/** True if a value of a form that can be read is there and says nothing yet. */
function isEmptyAt(documents: Documents, { file, path }: DeskFinding): boolean {
  const value = path === '' ? undefined : valueAt(documents.get(file)?.value, splitPath(path));
  return value === '' || (isObject(value) && Object.keys(value).length === 0);
}

function describeMissing(
  documents: Documents,
  { code, file, path: place, message }: DeskFinding,
  words: DeskWords,
): string {
  const [, ...named] = /"([^"]+)"/.exec(message)?.[1]?.split('.') ?? [];
  // A text is named by its whole path, and the finding is at what holds it.
  const path = code === 'text.missing' && named.length > 0 ? named : splitPath(place);
  const label = (at: Path) => findTextLabel(words, file, at);
  const several = /: (\S.*)\.$/.exec(message)?.[1];
  const unnamed = code === 'text.missing' ? nameUnnamed(documents, { file, path }, several, words) : [];
  if (unnamed.length > 0) {
    const { unnamedYet, undescribedYet } = words.fields;
    // Pictures have descriptions for names.
    return file.endsWith('/images.json') ? undescribedYet(unnamed) : unnamedYet(unnamed);
  }
  if (several === undefined) {
    const name = label(path);
    // The text of an entry has no label but its id.
    return name === String(path.at(-1)) ? words.fields.toFillIn : words.fields.missing(name);
  }
  const labels = several.split(', ').map((key) => {
    const found = label([...path, ...key.split('.')]);
    return found === key ? words.fields.unnamed(key) : found;
  });
  return words.todo.write(labels.join(', '));
}

/** The entries without a name whose texts are missing; none if they are missing other texts. */
function nameUnnamed(
  documents: Documents,
  { file, path }: Place,
  several: string | undefined,
  words: DeskWords,
): readonly string[] {
  const [keys, parent] =
    several === undefined ? [[String(path.at(-1))], path.slice(0, -1)] : [several.split(', '), path];
  const place = textPlaces.find(
    (one) => `${one.area}.json` === file.split('/')[2] && isSame([...one.path], [...parent]),
  );
  if (!place || keys.some((key) => key.includes('.'))) return [];
  return keys.map((key) => nameEntry(documents, place.kind, key, words));
}

/** The sentence on an object with several groups of fields that exclude each other, or with none of them. */
function describeChoice(
  documents: Documents,
  { code, file, path }: DeskFinding,
  words: DeskWords,
): Pick<DeskFinding, 'isEmpty' | 'message'> | undefined {
  const schema = code === 'shape.rule' ? findSchema(file) : undefined;
  if (!schema) return undefined;
  const steps = splitPath(path);
  for (const own of [steps, steps.slice(0, -1)]) {
    const forms = schemasAt(schema, own).flatMap((one) => [one, ...readSchema(one).options]);
    const groups = forms.flatMap((one) => readSchema(one).meta?.oneOf ?? []);
    const names = groups.map((keys) =>
      keys.map((key) => branchName(words, { file, path: own }, key)).join(` ${words.fields.and} `),
    );
    if (names.length === 0) continue;
    const value = valueAt(documents.get(file)?.value, own);
    const isEmpty = !isObject(value) || groups.flat().every((key) => value[key] === undefined);
    return { message: words.fields.chooseOne(names), ...(isEmpty && { isEmpty }) };
  }
  return undefined;
}

/** Questions about a new entry in the words of the desk. */
export function rewordQuestions(
  documents: Documents,
  answer: QuestionsAnswer,
  words: DeskWords,
): QuestionsAnswer {
  return {
    ...answer,
    questions: answer.questions.map((question) => ({
      ...question,
      text: replaceLanguageNames(documents, replaceTerms(question.text, words), words),
    })),
  };
}

/** A planned change of an entry in the words of the desk. */
export function rewordPlan(documents: Documents, answer: PlanAnswer, words: DeskWords): PlanAnswer {
  const reword = (text: string) =>
    replaceTerms(replaceIds(documents, replaceFileNames(documents, text, words), words), words);
  const reasons = Object.entries(answer.reasons).map(([option, reason]) => [option, reword(reason)]);
  return {
    ...answer,
    problems: answer.problems.map(reword),
    notes: answer.notes.map((note) => withoutCode(reword(note))).filter(Boolean),
    reasons: Object.fromEntries(reasons),
  };
}
