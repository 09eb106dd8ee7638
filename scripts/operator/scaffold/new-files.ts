import { languageSchema } from '../../../schema/language.ts';
import { pathSchema } from '../../../schema/paths.ts';
import { readPoint } from '../../../schema/point.ts';
import { nonBlankString } from '../../../schema/primitives.ts';
import { TODO_MARK } from '../../../schema/texts/text.ts';
import { checkAddress, duplicateAddress } from '../../compiler/check/addresses.ts';
import { type Diagnostic, wholeFile } from '../../compiler/diagnostics/diagnostic.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import { linkModel } from '../../compiler/link/link-model.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { insertItem } from '../json-edit/edit-json.ts';
import type { NewKind, NewListedKind } from './kinds.ts';
import { kebabCase, makeEntryId, namedTexts, nameQuestions } from './name-questions.ts';
import { idsIn, parseLength, type Question, refuseBySchema, refusePoint, splitList } from './questions.ts';
import { REDIRECTS_FILE } from './redirect.ts';
import { entryFile, type NewKindDefinition, nextOrder, withTexts } from './scaffold.ts';

const newPackage: NewKindDefinition = {
  questions: (files, _id, { questions: words }) => [
    regionQuestion(files, words.region('package')),
    categoryQuestion(files, words.category),
    listQuestion(files, 'destinations', words.destinations('package')),
    lengthQuestion(words),
    listQuestion(files, 'days', words.days),
    imageQuestion(files, words.image('package')),
  ],
  make: (files, id, answers, { placeholders }) => {
    const { region = '', category = '', image = '', length = '' } = answers;
    const duration = parseLength(length);
    const days = splitList(answers.days);
    const value = {
      order: nextOrder(files.entries.packages),
      region,
      category,
      image,
      ...(duration && { duration }),
      destinations: idsIn(answers.destinations),
      ...(image === standInPicture(files) && { unconfirmed: { image: placeholders.image } }),
    };
    const plan = Object.fromEntries(days.map((day, index) => [`day${index + 1}`, day]));
    const paths = pagesListing(files, region, category);
    return {
      changes: new Map([
        entryFile(files, 'packages', id, value),
        ...withTexts(files, 'package', id),
        // Without days there is no itinerary to write yet.
        ...(days.length === 0 ? [] : [entryFile(files, 'itineraries', id, { plan })]),
      ]),
      notes: [
        ({ entries: { next } }) => (paths.length > 0 ? next.listedOn(paths) : next.listedNowhere),
        ...(days.length === 0 ? [({ entries: { next } }: Messages) => next.addDays(id)] : []),
      ],
    };
  },
};

/** The section pages that list a package; without one visitors find it only by its address. */
function pagesListing(files: ContentFiles, region: string, category: string): readonly string[] {
  return files.entries.sections
    .filter(({ value }) =>
      value.groups.some((group) => group.region === region && group.category === category),
    )
    .map(({ value }) => value.path);
}

/** Unknown values of a new destination are unconfirmed, so that the check asks for them. */
const newDestination: NewKindDefinition = {
  questions: (files, id = '', { questions: words }) => [
    regionQuestion(files, words.region('destination')),
    {
      option: 'category',
      text: words.destinationCategory,
      choices: invariant(files.single.site, 'site').value.destinationCategories,
    },
    { option: 'at', text: words.at, refuse: refusePoint },
    pathQuestion(files, destinationPath(files, id), words),
    imageQuestion(files, words.image('destination')),
  ],
  make: (files, id, answers, { placeholders }) => {
    const { region = '', category = '', image = '', path = '', at = '' } = answers;
    const prices = files.entries.destinations.map(({ value }) => value.priceFrom);
    const value = {
      order: nextOrder(files.entries.destinations),
      priceFrom: prices.length === 0 ? 1 : Math.min(...prices),
      image,
      category,
      path,
      region,
      point: invariant(readPoint(at), 'at'),
      unconfirmed: { priceFrom: placeholders.priceFrom, image: placeholders.image },
    };
    return {
      changes: new Map([entryFile(files, 'destinations', id, value), ...withTexts(files, 'destination', id)]),
      notes: [({ entries: { next } }) => next.seePage(path)],
    };
  },
};

