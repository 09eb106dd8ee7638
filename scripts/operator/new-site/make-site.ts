import { currencyDecimals } from '../../../schema/currency.ts';
import { isDeviceName } from '../../../schema/device-name.ts';
import { escapeRegExp } from '../../../schema/escape-reg-exp.ts';
import { readPoint } from '../../../schema/point.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import { type DataFile, dataFiles, type EntryName } from '../../compiler/link/data-files.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { findAmounts } from '../../compiler/validate/find-amounts.ts';
import { validFiles } from '../../compiler/validate/validate-files.ts';
import { languageCode, type Messages } from '../../messages/messages.ts';
import { withChanges } from '../data-folder/save-changes.ts';
import { removeValue, setValues } from '../json-edit/edit-json.ts';
import { makeId } from '../scaffold/name-questions.ts';
import { describeLanguage } from '../scaffold/new-files.ts';
import { splitList } from '../scaffold/questions.ts';
import { removeEntry } from '../scaffold/remove-entry.ts';
import { jsonFile } from '../scaffold/scaffold.ts';
import { findTranslations, lockPath, recordKeys, renderLock } from '../translations/translations.ts';
import {
  PLACEHOLDERS,
  parseLanguages,
  parsePrice,
  readTemplate,
  type Template,
  zoneName,
} from './site-questions.ts';

/** A new site: its files, and the state of its languages. */
export type NewSite = ReturnType<typeof makeSite>;

type SiteLanguages = ReturnType<typeof chooseLanguages>;
type Sources = readonly SourceFile[];
type Edits = Parameters<typeof setValues>[1];

const decoder = new TextDecoder();

/**
 * Makes the data folder of a new site.
 *
 * @param answers to `siteQuestions`, by their options; all are possible
 */
export function makeSite(answers: Readonly<Record<string, string>>, messages: Messages) {
  const { newSite } = messages;
  const template = readTemplate();
  const { landscapes, samples } = template.choices;
  const language = languageCode(messages);
  const answer = (option: string): string => invariant(answers[option], option);
  const languages = chooseLanguages(template, answer('languages'), language);
  const { all, first, fallback } = languages;
  const texts = deriveTexts(template, answers, invariant(all[0], 'languages').locale);
  const sampleTexts = deriveTexts(template, samples, template.site.defaultLanguage);
  const names = new Map([
    ...sampleTexts.map((sample, index) => [sample, texts[index] ?? ''] as const),
    ...Object.entries(newSite.notes).map(([key, note]) => [`note: ${key}`, note] as const),
  ]);
  const [samplePictures = []] = Object.values(landscapes);
  const pictures = invariant(landscapes[answer('landscape')], 'landscape');
  const exchanged = new Map(samplePictures.map((key, index) => [key, invariant(pictures[index], key)]));
  const given = PLACEHOLDERS.filter(([option]) => answer(option) !== samples[option]);
  const settled = editFile(withNames(withLanguages(template, languages), names), 'site.json', (text) =>
    jsonFile({
      ...JSON.parse(given.reduce((rest, [, path]) => removeValue(rest, ['unconfirmed', path]), text)),
      languages: all.map((each) => withZoneName(each, answer('zone'), all)),
      defaultLanguage: first,
      fallbackLanguage: fallback,
      operatorLanguage: all.some(({ code }) => code === language) ? language : first,
    }),
  );
  const edited = editData(settled, (data) => [
    ...listPictures(data, exchanged),
    ...listPrices(data, invariant(parsePrice(answer('price')), 'price'), answer('currency')),
    // Languages have the names of places in common.
    ...(data.file.path.startsWith('glossary/')
      ? [{ path: ['same'], value: { [answer('place')]: newSite.sameWord } }]
      : []),
  ]);
  const sources = listUnneeded(template, splitList(answer('trips')), pictures).reduce(withoutEntry, edited);
  return { sources: withoutUnusedPictures(sources), languages };
}

/** A language that calls the time zone of the site by a name of its own. */
function withZoneName<Named extends { readonly locale: string }>(
  language: Named,
  zone: string,
  [first = language]: readonly Named[],
): Named {
  const timeZone = zoneName(zone, language.locale);
  return timeZone === zoneName(zone, first.locale) ? language : { ...language, timeZone };
}

/** The entries of the template that a site does without: trips that it does not offer, and pictures of other landscapes. */
function listUnneeded(
  { choices: { landscapes, trips } }: Template,
  offered: readonly string[],
  pictures: readonly string[],
): readonly EntryName[] {
  const notOffered = Object.entries(trips).filter(([trip]) => !offered.includes(trip));
  const otherPictures = new Set(Object.values(landscapes).flat());
  for (const key of pictures) otherPictures.delete(key);
  return [
    ...notOffered.flatMap(([, entries]) => entries),
    ...[...otherPictures].map((id) => ({ kind: 'image' as const, id })),
  ];
}

/**
 * Derives the languages of the site from the answer.
 *
 * @param operatorLanguage whose sample texts are borrowed if the template has none in the languages asked for
 */
function chooseLanguages(
  { languages: translated, site }: Template,
  answer: string,
  operatorLanguage: string,
) {
  const asked = invariant(parseLanguages(answer), 'languages');
  const firstTranslated = asked.find(({ code }) => translated.includes(code))?.code;
  const first = invariant(asked[0], 'languages').code;
  const fallback = firstTranslated ?? first;
  // Visitors see the fallback language.
  const untranslated = asked
    .map(({ code }) => code)
    .filter((code) => !translated.includes(code) && code !== fallback);
  const all = asked.map(({ code, locale }, index) => {
    const known = site.languages.find((language) => language.code === code) ?? {
      code,
      ...describeLanguage(code),
    };
    // The first language is the default one, which has to be published.
    const isInProgress = index > 0 && untranslated.includes(code);
    return { ...known, locale: locale ?? known.locale, ...(isInProgress && { published: false }) };
  });
  const source = translated.includes(operatorLanguage) ? operatorLanguage : translated[0];
  return { all, first, fallback, untranslated, borrowed: firstTranslated === undefined ? source : undefined };
}

