import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { escapeRegExp } from '../../schema/escape-reg-exp.ts';
import type { JsonPath } from '../../schema/json-path.ts';
import { PRICE_KEY } from '../../schema/price-table.ts';
import type { FieldPlace } from '../../src/desk/preview/preview-api.ts';
import { FACTS_DOT } from '../../src/shared/join-facts.ts';
import type { Page } from '../../src/shared/page-data/page.ts';
import type { ShownPriceTable } from '../../src/shared/page-data/prices.ts';
import { parseMessage, plainText, VALUE_MARK } from '../compiler/parse/message.ts';
import type { ParsedFile } from '../compiler/parse/parsed-file.ts';
import type { Content } from '../compiler/resolve/content.ts';
import type { Texts } from '../compiler/resolve/texts.ts';

/** Anything but a further fact of a line. */
const VALUE = `[^${FACTS_DOT}]+`;

/** Shorter texts may occur in others by chance. */
const MIN_LETTERS = 8;

/** Finds the key of a shown text. */
type FindKey = (texts: readonly KnownText[], shown: readonly string[]) => KnownText | undefined;

interface KnownText {
  readonly key: string;
  readonly text: string;
}

/** The field of a text that is the same as a shown one. */
export function findSameText(lookup: Texts, shown: readonly string[]): FieldPlace | undefined {
  return findText(lookup, shown, (texts, wanted) => findFirst(texts, wanted, (text, own) => text === own));
}

/** The field of a message that a shown text is, with values filled in: the one with most words of its own. */
export function findMessage(lookup: Texts, shown: readonly string[]): FieldPlace | undefined {
  return findText(lookup, shown, (texts, wanted) => {
    const messages = texts
      .filter(({ text }) => text.includes(VALUE_MARK) && hasLetters(text))
      .toSorted((left, right) => countLetters(right.text) - countLetters(left.text));
    return wanted
      .map((own) => messages.find(({ key }) => messagePattern(lookup.find(key).text).test(own)))
      .find((found) => found !== undefined);
  });
}

/** The field of a text that most of a shown one is, or that a shown one is cut from. */
export function findTextPart(lookup: Texts, shown: readonly string[]): FieldPlace | undefined {
  return findText(
    lookup,
    shown,
    (texts, wanted) =>
      wanted
        .toReversed()
        .map((own) => longestIn(texts, own))
        .find((found) => found !== undefined) ??
      wanted.map((own) => onlyAround(texts, own)).find((found) => found !== undefined),
  );
}

function findText(lookup: Texts, shown: readonly string[], findKey: FindKey): FieldPlace | undefined {
  const texts = lookup.asked.map((key) => ({ key, text: simplify(plainText(lookup.find(key).text)) }));
  const found = findKey(texts, shown.map(simplify));
  if (!found) return undefined;
  const [area, ...path] = found.key.split('.');
  return { file: `texts/${lookup.language.code}/${area}.json`, field: path.join('.') };
}

function findFirst(
  texts: readonly KnownText[],
  shown: readonly string[],
  fits: (text: string, own: string) => boolean,
): KnownText | undefined {
  return shown.map((own) => texts.find(({ text }) => fits(text, own))).find((found) => found !== undefined);
}