/** The path of a new destination, in the folder of the first one: `/places/blue-reef` for blueReef. */
function destinationPath(files: ContentFiles, id: string): string {
  const { pages } = invariant(files.single.site, 'site').value;
  const example = files.entries.destinations[0]?.value.path;
  const parent = example?.slice(0, example.lastIndexOf('/')) ?? pages.destinations;
  return `${parent === '/' ? '' : parent}/${kebabCase(id)}`;
}

/** A new day has one activity, as an example to change. */
const newDay: NewKindDefinition = {
  questions: (files, _id, { questions: words }) => [
    listQuestion(files, 'destinations', words.destinations('day')),
  ],
  make: (files, id, answers, { placeholders }) => {
    const key = freeActivityKey(files, id);
    const value = { destinations: idsIn(answers.destinations), activities: [{ icon: 'MapPin', text: key }] };
    return {
      changes: new Map([
        entryFile(files, 'days', id, value),
        ...withTexts(files, 'day', id),
        ...withTexts(files, 'activity', key, `${TODO_MARK} ${placeholders.firstActivity}`),
      ]),
      notes: [({ entries: { next } }) => next.addActivities(id)],
    };
  },
};

function freeActivityKey(files: ContentFiles, id: string): string {
  const taken = new Set(
    files.texts.flatMap(({ area, file }) => (area === 'activities' ? Object.keys(Object(file.value)) : [])),
  );
  let key = `${id}-start`;
  while (taken.has(key)) key += '-new';
  return key;
}

const newOwnPage: NewKindDefinition = {
  questions: (files, id, words) => [
    ...nameQuestions(files, 'ownPage', id, words),
    pathQuestion(files, (before) => ownPagePath(id ?? makeEntryId(files, before)), words.questions),
  ],
  make: (files, id, answers) => {
    const { path = '' } = answers;
    const value = { order: nextOrder(files.entries.pages), path };
    return {
      changes: new Map([
        entryFile(files, 'pages', id, value),
        ...withTexts(files, 'ownPage', id, undefined, (code) => namedTexts('ownPage', answers, code)),
      ]),
      notes: [({ entries: { next } }) => next.seeOwnPage(path)],
    };
  },
};

/** A new section lists the tours of one region and category. */
const newSection: NewKindDefinition = {
  questions: (files, id = '', { questions: words }) => [
    regionQuestion(files, words.region('section')),
    categoryQuestion(files, words.category),
    pathQuestion(files, ownPagePath(id), words),
    imageQuestion(files, words.image('section')),
  ],
  make: (files, id, { region, category, image, path = '' }) => {
    const order = nextOrder(files.entries.sections);
    const value = { order, path, image, groups: [{ region, category }] };
    return {
      changes: new Map([entryFile(files, 'sections', id, value), ...withTexts(files, 'section', id)]),
      notes: [({ entries: { next } }) => next.seeSection(path)],
    };
  },
};

/** The path of a new page: `/good-manners` for goodManners. */
function ownPagePath(id: string): string {
  return `/${kebabCase(id)}`;
}

/**
 * A new language has a glossary and no texts: visitors see those of the fallback language, which is better than unwritten
 * ones. It is in progress until the operator publishes it.
 */
