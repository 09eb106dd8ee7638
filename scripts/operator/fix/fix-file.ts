import { applyEdits, type Edit, findNodeAtLocation, type Node } from 'jsonc-parser';
import { currencySymbol, parseAmount } from '../../../schema/amount.ts';
import { textAreas } from '../../../schema/collections.ts';
import { normalize } from '../../../schema/composed.ts';
import { findCurrencies } from '../../../schema/currency.ts';
import { classify, findSchema } from '../../../schema/file-roles.ts';
import { type JsonPath, listTexts, valueAtPath } from '../../../schema/json-path.ts';
import { findReferences, schemasAt } from '../../../schema/schema-walk.ts';
import { toMinorUnits } from '../../../src/pricing/money.ts';
import { doubleApostrophes } from '../../compiler/check/message-values.ts';
import type { KnownIds } from '../../compiler/link/known-ids.ts';
import type { ParsedFile } from '../../compiler/parse/parsed-file.ts';
import { findAmounts } from '../../compiler/validate/find-amounts.ts';
import { type Localized, untranslated } from '../../messages/messages.ts';

/** The currency of a site that may have errors. */
export interface KnownMoney {
  readonly currency: string | undefined;
  readonly decimals: number | undefined;
}

/** Amounts of money written as texts, where they can be read in one way only and in the site's currency. */
export function fixAmounts(
  { path, text, value }: Pick<ParsedFile, 'path' | 'text' | 'value'>,
  tree: Node,
  money: KnownMoney,
): readonly ProposedFix[] {
  const schema = findSchema(path);
  return (schema ? findAmounts(schema, value) : []).flatMap((place) => {
    const node = findNodeAtLocation(tree, [...place.path]);
    const amount = typeof place.written === 'string' ? readIn(place.written, money) : undefined;
    return node && amount !== undefined ? [replacement('amount', path, text, node, String(amount))] : [];
  });
}

function readIn(written: string, { currency, decimals = 0 }: KnownMoney): number | undefined {
  const parsed = parseAmount(written);
  const mark = currencySymbol(written);
  const isOwn = mark === undefined || (currency !== undefined && findCurrencies(mark).includes(currency));
  const isExact = parsed.ok && toMinorUnits(parsed.amount, decimals) !== undefined;
  return parsed.ok && isOwn && isExact ? parsed.amount : undefined;
}

/** Blanks around ids that name an entry without them. */
export function fixBlanks(
  file: string,
  text: string,
  tree: Node,
  value: unknown,
  known: KnownIds,
): readonly ProposedFix[] {
  const schema = findSchema(file);
  return (schema ? findReferences(schema, value) : []).flatMap(({ kind, id, path, isKey }) => {
    const meant = id.trim();
    const ids = known[kind] ?? [];
    const node = isKey ? undefined : findNodeAtLocation(tree, [...path]);
    if (!node || meant === id || ids.includes(id) || !ids.includes(meant)) return [];
    return [replacement('blanks', file, text, node, JSON.stringify(meant))];
  });
}

/** Apostrophes right before values of messages, which would be shown as they are written. */
export function fixApostrophes({ path, text, value }: ParsedFile, tree: Node): readonly ProposedFix[] {
  const role = classify(path);
  if (role.role !== 'texts' || !text.includes("'{")) return [];
  const schema = textAreas[role.area];
  return listTexts(value).flatMap((place) => {
    const node = findNodeAtLocation(tree, [...place.path]);
    const [own] = schemasAt(schema, place.path);
    if (!node || !own) return [];
    const written = text.slice(node.offset, node.offset + node.length);
    const content = doubleApostrophes(written, own);
    return content === written ? [] : [replacement('apostrophe', path, text, node, content)];
  });
}

/** Puts group sizes, and the rows of price tables and of their seasons, from small to large. */
export function fixOrder(
  file: string,
  text: string,
  tree: Node,
  bands: ReadonlyMap<string, number>,
): readonly ProposedFix[] {
  if (file === 'site.json') return reorder(file, text, findNodeAtLocation(tree, ['bands']), 'id', bands);
  if (!file.startsWith('prices/')) return [];
  const seasons = findNodeAtLocation(tree, ['seasons'])?.children ?? [];
  const lists = [tree, ...seasons.flatMap(({ children: [, prices] = [] }) => prices ?? [])];
  return lists.flatMap((holder) =>
    reorder(file, text, findNodeAtLocation(holder, ['rows']), 'paxCount', bands),
  );
}

/** The smallest group of each size by its id, as far as site.json is readable. */
export function bandStarts(tree: Node | undefined): ReadonlyMap<string, number> {
  const bands = (tree && findNodeAtLocation(tree, ['bands'])?.children) ?? [];
  return new Map(
    bands.flatMap((band) => {
      const id: unknown = findNodeAtLocation(band, ['id'])?.value;
      const min: unknown = findNodeAtLocation(band, ['min'])?.value;
      return typeof id === 'string' && typeof min === 'number' ? [[id, min] as const] : [];
    }),
  );
}

