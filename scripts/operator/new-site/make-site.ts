import { currencyDecimals } from '../../../schema/currency-decimals.ts';
import { must } from '../../compiler/link/must.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import { findAmounts } from '../../compiler/validate/find-amounts.ts';
import { soundFiles } from '../../compiler/validate/sound-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { type DataChanges, withChanges } from '../data-folder/changes.ts';
import { removeValue, setValues } from '../json-edit/edit-json.ts';
import { dataFiles } from '../scaffold/entry-files.ts';
import { knownOfLanguage } from '../scaffold/new-language.ts';
import { pointFrom } from '../scaffold/point-answer.ts';
import { partsOf } from '../scaffold/questions.ts';
import { type Gone, removeEntry } from '../scaffold/remove-entry.ts';
import { fillMarks, idOfName, type Marks } from './fill-marks.ts';
import { settledDoubts } from './settled-doubts.ts';
import { type LanguageAsked, languagesFrom, zoneName } from './site-answers.ts';
import { languagesWithTexts, type Starter } from './starter.ts';

/** What is said of a new site, and in which language. */
interface SiteTalk {
  readonly messages: Messages;
  /** The language of the messages, by its code. */
  readonly language: string;
}

/** A new site: its files, and how its languages stand. */
export interface NewSite {
  readonly sources: readonly SourceFile[];
  readonly languages: SiteLanguages;
}

