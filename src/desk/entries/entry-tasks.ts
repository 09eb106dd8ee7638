import type { EntryKind } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import { fieldAddress } from '../shell/field-address.ts';
import type { DeskFinding } from '../store/api.ts';
import { isConfirmable, unconfirmedNote } from '../store/confirm-value.ts';
import type { DeskState } from '../store/desk-state.ts';
import type { Documents } from '../store/documents.ts';
import { fallbackLanguage, fileFolder, filesIn, nameEntry } from '../store/entries.ts';
import { countByLanguage, isTranslated } from '../store/open-texts.ts';
import { isObject, isSame, type Json, type Path, splitPath, valueAt } from '../store/operation.ts';
import { findLabel, findTextLabel } from '../words/labels.ts';
import { type DeskWords, languageName } from '../words/words.ts';
import { findCopied } from './copied-parts.ts';

export interface EntryOfFile {
  readonly kind: EntryKind;
  readonly id: string;
  readonly file: string;
}

/** Something that is left to do about an entry. */
export type EntryTask = Readonly<{
  label: string;
  /** The screen where it is done. */
  address: string;
  /** True if the entry cannot be published before it is done. */
  isNeeded: boolean;
}>;

type RankedTask = EntryTask & { readonly rank: number };

/** True if an entry is held back. */
export function isHeldBack(documents: Documents, file: string): boolean {
  return valueAt(documents.get(file)?.value, ['draft']) === true;
}

/** True if an entry is held back or has texts that are still to be written. */
export function isUnfinished(documents: Documents, { kind, id, file }: EntryOfFile): boolean {
  return isHeldBack(documents, file) || findUnwritten(documents, kind, id).length > 0;
}

/** The tasks left before visitors should see an entry, the most important first. */
export function findTasks(state: DeskState, entry: EntryOfFile, words: DeskWords): readonly EntryTask[] {
  const { findings, documents } = state;
  const { kind, id } = entry;
  const first = fallbackLanguage(documents);
  const places = textPlaces.filter((place) => place.kind === kind);
  const isOwnText = (area: string, path: string): boolean =>
    places.some((place) => place.area === area && path.startsWith([...place.path, id, ''].join('.')));
  const toWrite = ({ file, path }: { readonly file: string; readonly path: Path }): RankedTask => ({
    rank: 1,
    isNeeded: true,
    address: fieldAddress(file, path.join('.')),
    label: words.todo.write(labelText(words, id, file, path.map(String))),
  });
  const ofFindings = findings.flatMap((finding): readonly RankedTask[] => {
    const [, language = '', area = ''] = /^texts\/([^/]+)\/(.+)\.json$/.exec(finding.file) ?? [];
    if (language === '') return taskOfData(finding, entry, documents, words);
    const isLacking = finding.code === 'text.missing' && isError(finding);
    return isLacking && language === first && isOwnText(area, finding.path)
      ? [toWrite({ file: finding.file, path: finding.path.split('.') })]
      : [];
  });
  const missing = state.openTexts.filter(
    (text) =>
      text.state === 'missing' && isOwnText(text.area, text.path.join('.')) && !isTranslated(documents, text),
  );
  const ofLanguages = Object.entries(countByLanguage(missing)).map(
    ([language, count]): RankedTask => ({
      rank: 4,
      isNeeded: false,
      address: `/translations/${language}`,
      label: words.todo.translate(languageName(language, words), count),
    }),
  );
  const copied = isHeldBack(documents, entry.file) ? copiedTasks(documents, entry, words) : [];
  return [...findUnwritten(documents, kind, id).map(toWrite), ...ofFindings, ...copied, ...ofLanguages]
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ label, address, isNeeded }) => ({ label, address, isNeeded }));
}

/** Texts and the picture of a copy that are still those of its original; the parts of a text are one task. */
function copiedTasks(
  documents: Documents,
  { kind, id, file }: EntryOfFile,
  words: DeskWords,
): readonly RankedTask[] {
  const tasks = findCopied(documents, kind, id).map((part) => {
    const path = part.path.map(String);
    const what =
      part.file === file ? findLabel(words.labels, file, path) : labelText(words, id, part.file, path);
    return {
      rank: 3,
      isNeeded: false,
      address: fieldAddress(part.file, path.join('.')),
      label: words.todo.copied(what, nameEntry(documents, kind, part.from, words)),
    };
  });
  return [...new Map(tasks.toReversed().map((task) => [task.label, task])).values()].toReversed();
}

/** The task that a finding in the data leaves; undefined if it is about something else. */
function taskOfData(
  finding: DeskFinding,
  { id, file }: EntryOfFile,
  documents: Documents,
  words: DeskWords,
): readonly RankedTask[] {
  const { todo } = words;
  const address = fieldAddress(finding.file, finding.path);
  const isPlan = fileFolder(file) === 'packages' && finding.file === `itineraries/${id}.json`;
  if (isPlan && isError(finding)) return [{ rank: 0, isNeeded: true, address, label: finding.message }];
  if (finding.file !== file) return [];
  if (finding.code === 'itinerary.missing')
    return [
      { rank: 0, isNeeded: false, address: fieldAddress(`itineraries/${id}.json`, 'plan'), label: todo.plan },
    ];
  if (finding.code === 'price.no-table')
    return [{ rank: 2, isNeeded: false, address: '/prices', label: todo.prices }];
  if (isConfirmable(finding)) {
    const label = todo.confirm(findLabel(words.labels, file, finding.path.split('.')));
    return [{ rank: 3, isNeeded: !isShownElsewhere(documents, file, finding.path), address, label }];
  }
  return isError(finding) ? [{ rank: -1, isNeeded: true, address, label: finding.message }] : [];
}

/** True if a published entry has the same note on the same value: a copy may be published like its original. */
function isShownElsewhere(documents: Documents, file: string, place: string): boolean {
  const own = documents.get(file)?.value;
  const folder = fileFolder(file);
  const others = folder ? filesIn(documents, folder) : [];
  return others.some((other) => {
    const value = documents.get(other)?.value;
    return (
      other !== file &&
      !isHeldBack(documents, other) &&
      isSame(unconfirmedNote(value, place) ?? null, unconfirmedNote(own, place) ?? '') &&
      isSame(valueAt(value, splitPath(place)) ?? null, valueAt(own, splitPath(place)) ?? null)
    );
  });
}

/** True for a mistake, or what becomes one when the entry is published. */
function isError({ severity, heldBack = severity }: DeskFinding): boolean {
  return heldBack === 'error';
}

/** The texts of an entry that are still to be written, in the language that texts are translated from. */
function findUnwritten(
  documents: Documents,
  kind: EntryKind,
  id: string,
): readonly { readonly file: string; readonly path: Path }[] {
  const language = fallbackLanguage(documents);
  return textPlaces.flatMap((place) => {
    if (place.kind !== kind) return [];
    const file = `texts/${language}/${place.area}.json`;
    const path = [...place.path, id];
    return listTodos(valueAt(documents.get(file)?.value, path), path).map((own) => ({ file, path: own }));
  });
}

function listTodos(value: Json | undefined, path: Path): readonly Path[] {
  if (typeof value === 'string') return isTodo(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTodos(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => listTodos(item, [...path, key]));
}

function labelText(words: DeskWords, id: string, file: string, path: readonly string[]): string {
  const steps = path.filter((step) => !/^\d+$/.test(step));
  const labels = steps.map((_, index) => findTextLabel(words, file, steps.slice(0, index + 1)));
  return labels.slice(steps.indexOf(id) + 1).join(' · ');
}