/** Exchanges entries of a list; each position keeps its layout. */
function reorder(
  file: string,
  text: string,
  list: Node | undefined,
  key: string,
  bands: ReadonlyMap<string, number>,
): readonly ProposedFix[] {
  const entries = (list?.children ?? []).map((node) => {
    const id = String(findNodeAtLocation(node, [key])?.value);
    return { node, id, start: bands.get(id) };
  });
  const ids = entries.map(({ id }) => id);
  // An unknown or repeated size is an error for a person to correct.
  const isClear = entries.every(({ start }) => start !== undefined) && new Set(ids).size === ids.length;
  const sorted = entries.toSorted((left, right) => (left.start ?? 0) - (right.start ?? 0));
  if (!isClear || sorted.every(({ node }, index) => node === entries[index]?.node)) return [];
  const edits = entries.flatMap(({ node }, index) => {
    const wanted = sorted[index]?.node ?? node;
    if (wanted === node) return [];
    const content = text.slice(wanted.offset, wanted.offset + wanted.length);
    return [{ offset: node.offset, length: node.length, content }];
  });
  const fix = {
    kind: 'order' as const,
    file,
    line: lineNumber(text, list?.offset ?? 0),
    before: untranslated(ids.join(', ')),
    after: untranslated(sorted.map(({ id }) => id).join(', ')),
  };
  return [{ fix, edits }];
}

const PICTURES: JsonPath = ['images'];

/**
 * Names of pictures that no file has, where one file has the same but for capitals, blanks, and JPEG or JPG: cameras and
 * phones give names that are easily written otherwise.
 *
 * @param present names of the files in the folder of pictures
 */
export function fixPictureNames(
  { path, text, value }: ParsedFile,
  tree: Node,
  present: readonly string[],
): readonly ProposedFix[] {
  if (path !== 'images.json') return [];
  const keys = Object.keys(Object(valueAtPath(value, PICTURES)));
  return keys.flatMap((key) => {
    const node = findNodeAtLocation(tree, [...PICTURES, key, 'file']);
    if (typeof node?.value !== 'string' || present.includes(normalize(node.value))) return [];
    const wanted = loosely(node.value);
    const [meant, ...others] = present.filter((name) => loosely(name) === wanted);
    if (meant === undefined || others.length > 0) return [];
    return [replacement('picture', path, text, node, JSON.stringify(meant))];
  });
}

function loosely(name: string): string {
  return normalize(name)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, ' ')
    .replace(/\.jpeg$/, '.jpg');
}

const MARK = '\uFEFF';
/** Texts are passed over; of the rest, a comma with nothing but a closing bracket behind it. */
const TEXT_OR_LAST_COMMA = /"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g;

const invisibleMark: Localized = ({ fixes }) => fixes.invisibleMark;
const nothing: Localized = ({ fixes }) => fixes.nothing;
const noLineBreak: Localized = ({ fixes }) => fixes.noLineBreak;
const lineBreak: Localized = ({ fixes }) => fixes.lineBreak;

/** A text, and the fixes in it. */
export interface FixedText {
  readonly text: string;
  readonly fixes: readonly Fix[];
}

/** A file as JSON wants it written: no invisible mark at the start, no comma before a closing bracket. */
export function fixWriting(file: string, original: string): FixedText {
  const hasMark = original.startsWith(MARK);
  const bare = hasMark ? original.slice(MARK.length) : original;
  const commas = lastCommas(file, bare);
  const corrected = applyEdits(
    bare,
    commas.flatMap(({ edits }) => [...edits]),
  );
  const isOpen = corrected.trim() !== '' && !corrected.endsWith('\n');
  const writing = (line: number, before: Localized, after: Localized): Fix => ({
    kind: 'writing',
    file,
    line,
    before,
    after,
  });
  return {
    text: isOpen ? `${corrected}${bare.includes('\r\n') ? '\r\n' : '\n'}` : corrected,
    fixes: [
      ...(hasMark ? [writing(1, invisibleMark, nothing)] : []),
      ...commas.map(({ fix }) => ({ ...fix, after: nothing })),
      ...(isOpen ? [writing(lineNumber(bare, bare.length), noLineBreak, lineBreak)] : []),
    ],
  };
}

function lastCommas(file: string, text: string): readonly ProposedFix[] {
  return [...text.matchAll(TEXT_OR_LAST_COMMA)]
    .filter(([found]) => found === ',')
    .map(({ index }) => replacement('writing', file, text, { offset: index, length: 1 }, ''));
}

type FixKind = 'amount' | 'apostrophe' | 'blanks' | 'order' | 'picture' | 'writing';

/** A correction in a file, for display. */
export interface Fix {
  readonly kind: FixKind;
  readonly file: string;
  /** Counted from 1, in the file as it was. */
  readonly line: number;
  readonly before: Localized;
  readonly after: Localized;
}

/** A fix, and the edits that make it. */
export interface ProposedFix {
  readonly fix: Fix;
  readonly edits: readonly Edit[];
}

/** A fix of one place, shown as the file has it before and after. */
function replacement(
  kind: FixKind,
  file: string,
  text: string,
  { offset, length }: Pick<Node, 'offset' | 'length'>,
  content: string,
): ProposedFix {
  const before = untranslated(text.slice(offset, offset + length));
  const fix = { kind, file, line: lineNumber(text, offset), before, after: untranslated(content) };
  return { fix, edits: [{ offset, length, content }] };
}

/** The line of an offset, counted from 1. */
function lineNumber(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
