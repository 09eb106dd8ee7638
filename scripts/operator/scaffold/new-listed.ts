import type { Season } from '../../../schema/calendar.ts';
import { dateRangeSchema, dateSchema } from '../../../schema/dates.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { QUESTION_PAGES } from '../../../schema/questions.ts';
import type { Site } from '../../../schema/site.ts';
import type { DateRange } from '../../../src/pricing/model.ts';
import { agesOverlap } from '../../compiler/check/groups.ts';
import { wholeFile } from '../../compiler/diagnostics/diagnostic.ts';
import { firstCommonDay } from '../../compiler/link/date-ranges.ts';
import { invariant } from '../../compiler/link/invariant.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import type { ChangePlan } from '../data-folder/edit-folder.ts';
import { insertItem, keyOrder } from '../json-edit/edit-json.ts';
import { localTimeZone, refuseZone } from '../new-site/site-questions.ts';
import { amountRules, readChange } from '../prices/amounts.ts';
import { type NewListedKind, schemaLinkLike } from './kinds.ts';
import { makeEntryId, namedTexts, nameQuestions } from './name-questions.ts';
import { type Answers, idsIn, type Question, refuseBySchema, splitList } from './questions.ts';
import { jsonFile, type NewKindDefinition, withTexts } from './scaffold.ts';

/** Lists of ids to which an entry may be limited, by their options. */
const LIMITS = ['regions', 'packages', 'categories', 'destinations', 'sections'] as const;

/** A kind of entry that is made in a list of a file. */
export function listedKind(kind: NewListedKind): NewKindDefinition {
  return {
    questions: (files, id, words) => [
      ...nameQuestions(files, kind, id, words),
      ...listedQuestions(files, kind, id, words),
    ],
    make: (files, id, answers) => scaffoldListed(files, kind, id, answers),
  };
}

/** The questions about a new entry of a list beside its names, in the order in which they are asked. */
function listedQuestions(
  files: ContentFiles,
  kind: NewListedKind,
  id: string | undefined,
  { questions: words }: Messages['entries'],
): readonly Question[] {
  const site = invariant(files.single.site, 'site').value;
  const limit = (option: (typeof LIMITS)[number], page?: string): Question => ({
    option,
    text: words.limits[option],
    choices: limitChoices(files, site)[option],
    isList: true,
    fallback: '',
    isAsked: ({ pages }) => page === undefined || splitList(pages).includes(page),
  });
  const dates: Question = { option: 'dates', text: words.dates(kind), refuse: refuseDates };
  const zone: Question = { option: 'zone', text: words.zone, fallback: localTimeZone(), refuse: refuseZone };
  const zones = files.single.calendar ? [] : [zone];
  const change: Question = {
    option: 'change',
    text: words.change(kind),
    refuse: (answer) => refuseChange(answer, kind, site),
  };
  switch (kind) {
    case 'season':
      return [dates, { ...change, fallback: '' }, ...zones];
    case 'closure':
      return [dates, limit('regions'), limit('packages'), ...zones];
    case 'offer': {
      const refuse = (answer: string): Localized | undefined =>
        answer === '' ? undefined : refuseBySchema(dateSchema, answer);
      const bookBy: Question = { option: 'book-by', text: words.bookBy, fallback: '', refuse };
      return [change, bookBy, { ...dates, fallback: '' }, limit('packages'), ...zones];
    }
    case 'ageGroup': {
      const refuse = (answer: string, before: Answers): Localized | undefined =>
        refuseAges(answer, site, id ?? makeEntryId(files, before));
      const counts: Question = {
        option: 'counts',
        text: words.counts,
        choices: ['yes', 'no'],
        fallback: 'yes',
      };
      return [{ option: 'ages', text: words.ages, refuse }, counts];
    }
    case 'question':
      return [
        { option: 'pages', text: words.pages, choices: QUESTION_PAGES, isList: true },
        limit('packages', 'package'),
        limit('categories', 'package'),
        limit('destinations', 'destination'),
        limit('sections', 'section'),
      ];
  }
}