/** The template's files with the texts and glossaries of the languages that were asked for. */
function withLanguages({ files, languages }: Template, { all, fallback, borrowed }: SiteLanguages): Sources {
  const codes = all.map(({ code }) => code);
  const chosen = files.flatMap(({ path, bytes }) => {
    const [, folder, code = '', rest] = /^(texts|glossary)\/([^/.]+)(.*)$/.exec(path) ?? [];
    if (folder === undefined) return [{ path, bytes }];
    const target = folder === 'texts' && code === borrowed ? fallback : code;
    return codes.includes(target) ? [{ path: `${folder}/${target}${rest}`, bytes }] : [];
  });
  const emptyGlossaries = codes
    .filter((code) => !languages.includes(code))
    .map((code) => [`glossary/${code}.json`, jsonFile({ terms: {} })] as const);
  return withChanges(chosen, new Map(emptyGlossaries));
}

/**
 * The texts that answers lead to, always in the same order. Those of the template's sample answers occur in its files, and
 * are replaced by those of the operator at the same index.
 *
 * @param locale that in which the time zone is named
 */
function deriveTexts(
  { choices }: Template,
  { at = '', chat = '', place = '', zone = '', ...answers }: Readonly<Record<string, string>>,
  locale: string,
): readonly string[] {
  const id = makeId(place);
  const channel = invariant(choices.channels[chat], 'chat');
  const { latitude, longitude } = invariant(readPoint(at), 'at');
  const edges = [longitude - 0.05, latitude - 0.04, longitude + 0.05, latitude + 0.04];
  return [
    ...['name', 'region', 'currency', 'phone', 'email', 'url'].map((option) =>
      invariant(answers[option], option),
    ),
    place,
    id === '' || isDeviceName(id) ? 'first-place' : id,
    zone,
    zoneName(zone, locale),
    chat,
    channel.name,
    channel.address,
    `${latitude}`,
    `${longitude}`,
    ...edges.map((degrees) => `${Number(degrees.toFixed(4))}`),
  ];
}

/** The site with the operator's texts in place of the sample texts, in files and their paths. */
function withNames(sources: Sources, names: ReadonlyMap<string, string>): Sources {
  const samples = new RegExp(`(${[...names.keys()].map(escapeRegExp).join('|')})(\\.?)`, 'g');
  const rename = (text: string): string =>
    text.replace(samples, (_, sample, stop) => {
      const name = JSON.stringify(names.get(sample)).slice(1, -1);
      // A name that ends with a full stop takes that of its sentence.
      return name.endsWith('.') ? name : `${name}${stop}`;
    });
  return sources.map(({ path, bytes }) => ({
    path: rename(path),
    bytes: path.endsWith('.json') ? new TextEncoder().encode(rename(decoder.decode(bytes))) : bytes,
  }));
}

function editData(sources: Sources, listEdits: (data: DataFile) => Edits): Sources {
  const changes = dataFiles(validFiles(sources)).map(
    (data) => [data.file.path, setValues(data.file.text, listEdits(data))] as const,
  );
  return withChanges(sources, new Map(changes));
}

function listPictures({ file, schema }: DataFile, exchanged: ReadonlyMap<string, string>): Edits {
  const pictures = findReferences(schema, file.value).filter(({ kind }) => kind === 'image');
  return pictures.map(({ path, id }) => ({ path, value: exchanged.get(id) ?? id }));
}

/**
 * Amounts of money in place of the template's, which are percentages of the price of a day. They are rounded to the second
 * digit of that price, so that amounts 100 per cent apart are exactly that price apart.
 */
function listPrices({ file, schema }: DataFile, price: number, currency: string): Edits {
  const day = Number(price.toPrecision(2));
  const digits = Math.max(Math.floor(Math.log10(day)) - 1, -currencyDecimals({ currency }));
  const step = 10 ** digits;
  return findAmounts(schema, file.value).map(({ path, written: share }) => ({
    path,
    value: Number((Math.round((Number(share) * day) / 100 / step) * step).toPrecision(6)),
  }));
}

/** The site without an entry; a picture has its key in the list of pictures, too. */
function withoutEntry(sources: Sources, gone: EntryName): Sources {
  const remaining = withChanges(sources, removeEntry(validFiles(sources), gone).changes);
  return gone.kind === 'image'
    ? editFile(remaining, 'images.json', (text) => removeValue(text, ['images', gone.id]))
    : remaining;
}

function withoutUnusedPictures(sources: Sources): Sources {
  const { value } = invariant(validFiles(sources).single.images, 'images');
  const used = new Set(Object.values(value.images).map(({ file }) => `images/${file}`));
  return sources.filter(({ path }) => !path.startsWith('images/') || used.has(path));
}

function editFile(sources: Sources, path: string, edit: (text: string) => string): Sources {
  const { bytes } = invariant(
    sources.find((source) => source.path === path),
    path,
  );
  return withChanges(sources, new Map([[path, edit(decoder.decode(bytes))]]));
}

/** The lock files which record that the translations of a new site are up to date. */
export function recordTranslations(files: ContentFiles): Sources {
  const translated = findTranslations(files).targets.filter(({ texts }) => texts.size > 0);
  return translated.map((target) => {
    const lock = renderLock(recordKeys(target, [...target.texts.keys()]));
    return { path: lockPath(target.code), bytes: new TextEncoder().encode(lock) };
  });
}
