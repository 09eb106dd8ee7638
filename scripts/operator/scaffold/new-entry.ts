import { idSchema } from '../../../schema/primitives.ts';
import { UsageError } from '../../command-line.ts';
import { must } from '../../compiler/link/must.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { folderOf, type RenamableKind } from './kinds.ts';
import { scaffoldDay } from './new-day.ts';
import { destinationPath, scaffoldDestination } from './new-destination.ts';
import { knownOfLanguage, scaffoldLanguage } from './new-language.ts';
import { scaffoldPackage } from './new-package.ts';
import { type Ask, answersTo, partsOf, type Question } from './questions.ts';
import type { Scaffold } from './scaffold.ts';

/** Kinds of entries that can be made. */
export const NEW_KINDS = ['package', 'destination', 'day', 'language'] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/**
 * Works out a new entry.
 *
 * @param given the values of options; what is missing is asked for, if there is somebody to ask
 * @throws UsageError if the id is none or taken, or an answer is missing or not possible
 */
export async function planNew(
  files: ContentFiles,
  kind: NewKind,
  id: string,
  given: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<Scaffold> {
  refuseId(files, kind, id);
  const answers = await answersTo(questionsFor(files, kind, id), given, ask);
  const { region = '', category = '', image = '', path = '' } = answers;
  const destinations = partsOf(answers.destinations);
  const days = partsOf(answers.days);
  switch (kind) {
    case 'package':
      return scaffoldPackage(files, { id, region, category, image, destinations, days });
    case 'destination':
      return scaffoldDestination(files, { id, region, category, image, path });
    case 'day':
      return scaffoldDay(files, id, destinations);
    case 'language': {
      const { locale = '', name = '', direction = '' } = answers;
      return scaffoldLanguage(files, { code: id, locale, name, direction });
    }
  }
}

function refuseId(files: ContentFiles, kind: NewKind, id: string): void {
  const taken = kind === 'language' ? languagesOf(files) : idsOf(files, kind);
  if (taken.includes(id)) throw new UsageError(`There is already a ${kind} "${id}".`);
  if (kind === 'language' && !/^[a-z]{2,3}$/.test(id)) {
    throw new UsageError(`"${id}" is no language code: it has two or three small letters.`);
  }
  if (!idSchema.safeParse(id).success) {
    throw new UsageError(`"${id}" is no id: an id has letters, digits and single hyphens.`);
  }
}

function questionsFor(files: ContentFiles, kind: NewKind, id: string): readonly Question[] {
  const site = must(files.single.site, 'site').value;
  const region = { option: 'region', text: 'Region', choices: site.regions };
  const images = Object.keys(must(files.single.images, 'images').value.images);
  const pictures = images.filter((key) => key !== site.icon);
  const image = {
    option: 'image',
    text: 'Key of the picture, until it has its own',
    choices: images,
    ...fallbackOf(pictures[0] ?? images[0]),
  };
  const destinations = {
    option: 'destinations',
    text: 'Destinations, with commas between them',
    choices: idsOf(files, 'destination'),
    isList: true,
    fallback: '',
  };
  const categories = must(files.single.categories, 'categories').value.categories.map((entry) => entry.id);
  switch (kind) {
    case 'package':
      return [
        region,
        { option: 'category', text: 'Category', choices: categories },
        destinations,
        {
          option: 'days',
          text: 'Days in order, with commas',
          choices: idsOf(files, 'day'),
          isList: true,
          fallback: '',
        },
        image,
      ];
    case 'destination':
      return [
        region,
        { option: 'category', text: 'Kind of destination', choices: site.destinationCategories },
        { option: 'path', text: 'Address', fallback: destinationPath(files, id) },
        image,
      ];
    case 'day':
      return [destinations];
    case 'language': {
      const known = knownOfLanguage(id);
      return [
        { option: 'name', text: 'Its own name', fallback: known.name },
        { option: 'locale', text: 'Locale for numbers and dates', fallback: known.locale },
        { option: 'direction', text: 'Direction', choices: ['ltr', 'rtl'], fallback: known.direction },
      ];
    }
  }
}

function fallbackOf(fallback: string | undefined): { readonly fallback?: string } {
  return fallback === undefined ? {} : { fallback };
}

function idsOf(files: ContentFiles, kind: RenamableKind): readonly string[] {
  return files.entries[folderOf(kind)].map(({ id }) => id);
}

function languagesOf(files: ContentFiles): readonly string[] {
  return must(files.single.site, 'site').value.languages.map(({ code }) => code);
}