/** The files of a new entry of a list. */
function scaffoldListed(files: ContentFiles, kind: NewListedKind, id: string, answers: Answers): ChangePlan {
  const site = invariant(files.single.site, 'site');
  const source = invariant(idSources.get(kind), kind);
  if (source.form !== 'part') throw new Error(`Entries of the kind "${kind}" are in no list.`);
  const [collection] = source.file.split('.');
  const $schema = schemaLinkLike(site.file, 'site', collection ?? '');
  const present = files.parsed.get(source.file)?.text;
  const text = present ?? jsonFile({ ...($schema && { $schema }), zone: answers.zone });
  const change = readChange(answers.change ?? '', changeKind(kind), amountRules(site.value));
  const dates = parseDates(answers.dates);
  const overlapping = kind === 'season' ? overlappingSeasons(files, dates) : [];
  const others = overlapping.map((season) => season.id);
  const priority = Math.max(-1, ...overlapping.map((season) => season.priority)) + 1;
  const limits = LIMITS.map((option) => [option, idsIn(answers[option])] as const);
  const value = {
    id,
    ...(dates.length > 0 && { dates }),
    ...change,
    ...(priority !== 0 && { priority }),
    ...(answers['book-by'] && { bookBy: answers['book-by'] }),
    ...parseAges(answers.ages),
    ...(answers.counts === 'no' && { counts: false }),
    ...(answers.pages && { pages: idsIn(answers.pages) }),
    ...Object.fromEntries(limits.filter(([, ids]) => ids.length > 0)),
  };
  const needsPrices = kind === 'ageGroup' || (kind === 'season' && !change);
  return {
    changes: new Map([
      [source.file, insertItem(text, source.path, value, { order: keyOrder(source.file) })],
      ...withTexts(files, kind, id, undefined, (code) => namedTexts(kind, answers, code)),
    ]),
    notes: [
      ...(others.length > 0 ? [({ entries }: Messages) => entries.next.holds(id, others)] : []),
      ...(needsPrices ? [({ entries }: Messages) => entries.next.addPrices(kind, id)] : []),
    ],
  };
}

function limitChoices(files: ContentFiles, { regions }: Site) {
  const { packages, destinations, sections } = files.entries;
  const categories = invariant(files.single.categories, 'categories').value.categories;
  const ids = (entries: readonly { readonly id: string }[]): readonly string[] => entries.map(({ id }) => id);
  return {
    regions,
    packages: ids(packages),
    categories: ids(categories),
    destinations: ids(destinations),
    sections: ids(sections),
  };
}

const DAY = /(?:\d{4}-)?\d{2}-\d{2}/g;

/** Reads ranges such as `07-01 to 08-31` or `2030-12-24`, with commas between them; the schema refuses all else. */
function parseDates(answer: string | undefined): readonly DateRange[] {
  return splitList(answer).map((part) => {
    const [from = part, to = from, ...others] = part.match(DAY) ?? [];
    const isRange = others.length === 0 && /^\D{0,8}$/.test(part.replace(DAY, ''));
    return isRange ? { from, to } : { from: part, to: part };
  });
}

/** The seasons that share days with these dates. */
function overlappingSeasons(files: ContentFiles, dates: readonly DateRange[]): readonly Season[] {
  const seasons = files.single.calendar?.value.seasons ?? [];
  return seasons.filter((season) => firstCommonDay(dates, season.dates) !== undefined);
}

function refuseDates(answer: string): Localized | undefined {
  const [reason] = parseDates(answer).flatMap(
    (range) => refuseBySchema(dateRangeSchema, answer, range) ?? [],
  );
  return reason;
}

function changeKind(kind: NewListedKind): 'change' | 'reduction' {
  return kind === 'offer' ? 'reduction' : 'change';
}

function refuseChange(answer: string, kind: NewListedKind, site: Site): Localized | undefined {
  if (answer === '' || readChange(answer, changeKind(kind), amountRules(site))) return undefined;
  return ({ entries }) => (kind === 'offer' ? entries.noReduction(answer) : entries.noChange(answer));
}

/** Ages such as `0-3`, both included, or a single one. */
function parseAges(answer = '') {
  const [, from, to = from] = /^(\d{1,3})(?:\D{1,8}(\d{1,3}))?$/.exec(answer) ?? [];
  const ages = { from: Number(from), to: Number(to) };
  return ages.from <= ages.to && ages.to <= 120 ? ages : undefined;
}

function refuseAges(answer: string, { ageGroups }: Site, id: string): Localized | undefined {
  const ages = parseAges(answer);
  if (!ages) return ({ entries }) => entries.noAges(answer);
  const other = ageGroups.find(({ from, to }) => from <= ages.to && ages.from <= to);
  if (!other) return undefined;
  const [younger, older] = other.from < ages.from ? [other, { id, ...ages }] : [{ id, ...ages }, other];
  return (messages) => agesOverlap(wholeFile(''), { ages: older, younger }).explain(messages).message;
}