/** The text that a shown one is cut from, word by word; undefined if it could be cut from several. */
function onlyAround(texts: readonly KnownText[], shown: string): KnownText | undefined {
  if (shown.length < MIN_LETTERS) return undefined;
  const cut = new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(shown)}(?![\\p{L}\\d])`, 'u');
  const [found, ...others] = texts.filter(({ text }) => cut.test(text));
  return others.length === 0 ? found : undefined;
}

function longestIn(texts: readonly KnownText[], shown: string): KnownText | undefined {
  return texts
    .filter(({ text }) => text.length >= Math.max(MIN_LETTERS, shown.length / 2) && shown.includes(text))
    .toSorted((left, right) => right.text.length - left.text.length)[0];
}

/**
 * The field of a price that a tour's page shows; its price list where the price is worked out.
 *
 * @param row the text of the row that the price is in: tables of several options may have the same price
 */
export function findPriceField(
  content: Content,
  page: Page | undefined,
  shown: readonly string[],
  row: string,
): FieldPlace | undefined {
  const cells = shownCells(content, page);
  const [text = ''] = shown.slice(-1);
  const found = cells.filter(({ figure }) => isFigureIn(figure, text));
  const cell = found.find(({ figures }) => figures.every((figure) => row.includes(figure))) ?? found[0];
  if (cell) return { file: cell.file, field: cell.field };
  const [first] = cells;
  return first && isAmount(text, first) ? { file: first.file, field: 'rows' } : undefined;
}

/** A price in the table of a page, and its field. */
interface ShownCell extends FieldPlace {
  readonly figure: string;
  /** All figures of its row. */
  readonly figures: readonly string[];
  /** The text before and after its figure. */
  readonly currency: ShownPriceTable['currency'];
}

/** The prices that a tour's page shows; none of other pages. */
export function shownCells({ packages }: Content, page: Page | undefined): readonly ShownCell[] {
  if (page?.kind !== 'package') return [];
  const tour = packages.find(({ id }) => id === page.id);
  return page.variants.flatMap(({ prices }, variant) => {
    const file = tour?.variants[variant]?.table?.file.path;
    if (!prices || file === undefined) return [];
    const { rows, tiers, currency } = prices;
    return rows.flatMap((row, index) => {
      const figures = row.figures.filter((figure) => figure !== null);
      return row.figures.flatMap((figure, column) => {
        const field = ['rows', index, tiers[column]?.id ?? PRICE_KEY].join('.');
        return figure === null ? [] : [{ file, field, figure, figures, currency }];
      });
    });
  });
}

function isFigureIn(figure: string, text: string): boolean {
  return new RegExp(`(?<![\\d.,])${escapeRegExp(figure)}(?![\\d]|[.,]\\d)`).test(text);
}

/** True if a text is an amount of money, and nothing else. */
function isAmount(text: string, { currency: { before, after } }: ShownCell): boolean {
  const rest = [before, after].reduce((left, sign) => left.replace(sign.trim(), ''), text);
  return rest !== text && /\d/.test(rest) && !/\p{L}/u.test(rest);
}

const TIMES = /^\d{1,2}[:.]\d{2}(?:\s*[–-]\s*\d{1,2}[:.]\d{2})?$/;

/** The field of an activity whose time is shown, by the activity's text in its row of a day plan. */
export function findTimeField(
  { packages }: Content,
  lookup: Texts,
  page: Page | undefined,
  shown: readonly string[],
  row: string,
): FieldPlace | undefined {
  if (page?.kind !== 'package' || !shown.some((text) => TIMES.test(simplify(text)))) return undefined;
  const keys = lookup.asked.flatMap((key) => {
    const [, id] = /^activities\.([^.]+?)(?:Included)?$/.exec(key) ?? [];
    const isInRow = simplify(row).includes(simplify(plainText(lookup.find(key).text)));
    return id !== undefined && isInRow ? [id] : [];
  });
  const plans = packages.find(({ id }) => id === page.id)?.itinerary?.plans ?? [];
  for (const { target } of plans.flatMap(({ days }) => days.flatMap(({ choices }) => choices))) {
    const index = target.data.activities.findIndex(({ text, laterText }) =>
      keys.some((key) => key === text || key === laterText),
    );
    if (index !== -1) return { file: target.file.path, field: `activities.${index}` };
  }
  return undefined;
}

/** The field of a file's own value, such as an address or a number of a phone. */
export function findValueField(file: ParsedFile, shown: readonly string[]): FieldPlace | undefined {
  const wanted = new Set(shown.flatMap(comparable));
  const path = findValue(file.value, (value) => comparable(value).some((own) => wanted.has(own)));
  return path && { file: file.path, field: path.join('.') };
}

function findValue(value: unknown, fits: (value: string) => boolean): JsonPath | undefined {
  if (typeof value === 'string') return fits(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const path = findValue(part, fits);
    if (path) return [key, ...path];
  }
  return undefined;
}

const MIN_DIGITS = 7;

/** A value in the forms in which pages may write it: numbers of phones with other spaces. */
function comparable(value: string): readonly string[] {
  const digits = value.replaceAll(/\D/g, '');
  const isNumber = digits.length >= MIN_DIGITS && !/\p{L}/u.test(value);
  return [simplify(value).toLowerCase(), ...(isNumber ? [digits] : [])].filter((form) => form !== '');
}

export function simplify(text: string): string {
  return simplifySpaces(text).trim();
}

function simplifySpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

function hasLetters(text: string): boolean {
  return countLetters(text) > 2;
}

function countLetters(text: string): number {
  return text.replaceAll(VALUE_MARK, '').trim().length;
}

/** A shown text, with anything in the place of its values but a further fact of a line. */
export function shownPattern(text: string): RegExp {
  return new RegExp(`^${text.split(VALUE_MARK).map(escapeRegExp).join(VALUE)}$`);
}

/** A message as it is shown, with anything in the place of its values and any form of its plurals. */
function messagePattern(message: string): RegExp {
  const write = (elements: readonly MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return escapeRegExp(simplifySpaces(element.value));
        if (element.type !== TYPE.plural && element.type !== TYPE.select) return VALUE;
        return `(?:${Object.values(element.options)
          .map(({ value }) => write(value))
          .join('|')})`;
      })
      .join('');
  return new RegExp(`^${write(parseMessage(message)).trim()}$`);
}
