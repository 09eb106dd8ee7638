import { idSchema } from '../../../schema/primitives.ts';
import { UsageError } from '../../command-line.ts';
import { collectKnownIds } from '../../compiler/link/known-ids.ts';
import { must } from '../../compiler/link/must.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Ask } from '../terminal.ts';
import { isNamed, type NewKind } from './kinds.ts';
import { lengthFrom } from './length-answer.ts';
import { idFromNames, refuseDevice } from './name-questions.ts';
import { scaffoldDay } from './new-day.ts';
import { scaffoldDestination } from './new-destination.ts';
import { scaffoldLanguage } from './new-language.ts';
import { scaffoldListed } from './new-listed.ts';
import { scaffoldOwnPage } from './new-own-page.ts';
import { scaffoldPackage } from './new-package.ts';
import { pointFrom } from './point-answer.ts';
import { answersTo, idsIn, partsOf, type Talk } from './questions.ts';
import { questionsAbout } from './questions-about.ts';
import type { Scaffold } from './scaffold.ts';

/** An entry that is to be made. */
export interface NewEntry {
  readonly kind: NewKind;
  /** Undefined: made from its name; the kinds of entries without names need one. */
  readonly id: string | undefined;
  /** The values of options; what is missing is asked for, if there is somebody to ask. */
  readonly given: Readonly<Record<string, string | undefined>>;
}

/**
 * Works out a new entry.
 *
 * @throws UsageError if the id is none or taken, or an option is missing or not possible
 */
export async function planNew(files: ContentFiles, entry: NewEntry, talk: Talk): Promise<Scaffold> {
  const { kind, id: asked, given } = entry;
  const { entries } = talk.messages;
  if (asked !== undefined) refuseId(files, kind, asked);
  else if (!isNamed(kind)) throw new UsageError((own) => own.entries.nameId(kind));
  const ask = introduced(talk.ask, entries.intro(kind, asked));
  const answers = await answersTo(questionsAbout(files, kind, asked, entries), given, { ...talk, ask });
  const id = asked ?? idFromNames(files, answers);
  const { region = '', category = '', image = '', path = '' } = answers;
  const destinations = idsIn(answers.destinations);
  const days = partsOf(answers.days);
  switch (kind) {
    case 'package':
      return scaffoldPackage(
        files,
        { id, region, category, image, destinations, days, duration: lengthFrom(answers.length ?? '') },
        entries,
      );
    case 'destination':
      return scaffoldDestination(
        files,
        { id, region, category, image, path, point: must(pointFrom(answers.at ?? ''), 'at') },
        entries,
      );
    case 'day':
      return scaffoldDay(files, id, destinations, entries);
    case 'ownPage':
      return scaffoldOwnPage(files, id, answers, entries);
    case 'language': {
      const { locale = '', name = '', direction = '' } = answers;
      return scaffoldLanguage(files, { code: id, locale, name, direction }, entries);
    }
    default:
      return scaffoldListed(files, kind, id, answers, entries);
  }
}

function refuseId(files: ContentFiles, kind: NewKind, id: string): void {
  refuseDevice(id);
  if (kind === 'language') {
    const { languages } = must(files.single.site, 'site').value;
    if (languages.some(({ code }) => code === id))
      throw new UsageError(({ entries }) => entries.hasLanguage(id));
    if (!/^[a-z]{2,3}$/.test(id)) throw new UsageError(({ entries }) => entries.noLanguageCode(id));
    return;
  }
  if (collectKnownIds(files)[kind]?.includes(id))
    throw new UsageError(({ entries }) => entries.taken(kind, id));
  if (!idSchema.safeParse(id).success) throw new UsageError(({ entries }) => entries.noId(id));
}

/** Says something before the first question. */
export function introduced(ask: Ask | undefined, intro: string): Ask | undefined {
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
