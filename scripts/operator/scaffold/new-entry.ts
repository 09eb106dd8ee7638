import { languageSchema } from '../../../schema/language.ts';
import { pathSchema } from '../../../schema/paths.ts';
import { idSchema, nonBlankString } from '../../../schema/primitives.ts';
import { UsageError } from '../../command-line.ts';
import { checkAddress, duplicateAddress } from '../../compiler/check/addresses.ts';
import { type Diagnostic, wholeFile } from '../../compiler/diagnostics/diagnostic.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import { collectKnownIds } from '../../compiler/link/known-ids.ts';
import { linkModel } from '../../compiler/link/link-model.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import type { Ask } from '../terminal.ts';
import { entryFolder, type FiledKind, isNamed, type NewKind } from './kinds.ts';
import { makeEntryId, nameQuestions, refuseDevice } from './name-questions.ts';
import {
  describeLanguage,
  destinationPath,
  ownPagePath,
  scaffoldDay,
  scaffoldDestination,
  scaffoldLanguage,
  scaffoldOwnPage,
  scaffoldPackage,
} from './new-files.ts';
import { listedQuestions, scaffoldListed } from './new-listed.ts';
import {
  type Answers,
  collectAnswers,
  idsIn,
  parseLength,
  parsePoint,
  type Question,
  refuseBySchema,
  refusePoint,
  splitList,
  type Talk,
} from './questions.ts';
import { REDIRECTS_FILE } from './redirect.ts';

