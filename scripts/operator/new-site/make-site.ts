import { currencyDecimals } from '../../../schema/currency.ts';
import { isDeviceName } from '../../../schema/device-name.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import { type DataFile, dataFiles, type EntryName } from '../../compiler/link/data-files.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { findAmounts } from '../../compiler/validate/find-amounts.ts';
import { validFiles } from '../../compiler/validate/validate-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { withChanges } from '../data-folder/save-changes.ts';
import { removeValue, setValues } from '../json-edit/edit-json.ts';
import { makeId } from '../scaffold/name-questions.ts';
import { describeLanguage } from '../scaffold/new-files.ts';
import { parsePoint, splitList } from '../scaffold/questions.ts';
import { removeEntry } from '../scaffold/remove-entry.ts';
import { jsonFile } from '../scaffold/scaffold.ts';
import {
  acceptedKeys,
  collectTranslations,
  lockPath,
  recordKeys,
  renderLock,
} from '../translations/translations.ts';
import { OPTIONAL_ANSWERS, parseLanguages, type Template, zoneName } from './site-questions.ts';

/** A new site: its files, and the state of its languages. */
export interface NewSite {
  readonly sources: readonly SourceFile[];
  readonly languages: SiteLanguages;
}

/** The languages of a new site. */
interface SiteLanguages {
  /** As the site lists them. */
  readonly all: readonly { readonly code: string }[];
  /** Languages without own texts: visitors see the fallback language. */
  readonly untranslated: readonly string[];
  readonly fallback: string;
  /** The language whose sample texts the fallback language borrows, if the template has none in it. */
  readonly borrowed: string | undefined;
}

type Sources = readonly SourceFile[];
type Edits = Parameters<typeof setValues>[1];

const decoder = new TextDecoder();

/**
 * Makes the data folder of a new site.
 *
 * @param answers to `siteQuestions`, by their options; all are possible
 * @param talk the messages, and the code of their language
 */
export function makeSite(
  template: Template,
  answers: Readonly<Record<string, string>>,
  { messages: { newSite }, language }: { readonly messages: Messages; readonly language: string },
): NewSite {
  const { landscapes, channels, samples } = template.choices;
  const answer = (option: string): string => invariant(answers[option], option);
  const languages = chooseLanguages(template, answer('languages'), language);
  const texts = deriveTexts({ ...answers, channel: invariant(channels[answer('chat')], 'chat').name });
  const sampleTexts = deriveTexts({
    ...samples,
    channel: invariant(Object.values(channels)[0], 'chat').name,
  });
  const names = new Map(sampleTexts.map((sample, index) => [sample, texts[index] ?? '']));
  const [samplePictures = []] = Object.values(landscapes);
  const pictures = invariant(landscapes[answer('landscape')], 'landscape');
  const exchanged = new Map(samplePictures.map((key, index) => [key, invariant(pictures[index], key)]));
  const edited = editData(withNames(withLanguages(template, languages), names), (data) => {
    const { path } = data.file;
    return [
      ...listPictures(data, exchanged),
      ...listPrices(data, Number(answer('price')), answer('currency')),
      ...listNotes(data, newSite.notes),
      ...(path === 'site.json' ? listSettings(template, answer, languages, language) : []),
      ...(path === 'calendar.json' ? [{ path: ['zone'], value: answer('zone') }] : []),
      // Languages have the names of places in common.
      ...(path.startsWith('glossary/')
        ? [{ path: ['same'], value: { [answer('place')]: newSite.sameWord } }]
        : []),
    ];
  });
  const needed = listUnneeded(template, splitList(answer('trips')), pictures).reduce(withoutEntry, edited);
  const confirmed = Object.entries(OPTIONAL_ANSWERS).filter(
    ([option, path]) => valueAtPath(template.site, path) !== answer(option),
  );
  const sources = editFile(withoutUnusedPictures(needed), 'site.json', (text) => {
    const bare = confirmed.reduce(
      (rest, [, path]) => removeValue(rest, ['unconfirmed', path.join('.')]),
      text,
    );
    return jsonFile(JSON.parse(bare));
  });
  return { sources, languages };
}

/** The settings of the site from the answers. */
function listSettings(
  { choices: { channels } }: Template,
  answer: (option: string) => string,
  { all, fallback }: SiteLanguages,
  operator: string,
): Edits {
  const first = invariant(all[0], 'languages').code;
  const operatorLanguage = all.find(({ code }) => code === operator)?.code ?? first;
  const channel = { id: answer('chat'), address: invariant(channels[answer('chat')], 'chat').address };
  return [
    ...Object.entries(OPTIONAL_ANSWERS).map(([option, path]) => ({ path, value: answer(option) })),
    { path: ['languages'], value: all },
    { path: ['defaultLanguage'], value: first },
    { path: ['fallbackLanguage'], value: fallback },
    { path: ['operatorLanguage'], value: operatorLanguage },
    { path: ['timeZone'], value: zoneName(answer('zone'), first) },
    { path: ['currency'], value: answer('currency') },
    { path: ['channels', 0], value: channel },
  ];
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
): SiteLanguages {
  const asked = invariant(parseLanguages(answer), 'languages');
  const firstTranslated = asked.find(({ code }) => translated.includes(code))?.code;
  const fallback = firstTranslated ?? invariant(asked[0], 'languages').code;
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
  return { all, fallback, untranslated, borrowed: firstTranslated === undefined ? source : undefined };
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
 */
function deriveTexts({
  name = '',
  region = '',
  place = '',
  at = '',
  channel = '',
}: Readonly<Record<string, string>>): readonly string[] {
  const id = makeId(place);
  const { latitude, longitude } = invariant(parsePoint(at), 'at');
  const box = [longitude - 0.05, latitude - 0.04, longitude + 0.05, latitude + 0.04];
  const edges = box.map((degrees) => `${Number(degrees.toFixed(4))}`);
  return [
    name,
    region,
    place,
    id === '' || isDeviceName(id) ? 'first-place' : id,
    channel,
    `${latitude}`,
    `${longitude}`,
    ...edges,
  ];
}

/** The site with the operator's texts in place of the sample texts, in files and their paths. */
function withNames(sources: Sources, names: ReadonlyMap<string, string>): Sources {
  const samples = new RegExp([...names.keys()].join('|').replaceAll('.', '\\.'), 'g');
  const rename = (text: string): string =>
    text.replace(samples, (sample) => JSON.stringify(names.get(sample)).slice(1, -1));
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

/** Notes in the operator's language on values to confirm. */
function listNotes({ file }: DataFile, notes: Readonly<Record<string, string>>): Edits {
  const listed = Object.entries<string>(JSON.parse(file.text).unconfirmed ?? {});
  return listed.map(([key, note]) => ({ path: ['unconfirmed', key], value: notes[note] }));
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
export function recordTranslations(sources: Sources): Sources {
  const { translations } = collectTranslations(sources);
  if (!translations) return [];
  return translations.targets.flatMap((target) => {
    const keys = acceptedKeys(target, { onlyNew: false, keys: [] });
    const lock = renderLock(recordKeys(target, keys));
    return keys.length === 0 ? [] : [{ path: lockPath(target.code), bytes: new TextEncoder().encode(lock) }];
  });
}