const newLanguage: NewKindDefinition = {
  questions: (_files, id = '', { questions: words }) => {
    const { name, locale, direction } = describeLanguage(id);
    const { locale: localeSchema } = languageSchema.shape;
    const refuseName = (answer: string) => refuseBySchema(nonBlankString, answer);
    const refuseLocale = (answer: string) => refuseBySchema(localeSchema, answer);
    return [
      { option: 'name', text: words.name, fallback: name, refuse: refuseName },
      { option: 'locale', text: words.locale, fallback: locale, refuse: refuseLocale },
      { option: 'direction', text: words.direction, choices: ['ltr', 'rtl'], fallback: direction },
    ];
  },
  make: (files, code, { locale, name, direction }) => {
    const { file } = invariant(files.single.site, 'site');
    const language = { code, locale, name, direction, published: false };
    return {
      changes: new Map([
        ['site.json', insertItem(file.text, ['languages'], language)],
        entryFile(files, 'glossary', code, { terms: {} }),
      ]),
      notes: [({ entries: { next } }) => next.translate(code)],
    };
  },
};

type NewFileKind = Exclude<NewKind, NewListedKind>;

/** The making of entries that are files of their own. */
export const NEW_FILE_DEFINITIONS: Readonly<Record<NewFileKind, NewKindDefinition>> = {
  package: newPackage,
  destination: newDestination,
  day: newDay,
  section: newSection,
  ownPage: newOwnPage,
  language: newLanguage,
};

type Words = Messages['entries']['questions'];

function regionQuestion(files: ContentFiles, text: string): Question {
  return { option: 'region', text, choices: invariant(files.single.site, 'site').value.regions };
}

function categoryQuestion(files: ContentFiles, text: string): Question {
  const { categories } = invariant(files.single.categories, 'categories').value;
  return { option: 'category', text, choices: categories.map(({ id }) => id) };
}

function listQuestion(files: ContentFiles, option: 'destinations' | 'days', text: string): Question {
  return { option, text, choices: files.entries[option].map(({ id }) => id), isList: true, fallback: '' };
}

function imageQuestion(files: ContentFiles, text: string): Question {
  const choices = Object.keys(invariant(files.single.images, 'images').value.images);
  const fallback = standInPicture(files);
  return { option: 'image', text, choices, ...(fallback === undefined ? {} : { fallback }) };
}

/** The picture that a new entry shows until another is chosen. */
function standInPicture(files: ContentFiles): string | undefined {
  const { icon } = invariant(files.single.site, 'site').value;
  const choices = Object.keys(invariant(files.single.images, 'images').value.images);
  return choices.find((key) => key !== icon) ?? choices[0];
}

function lengthQuestion(words: Words): Question {
  const refuse = (answer: string): Localized | undefined =>
    answer === '' || parseLength(answer) ? undefined : ({ entries }) => entries.noLength(answer);
  return { option: 'length', text: words.length, fallback: '', refuse };
}

function pathQuestion(
  files: ContentFiles,
  fallback: NonNullable<Question['fallback']>,
  words: Words,
): Question {
  const refuse = (path: string): Localized | undefined =>
    refuseBySchema(pathSchema, path) ?? refuseUnusablePath(files, path);
  return { option: 'path', text: words.path, fallback, refuse };
}

/** The reason why a path cannot be used: another page or a redirect has it, or it means something else. */
function refuseUnusablePath(files: ContentFiles, path: string): Localized | undefined {
  // Only the message is shown, so the location of the finding does not matter.
  const at = wholeFile(path);
  const codes = invariant(files.single.site, 'site').value.languages.map(({ code }) => code);
  const isRedirected = Object.hasOwn(files.single.redirects?.value.redirects ?? {}, path);
  const owner = linkModel(files).addresses.find((address) => address.path === path)?.file;
  const other = owner ?? (isRedirected ? REDIRECTS_FILE : undefined);
  const [finding]: readonly Diagnostic[] = [
    ...(other === undefined ? [] : [duplicateAddress(at, { path, other })]),
    ...checkAddress(path, codes, () => at),
  ];
  return finding && ((messages) => finding.explain(messages).message);
}

/** Scripts that are written from right to left, by ISO 15924. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];

/** A language's usual locale, its own name and its direction, from CLDR. */
export function describeLanguage(code: string): Readonly<Record<'locale' | 'name' | 'direction', string>> {
  const { region, script = '' } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return {
    locale: region === undefined ? code : `${code}-${region}`,
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
  };
}