/** The languages of a new site. */
interface SiteLanguages {
  readonly all: readonly LanguageAsked[];
  /** Those without texts of their own: visitors see them in the fallback language. */
  readonly untranslated: readonly string[];
  readonly fallback: string;
  /** The language from which the fallback language has its texts, if it has none of its own. */
  readonly borrowed: string | undefined;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/**
 * Makes the data folder of a new site.
 *
 * @param answers to `siteQuestions`, by their options; all are possible
 */
export function makeSite(
  starter: Starter,
  answers: Readonly<Record<string, string>>,
  talk: SiteTalk,
): NewSite {
  const languages = languagesOf(starter, answers, talk);
  const marks = marksOf(starter, answers, languages, talk);
  const filled = withTextsOf(starter, languages)
    .filter(({ path }) => !path.startsWith('glossary/'))
    .map(({ path, text }) => fileOf(fillMarks(path, marks), fillMarks(text, marks)));
  const chosen = without([...filled, ...glossaries(starter, languages)], goneFrom(starter, answers));
  const priced = withChanges(chosen, pricedAs(chosen, answers));
  const settled = withChanges(priced, confirmed(priced, starter, answers));
  const whole = [...settled, ...picturesFor(settled, starter)];
  return {
    sources: withChanges(whole, settledDoubts(whole, talk.messages.newSite)),
    languages,
  };
}

function languagesOf(
  starter: Starter,
  answers: Readonly<Record<string, string>>,
  { language }: SiteTalk,
): SiteLanguages {
  const all = must(languagesFrom(answers.languages ?? ''), 'languages');
  const known = languagesWithTexts(starter);
  const withTexts = all.find(({ code }) => known.includes(code))?.code;
  const fallback = withTexts ?? must(all[0], 'languages').code;
  const usual = known.includes(language) ? language : must(known[0], 'languages with texts');
  return {
    all,
    fallback,
    borrowed: withTexts === undefined ? usual : undefined,
    untranslated: all.map(({ code }) => code).filter((code) => !known.includes(code) && code !== fallback),
  };
}

function marksOf(
  { choices }: Starter,
  answers: Readonly<Record<string, string>>,
  { all, fallback }: SiteLanguages,
  { messages, language }: SiteTalk,
): Marks {
  const { name = '', region = '', place = '', zone = '', currency = '' } = answers;
  const { latitude, longitude } = must(pointFrom(answers.at ?? ''), 'at');
  const channel = must(choices.channels[answers.chat ?? ''], 'chat');
  const first = must(all[0], 'languages').code;
  const notes = Object.entries(messages.newSite.notes).map(([key, note]) => [`note-${key}`, note]);
  return {
    brand: name,
    region,
    place,
    'place-id': idOfName(place, 'first-place'),
    landscape: answers.landscape ?? '',
    walk: must(choices.landscapes[answers.landscape ?? ''], 'landscape').walk,
    latitude,
    longitude,
    west: rounded(longitude - 0.05),
    east: rounded(longitude + 0.05),
    south: rounded(latitude - 0.04),
    north: rounded(latitude + 0.04),
    currency,
    zone,
    'zone-name': zoneName(zone, first),
    chat: channel.name,
    'chat-id': answers.chat ?? '',
    'chat-address': channel.address,
    phone: answers.phone ?? '',
    email: answers.email ?? '',
    url: answers.url ?? '',
    'default-language': first,
    'fallback-language': fallback,
    'operator-language': all.some(({ code }) => code === language) ? language : first,
    ...Object.fromEntries(notes),
  };
}

interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** The starter's files with the texts of the languages that were asked for. */
function withTextsOf(starter: Starter, languages: SiteLanguages): readonly TextFile[] {
  const { all, fallback, borrowed } = languages;
  const known = languagesWithTexts(starter);
  return starter.site.flatMap(({ path, bytes }) => {
    const text = decoder.decode(bytes);
    const [, code, area = ''] = /^texts\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
    if (code === undefined)
      return [{ path, text: path === 'site.json' ? withLanguages(text, languages) : text }];
    const into = code === borrowed ? fallback : code;
    if (!known.includes(code) || !all.some((language) => language.code === into)) return [];
    return [{ path: `texts/${into}/${area}.json`, text }];
  });
}

/** A language without texts is in progress, unless it is the first. */
function withLanguages(site: string, { all, untranslated }: SiteLanguages): string {
  const known: readonly { readonly code: string; readonly locale: string }[] = JSON.parse(site).languages;
  const languages = all.map(({ code, locale }, index) => {
    const own = known.find((language) => language.code === code) ?? { code, ...knownOfLanguage(code) };
    const isInProgress = index > 0 && untranslated.includes(code);
    return { ...own, locale: locale ?? own.locale, ...(isInProgress ? { published: false } : {}) };
  });
  return written({ ...JSON.parse(site), languages });
}

/** A glossary for each language; those of the starter know the marks of their language. */
function glossaries({ site }: Starter, { all }: SiteLanguages): readonly SourceFile[] {
  return all.map(({ code }) => {
    const path = `glossary/${code}.json`;
    return site.find((source) => source.path === path) ?? fileOf(path, written({ terms: {} }));
  });
}

/** What the operator does not offer, and the pictures of other landscapes. */
function goneFrom({ choices }: Starter, answers: Readonly<Record<string, string>>): readonly Gone[] {
  const trips = partsOf(answers.trips);
  const others = Object.entries(choices.trips).flatMap(([trip, gone]) => (trips.includes(trip) ? [] : gone));
  const own = choices.landscapes[answers.landscape ?? '']?.pictures ?? [];
  const all = new Set(Object.values(choices.landscapes).flatMap(({ pictures }) => pictures));
  const pictures = [...all].filter((id) => !own.includes(id));
  return [...others, ...pictures.map((id): Gone => ({ kind: 'image', id }))];
}

function without(sources: readonly SourceFile[], gone: readonly Gone[]): readonly SourceFile[] {
  return gone.reduce((current, entry) => {
    const { changes } = removeEntry(soundFiles(current), entry);
    const left = withChanges(current, changes);
    return entry.kind === 'image' ? withChanges(left, withoutPicture(left, entry.id)) : left;
  }, sources);
}

/** Pictures stand by their keys, which removing an entry leaves. */
function withoutPicture(sources: readonly SourceFile[], key: string): DataChanges {
  const { file } = must(soundFiles(sources).single.images, 'images');
  return new Map([[file.path, removeValue(file.text, ['images', key])]]);
}

/**
 * All amounts, which are per cent of what a day costs, as amounts of money. They are rounded to as much as that price has
 * two digits of: what differs by whole prices does so afterwards.
 */
function pricedAs(
  sources: readonly SourceFile[],
  { price = '', currency = '' }: Readonly<Record<string, string>>,
): DataChanges {
  const day = Number(Number(price).toPrecision(2));
  const digits = Math.max(Math.floor(Math.log10(day)) - 1, -currencyDecimals({ currency }));
  const step = 10 ** digits;
  const files = dataFiles(soundFiles(sources));
  return new Map(
    files.map(({ file, schema }) => {
      const amounts = findAmounts(schema, file.value).map(({ path, written: share }) => ({
        path,
        value: Number((Math.round((Number(share) * day) / 100 / step) * step).toPrecision(6)),
      }));
      return [file.path, setValues(file.text, amounts)];
    }),
  );
}

/** What the operator has given is not to be confirmed any more. */
function confirmed(
  sources: readonly SourceFile[],
  { choices }: Starter,
  answers: Readonly<Record<string, string>>,
): DataChanges {
  const given = Object.entries(choices.placeholders)
    .filter(([option, { value }]) => answers[option] !== value)
    .map(([, placeholder]) => placeholder.path);
  const { bytes, path } = must(
    sources.find((source) => source.path === 'site.json'),
    'site',
  );
  const text = given.reduce(
    (rest, listed) => removeValue(rest, ['unconfirmed', listed]),
    decoder.decode(bytes),
  );
  return new Map([[path, text]]);
}

function picturesFor(sources: readonly SourceFile[], { pictures }: Starter): readonly SourceFile[] {
  const { images } = must(soundFiles(sources).single.images, 'images').value;
  const files = new Set(Object.values(images).map(({ file }) => file));
  return pictures
    .filter(({ path }) => files.has(path))
    .map(({ path, bytes }) => ({ path: `images/${path}`, bytes }));
}

/** Degrees as precise as ten metres. */
function rounded(degrees: number): number {
  return Number(degrees.toFixed(4));
}

function fileOf(path: string, text: string): SourceFile {
  return { path, bytes: encoder.encode(text) };
}

function written(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