/** An entry that is to be made. */
export interface NewEntry {
  readonly kind: NewKind;
  /** Undefined: made from its name; the kinds of entries without names need one. */
  readonly id: string | undefined;
  /** The values of options; missing ones are asked for at a terminal. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

/**
 * Works out a new entry.
 *
 * @throws UsageError if the id is none or taken, or an option is missing or not possible
 */
export async function planNew(files: ContentFiles, entry: NewEntry, talk: Talk): Promise<ChangePlan> {
  const { kind, id: asked, given } = entry;
  const { entries } = talk.messages;
  if (asked !== undefined) refuseId(files, kind, asked);
  else if (!isNamed(kind)) throw new UsageError((own) => own.entries.nameId(kind));
  const ask = withIntro(talk.ask, entries.intro(kind, asked));
  const answers = await collectAnswers(questionsAbout(files, kind, asked, entries), given, { ...talk, ask });
  const id = asked ?? makeEntryId(files, answers);
  const { region = '', category = '', image = '', path = '' } = answers;
  const destinations = idsIn(answers.destinations);
  const days = splitList(answers.days);
  switch (kind) {
    case 'package': {
      const duration = parseLength(answers.length ?? '');
      return scaffoldPackage(files, { id, region, category, image, destinations, days, duration });
    }
    case 'destination': {
      const point = invariant(parsePoint(answers.at ?? ''), 'at');
      return scaffoldDestination(files, { id, region, category, image, path, point }, entries);
    }
    case 'day':
      return scaffoldDay(files, id, destinations, entries);
    case 'ownPage':
      return scaffoldOwnPage(files, id, answers);
    case 'language': {
      const { locale = '', name = '', direction = '' } = answers;
      return scaffoldLanguage(files, { code: id, locale, name, direction });
    }
    default:
      return scaffoldListed(files, kind, id, answers);
  }
}

function refuseId(files: ContentFiles, kind: NewKind, id: string): void {
  refuseDevice(id);
  if (kind === 'language') {
    const { languages } = invariant(files.single.site, 'site').value;
    if (languages.some(({ code }) => code === id))
      throw new UsageError(({ entries }) => entries.hasLanguage(id));
    if (!/^[a-z]{2,3}$/.test(id)) throw new UsageError(({ entries }) => entries.noLanguageCode(id));
    return;
  }
  if (collectKnownIds(files)[kind]?.includes(id))
    throw new UsageError(({ entries }) => entries.taken(kind, id));
  if (!idSchema.safeParse(id).success) throw new UsageError(({ entries }) => entries.noId(id));
}

/** Puts an introduction before the first question. */
export function withIntro(ask: Ask | undefined, intro: string): Ask | undefined {
  let before = `${intro}\n`;
  return (
    ask &&
    ((text) => {
      const whole = before + text;
      before = '';
      return ask(whole);
    })
  );
}

type Words = Messages['entries']['questions'];

/** The questions about a new entry, in the order in which they are asked. */
function questionsAbout(
  files: ContentFiles,
  kind: NewKind,
  id: string | undefined,
  messages: Messages['entries'],
): readonly Question[] {
  const { questions: words } = messages;
  if (isNamed(kind)) {
    const names = nameQuestions(files, kind, id, messages);
    if (kind !== 'ownPage') return [...names, ...listedQuestions(files, kind, id, messages)];
    const path = (before: Answers): string => ownPagePath(id ?? makeEntryId(files, before));
    return [...names, pathQuestion(files, path, words)];
  }
  const known = invariant(id, 'id');
  const site = invariant(files.single.site, 'site').value;
  const region = { option: 'region', text: words.region(kind), choices: site.regions };
  const destinations = listQuestion(files, 'destination', words.destinations(kind));
  const image = imageQuestion(files, words.image(kind));
  switch (kind) {
    case 'package': {
      const categories = invariant(files.single.categories, 'categories').value.categories.map(
        (entry) => entry.id,
      );
      const category = { option: 'category', text: words.category, choices: categories };
      return [
        region,
        category,
        destinations,
        lengthQuestion(words),
        listQuestion(files, 'day', words.days),
        image,
      ];
    }
    case 'destination': {
      const kinds = site.destinationCategories;
      const category = { option: 'category', text: words.destinationCategory, choices: kinds };
      const point = { option: 'at', text: words.at, refuse: refusePoint };
      return [region, category, point, pathQuestion(files, destinationPath(files, known), words), image];
    }
    case 'day':
      return [destinations];
    case 'language':
      return languageQuestions(known, words);
  }
}

/** The ids of the entries of a kind. */
function listIds(files: ContentFiles, kind: FiledKind): readonly string[] {
  return files.entries[entryFolder(kind)].map(({ id }) => id);
}

function listQuestion(files: ContentFiles, kind: 'destination' | 'day', text: string): Question {
  return { option: entryFolder(kind), text, choices: listIds(files, kind), isList: true, fallback: '' };
}

function imageQuestion(files: ContentFiles, text: string): Question {
  const { icon } = invariant(files.single.site, 'site').value;
  const choices = Object.keys(invariant(files.single.images, 'images').value.images);
  const fallback = choices.find((key) => key !== icon) ?? choices[0];
  return { option: 'image', text, choices, ...(fallback === undefined ? {} : { fallback }) };
}

function lengthQuestion(words: Words): Question {
  const refuse = (answer: string): Localized | undefined =>
    answer === '' || parseLength(answer) ? undefined : ({ entries }) => entries.noLength(answer);
  return { option: 'length', text: words.length, fallback: '', refuse };
}

function pathQuestion(files: ContentFiles, fallback: Question['fallback'] & {}, words: Words): Question {
  const refuse = (path: string): Localized | undefined =>
    refuseBySchema(pathSchema, path) ?? takenPath(files, path);
  return { option: 'path', text: words.path, fallback, refuse };
}

function languageQuestions(code: string, words: Words): readonly Question[] {
  const { name, locale, direction } = describeLanguage(code);
  const { locale: localeSchema } = languageSchema.shape;
  return [
    {
      option: 'name',
      text: words.name,
      fallback: name,
      refuse: (found) => refuseBySchema(nonBlankString, found),
    },
    {
      option: 'locale',
      text: words.locale,
      fallback: locale,
      refuse: (found) => refuseBySchema(localeSchema, found),
    },
    { option: 'direction', text: words.direction, choices: ['ltr', 'rtl'], fallback: direction },
  ];
}

/** The reason why an address is taken, if it is. */
function takenPath(files: ContentFiles, path: string): Localized | undefined {
  const at = wholeFile(path);
  const codes = invariant(files.single.site, 'site').value.languages.map(({ code }) => code);
  const isLeft = Object.hasOwn(files.single.redirects?.value.redirects ?? {}, path);
  const owner = linkModel(files).addresses.find((address) => address.path === path)?.file;
  const other = owner ?? (isLeft ? REDIRECTS_FILE : undefined);
  const [finding]: readonly Diagnostic[] = [
    ...(other === undefined ? [] : [duplicateAddress(at, { path, other })]),
    ...checkAddress(path, codes, () => at),
  ];
  return finding && ((messages) => finding.explain(messages).message);
}
